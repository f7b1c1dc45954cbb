### What the browser adds to the words of the game.

## The map

## The stages and the families

## The tray, the proposals and the talks
