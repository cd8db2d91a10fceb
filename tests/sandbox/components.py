"""Short ways to write components, for tests of their limits."""

from typing import Any

V2 = 1 << 15
Json = dict[str, Any]


def button(n: int = 0, **more: Any) -> Json:
    return {"type": 2, "style": 1, "label": f"b{n}", "custom_id": f"b{n}"} | more


def row(*components: Json) -> Json:
    return {"type": 1, "components": list(components)}


def select(**more: Any) -> Json:
    return {"type": 3, "custom_id": "s", "options": [option(n) for n in range(3)]} | more


def option(n: int, **more: Any) -> Json:
    return {"label": f"o{n}", "value": str(n)} | more


def text(content: str) -> Json:
    return {"type": 10, "content": content}


def layout(*components: Json, **more: Any) -> Json:
    return {"flags": V2, "components": list(components)} | more


def container(*components: Json) -> Json:
    return {"type": 17, "components": list(components)}


def gallery(count: int, **more: Any) -> Json:
    return {"type": 12, "items": [{"media": {"url": "https://example.org/a.png"}} | more for _ in range(count)]}
