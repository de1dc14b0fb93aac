"""`python -m maskenball.cli`."""

from maskenball.cli import run

if __name__ == "__main__":
    run()
