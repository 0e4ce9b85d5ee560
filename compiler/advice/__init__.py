"""What an author is told of mistakes, when all of them are known.

Causes without their consequences, and suggestions that are followed to their end."""
