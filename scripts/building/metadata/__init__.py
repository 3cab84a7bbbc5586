"""What programs read about the pages, written over the built HTML: heads, citations, feed, map, images.

`scripts/metadata.py` runs it as a step of the build; the programmer's page is docs/contributing/metadata.md.
"""
