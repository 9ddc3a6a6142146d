"""What is said in and about Pebbles."""
