"""The actions and sights of people, from a test or from the page."""
