"""The rules of Saludos Amigos, SA-01 to SA-29."""
