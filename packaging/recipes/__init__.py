"""How the program is made into what people install: one module for each kind of package, and what these share."""
