"""Install the template's game as a package, whole or with something broken in it."""

import shutil
from pathlib import Path

TEMPLATE = Path(__file__).parents[2] / "template"


def install(site: Path, module: str = "cairn_heaps", key: str = "heaps") -> Path:
    """Put a copy of the game where Python looks for modules, as pip does; return its folder."""
    folder = site / module
    shutil.copytree(TEMPLATE / "cairn_heaps", folder, ignore=shutil.ignore_patterns("__pycache__"))
    for file in folder.rglob("*.py"):
        file.write_text(file.read_text(encoding="utf-8").replace("cairn_heaps", module), encoding="utf-8")
    info = site / f"{module}-1.0.0.dist-info"
    info.mkdir()
    name = module.replace("_", "-")
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0.0\n", encoding="utf-8")
    (info / "entry_points.txt").write_text(f"[cairn.games]\n{key} = {module}\n", encoding="utf-8")
    return folder
