"""Measure what must be fast: every module is one table of measures beside their aims."""
