"""The drawings of Jigūan: benches, the supply ring, five pagodas, the card display, a seat's board."""
