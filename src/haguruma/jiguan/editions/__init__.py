"""Edition files, how their tables are read, and what the evidence about the printed game asks of them.

The way in is `haguruma.jiguan.editions.loading`; what every edition must keep, `checking` says.
"""
