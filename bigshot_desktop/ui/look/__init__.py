"""How the window looks, sounds, moves and speaks: theme, signs, fonts, icons, layouts, sounds, pace, language."""
