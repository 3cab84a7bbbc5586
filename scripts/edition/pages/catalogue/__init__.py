"""The catalogue: its cards, its facets, the index of names. All of it is computed from what games declare."""
