"""`python -m haguruma`: the command line, which lives in `haguruma.cli`."""

from haguruma.cli.main import main

if __name__ == "__main__":
    main()
