"""The rules of Big Shot, BS-01 to BS-52."""
