"""What requests and answers are made of: JSON, bodies, refusals, and what was wrong with them."""
