"""First matches: a guide that points at the real table, step by step."""
