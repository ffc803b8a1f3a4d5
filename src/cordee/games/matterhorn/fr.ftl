title = Le Cervin

## La table dans un terminal

## La table en image

