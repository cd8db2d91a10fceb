"""
Run the steps of deploy/Containerfile in a plain Debian root, for a place where nothing builds containers.

`python -m tools.try_containerfile ROOT INTO [FILE …]`: ROOT is what debootstrap made, INTO a folder for the stages.
Each FILE is copied into every stage first, at its own place, such as this machine's certificates. Root only.
"""

import os
import re
import shlex
import shutil
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path

CONTEXT = Path(__file__).parents[1]
CONTAINERFILE = CONTEXT / "deploy" / "Containerfile"
KEPT = ("PIP_CERT", "PIP_FIND_LINKS", "PIP_DEFAULT_TIMEOUT")  # how this machine reaches its packages


@dataclass
class Stage:
    """A root being filled, and what later steps in it start from."""

    root: Path
    environment: dict[str, str] = field(default_factory=dict)
    folder: str = "/"
    user: str = "0"
    command: list[str] = field(default_factory=list)
    health: list[str] = field(default_factory=list)


def steps(text: str) -> list[tuple[str, str]]:
    """Read the instructions, each with its words; comments and blank lines are none."""
    lines = [line for line in text.splitlines() if line.strip() and not line.startswith("#")]
    return [(name, rest) for name, _, rest in (line.partition(" ") for line in lines)]


def build(text: str, base: Path, into: Path, also: list[Path]) -> Stage:
    """Carry out every step; the last stage is what would run."""
    stages: dict[str, Stage] = {}
    stage = Stage(base)
    for name, rest in steps(text):
        print(f"{name} {rest}", flush=True)
        if name == "FROM":
            called = rest.partition(" AS ")[2] or "last"
            stage = stages[called] = Stage(into / called)
            subprocess.run(["cp", "-a", base, stage.root], check=True)
            for file in also:
                _bring(file, stage.root / file.relative_to("/"))
        else:
            carry_out(stage, name, rest, stages)
    return stage


def carry_out(stage: Stage, name: str, rest: str, stages: dict[str, Stage]) -> None:
    match name:
        case "RUN":
            inside(stage, ["/bin/sh", "-c", rest])
        case "COPY":
            words = shlex.split(rest)
            source = CONTEXT
            if words[0].startswith("--from="):
                source = stages[words.pop(0).removeprefix("--from=")].root
            _bring(source / words[0].lstrip("/"), stage.root / words[1].lstrip("/"))
        case "ENV":
            stage.environment |= dict(word.split("=", 1) for word in shlex.split(rest))
        case "WORKDIR":
            stage.folder = rest
        case "USER":
            stage.user = rest
        case "CMD":
            stage.command = _listed(rest)
        case "HEALTHCHECK":
            stage.health = _listed(rest)
        case "VOLUME" | "STOPSIGNAL":
            pass
        case _:
            raise ValueError(f"{name}: no step that is known here")


def inside(stage: Stage, command: list[str], **more: str) -> None:
    """Run a command in the stage, as its user, in its folder."""
    kept = {name: os.environ[name] for name in KEPT if name in os.environ}
    environment = {
        "PATH": "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin",
        **kept,
        **stage.environment,
        **more,
    }
    wanted = f"cd {shlex.quote(stage.folder)} && exec {shlex.join(command)}"
    chroot = ["chroot", f"--userspec={stage.user}", str(stage.root), "/bin/sh", "-c", wanted]
    subprocess.run(chroot, check=True, env=environment)


def _listed(rest: str) -> list[str]:
    return re.findall(r'"((?:[^"\\]|\\.)*)"', rest[rest.index("[") :])


def _bring(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    if source.is_dir():
        shutil.copytree(source, target, symlinks=True, dirs_exist_ok=True, ignore=shutil.ignore_patterns("__pycache__"))
    else:
        shutil.copy2(source, target)


def main() -> None:
    base, into, *also = map(Path, sys.argv[1:])
    into.mkdir(parents=True, exist_ok=True)
    stage = build(CONTAINERFILE.read_text(encoding="utf-8"), base, into, also)
    print(
        f"built in {stage.root}; runs as {stage.user}: {shlex.join(stage.command)}; health: {shlex.join(stage.health)}"
    )


if __name__ == "__main__":
    main()
