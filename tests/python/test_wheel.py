"""The wheel that `make python` builds, unpacked and alone: what it has is enough to play, and its example learns."""

import json
import os
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
BUILD = Path(os.environ.get("QUADRIVIUM_BUILD", ROOT / "build")).resolve()
SECONDS = os.environ.get("LEARN_SECONDS", "0")  # that Stratic is learned: with 0 the example only plays and exports
TRIALS = 60 if float(SECONDS) > 0 else 6


class Wheel(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(cls.folder.cleanup)
        cls.here = Path(cls.folder.name) / "python"
        made = subprocess.run(
            ["make", "-s", f"BUILD={os.path.relpath(BUILD, ROOT)}", f"PYTHON={cls.here}", f"{cls.here}/.built"],
            cwd=ROOT, capture_output=True, text=True,
        )
        assert made.returncode == 0, made.stdout + made.stderr

    def run_alone(self, code, *arguments):
        """A program that finds nothing but the standard library and what is unpacked."""
        start = f"import sys; sys.path.insert(0, {str(self.here)!r}); sys.argv[1:] = {list(arguments)!r}; {code}"
        env = {name: value for name, value in os.environ.items() if not name.startswith(("QUADRIVIUM", "PYTHON"))}
        return subprocess.run([sys.executable, "-I", "-c", start], cwd=self.folder.name, env=env, capture_output=True, text=True)

    def test_it_has_everything_that_it_needs(self):
        self.assertEqual(len(list(self.here.glob("quadrivium-*-py3-none-linux_*.whl"))), 1)
        got = self.run_alone(
            "import quadrivium, quadrivium.describe, quadrivium.llm.prompts as p; from quadrivium import _library\n"
            "state = quadrivium.Game('rulegame').new(1); state.play(['bot:memory'])\n"
            "print(_library.library._name, quadrivium.__file__, state.hash(), len(p.VIEWS))"
        )
        self.assertEqual(got.returncode, 0, got.stderr)
        library, package, game, prompts = got.stdout.split()
        self.assertTrue(library.startswith(str(self.here)) and package.startswith(str(self.here)), got.stdout)
        self.assertTrue(len(game) == 16 and int(prompts) > 0, got.stdout)
        listed = subprocess.run([sys.executable, "-m", "zipfile", "-l", next(self.here.glob("*.whl"))], capture_output=True, text=True).stdout
        for part in ROOT.glob("backend/python/quadrivium/**/*.*"):
            if part.suffix != ".pyc":
                self.assertIn(str(part.relative_to(ROOT / "backend" / "python")), listed)

    def test_the_example_learns_and_its_games_can_be_rated(self):
        games = Path(self.folder.name) / "games.ndjson"
        run = "import runpy; runpy.run_module('quadrivium.examples.learn', run_name='__main__')"
        learned = self.run_alone(run, "rulegame")
        self.assertEqual(learned.returncode, 0, learned.stdout + learned.stderr)  # 0: better than random play
        played = self.run_alone(run, "stratic", "--seconds", SECONDS, "--trials", str(TRIALS), "--export", str(games))
        self.assertEqual(played.stderr, "")
        if float(SECONDS) > 0:
            self.assertEqual(played.returncode, 0, played.stdout)
        rated = subprocess.run([BUILD / "quad", "rate", games], capture_output=True, text=True)
        self.assertEqual(rated.returncode, 0, rated.stderr)
        table = json.loads(rated.stdout.splitlines()[0])
        self.assertEqual((table["board"], table["games"]), ("stratic/base", TRIALS + TRIALS // 3))


if __name__ == "__main__":
    unittest.main()
