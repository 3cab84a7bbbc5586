"""What was read and approved by a person, and is compared since: briefs, listings, messages of the checks."""
