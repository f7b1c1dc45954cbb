"""The Teutonic Knights: lords of an order, their knights, their walls and what links these."""
