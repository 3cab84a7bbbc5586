"""How often a patience comes out: runs over many deals, their statistics, the figures that are published.

`scripts/odds.py` is the command. Runs need Dask (`spreading`), and nothing else here does.
"""
