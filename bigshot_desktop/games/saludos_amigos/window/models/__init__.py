"""What there is to see of a match of Saludos Amigos."""
