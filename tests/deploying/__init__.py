"""The built site under a real host, for which root is needed: `make test-nginx`."""
