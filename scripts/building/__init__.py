"""What `scripts/build.py` does around mkdocs: assets, the content security policy, the swap of folders."""
