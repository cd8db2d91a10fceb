"""Commit to a secret now and reveal it later, by SHA-256, which `sha256sum` can check."""

from hashlib import sha256
from hmac import compare_digest


def commit(text: str, salt: str = "") -> str:
    """Hash the text, after `salt:` where there is a salt."""
    return sha256(f"{salt}:{text}".encode() if salt else text.encode()).hexdigest()


def commit_seed(seed: str) -> str:
    """Commit to a drawn seed; its 128 random bits need no salt."""
    return commit(seed)


def commit_secret(action: str, salt: str) -> str:
    """Commit to a hidden action with a salt: there are few (60 tiles), and without one everybody could try them all."""
    if not salt or ":" in salt:
        raise ValueError("a secret wants a salt without a colon")
    return commit(action, salt)


def drawn_lot(seed: str) -> int:
    """Draw a lot from a promised seed: 0 or 1, as the first digit of the SHA-256 of `lot:SEED` is even or odd."""
    return int(lot_proof(seed)[0], 16) % 2


def lot_proof(seed: str) -> str:
    return commit(f"lot:{seed}")


def holds(promised: str, commitment: str) -> bool:
    return compare_digest(promised.lower(), commitment)
