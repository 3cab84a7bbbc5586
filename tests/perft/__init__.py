"""Counts of move sequences of numbered deals, and of every position of the outside oracles."""
