"""Structure-aware fuzzing of everything the program reads from files: see ``scripts/fuzz.py``."""
