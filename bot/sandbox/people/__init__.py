"""What people do and see, from a test or from the page."""
