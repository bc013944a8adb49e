// Rules, objects, boards and plans made to keep a computer busy: each is answered within the bound on steps and memory that is promised, or
// refused with a code that says what is too much; then the same worker answers an honest question as before. How long a step takes is
// measured by `make bench` (pair r), not here: the workers under test are the sanitized ones.
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { after, test } from 'node:test';
import { stack } from '../lib/stack.mjs';

// Freed memory that the sanitizer keeps aside would count as used.
const s = await stack({ workers: 1, env: { ASAN_OPTIONS: [process.env.ASAN_OPTIONS, 'quarantine_size_mb=1'].filter(Boolean).join(':') } });
after(() => s.stop());

// Steps of deciding about a rule set, and as many again for boards; of looking at a plan; memory of the worker beyond what it had before, in KiB.
// The bound is read between two moves of a search, so the last move may pass it.
const LAST_MOVE = 2 ** 20;
const RULE_STEPS = 2 ** 28 + LAST_MOVE;
const PLAN_STEPS = 2 ** 29 + LAST_MOVE;
const MEMORY_KIB = 64 * 1024;

const times = (n, make) => Array.from({ length: n }, (_, i) => make(i));
const numbers = (n, from = 0) => `[${times(n, (i) => from + i)}]`;
const nested = (n, inner = 'p') => `${'('.repeat(n)}${inner}${')'.repeat(n)}`;
const grid = { shapes: times(16, (i) => `S${i}`), colors: times(16, (i) => `C${i}`) };
const maps = times(256, (i) => Object.fromEntries(times(12, (k) => [`k${k}`, String(i * 31 + k)])));
const full = (row) => times(36, (i) => [i + 1, `S${row}_${i}`, `C${row}_${i}`]);

const lines = (n, line) => times(n, line).join('\n');
const RULES = {
  'ten thousand atoms': { rule_set: '()'.repeat(10000) },
  'ten thousand atoms in lines of sixty': { rule_set: lines(166, () => '()'.repeat(60)) },
  'all the atoms there may be': { rule_set: lines(64, () => '(bucket:!p)'.repeat(22)) },
  'arithmetic a thousand deep': { rule_set: `(bucket:${nested(1000)})` },
  'a sum of a thousand': { rule_set: `(bucket:${times(1000, () => 'p').join('+')})` },
  'a thousand nots': { rule_set: `(bucket:${'!'.repeat(1000)}p)` },
  'ten thousand brackets that stay open': { rule_set: `(bucket:${'['.repeat(10000)}` },
  'lists multiplied': { rule_set: `(bucket:${times(5, () => numbers(40)).join('*')})` },
  'as many values as are allowed, everywhere': { rule_set: lines(15, () => `(code:this.pos+${numbers(256)}>last.pos,bucket:!p)`) },
  'dear codes on every cell': { rule_set: lines(60, (i) => `(code:this.pos*${numbers(12)}+last.pos*${numbers(12)}>${i + 7},bucket:p+${i % 4})`), objects: grid },
  'counters everywhere': { rule_set: lines(60, (i) => `${i + 1} (${i + 1},*,*,T,!pc*${i})(${i + 2},*,*,L,pc+1)(2147483647,*,*,*,!ps)`) },
  'variables of every colour and shape': { rule_set: lines(40, (i) => `(*,S${i % 16},*,*,[!pc*${i % 4},ps-${i % 3}*p])(*,*,C${i % 16},[T,${i % 36 + 1}],!ps*pc)`), objects: grid },
  'what was removed last, by its cell': { rule_set: '(code:this.pos>last.pos) (code:this.pos<last.pos-1,bucket:p) (code:this.color!=last.color,bucket:!last)', objects: grid },
  'a past that nobody can follow': { rule_set: '(code:q.pos>this.pos,bucket:p.color+q.bucket) (code:!q.shape,bucket:0) (code:last.pos+this.pos>40)' },
  'sixteen orders of single cells': {
    rule_set: `${lines(16, (k) => `Order o${k}=[${times(36, (i) => (i * 5 + k * 7) % 36 + 1).filter((n, i, all) => all.indexOf(n) === i)}]`)}\n${lines(40, (i) => `(pos:o${i % 16},pos:o${(i + 3) % 16},bucket:!pc*p)`)}`,
    objects: grid,
  },
  'sixteen by sixteen objects with a search': { rule_set: '(shape:S1,bucket:!p) (color:[C1,C2],bucket:pc) (pos:T,bucket:ps+p) (pos:36,bucket:p.pos)', objects: grid },
  'objects of many properties': { rule_set: lines(30, (i) => `(k${i % 12}:[0..${i * 300}],code:last.k${i % 12}<this.k${(i + 1) % 12})(k0:this.k1-1)`), objects: maps },
  'two hundred full boards': { rule_set: '(code:last.color!=this.color,bucket:!p) (code:this.pos>last.pos,bucket:p.pos+1) (pos:T,bucket:pc+1)', boards: times(200, () => times(36, (i) => [i + 1, ['STAR', 'SQUARE'][i % 2], ['RED', 'BLUE', 'BLACK'][i % 3]])) },
  'two hundred boards of names never seen': { rule_set: '(pos:T,bucket:!p)', boards: times(200, full) },
  'expressions that are just allowed, on every cell of every object': { rule_set: lines(36, (i) => `(code:this.pos+${i}+${numbers(160)}>last.pos+${numbers(8)},bucket:q.pos+${i})`), objects: grid },
  'the same without a memory': { rule_set: lines(36, (i) => `(code:this.pos+${i}+${numbers(160)}>${numbers(8)},bucket:!p)`), objects: grid },
  'a search that finds nothing': { rule_set: lines(30, (i) => `(shape:S${i % 16},code:q.pos+${numbers(20)}>=${numbers(20)},bucket:[0,p.pos])(code:!q.pos+!q.color)`), objects: grid },
  'orders without end and variables': {
    rule_set: `${lines(16, (k) => `Order o${k}=[${[...new Set(times(36, (i) => (i * (k % 2 ? 5 : 7) + k * 7) % 36 + 1))]}]`)}\n${lines(30, (i) => `(pos:[o${i % 16},T,B],bucket:[!pc*p,ps+1,pc-1])(pos:o${(i + 5) % 16},bucket:[!ps*p,!p])`)}`,
    objects: grid,
  },
  'two hundred boards to play in every way': { rule_set: lines(20, (i) => `(pos:${i + 1},code:q.pos+${numbers(20)}>=${numbers(20)},bucket:[0,p.pos])(code:!q.pos+!q.color)(bucket:p.color-q.bucket)`), boards: times(200, (k) => times(36, (i) => [i + 1, ['STAR', 'SQUARE'][i % 2], ['RED', 'BLUE', 'BLACK'][(i + k) % 3]])) },
  'a text of a mebibyte': { rule_set: '#'.repeat((1 << 20) - 1) },
};

const worker = () => s.processes('quad-api', true)[0].pid;
const ticks = (pid) => {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return Number(fields[11]) + Number(fields[12]);
};
const kib = (pid, what) => Number(new RegExp(`${what}:\\s+(\\d+) kB`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]);

/** Ask once; what it took of the one worker that there is. */
async function measured(path, body) {
  const pid = worker();
  writeFileSync(`/proc/${pid}/clear_refs`, '5'); // the peak begins anew
  const [before, memory] = [ticks(pid), kib(pid, 'VmRSS')];
  const { status, body: answer } = await s.client().call('POST', path, { body });
  assert.equal(worker(), pid, 'the worker lives');
  return { status, answer, ms: (ticks(pid) - before) * 10, memory: kib(pid, 'VmHWM') - memory };
}

function fits(t, name, most, { status, answer, ms, memory }) {
  const said = answer.code ?? answer.error?.code ?? `${answer.verdict ?? answer.ok} ${answer.proof ?? ''}`;
  t.diagnostic(`${name}: ${status} ${said}, ${answer.steps} steps, ${ms} ms, ${Math.round(memory / 1024)} MiB`);
  if (status === 200 && !answer.error) assert.ok(Number.isInteger(answer.steps) && answer.steps >= 0 && answer.steps <= most, `${answer.steps} steps`);
  assert.ok(memory <= MEMORY_KIB, `${memory} KiB`);
  if (status === 503) assert.match(answer.detail, /more than \d+ steps/);
  else if (status !== 200) assert.ok([413, 422].includes(status), JSON.stringify(answer));
}

test('the dearest questions about rules are answered within the bound', async (t) => {
  for (const [name, body] of Object.entries(RULES))
    await t.test(name, async (one) => fits(one, name, RULE_STEPS * (body.boards ? 2 : 1), await measured('/rules/check', body)));
  assert.equal((await s.client().post('/rules/check', { rule_set: '()' })).body.verdict, 'cannot_stalemate');
});

test('what is merely wrong is told where it stands', async () => {
  const check = async (rule_set, more) => (await s.client().post('/rules/check', { rule_set, ...more })).body;
  const at = ({ error }) => [error.code, error.line, error.column];
  assert.deepEqual(at(await check('()\n(*,*,RED,T')), ['expected_token', 2, 11]);
  assert.deepEqual(at(await check('(99999999999,*,*,*,0)')), ['bad_number', 1, 2]);
  assert.deepEqual(at(await check('(count:0,bucket:1)')), ['bad_count', 1, 8]);
  assert.deepEqual(at(await check('(pos:37)')), ['bad_position', 1, 6]);
  const seven = await check('(shape:blob,bucket:7) (bucket:[0,1,2,3])'); // a bucket is taken modulo 4, a shape nobody has takes nothing
  assert.deepEqual([seven.verdict, seven.proof], ['cannot_stalemate', 'closure']);
  const { body: plan } = await s.client().post('/experiments/check', { files: { 'trial-lists/a.csv': `${HEAD},shapes\nr,1,9,9,square;star\n`, 'rules/r.txt': '()\n(shape:blob,bucket:7)' } });
  const told = plan.faults.find(({ code }) => code === 'unknown_value');
  assert.deepEqual([told.file, told.line, told.column, told.severity], ['rules/r.txt', 2, 1, 'warning']);
  assert.match(told.message, /blob/);
});

const HEAD = 'rule_id,max_boards,min_objects,max_objects';
const PLANS = {
  'two thousand rows of one rule set': { 'trial-lists/a.csv': `${HEAD}\n${lines(1999, () => 'r,2,9,9')}\n`, 'rules/r.txt': RULES['counters everywhere'].rule_set },
  'four hundred dear rule sets': {
    'trial-lists/a.csv': `${HEAD}\n${lines(400, (i) => `r${i},2,9,9`)}\n`,
    ...Object.fromEntries(times(400, (i) => [`rules/r${i}.txt`, `# ${i}\n${RULES['variables of every colour and shape'].rule_set}\n(bucket:${i})`])),
  },
  'a warning for every word of every row': {
    'trial-lists/a.csv': `${HEAD},shapes,colors\n${lines(1999, () => `r,2,9,9,${grid.shapes.join(';')},${grid.colors.join(';')}`)}\n`,
    'rules/r.txt': lines(8, () => `(shape:[${times(120, (i) => `x${i}`)}])`),
  },
  'the longest rule set in every row': { 'trial-lists/a.csv': `${HEAD}\n${lines(1999, () => 'r,2,9,9')}\n`, 'rules/r.txt': RULES['all the atoms there may be'].rule_set },
  'rows of a thousand cells': { 'trial-lists/a.csv': lines(400, (i) => `rule_id${','.repeat(1000)}${i}`) },
  'one cell of a mebibyte': { 'trial-lists/a.csv': `rule_id,"${'x\n'.repeat(1 << 19)}"\nr,1\n` },
  'ten thousand files': Object.fromEntries(times(10000, (i) => [`trial-lists/l${i}.csv`, `${HEAD}\nr,1,9,9\n`])),
};

test('the dearest plans are looked at within the bound', async (t) => {
  for (const [name, files] of Object.entries(PLANS))
    await t.test(name, async (one) => fits(one, name, PLAN_STEPS, await measured('/experiments/check', { files })));
  const { body } = await s.client().post('/experiments/check', { files: { 'trial-lists/a.csv': `${HEAD}\nr,1,9,9\n`, 'rules/r.txt': '()' } });
  assert.equal(body.ok, true, JSON.stringify(body));
});
