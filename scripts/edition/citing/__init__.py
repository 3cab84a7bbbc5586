"""References: one record of the facts, and each form made from it. What is cited, the pages say."""
