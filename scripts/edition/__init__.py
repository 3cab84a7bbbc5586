"""The text library: witnesses, orthography, checks, and what the pages show of them."""
