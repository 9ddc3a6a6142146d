"""Buttons, fields, chips, charts and other widgets that know nothing of matches."""
