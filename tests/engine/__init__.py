"""The engine: each rule in a tiny game, worked positions, the law, outside oracles; under Pyodide, too."""
