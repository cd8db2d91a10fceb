"""Pictures of L-Calculus."""
