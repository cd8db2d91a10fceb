"""The site: Sphinx writes it from docs/, since it is kept up, reads our Markdown as it is, and refuses broken links."""
