// rules.mjs - pair r: rule sets checked for stalemates, against the reference script. The collection lies beside the checkout.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { build, shared } from '../lib/stack.mjs';
import { compare, interleave } from './measure.mjs';

const ROUNDS = 60;
const REFERENCE = `
import sys, time
sys.path.insert(0, sys.argv[1])
import rulegame
texts = [open(path, encoding='utf-8', errors='replace', newline='').read() for path in sys.argv[2:]]
begun = time.process_time()
for text in texts:
    rulegame.fin_w(rulegame.Rules(text), ['SQUARE', 'STAR', 'CIRCLE', 'TRIANGLE'], ['RED', 'BLACK', 'BLUE', 'YELLOW'])
print((time.process_time() - begun) * 1e6)
`;

export async function rule_checks() {
  const rules = join(shared(), 'rules'), folder = join(rules, 'golden', 'rulegame', 'corpus', 'game-data');
  if (!existsSync(folder)) {
    console.log('r        the collection of rule sets is not here: nothing was measured');
    return [];
  }
  const files = readdirSync(folder, { recursive: true }).filter((name) => name.endsWith('.txt')).map((name) => join(folder, name));
  const ours = async (warming) => {
    const { sets, us } = JSON.parse(execFileSync(join(build, 'quad'), ['rules', 'check', '--rounds', warming ? 1 : ROUNDS, ...files], { encoding: 'utf8' }));
    return { rate: sets / us * 1e6 };
  };
  const reference = async () => ({ rate: files.length / Number(execFileSync('python3', ['-c', REFERENCE, join(rules, 'reference'), ...files], { encoding: 'utf8' })) * 1e6 });
  return [compare(await interleave(ours, reference), (r) => r.rate, {
    id: 'r', name: 'rule sets checked / the reference script', unit: 'sets/s', bar: 400,
    where: [`${files.length} rule sets, one core: a third of it reading the text, a fifth the three sets for which boards are played`],
  })];
}
