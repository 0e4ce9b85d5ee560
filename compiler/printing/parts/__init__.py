"""What every print is made of: which cards, their faces as plain data, drawings, styles."""
