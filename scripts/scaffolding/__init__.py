"""Scaffolds: what a new source and a new game begin with, and what is left to be written in them."""
