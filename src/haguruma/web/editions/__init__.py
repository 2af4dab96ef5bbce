"""The pages of editions: looked at, compared, filled in by forms."""
