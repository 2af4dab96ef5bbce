"""Edition files, how their tables are read, and what the evidence about the printed game asks of them.

The way in is `haguruma.kikai.editions.loading`; rules that every edition must keep are in `haguruma.kikai.editions.checking`.
"""
