"""The language service for editors: the language server protocol over standard input and output."""
