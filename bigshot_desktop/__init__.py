"""Big Shot, Shark and Saludos Amigos: three board games for the desktop."""

__version__ = "0.1.0"
