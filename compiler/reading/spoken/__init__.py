"""What people say and Arsia does not: much in one sentence, and sentences turned round."""
