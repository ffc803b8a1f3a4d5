"""The manual as a site: pages that are made from the games, the command and the server."""
