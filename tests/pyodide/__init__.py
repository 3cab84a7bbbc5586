"""The engine under the Python that the browser runs."""
