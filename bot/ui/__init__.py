"""Discord: what people type, click and see."""
