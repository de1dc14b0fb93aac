"""Making plain Python fast: the rules, and whatever is played out on them, compiled from outside."""
