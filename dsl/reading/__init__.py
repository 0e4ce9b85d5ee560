"""What others wrote, as text: files, source text and the places in it, what is kept of it."""
