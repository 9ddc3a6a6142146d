"""What the models of Shark tell is what can be seen."""
