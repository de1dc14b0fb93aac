"""The games as other people's research libraries expect them: PettingZoo, Gymnasium."""
