"""How KIKAI is drawn: the town of Yukon Street, the KIKAI made of junk, the players' boards and cards."""
