"""Two builds of the same site, compared: what `make second-builder` reports."""
