"""Running a server: the application, its settings, limits, health, and who somebody is."""
