"""The tests, arranged like the package."""
