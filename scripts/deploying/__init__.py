"""What a host must know to serve the site: headers, caching, redirects, in the forms of several hosts."""
