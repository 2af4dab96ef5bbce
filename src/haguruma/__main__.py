"""`python -m haguruma`: the command line, which lives in `haguruma.cli`."""

from .cli.main import main

if __name__ == "__main__":
    main()
