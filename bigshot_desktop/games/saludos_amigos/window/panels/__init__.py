"""What players of Saludos Amigos act with."""
