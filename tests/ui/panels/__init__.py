"""The panels: every control, pressed and typed at, wants exactly what it says."""
