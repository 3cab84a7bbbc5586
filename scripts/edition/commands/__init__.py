"""The subcommands of `python -m edition`: one module each, with `add_arguments` and `run`."""
