// samples.mjs - the sample programs of the API's documentation, run as they stand. They draw their turns at random: here
// from a seed, so that with the stack's QUADRIVIUM_TEST_SEED the same match is played at every run.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from './stack.mjs';

const SEEDED = 'import random, runpy, sys; random.seed(1); sys.argv = sys.argv[1:]; '
  + 'runpy.run_path(sys.argv[0], run_name="__main__")';
const COMMANDS = {
  Python: ['python3', '-c', SEEDED, 'bot.py'],
  JavaScript: [process.execPath, '--random-seed=1', 'bot.mjs'],
  'the shell': ['sh', 'bot.sh'],
};

export const LANGUAGES = Object.keys(COMMANDS);

/** Runs a sample to its end. Resolves to {stdout, stderr}; rejects when the program fails or takes ten minutes.
 * @param {string} language of LANGUAGES
 * @param {string} url of the arena
 * @param {string} token an access token, '' for none
 * @param {string[]} args more arguments: the match */
export function run_sample(language, url, token, ...args) {
  const [command, ...rest] = COMMANDS[language];
  const file = join(root, 'frontend', 'docs', 'api', rest.pop());
  return promisify(execFile)(command, [...rest, file, url, ...args],
    { timeout: 600_000, env: { ...process.env, QUADRIVIUM_TOKEN: token } });
}
