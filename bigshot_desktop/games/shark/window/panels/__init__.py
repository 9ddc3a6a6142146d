"""What players of Shark act with."""
