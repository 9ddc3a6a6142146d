"""The board of Saludos Amigos: the village that is built over, its road of money, the café counter and the council."""
