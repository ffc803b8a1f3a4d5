title = Himalaya

## La table dans un terminal

## La table en image

