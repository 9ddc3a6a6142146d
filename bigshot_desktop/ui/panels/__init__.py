"""What players act and read with: the action bar and its panels, seats, log, curtain and reasons."""
