"""Recorded games of the demonstrations, a module a game: found by a search, replayed by tests."""
