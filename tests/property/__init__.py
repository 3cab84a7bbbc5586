"""What holds for whatever is drawn at random: playthroughs, links, damaged texts, verdicts."""
