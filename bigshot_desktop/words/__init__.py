"""Codes into sentences, without Qt: English for the command line, any language for the window."""
