"""The store on PostgreSQL, for many processes and many servers; needs the extra `postgresql`."""
