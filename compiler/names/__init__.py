"""Every declared name, and the two tables that drive the compiler: kinds and verbs."""
