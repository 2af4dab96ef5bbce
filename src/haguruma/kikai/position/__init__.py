"""Positions of KIKAI: any state as readable data, read back with every fault named."""
