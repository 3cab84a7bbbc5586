"""Well-known games, declared only to hold the engine against outside programs: they are in no catalogue."""
