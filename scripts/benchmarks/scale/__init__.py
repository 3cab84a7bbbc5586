"""How the build grows with the archive: `python scripts/bench.py site` (and `scale` alone)."""
