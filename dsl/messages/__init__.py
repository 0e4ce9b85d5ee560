"""What is said about a text: messages, the records behind them, their forms for programs."""
