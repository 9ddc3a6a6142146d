"""The scripts that keep the repository in order."""
