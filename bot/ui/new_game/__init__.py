"""Make a challenge by a form, and by menus where more is to be chosen."""
