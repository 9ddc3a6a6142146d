"""The words of Saludos Amigos."""
