"""The opponent for Logitac."""
