"""Benchmarks in headless Chromium: a host as it should be, and the board beside stock Pyodide."""
