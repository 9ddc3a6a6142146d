"""The games' rules: one conformance suite for all of them, and what each rule says."""
