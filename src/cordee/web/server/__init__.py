"""Running a server: the application, its settings, limits, health, and who a visitor is."""
