"""Saludos Amigos: coalitions, councillors and a village that is being built over."""
