"""Players that are programs. They receive a View, never a state."""
