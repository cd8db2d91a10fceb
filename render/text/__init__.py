"""Words in pictures, and what stands for a picture in words."""
