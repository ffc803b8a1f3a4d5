# What the site itself says among the rules
boards-of-example = The boards of this example
