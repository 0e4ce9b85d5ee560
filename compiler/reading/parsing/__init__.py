"""How texts are read: rules made of messages, and the method that finds what a text can mean."""
