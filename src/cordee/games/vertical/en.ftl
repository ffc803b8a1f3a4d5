title = Vertical

## The table in a terminal

## The table as a picture

