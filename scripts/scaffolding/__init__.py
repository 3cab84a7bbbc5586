"""Scaffolds: what a new source and a new game begin with, the files that follow from a game, what is unfinished."""
