"""What the edition files of all games have in common: finding and parsing them, typed tables, sources, content hash.

Which tables there are and what may stand in them is each game's own business.
"""
