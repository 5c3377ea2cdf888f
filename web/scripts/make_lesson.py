"""Writes the lesson and the worked examples of the rules page for the browser client.

usage: make lesson
"""

import pathlib

from example_scenes import scenes
from lesson_script import lesson
from teaching import lesson_json, tree_of

SOURCE = pathlib.Path(__file__).resolve().parent.parent / "src"


def files() -> dict[pathlib.Path, str]:
    """What belongs into each file. The same games are played each time: nothing in them is left to chance."""
    examples = ",\n".join(f'"{name}":{scene.to_json()}' for name, scene in scenes().items())
    return {
        SOURCE / "learn" / "lesson.json": lesson_json(lesson().start, tree_of(lesson)) + "\n",
        SOURCE / "rulebook" / "scenes.json": f"{{{examples}}}\n",
    }


def main() -> None:
    for path, text in files().items():
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
