"""Both games' rules told a second time, as simply as can be, for the tests to hold the engines against."""
