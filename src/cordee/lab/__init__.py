"""The lab: many games at once, inside the kernel."""
