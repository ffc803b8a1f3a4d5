"""The tables for programs: JSON, described by OpenAPI."""
