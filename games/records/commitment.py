"""Promise a secret now, show it later: SHA-256, checkable with nothing but `sha256sum`."""

from hashlib import sha256
from hmac import compare_digest


def commit(text: str, salt: str = "") -> str:
    """Hash the text, after `salt:` where there is a salt."""
    return sha256(f"{salt}:{text}".encode() if salt else text.encode()).hexdigest()


def commit_seed(seed: str) -> str:
    """A drawn seed holds 128 bits of chance and so needs no salt."""
    return commit(seed)


def commit_secret(action: str, salt: str) -> str:
    """There are few hidden actions (60 tiles): without a salt everybody could try them all."""
    if not salt or ":" in salt:
        raise ValueError("a secret wants a salt without a colon")
    return commit(action, salt)


def holds(promised: str, commitment: str) -> bool:
    return compare_digest(promised.lower(), commitment)
