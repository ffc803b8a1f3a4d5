"""What the boards of all four games share: colours, paper, seats, dice and lettering, as SVG."""
