"""What the games are: pure rules on the standard library, no Qt, no files, no clock."""
