"""Food production: factories, modules around them in a grid, a market of modules."""
