// Experiments with hidden rules: a plan corrected by its error messages, ten people at once, transcripts that score the same again;
// and that nobody learns what is not theirs to know.
import assert from 'node:assert/strict';
import { execFile, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { build, shared, stack, until } from '../lib/stack.mjs';
import { is_not_accepted, origin_of } from '../../frontend/model/origin.js';
import { TABLES, analysed } from '../lib/study_tables.mjs';

const s = await stack({ workers: 6, env: { QUADRIVIUM_UNLISTED: '1' } });
after(() => s.stop());

const HEAD = 'rule_id,max_boards,min_points,max_points,min_objects,max_objects,min_shapes,max_shapes,min_colors,max_colors,feedback_switches,give_up_at';
const SECRET = '# the turning secret\n(*,*,*,*,[!p*[0,1,2,3],p+1])\n';
const row = (rule, rest = '2,2,10,3,4,2,3,2,3,free,1') => `${rule},${rest}`;
const files = {
  'trial-lists/a.csv': `${HEAD}\n${row('turn')}\n${row('red')}\n`,
  'trial-lists/b.csv': `${HEAD}\n${row('red')}\n${row('turn')}\n`,
  'rules/turn.txt': SECRET,
  'rules/red.txt': '(*,*,*,*,[0,2])\n',
};
const plan = { title: 'The turning secret, spring', shown_title: 'A sorting task', consent: 'I am of age and take part freely.', files };

async function make(owner, more = {}) {
  const made = await owner.post('/experiments', { ...plan, ...more });
  assert.equal(made.status, 201, made.text);
  return made.body.id;
}
async function running(owner, more = {}) {
  const id = await make(owner, more);
  assert.equal((await owner.patch(`/experiments/${id}`, { status: 'running' })).status, 200);
  return id;
}
const ask = (who, method, path, body) => who.decided(method.toUpperCase(), path, body === undefined ? {} : { body });
const enrol = (who, id, body = { consent: true }) => ask(who, 'post', `/experiments/${id}/enrolments`, body);

const svg = (inside) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">${inside}</svg>`;
const picture = (name, inside) => ({ name, data: Buffer.from(svg(inside)).toString('base64') });
const STUDY_BODIES = { '/study': { study: { languages: ['en'] } }, '/preview': { step: 0 }, '/pictures': picture('a', '') };
const study_of = async (owner, id, study) => {
  const put = await ask(owner, 'put', `/experiments/${id}/study`, { study });
  assert.equal(put.status, 200, put.text);
  return put.body;
};
const SHORT = { files: { ...files, 'modifiers/short.csv': `${HEAD.slice(8)}\n${row('').slice(1)}\n` } };
const started = async (owner, study, more = SHORT) => {
  const id = await make(owner, more);
  await study_of(owner, id, study);
  const begun = await owner.patch(`/experiments/${id}`, { status: 'running' });
  assert.equal(begun.status, 200, begun.text);
  return id;
};
const answer = (who, id, page, answers = []) => ask(who, 'post', `/experiments/${id}/answers`, { page, answers, reaction_ms: 1500 });
const from = (id, more = {}) => ({ consent: true, origin: { platform: 'prolific', id, study: 'st-1', session: `se-${id}`, ...more } });
const people_of = async (owner, id) => (await owner.get(`/experiments/${id}/people?limit=200`)).body.items;

const one_move = async (who, match) => {
  const { turn } = (await who.get(`/matches/${match}/view`)).body;
  const { orders } = (await who.get(`/matches/${match}/legal`)).body;
  const got = await who.put(`/matches/${match}/turns/${turn}/orders`, { orders: orders[0] });
  assert.equal(got.status, 200, got.text);
};

/** Play a series to its end, trying what was not refused yet in an order of one's own; gives every answer's text. */
async function play(who, match, luck) {
  const heard = [];
  for (let tries = 0; tries < 400; tries++) {
    const view = await who.get(`/matches/${match}/view`);
    heard.push(view.text);
    if (view.body.status === 'finished') return heard;
    const { body: legal, text } = await who.get(`/matches/${match}/legal`);
    heard.push(text);
    const orders = legal.orders[(tries * 7 + luck) % legal.orders.length];
    const got = await who.put(`/matches/${match}/turns/${view.body.turn}/orders`, { orders });
    assert.equal(got.status, 200, got.text);
    heard.push(got.text);
  }
  throw new Error('the series does not end');
}

const quad = (words, input) => new Promise((resolve) => {
  const child = execFile(join(build, 'quad'), words, { maxBuffer: 1 << 28 }, (error, out, err) => resolve({ status: error?.code ?? 0, out, err }));
  child.stdin.end(input);
});
const lines = (text) => text.split('\n').filter(Boolean).map((line) => JSON.parse(line));

test('a plan is corrected by its error messages, started, and stays as it is', async () => {
  const owner = await s.guest();
  const broken = { ...plan, files: { ...files, 'trial-lists/b.csv': `${HEAD}\nblue,2,2,10,4,4,2,3,2,3,free,1\n${row('turn').replace(',free', '')}\n` } };
  const refused = await ask(owner, 'post', '/experiments', broken);
  assert.deepEqual([refused.status, refused.body.code], [422, 'bad_plan']);
  assert.deepEqual(refused.body.errors.map((e) => [e.path, e.code]),
    [['trial-lists/b.csv:2:1', 'missing_rule'], ['trial-lists/b.csv:3:25', 'column_mismatch']]);
  assert.deepEqual((await owner.get('/experiments')).body.items, []);

  const kept = await owner.post('/experiments', { ...broken, draft: true });
  assert.deepEqual([kept.status, kept.body.status, kept.body.report.error_count], [201, 'draft', 2]);
  const x = `/experiments/${kept.body.id}`;
  assert.equal((await ask(owner, 'patch', x, { status: 'running' })).body.code, 'bad_plan');
  assert.equal((await ask(owner, 'patch', x, { status: 'closed' })).body.code, 'bad_request');

  const first = { ...broken, files: { ...broken.files, 'rules/blue.txt': '(*,*,blue,*,)\n' } };
  const dry = await s.client().post('/experiments/check', first);
  assert.deepEqual(dry.body.faults.filter((f) => f.severity === 'error').map((f) => [f.file, f.line, f.column, f.code, f.reason, f.params]),
    [['rules/blue.txt', 1, 13, 'rule_parse_error', 'value_empty', { found: 'sign', text: ')' }],
      ['trial-lists/b.csv', 3, 25, 'column_mismatch', 'cells_mismatch', { cells: 11, names: 12 }]]);
  assert.equal((await ask(owner, 'put', x, first)).body.code, 'bad_plan');
  const mended = await owner.put(x, plan);
  assert.deepEqual([mended.status, mended.body.report.ok, mended.body.lists], [200, true, [{ list: 'a', rows: 2 }, { list: 'b', rows: 2 }]]);
  const started = await owner.patch(x, { status: 'running' });
  assert.deepEqual([started.status, started.body.status], [200, 'running']);
  for (const again of [await ask(owner, 'put', x, plan), await ask(owner, 'patch', x, { status: 'running' }), await ask(owner, 'delete', x)])
    assert.deepEqual([again.status, again.body.code], [409, 'experiment_started']);
  assert.deepEqual((await owner.get('/experiments')).body.items.map((i) => [i.title, i.status, i.lists]), [[plan.title, 'running', 2]]);
  assert.equal((await owner.patch(x, { status: 'closed' })).body.status, 'closed');
  assert.equal((await ask(owner, 'patch', x, { status: 'closed' })).body.code, 'experiment_closed');
});

test('ten people at once are spread evenly, and what they did scores the same again', async () => {
  const owner = await s.guest();
  const id = await running(owner), x = `/experiments/${id}`;
  const people = await Promise.all(Array.from({ length: 10 }, () => s.guest()));
  const refused = await enrol(people[0], id, {});
  assert.deepEqual([refused.status, refused.body.code], [422, 'consent_needed']);
  const joined = await Promise.all(people.map((who) => enrol(who, id)));
  assert.deepEqual(joined.map((j) => j.status), Array(10).fill(201));
  const even = (await owner.get(`${x}/progress`)).body;
  assert.deepEqual(even.lists.map((l) => [l.list, l.participants, l.playing]), [['a', 5, 5], ['b', 5, 5]]);

  const heard = await Promise.all(people.map(async (who, i) => {
    const texts = [];
    for (let at = joined[i].body; at.status === 'playing'; at = (await enrol(who, id)).body) {
      assert.equal((await enrol(who, id)).body.match, at.match, 'coming back gives the same series');
      texts.push(...await play(who, at.match, i), (await who.get(`/matches/${at.match}`)).text, (await who.get(`/matches/${at.match}/log`)).text);
    }
    texts.push((await who.get(x)).text, (await who.get('/me/inbox')).text, (await who.get('/me/export')).text);
    return texts;
  }));
  for (const text of heard.flat())
    assert.ok(!/secret|turn\.txt|\[!p|trial-lists|rule_id|"rules"|"initial_boards"|"cond_|"seed"|"accepts"/.test(text), `a participant was told: ${text.slice(0, 300)}`);

  const progress = (await owner.get(`${x}/progress`)).body;
  assert.deepEqual([progress.participants, progress.complete, progress.playing], [10, 10, 0]);
  for (const list of progress.lists) {
    assert.deepEqual(list.series.map((r) => [r.series, r.finished, r.mastery.length, r.boards.length]), [[1, 5, 5, 2], [2, 5, 5, 2]]);
    assert.ok(list.series.every((r) => r.boards.every((b) => b.count === 5 && b.mean_attempts_milli >= 3000)));
  }

  /* The figures say of each rule what the table of series says. */
  const { rules } = (await owner.get(`${x}/figures`)).body;
  const all_lines = lines((await owner.get(`${x}/transcripts`)).text), series = all_lines.filter((l) => l.type === 'series');
  const tried = ({ participant, series: number }) => all_lines.filter((l) => l.type === 'attempt' && l.participant === participant && l.series === number && (l.kind === 'move' || (l.kind === 'pick' && l.code !== 0))).length;
  assert.deepEqual(rules.map((r) => [r.rule_id, r.series, r.boards.map((b) => b.series)]), [['red', 10, [10, 10]], ['turn', 10, [10, 10]]]);
  for (const rule of rules) {
    const mine = series.filter((l) => l.rule_id === rule.rule_id), mastered = mine.filter((l) => l.mastery < 300);
    assert.equal(rule.mastered, mastered.length);
    assert.deepEqual(rule.risk.filter((r) => r.mastered).flatMap((r) => Array(r.series).fill(r.attempts)), mastered.map((l) => l.mastery).sort((a, b) => a - b));
    assert.deepEqual(rule.risk.filter((r) => !r.mastered).flatMap((r) => Array(r.series).fill(r.attempts)),
      mine.filter((l) => l.mastery === 300).map((l) => Math.max(0, tried(l) - 10)).sort((a, b) => a - b));
    assert.equal(rule.mean_score_milli, 100 * mine.reduce((sum, l) => sum + l.score, 0));
  }

  const transcripts = await owner.get(`${x}/transcripts?format=ndjson`);
  const told = lines(transcripts.text);
  const { digest, digest_at_start, ...end } = told.at(-1);
  assert.deepEqual(end, { type: 'end', count: told.length - 1, next: null });
  assert.match(digest, /^[0-9a-f]{64}$/);
  assert.equal(digest, digest_at_start);
  const count = (type) => told.filter((line) => line.type === type).length;
  assert.deepEqual([count('participant'), count('series'), count('board')], [10, 20, 40]);
  assert.ok(told.filter((l) => l.type === 'participant').every((l) => l.consent_at));
  const again = await quad(['experiments', 'rescore', '-'], transcripts.text);
  const [score] = lines(again.out);
  assert.deepEqual([again.status, score.series, score.equal, score.attempts, score.different], [0, 20, 20, count('attempt'), []]);

  // A transcript that was altered does not.
  const altered = told.map((l) => (l.type === 'board' && l.board === 2 ? { ...l, points: l.points + 1 } : l)).map((l) => JSON.stringify(l)).join('\n');
  const other = await quad(['experiments', 'rescore', '-'], altered);
  assert.deepEqual([other.status, lines(other.out)[0].equal], [1, 0]);

  // The table has the same attempts, and from its columns alone come the same errors and points.
  const csv = (await owner.get(`${x}/transcripts?format=csv`)).text.trim().split('\r\n').map((line) => line.split(','));
  const column = Object.fromEntries(csv[0].map((name, i) => [name, i]));
  assert.equal(csv.length - 1, count('attempt'));
  const boards = new Map();
  for (const cells of csv.slice(1)) {
    const key = [0, column.series, column.board].map((i) => cells[i].replaceAll('"', '')).join(':'), board = boards.get(key) ?? { halves: 0 };
    board.halves += Number(cells[column.half_cost]) - (cells[column.code] === '0' && cells[column.kind] === '"move"' ? 2 : 0);
    if (cells[column.points]) board.points = Number(cells[column.points]);
    boards.set(key, board);
  }
  for (const line of told.filter((l) => l.type === 'board'))
    assert.deepEqual(boards.get(`${line.participant}:${line.series}:${line.board}`), { halves: line.half_errors, points: line.points });

  const unknown = await ask(owner, 'get', `${x}/transcripts?format=csv&table=nothing`);
  assert.equal(unknown.status, 422);
  for (const table of TABLES) assert.ok(unknown.body.detail.includes(table), unknown.body.detail);

  // Nothing of it says who they are.
  const all = [transcripts.text, ...await Promise.all(['attempts', 'boards', 'series', 'guesses', 'participants'].map(async (t) => (await owner.get(`${x}/transcripts?format=csv&table=${t}`)).text)),
    (await owner.get(`${x}/participants`)).text, (await owner.get(x)).text, JSON.stringify(progress)].join('\n');
  for (const [i, who] of people.entries())
    for (const word of [who.account.id, who.account.name, joined[i].body.match]) assert.ok(!all.includes(word), `${word} is in what the owner sees`);
});

test('somebody who walks away comes back to the same series; after an hour another takes the place', async () => {
  const owner = await s.guest(), id = await running(owner), x = `/experiments/${id}`;
  const [first, second, third, fourth] = await Promise.all(Array.from({ length: 4 }, () => s.guest()));
  const a = (await enrol(first, id)).body;
  await s.shift_clock(3700);
  await enrol(second, id); // one of two lists that nobody is playing: whoever came first is gone
  const lists = async () => (await owner.get(`${x}/participants`)).body.items.map((p) => [p.list, p.status]);
  const of_second = (await lists())[1][0];
  const other = of_second === 'a' ? 'b' : 'a';
  assert.deepEqual((await lists()).map(([, status]) => status), ['gone', 'playing']);
  const back = await enrol(first, id);
  assert.deepEqual([back.status, back.body.match, back.body.participant], [200, a.match, a.participant]);
  await enrol(third, id);
  assert.deepEqual((await lists())[2], [other, 'playing']);
  const [, { participant }] = (await owner.get(`${x}/participants`)).body.items;
  assert.equal((await owner.patch(`${x}/participants/${participant}`, { defective: true })).body.defective, true);
  await enrol(fourth, id);
  assert.deepEqual((await lists())[3], [of_second, 'playing'], 'a defective one is not counted');
  await owner.patch(x, { status: 'closed' });
  assert.equal((await enrol(await s.guest(), id)).body.code, 'experiment_closed');
  await play(first, a.match, 3);
  const done = (await enrol(first, id)).body;
  assert.deepEqual([done.status, done.match], ['closed', null]);
});

test('rows that continue are one series to the participant, and rows of their own to the owner', async () => {
  const owner = await s.guest(), who = await s.guest(), head = `${HEAD},continue`;
  const short = (rule, rest) => `${rule},1,2,10,2,2,1,1,1,1,free,0,${rest}`;
  const { 'trial-lists/b.csv': _, ...others } = files;
  const id = await running(owner, { files: { ...others, 'trial-lists/a.csv': `${head}\n${short('red', 'true')}\n${short('turn', '')}\n${short('red', 'false')}\n` } });
  const { document } = (await owner.get(`/experiments/${id}/preregistration`)).body;
  assert.deepEqual(document.lists[0].series.map(({ continues }) => continues), [true, undefined, undefined]);
  const shown = ({ series, of, series_done, continues, match }) => [series, of, series_done, continues, Boolean(match)];
  const first = (await enrol(who, id)).body;
  assert.deepEqual(shown(first), [1, 2, 0, false, true]);
  const header = async (match) => { const { series, of, continues } = (await who.get(`/matches/${match}`)).body.experiment; return [series, of, continues]; };
  assert.deepEqual(await header(first.match), [1, 2, true]);
  assert.equal((await ask(who, 'post', `/matches/${first.match}/acts`, { act: { type: 'give_up' } })).status, 422, 'not in the middle');
  await play(who, first.match, 1);
  assert.deepEqual(shown((await who.get(`/experiments/${id}`)).body.you), [1, 2, 0, true, false]);
  const second = (await enrol(who, id)).body;
  assert.deepEqual([shown(second), await header(second.match)], [[1, 2, 0, false, true], [1, 2, false]]);
  await play(who, second.match, 1);
  assert.deepEqual(shown((await who.get(`/experiments/${id}`)).body.you), [1, 2, 1, false, false]);
  const third = (await enrol(who, id)).body;
  assert.deepEqual(shown(third), [2, 2, 1, false, true]);
  await play(who, third.match, 1);
  const end = (await enrol(who, id)).body;
  assert.deepEqual([end.status, end.series_done, end.of, end.continues], ['complete', 2, 2, false]);
  const told = (await owner.get(`/experiments/${id}/transcripts`)).text;
  assert.deepEqual(lines(told).filter((l) => l.type === 'series').map((l) => [l.series, l.super_series, l.rule_id]), [[1, 1, 'red'], [2, 1, 'turn'], [3, 2, 'red']]);
  assert.deepEqual(lines((await quad(['experiments', 'rescore', '-'], told)).out)[0].different, []);
});

/* The rules of a published study, as somebody plays them who knows them: [piece, bucket] of the right move on a board, after `done` right ones. */
const by_color = (...colors) => ({ pieces }) => [pieces[0].piece, colors.indexOf(pieces[0].properties.color)];
const in_order = (sign) => ({ pieces }) => [[...pieces].sort((a, b) => sign * (b.y - a.y || a.x - b.x))[0].piece, 0];
const in_turn = (...buckets) => ({ pieces, done }) => [pieces[0].piece, buckets[done % 2]];
const KNOWN = { 'RU/JF/Basic/cm_RBKY': by_color('RED', 'BLUE', 'BLACK', 'YELLOW'), 'RU/JF/Basic/cm_BRYK': by_color('BLUE', 'RED', 'YELLOW', 'BLACK'),
  'FDCL/basic/ordL1': in_order(1), 'FDCL/basic/ordRevOfL1': in_order(-1), 'RU/JF/Simple/buckOrd13': in_turn(1, 3), 'RU/JF/Simple/buckOrd02': in_turn(0, 2) };

/* Plays a series without an error but one: the first move of each board. Returns what was sent as [board, piece, bucket, whether it was right]. */
async function play_known(who, match, rule) {
  const sent = [];
  for (let board = 1; board <= 5; board++) {
    const shown = (await who.get(`/matches/${match}/view`)).body.view.seats[0].board;
    for (let done = 0, pieces = shown.pieces, missed = 0; pieces.length;) {
      const [right, bucket] = KNOWN[rule]({ pieces, done });
      const wrong = rule.includes('ord') ? [pieces.find(({ piece }) => piece !== right)?.piece, bucket] : [right, (bucket + 1) % 4];
      const [piece, into] = missed ? [right, bucket] : wrong;
      const got = await who.put(`/matches/${match}/turns/${sent.length + 1}/orders`, { orders: { type: 'move', piece, bucket: into } });
      assert.equal(got.status, 200, got.text);
      sent.push([board, piece, into, Boolean(missed)]);
      if (missed) { pieces = pieces.filter((one) => one.piece !== piece); done += 1; }
      missed += 1;
    }
  }
  return sent;
}

test('a published study runs from its files as they are, and its tables say what was played', { skip: !shared() }, async () => {
  const corpus = join(shared(), 'rules', 'golden', 'rulegame', 'corpus'), name = 'RU/JF/TransferSS2', folder = join(corpus, 'plans', 'trial-lists', name);
  const lists = Object.fromEntries(readdirSync(folder).map((file) => [`trial-lists/${name}/${file}`, readFileSync(join(folder, file), 'utf8')]));
  const rows = (text) => { const [head, ...all] = text.trim().split(/\r?\n/).map((line) => line.split(',')); return all.map((cells) => Object.fromEntries(head.map((column, i) => [column, cells[i]]))); };
  const rules = Object.fromEntries(Object.keys(KNOWN).map((rule) => [`rules/${rule}.txt`, readFileSync(join(corpus, 'game-data', 'rules', `${rule}.txt`), 'utf8')]));
  const owner = await s.guest(), made = await owner.post('/experiments', { title: 'Transfer', consent: 'Yes.', plan: name, files: { ...lists, ...rules } });
  assert.equal(made.status, 201, made.text);
  const { report, id } = made.body;
  assert.deepEqual([report.ok, Object.keys(lists).length, report.lists.length], [true, 30, 30]);
  assert.deepEqual([...new Set(report.faults.map(({ code, params }) => `${code} ${params.name}`))], ['ignored_column pregame'], 'all that is different');
  assert.ok(report.lists.every((list) => list.rows.every((one) => one.stalemate.verdict === 'cannot_stalemate')));
  assert.equal((await owner.patch(`/experiments/${id}`, { status: 'running' })).status, 200);

  const who = await s.guest(), sent = [];
  let at = (await enrol(who, id)).body;
  const [{ list }] = (await owner.get(`/experiments/${id}/participants`)).body.items;
  const published = rows(lists[`trial-lists/${name}/${list}.csv`]);
  for (const { rule_id } of published) {
    sent.push(await play_known(who, at.match, rule_id));
    at = (await enrol(who, id)).body;
  }
  assert.equal(at.status, 'complete');

  const { text } = await owner.get(`/experiments/${id}/transcripts`), told = lines(text), series = told.filter((l) => l.type === 'series');
  assert.deepEqual(series.map(({ rule_id }) => rule_id), published.map(({ rule_id }) => rule_id));
  for (const [i, { options }] of series.entries()) {
    const cells = published[i], number = (column) => Number(cells[column]);
    assert.equal(options.rules, rules[`rules/${cells.rule_id}.txt`]);
    assert.deepEqual([options.boards, options.min_points, options.max_points, options.min_objects, options.max_objects, options.min_shapes, options.max_colors, options.feedback, options.give_up_at, options.incentive, options.x2_after, options.x4_after],
      [...['max_boards', 'min_points', 'max_points', 'min_objects', 'max_objects', 'min_shapes', 'max_colors'].map(number), cells.feedback_switches, number('give_up_at'), 'likelihood', number('x2_likelihood'), number('x4_likelihood')]);
  }
  assert.deepEqual(told.filter((l) => l.type === 'attempt').map((l) => [l.series, l.board, l.piece, l.bucket, l.code === 0]), sent.flatMap((one, i) => one.map((attempt) => [i + 1, ...attempt])));
  assert.ok(told.filter((l) => l.type === 'board').every((l) => l.finish === 'cleared' && l.half_errors === 2 && l.done === 9 && l.attempts === 10));
  const [score] = lines((await quad(['experiments', 'rescore', '-'], text)).out);
  assert.deepEqual([score.series, score.equal, score.attempts, score.different], [4, 4, 200, []]);
});

test('each move keeps the place for an hour more', async () => {
  const owner = await s.guest(), id = await running(owner), who = await s.guest();
  const { match } = (await enrol(who, id)).body;
  for (let moves = 0; moves < 3; moves++) {
    await s.shift_clock(1800);
    await one_move(who, match);
    assert.equal(await s.value(`select to_json(m.changed_at + interval '1 hour' = p.until) from match m join trial t on t.match_id = m.id
      join participant_place p using (participant_id) where m.public_id = '${match}'`), true);
  }
  const [person] = (await owner.get(`/experiments/${id}/participants`)).body.items;
  assert.equal(person.status, 'playing');
});

test('giving up, guesses, picks and property pieces are told and scored the same again', async () => {
  const owner = await s.guest();
  const more = {
    'trial-lists/a.csv': `${HEAD},images,free_wrong_cost,x2_after,x4_after\ncats,3,2,10,4,4,,,,,free,1,zoo/*,0.5,2,4\nturn,3,2,10,4,4,2,3,2,3,free,0,,,,\n`,
    'shapes/zoo/properties.csv': 'image,species\ncat,cat\ndog,=cmd|calc\n', 'rules/cats.txt': '(species:cat,bucket:1) (bucket:3)\n', 'rules/turn.txt': SECRET,
  };
  const id = await running(owner, { files: more, consent: '' }), who = await s.guest();
  const first = (await enrol(who, id, {})).body;
  await who.post(`/matches/${first.match}/acts`, { act: { type: 'guess', text: '=HYPERLINK("x")', confidence: 3 } });
  await play(who, first.match, 2);
  const second = (await enrol(who, id)).body;
  const view = (await who.get(`/matches/${second.match}/view`)).body;
  await who.put(`/matches/${second.match}/turns/${view.turn}/orders`, { orders: { type: 'pick', piece: 0 } });
  assert.equal((await who.post(`/matches/${second.match}/acts`, { act: { type: 'give_up' } })).status, 200);
  assert.equal((await enrol(who, id)).body.status, 'complete');
  const { text } = await owner.get(`/experiments/${id}/transcripts`);
  const again = await quad(['experiments', 'rescore', '-'], text);
  assert.deepEqual(lines(again.out)[0].different, []);
  assert.equal(lines(again.out)[0].equal, 2);
  assert.deepEqual(lines(text).filter((l) => l.kind === 'pick' || l.kind === 'give_up').slice(-2).map((l) => l.kind), ['pick', 'give_up']);
  const guesses = (await owner.get(`/experiments/${id}/transcripts?format=csv&table=guesses`)).text;
  assert.match(guesses, /,"'=HYPERLINK\(""x""\)",3,,\r\n$/);
  const { rows } = await analysed(Object.fromEntries(await Promise.all(TABLES.map(async (name) => [name, (await owner.get(`/experiments/${id}/transcripts?format=csv&table=${name}`)).text]))));
  assert.deepEqual([rows.guesses, rows.series, rows.participants], [1, 2, 1]);
  for (const table of ['attempts', 'boards', 'series', 'guesses'])
    for (const cell of (await owner.get(`/experiments/${id}/transcripts?format=csv&table=${table}`)).text.split(/[,\n]/))
      assert.ok(!/^"?[=+\-@]/.test(cell), `a cell begins like a formula: ${cell}`);
});

test('to strangers an experiment, and to all but its participant its matches, do not exist', async () => {
  const owner = await s.guest(), stranger = await s.guest(), who = await s.guest();
  const draft = await make(owner), id = await running(owner);
  const unknown = await ask(stranger, 'get', '/experiments/aaaaaaaaaa');
  const face = ({ body: { request_id, ...rest } }) => rest;
  const bodies = { put: plan, patch: { status: 'running' } };
  for (const at of [draft, id])
    for (const [method, path] of [['get', '/participants'], ['get', '/progress'], ['get', '/transcripts'], ['put', ''], ['patch', ''], ['delete', ''], ['patch', '/participants/aaaaaaaaaa'],
      ['delete', '/participants/aaaaaaaaaa'], ['get', '/people'], ['get', '/figures'], ['get', '/study'], ['put', '/study'], ['post', '/preview'],
      ['get', '/bonuses'], ['get', '/preregistration'], ['get', '/pictures'], ['post', '/pictures'], ['delete', '/pictures/aaaaaaaaaa']]) {
      const answer = await ask(stranger, method, `/experiments/${at}${path}`, STUDY_BODIES[path] ?? (path.startsWith('/participants/') && method === 'patch' ? { defective: true } : bodies[method]));
      assert.deepEqual([method, path, answer.status, face(answer)], [method, path, 404, face(unknown)]);
    }
  assert.deepEqual(face(await ask(stranger, 'get', `/experiments/${draft}`)), face(unknown));
  assert.deepEqual(face(await enrol(stranger, draft)), face(unknown));
  assert.deepEqual((await stranger.get(`/experiments/${id}`)).body, { id, owner: false, shown_title: plan.shown_title, consent: plan.consent, status: 'running',
    languages: [], language: '', platform: null, minutes: 0, bonus: null, pairs: null, full: false, you: null });
  assert.equal((await s.client().get(`/experiments/${id}`)).status, 200);
  assert.equal((await enrol(owner, id)).body.code, 'forbidden');

  const { match } = (await enrol(who, id)).body;
  const closed = ['', '/view', '/spectate', '/board.svg', '/log', '/export', '/evaluations', '/messages', '/legal', '/ratings'];
  const tried = async (when) => {
    for (const person of [stranger, owner, s.client()])
      for (const path of closed) assert.ok([404, 401].includes((await ask(person, 'get', `/matches/${match}${path}`)).status), `${path} ${when}`);
    const link = Object.assign(s.client(), { strict: false }); // nginx's own page
    assert.equal((await ask(link, 'get', `//m/${match}`)).status, 404);
    assert.equal((await ask(stranger, 'post', `/matches/${match}/fork`, { turn: 1 })).status, 404);
    for (const path of ['/spectate', '/export', '/evaluations']) assert.equal((await ask(who, 'get', `/matches/${match}${path}`)).status, 404);
  };
  await tried('while it is played');
  await play(who, match, 5);
  await tried('after its end');
  assert.equal((await ask(who, 'post', `/matches/${match}/fork`, { turn: 1 })).status, 404);
  assert.equal((await ask(who, 'post', `/matches/${match}/rematch`, {})).status, 404);
  const header = (await who.get(`/matches/${match}`)).body;
  assert.deepEqual([header.status, header.seed, header.nonce, header.options.rules, header.options.cond_train], ['finished', undefined, undefined, undefined, undefined]);
  assert.equal((await who.get(`/matches/${match}/view`)).body.view.rules, undefined);
  for (const list of [`/matches?status=finished&player=${encodeURIComponent(who.account.name)}`, `/players/${encodeURIComponent(who.account.name)}/matches?status=finished`])
    assert.ok(!(await stranger.get(list)).text.includes(match));
});

test('what I take part in is in my own export, and an account that goes ends its experiments', async () => {
  const owner = await s.guest(), who = await s.guest(), id = await running(owner);
  const { participant } = (await enrol(who, id)).body;
  const mine = lines((await who.get('/me/export')).text).find((l) => l.type === 'experiment_part');
  assert.deepEqual([mine.experiment, mine.participant, mine.consent], [id, participant, plan.consent]);
  assert.ok(lines((await owner.get('/me/export')).text).some((l) => l.type === 'experiment' && l.id === id));
  await owner.call('DELETE', '/me', { body: {} });
  assert.equal((await enrol(await s.guest(), id)).body.code, 'experiment_closed');
});

test('a token with the scope does what its owner may, others do not', async () => {
  const owner = s.client();
  const name = `researcher-${Date.now() % 100000}`;
  await owner.post('/accounts', { name, password: 'long enough for anybody' });
  const token = async (scopes) => {
    const { body } = await owner.post('/me/tokens', { label: 'lab', scopes });
    const client = s.client();
    return (path) => client.call('GET', path, { headers: { Authorization: `Bearer ${body.token}` } });
  };
  const id = await make(owner);
  const [lab, player] = [await token(['experiments']), await token(['play'])];
  assert.equal((await lab(`/experiments/${id}`)).body.title, plan.title);
  assert.equal((await player('/experiments')).body.code, 'insufficient_scope');
});

const PAGES = {
  languages: ['en', 'de'], shown_title: { en: 'Sorting', de: 'Sortieren' }, consent: { en: 'I agree.', de: 'Ich stimme zu.' },
  platform: 'prolific', codes: { complete: 'DONE1' }, return_hosts: ['app.prolific.com'], return_to: 'https://app.prolific.com/submissions/complete?cc={code}&id={id}',
  before: [
    { id: 'intro', kind: 'text', title: { en: 'Welcome', de: 'Willkommen' }, text: '# Sort *all* pieces' },
    { id: 'warm_up', kind: 'practice', title: 'Practice', text: 'Try it.', feedback: 'Well done.', plan: 'R:red:short' },
    { id: 'quiz', kind: 'check', title: 'Questions', tries: 2, questions: [
      { id: 'goal', kind: 'choice', text: 'What do you do?', options: [{ en: 'Sort', de: 'Sortieren' }, 'Sleep'], right: [0] },
      { id: 'parts', kind: 'choice', text: 'What is there?', several: true, options: ['Pieces', 'Buckets', 'Cars'], right: [0, 1] }] }],
  after: [
    { id: 'about', kind: 'questions', title: 'About you', questions: [
      { id: 'ease', kind: 'scale', text: 'How easy?', min: 1, max: 7, low: 'hard', high: 'easy' },
      { id: 'how', kind: 'text', text: 'How did you do it?', length: 50 },
      { id: 'hand', kind: 'choice', text: 'Which hand?', required: false, options: ['left', 'right'] }] },
    { id: 'debrief', kind: 'text', title: 'Thank you', text: 'We studied rules.' }],
};

/** Through the pages before the series; gives every answer's text. */
async function prepare(who, id, origin, luck) {
  const heard = [];
  const hear = (got, status) => { assert.equal(got.status, status, got.text); heard.push(got.text); return got.body; };
  const first = hear(await enrol(who, id, from(origin)), 201);
  assert.deepEqual([first.page.kind, first.page.title, first.match, first.code], ['text', 'Welcome', null, null]);
  const practice = hear(await answer(who, id, 1), 200);
  assert.deepEqual([practice.page.kind, practice.page.over, practice.page.feedback, practice.match], ['practice', false, undefined, null]);
  assert.equal((await answer(who, id, 2)).body.code, 'stale_page', 'the practice is not over');
  const { match } = hear(await enrol(who, id, { ...from(origin), practice: 2 }), 200);
  assert.equal(hear(await enrol(who, id, { ...from(origin), practice: 2 }), 200).match, match);
  assert.equal((await who.get(`/matches/${match}`)).body.experiment.series, 0);
  heard.push(...await play(who, match, luck));
  const over = hear(await enrol(who, id, from(origin)), 200);
  assert.deepEqual([over.page.over, over.page.feedback, over.match], [true, 'Well done.', null]);
  assert.ok(over.page.result.attempts > 0);
  hear(await answer(who, id, 2), 200);
  const wrong = hear(await answer(who, id, 3, [0, [0, 2]]), 200);
  assert.deepEqual([wrong.wrong, wrong.page.tries_left, wrong.status], [[1], 1, 'playing']);
  assert.deepEqual(wrong.page.texts.map((t) => t.text), ['# Sort *all* pieces']);
  return heard;
}

/** The series and the pages after them. */
async function finish(who, id, luck) {
  const heard = [];
  let at = (await enrol(who, id)).body;
  for (; at.match; at = (await enrol(who, id)).body) heard.push(...await play(who, at.match, luck));
  assert.equal(at.page.kind, 'questions');
  assert.equal((await answer(who, id, 4, [8, 'x', null])).body.code, 'bad_request');
  assert.equal((await answer(who, id, 4, [7, '', null])).body.code, 'bad_request', 'a needed answer');
  assert.equal((await answer(who, id, 5)).body.code, 'stale_page');
  heard.push((await answer(who, id, 4, [7, '=1+1', null])).text);
  const end = await answer(who, id, 5);
  return { end: end.body, heard: [...heard, end.text] };
}

test('participants of MTurk and SONA come by the names that these platforms write into an address', async () => {
  const owner = await s.guest(), none = new URLSearchParams('workerId=&x=1');
  const given = { mturk: 'assignmentId=AS-1&hitId=HIT-1&workerId=W-1&turkSubmitTo=x', sona: 'survey_code=S-1&experiment_id=77&credit_token=tok', prolific: 'PROLIFIC_PID=P-1&STUDY_ID=st&SESSION_ID=se' };
  const told = { mturk: ['W-1', 'HIT-1', 'AS-1'], sona: ['S-1', '77', 'tok'], prolific: ['P-1', 'st', 'se'] };
  assert.deepEqual([origin_of(none), is_not_accepted(none)], [undefined, false]);
  const looking = new URLSearchParams('assignmentId=ASSIGNMENT_ID_NOT_AVAILABLE&hitId=HIT-1');
  assert.deepEqual([origin_of(looking), is_not_accepted(looking)], [undefined, true], 'a task that is only looked at has no worker');
  for (const [platform, query] of Object.entries(given)) {
    const origin = origin_of(new URLSearchParams(query)), id = await started(owner, { languages: ['en'], platform });
    assert.deepEqual(origin, { platform, id: told[platform][0], study: told[platform][1], session: told[platform][2] });
    const [who, other, stranger] = await Promise.all([1, 2, 3].map(() => s.guest()));
    assert.equal((await enrol(who, id, { consent: true, origin })).status, 201);
    assert.equal((await enrol(other, id, { consent: true, origin })).body.code, 'place_taken', 'one place for each id');
    assert.equal((await enrol(stranger, id, { consent: true, origin: { ...origin, platform: 'other' } })).body.code, 'origin_needed');
    assert.deepEqual((await people_of(owner, id)).map((p) => [p.platform, p.id, p.study, p.session]), [[platform, ...told[platform]]]);
  }
});

test('a study leads through its pages, gives a code at the true end, and its answers are a table', async () => {
  const owner = await s.guest(), who = await s.guest(), id = await started(owner, PAGES), x = `/experiments/${id}`;
  const invited = (await who.get(`${x}?language=de`)).body;
  assert.deepEqual([invited.shown_title, invited.consent, invited.platform, invited.full], ['Sortieren', 'Ich stimme zu.', 'prolific', false]);
  assert.equal((await enrol(who, id)).body.code, 'origin_needed');
  const heard = await prepare(who, id, 'P1', 3);
  const passed = await answer(who, id, 3, [0, [1, 0]]);
  assert.deepEqual([passed.body.page, passed.body.match, passed.body.series], [null, null, 1]);
  const { end, heard: more } = await finish(who, id, 3);
  assert.deepEqual([end.status, end.code, end.return_to], ['complete', 'DONE1', 'https://app.prolific.com/submissions/complete?cc=DONE1&id=P1']);
  assert.equal((await answer(who, id, 1)).status, 200, 'a page that is behind changes nothing');
  for (const text of [...heard, ...more, (await who.get(x)).text])
    assert.ok(!/secret|trial-lists|rule_id|"rules"|warm_up|"quiz"|"right"|"plan"|"list"|"seed"/.test(text), `a participant was told: ${text.slice(0, 300)}`);

  const table = async (name) => (await owner.get(`${x}/transcripts?format=csv&table=${name}`)).text.trim().split('\r\n');
  const answers = (await table('answers')).map((line) => line.split(','));
  const at = Object.fromEntries(answers[0].map((name, i) => [name, i]));
  const bare = (cell) => cell.replaceAll('"', '');
  assert.deepEqual(answers.slice(1).map((c) => [c[at.page_id], c[at.try], c[at.question_id]].map(bare).join(' ')),
    ['intro 1 ', 'warm_up 1 score', 'warm_up 1 attempts', 'quiz 1 goal', 'quiz 1 parts', 'quiz 2 goal', 'quiz 2 parts', 'about 1 ease', 'about 1 how', 'about 1 hand', 'debrief 1 ']);
  assert.ok((await table('answers')).join().includes("'=1+1"));
  const transcripts = (await owner.get(`${x}/transcripts`)).text;
  assert.equal(lines(transcripts).filter((l) => l.type === 'series').length, 2, 'practice is in no transcript');
  for (const word of ['P1', 'st-1', 'DONE1']) assert.ok(!transcripts.includes(word), `${word} is kept apart`);
  const [person] = await people_of(owner, id);
  assert.deepEqual([person.platform, person.id, person.study, person.session, person.code, person.status], ['prolific', 'P1', 'st-1', 'se-P1', 'DONE1', 'complete']);
  assert.ok((await who.get('/me/export')).text.includes('"P1"'));

  // The tables fit their codebook, and the scripts of the documents read them.
  const told = await analysed(Object.fromEntries(await Promise.all(TABLES.map(async (name) => [name, (await owner.get(`${x}/transcripts?format=csv&table=${name}`)).text]))));
  assert.ok(told.lines <= 20);
  assert.deepEqual([told.rows.participants, told.rows.series, told.rows.answers], [1, 2, 11]);
  assert.match(told.python, /^participants 1 complete 1\n(errors \w+ \d [\d.]+\n){4}mastered \d of 2\nfirst moves 0 median ms NA\nscales 1 mean 7.00\n$/);
  if (told.r !== null) assert.equal(told.r, told.python);

  // Changed while it runs: another version for those who come, the old one for those who joined.
  const newer = await study_of(owner, id, { ...PAGES, platform: null, before: [], after: [], quota: 2 });
  assert.equal(newer.version, 2);
  const next = await s.guest();
  assert.deepEqual([(await enrol(next, id)).body.pages, (await enrol(who, id)).body.pages], [0, 5]);
});

test('failing the questions, running out of time, leaving and withdrawing each have a status, and none is complete', async () => {
  const owner = await s.guest(), id = await started(owner, { ...PAGES, minutes: 90, codes: {} }), x = `/experiments/${id}`;
  const [out, late, left, gone] = await Promise.all(Array.from({ length: 4 }, () => s.guest()));
  await prepare(out, id, 'out', 1);
  const failed = (await answer(out, id, 3, [1, [0]])).body;
  assert.deepEqual([failed.status, failed.page, failed.match], ['screened_out', null, null]);
  assert.match(failed.code, /^[a-z2-7]{10}$/);
  assert.equal((await answer(out, id, 3, [0, [0, 1]])).body.status, 'screened_out', 'no further try');
  assert.equal((await enrol(out, id)).body.match, null);

  for (const [who, name] of [[left, 'left'], [gone, 'gone']]) {
    await prepare(who, id, name, 2);
    await answer(who, id, 3, [0, [0, 1]]);
    const { match } = (await enrol(who, id)).body;
    if (name === 'left') assert.equal((await ask(who, 'post', `/matches/${match}/resign`, { confirm: true })).status, 200);
    else {
      const away = (await ask(who, 'post', `${x}/withdrawal`, { erase: true })).body;
      assert.deepEqual([away.status, away.match, away.code], ['withdrawn', null, null]);
      assert.equal((await who.get(`/matches/${match}`)).body.status, 'finished');
    }
  }
  const at_end = (await enrol(left, id)).body;
  assert.deepEqual([at_end.status, at_end.code, at_end.match], ['left', null, null]);
  await prepare(late, id, 'late', 4);
  await s.shift_clock(91 * 60);
  const timed = (await answer(late, id, 3, [0, [0, 1]])).body;
  assert.deepEqual([timed.status, timed.page], ['timed_out', null]);
  assert.match(timed.code, /^[a-z2-7]{10}$/);
  assert.notEqual(timed.code, failed.code);
  const figures = (await owner.get(`${x}/progress`)).body;
  assert.deepEqual(['complete', 'playing', 'gone', 'left', 'screened_out', 'timed_out', 'withdrawn'].map((k) => figures[k]), [0, 0, 0, 1, 1, 1, 1]);

  const transcripts = lines((await owner.get(`${x}/transcripts`)).text);
  const codes = Object.fromEntries((await people_of(owner, id)).map((p) => [p.id, p]));
  assert.equal(transcripts.filter((l) => l.participant === codes.gone.participant).length, 1, 'one line is left of a withdrawn participant');
  assert.equal(codes.gone.status, 'withdrawn', 'the platform\'s id stays, so that the owner can settle with them');
  for (const person of Object.values(codes)) assert.equal((await ask(owner, 'delete', `${x}/participants/${person.participant}`)).status, 204);
  const erased = await people_of(owner, id);
  assert.deepEqual([...new Set(erased.map((p) => `${p.status} ${p.id} ${p.code} ${p.series_done}`))], ['erased null null 0']);
  assert.equal(lines((await owner.get(`${x}/transcripts`)).text).filter((l) => l.type !== 'participant').length, 1);
  assert.equal((await out.get(x)).body.you, null);
  assert.equal((await ask(owner, 'delete', `${x}/participants/${erased[0].participant}`)).status, 204, 'twice changes nothing');
});

test('an end that no request told is told to whoever looks: the last move, and the time', async () => {
  const owner = await s.guest(), study = { languages: ['en'], minutes: 90, codes: { timed_out: 'LATE' } };
  const id = await started(owner, study), [who, late] = [await s.guest(), await s.guest()];
  for (let { match } = (await enrol(who, id)).body; match;) {
    await play(who, match, 4);
    const { you } = (await who.get(`/experiments/${id}`)).body;
    match = you.status === 'playing' ? (await enrol(who, id)).body.match : null;
  }
  await enrol(late, id);
  await s.shift_clock(91 * 60);
  const ends = [];
  for (const person of [who, late]) {
    const looks = await Promise.all([1, 2, 3].map(() => person.get(`/experiments/${id}`)));
    const [{ status, code }, ...others] = looks.map((l) => l.body.you);
    for (const other of others) assert.deepEqual([other.status, other.code], [status, code], 'the same code, however often');
    ends.push([status, code]);
  }
  assert.match(ends[0][1], /^[a-z2-7]{10}$/);
  assert.deepEqual([ends[0][0], ends[1]], ['complete', ['timed_out', 'LATE']]);
  assert.deepEqual((await people_of(owner, id)).map((p) => [p.status, p.code]), ends);
});

test('what a browser measures while its participant is erased is erased too', async () => {
  const owner = await s.guest(), who = await s.guest(), id = await running(owner);
  const { match, participant } = (await enrol(who, id)).body;
  const writer = spawn('psql', ['-XAtq', '-v', 'ON_ERROR_STOP=1', '-d', s.conninfo], { stdio: ['pipe', 'pipe', 'inherit'] });
  let said = '';
  writer.stdout.on('data', (part) => { said += part; });
  /* A measurement whose transaction is not over yet. */
  writer.stdin.write(`begin; select m.id from trial t join match m on m.id = t.match_id where m.public_id = '${match}' for no key update of t;
    insert into trial_timing (match_id, kind, n) select id, 'turn', 1 from match where public_id = '${match}'; select 'written';\n`);
  await until(() => said.includes('written'), { what: 'the measurement' });
  const gone = ask(owner, 'delete', `/experiments/${id}/participants/${participant}`);
  await until(async () => (await s.sql("select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'")) !== '0', { what: 'the erasure at the lock' });
  writer.stdin.end('commit;\n');
  assert.equal((await gone).status, 204);
  assert.equal(await s.sql(`select count(*) from trial_timing x join match m on m.id = x.match_id where m.public_id = '${match}'`), '0');
});

test('two hundred at the last places at once, one id twice at once, and ids that are none', async () => {
  const owner = await s.guest(), study = { languages: ['en'], platform: 'prolific', quota: 3 };
  const id = await started(owner, study), crowd = await Promise.all(Array.from({ length: 200 }, () => s.guest()));
  const twice = await Promise.all(crowd.slice(0, 12).map((who) => enrol(who, id, from('same'))));
  assert.deepEqual(twice.map((t) => t.status).sort(), [201, ...Array(11).fill(409)]);
  assert.ok(twice.every((t) => t.status === 201 || t.body.code === 'place_taken'));
  const rest = crowd.filter((_, i) => i >= 12 || twice[i].status !== 201);
  const many = await Promise.all(rest.map((who, i) => enrol(who, id, from(`p${i}`))));
  assert.equal(many.filter((m) => m.status === 201).length, 2);
  assert.ok(many.every((m) => m.status === 201 || m.body.code === 'experiment_full'), many.find((m) => ![201, 409].includes(m.status))?.text);
  assert.equal((await s.client().get(`/experiments/${id}`)).body.full, true);
  const inside = rest[many.findIndex((m) => m.status === 201)];
  assert.equal((await enrol(inside, id, from('another'))).body.code, 'place_taken', 'a browser does not change its id');
  for (const [wish, code] of [[from('x'.repeat(10_000)), 'bad_request'], [from(''), 'bad_request'], [from('a\u0000b'), 'malformed'], [from('a\u0007b'), 'bad_request'], [from('a\nb'), 'bad_request'], [from('a,9'), 'bad_request'], [from('"a'), 'bad_request'], [from(' =1+1'), 'bad_request'], [from('-1+1'), 'bad_request'], [from('a', { platform: 'mturk' }), 'origin_needed'],
    [from('a', { platform: 'none' }), 'bad_request'], [from('a', { more: 1 }), 'unknown_member'], [{ consent: true, origin: 7 }, 'bad_request']])
    assert.equal((await ask(rest.find((_, i) => many[i].status === 409), 'post', `/experiments/${id}/enrolments`, wish)).body.code, code, JSON.stringify(wish).slice(0, 80));
  assert.equal((await ask(inside, 'post', `/experiments/${id}/answers`, { page: 1, answers: ['x'.repeat(1 << 20)] })).status, 413);
});

test('a study with an address that leads elsewhere, or without sense, is refused with the place of the error', async () => {
  const owner = await s.guest(), id = await make(owner), good = { languages: ['en'], return_hosts: ['a.example'] };
  const page = (more) => ({ ...good, before: [{ id: 'a', kind: 'text', title: 'T', text: 'x', ...more }] });
  const quiz = (more) => page({ kind: 'check', questions: [{ id: 'q', kind: 'choice', text: 'Q', options: ['a', 'b'], right: [0], ...more }] });
  const bad = [
    [{ ...good, return_to: 'javascript:alert(1)' }, '/return_to'], [{ ...good, return_to: 'http://a.example/' }, '/return_to'], [{ ...good, return_to: 'https://b.example/' }, '/return_to'],
    [{ ...good, return_to: 'https://a.example@b.example/' }, '/return_to'], [{ ...good, return_to: 'https://a.example:8443/' }, '/return_to'],
    [{ ...good, return_to: 'https://a.example\\@b.example/' }, '/return_to'], [{ ...good, return_to: 'https://{code}.example/' }, '/return_to'],
    [{ ...good, return_to: 'https://a.example/{code}' }, '/return_to'], [{ ...good, return_hosts: ['A.example'] }, '/return_hosts/0'], [{ languages: [] }, '/languages'],
    [{ ...good, quota: 0 }, '/quota'], [{ ...good, minutes: 1e9 }, '/minutes'], [{ ...good, platform: 'x' }, '/platform'], [{ ...good, more: 1 }, '/more'],
    [page({ kind: 'film' }), '/before/0/kind'], [page({ title: '' }), '/before/0/title'], [page({ text: { de: 'x' } }), '/before/0/text'], [page({ text: { en: 'x', fr: 'y' } }), '/before/0/text/fr'],
    [page({ id: 'a b' }), '/before/0/id'], [page({ text: 'x'.repeat(20_001) }), '/before/0/text'], [quiz({ right: [2] }), '/before/0/questions/0/right/0'],
    [page({ questions: [7] }), '/before/0/questions'], [page({ kind: 'practice', plan: 'R:red', questions: [] }), '/before/0/questions'],
    [quiz({ right: [] }), '/before/0/questions/0/right'], [quiz({ options: ['a'] }), '/before/0/questions/0/options'], [quiz({ kind: 'scale' }), '/before/0/questions/0/kind'],
    [{ ...good, after: [{ id: 'a', kind: 'practice', title: 'T', plan: 'R:red' }] }, '/after/0/kind'], [{ ...good, before: [page().before[0], page().before[0]] }, '/'],
  ];
  for (const [study, path] of bad) {
    const got = await ask(owner, 'put', `/experiments/${id}/study`, { study });
    assert.deepEqual([got.status, got.body.code, got.body.errors?.[0].path], [422, 'bad_study', path], `${JSON.stringify(study).slice(0, 120)}: ${got.text.slice(0, 200)}`);
  }
  assert.equal((await owner.get(`/experiments/${id}/study`)).body.version, 0, 'nothing was stored');
  await study_of(owner, id, { languages: ['en'], before: [{ id: 'p', kind: 'practice', title: 'T', plan: 'R:nothing' }] });
  assert.equal((await ask(owner, 'patch', `/experiments/${id}`, { status: 'running' })).body.code, 'bad_study');
});

test('a preview walks every step and stores nothing', async () => {
  const owner = await s.guest(), id = await started(owner, PAGES), x = `/experiments/${id}`;
  const look = async (body) => (await ask(owner, 'post', `${x}/preview`, body)).body;
  assert.deepEqual((await look({ step: 0, language: 'de' })).page.title, 'Willkommen');
  const wrong = await look({ step: 2, answers: [1, [0]] });
  assert.deepEqual([wrong.step, wrong.wrong, wrong.failed], [2, [0, 1], 1]);
  assert.equal((await look({ step: 2, failed: 1, answers: [1, [0]] })).status, 'screened_out');
  const steps = [];
  const right = { 2: [0, [0, 1]], 4: [4, 'so', null] };
  for (let step = 0; step <= 5;) { const got = await look({ step, answers: right[step] ?? [] }); steps.push(got.status); step = got.step; }
  assert.deepEqual(steps, ['page', 'page', 'series', 'page', 'page', 'complete']);
  const end = await look({ step: 6 });
  assert.deepEqual([end.status, end.step, end.steps], ['complete', 6, 6]);
  assert.deepEqual(await look({ step: 6, answers: [] }), end, 'nothing follows the end');
  assert.deepEqual([(await people_of(owner, id)).length, (await owner.get(`${x}/progress`)).body.participants], [0, 0]);
  assert.equal((await ask(owner, 'post', `${x}/preview`, { step: 99 })).body.code, 'bad_request');
});

test('what a browser measured stands beside the times of the server, the first measurement counts', async () => {
  const owner = await s.guest(), who = await s.guest(), other = await s.guest(), id = await running(owner), x = `/experiments/${id}`;
  const { match } = (await enrol(who, id)).body;
  const time = (person, items, more = {}) => ask(person, 'post', `${x}/timings`, { match, items, ...more });
  const shown = Date.UTC(2026, 0, 2, 3, 4, 5) * 1000;
  const items = Array.from({ length: 400 }, (_, i) => ({ kind: 'turn', n: i + 1, shown_us: shown + i * 2_000_000, reaction_ms: 700 + i, detail: { input: 'mouse' } }));
  for (const part of [items.slice(0, 200), items.slice(200)]) assert.equal((await time(who, part)).status, 204);
  assert.equal((await time(who, [{ kind: 'turn', n: 1, shown_us: 1, reaction_ms: 1 }])).status, 204);
  assert.equal((await time(who, [{ kind: 'focus', n: 0, shown_us: shown, detail: { change: 'lost' } },
    { kind: 'device', n: 0, detail: { width: 1440, height: 900, pixel_ratio_milli: 1250, input: 'touch' } }])).status, 204);
  assert.equal((await time(who, [{ kind: 'focus', n: 7, shown_us: shown, detail: { change: 'regained' } }])).status, 204, 'numbers between were lost');
  for (const [item, code] of [[{ kind: 'turn', n: -1 }, 'bad_request'], [{ kind: 'turn', n: 10_001 }, 'bad_request'], [{ kind: 'x', n: 1 }, 'bad_request'], [{ kind: 'turn', n: 1, reaction_ms: 1e12 }, 'bad_request'],
    [{ kind: 'focus', n: 1 }, 'bad_request'], [{ kind: 'device', n: 1, detail: { input: 'mind' } }, 'bad_request'], [7, 'bad_request'], [{ kind: 'turn', n: 1, x: 1 }, 'unknown_member']])
    assert.equal((await time(who, [item])).body.code, code, JSON.stringify(item));
  for (const person of [other, owner]) assert.equal((await time(person, [{ kind: 'turn', n: 9 }])).status, 404);
  /* Two guesses in one turn: the text and the times of the table are those of the last, also when the first arrives again. */
  for (const [text, reaction_ms] of [['by shape', 900], ['by colour', 4900]]) {
    await who.post(`/matches/${match}/acts`, { act: { type: 'guess', text, confidence: 5 } });
    assert.equal((await time(who, [{ kind: 'guess', n: 1, shown_us: shown, reaction_ms }])).status, 204);
  }
  assert.equal((await time(who, [{ kind: 'guess', n: 1, shown_us: shown, reaction_ms: 900 }, { kind: 'guess', n: 1 }])).status, 204);
  await play(who, match, 6);
  const told = lines((await owner.get(`${x}/transcripts`)).text);
  assert.deepEqual(told.filter((l) => l.type === 'guess').map((l) => [l.guess, l.reaction_ms]), [['by colour', 4900]]);
  const attempts = told.filter((l) => l.type === 'attempt');
  assert.deepEqual(attempts.map((l) => l.reaction_ms), attempts.map((l) => 699 + l.attempt));
  for (const board of told.filter((l) => l.type === 'board' && l.finish === 'cleared')) {
    const [first, ...rest] = attempts.filter((l) => l.board === board.board);
    assert.equal(first.since_shown_ms, first.reaction_ms);
    assert.equal(board.shown_at, first.shown_at);
    assert.equal(board.finished_at, (rest.at(-1) ?? first).at);
    assert.ok(board.dealt_at <= first.at, 'the time of the first move follows from the tables');
    for (const l of rest) assert.equal(l.since_shown_ms, 2000 * (l.attempt - first.attempt) + l.reaction_ms);
  }
  const [series] = told.filter((l) => l.type === 'series');
  assert.deepEqual([series.viewport_width, series.pixel_ratio_milli, series.input], [1440, 1250, 'touch']);
  assert.deepEqual(told.filter((l) => l.type === 'focus').map((l) => [l.n, l.change]), [[0, 'lost'], [7, 'regained']]);
});

test('a piece with a picture is seen and nothing else is told of it; pages show pictures too', async () => {
  const owner = await s.guest(), who = await s.guest(), stranger = await s.guest();
  const zoo = {
    'trial-lists/a.csv': `${HEAD},images\ncats,1,2,10,4,4,,,,,free,0,zoo/*\n`, 'rules/cats.txt': '(species:felis,bucket:1) (bucket:3)\n',
    'shapes/zoo/properties.csv': 'image,species\ncat,felis\ndog,canis\n',
  };
  const id = await make(owner, { files: zoo, consent: '' }), x = `/experiments/${id}`;
  const add = (name, inside) => ask(owner, 'post', `${x}/pictures`, picture(name, inside));
  const cat = await add('zoo/cat.svg', '<!-- felis --><script>alert("felis")</script><circle r="9"/>');
  assert.equal(cat.status, 201, cat.text);
  assert.deepEqual([cat.body.name, cat.body.width, cat.body.height], ['zoo/cat.svg', 512, 512]);
  const half = await ask(owner, 'patch', x, { status: 'running' });
  assert.deepEqual([half.body.code, half.body.errors[0].code], ['bad_plan', 'missing_picture'], 'words would tell the others apart');
  const twice = await Promise.all([1, 2].map(() => add('zoo/dog.png', '<rect width="9" height="9"/>'))); // as many as are drawn at once
  assert.deepEqual(twice.map((t) => t.status).sort(), [201, 409]);
  assert.ok(twice.every((t) => t.status === 201 || t.body.code === 'picture_exists'));
  const odd = (await add('page', '<rect width="3" height="9"/>')).body, spare = (await add('spare', '')).body;
  for (const [body, code] of [[{ name: 'x', data: 'no base64!' }, 'bad_request'], [{ name: '', data: 'AAAA' }, 'bad_request'], [{ name: 'x', data: 'AAAA' }, 'bad_picture'],
    [{ name: 'x'.repeat(201), data: 'AAAA' }, 'bad_request'], [{ name: 7, data: 'AAAA' }, 'bad_request'], [picture('x', '<g'), 'bad_picture'], [{ ...picture('x', ''), id: 'a' }, 'unknown_member']])
    assert.equal((await ask(owner, 'post', `${x}/pictures`, body)).body.code, code, JSON.stringify(body).slice(0, 80));
  assert.equal((await ask(owner, 'delete', `${x}/pictures/${spare.id}`)).status, 204);
  assert.equal((await ask(s.client(), 'get', `/pictures/${spare.id}`)).status, 404);

  const page = (pictures) => ({ languages: ['en'], before: [{ id: 'intro', kind: 'text', title: 'T', text: 'x', pictures }] });
  for (const pictures of [[{ picture: spare.id, alt: 'gone' }], [{ picture: odd.id }], [{ picture: odd.id, alt: '' }], [{ picture: '../x', alt: 'x' }], [7], { a: 1 }])
    assert.equal((await ask(owner, 'put', `${x}/study`, { study: page(pictures) })).body.code, 'bad_study', JSON.stringify(pictures));
  await study_of(owner, id, page([{ picture: odd.id, alt: 'an example' }]));
  assert.deepEqual((await ask(owner, 'post', `${x}/preview`, { step: 0 })).body.page.pictures, [{ picture: odd.id, alt: 'an example' }]);
  assert.equal((await owner.patch(x, { status: 'running' })).status, 200);
  assert.equal((await ask(owner, 'delete', `${x}/pictures/${odd.id}`)).body.code, 'experiment_started');
  assert.equal((await ask(stranger, 'delete', `${x}/pictures/${odd.id}`)).status, 404);

  const first = (await enrol(who, id, {})).body;
  assert.deepEqual(first.page.pictures, [{ picture: odd.id, alt: 'an example' }]);
  assert.equal((await answer(who, id, 1)).status, 200);
  const { match } = (await enrol(who, id, {})).body;
  const view = (await who.get(`/matches/${match}/view`)).body.view;
  const ids = new Set([cat.body.id, twice.find((t) => t.status === 201).body.id]);
  for (const piece of view.seats[0].board.pieces) assert.ok(ids.has(piece.image) && piece.properties === undefined, JSON.stringify(piece));
  const heard = await play(who, match, 1);
  heard.push((await who.get(`/matches/${match}`)).text, (await who.get(`/matches/${match}/log`)).text, (await who.get(x)).text);
  for (const text of heard) assert.ok(!/species|felis|canis|zoo\//.test(text), `a participant was told: ${text.slice(0, 300)}`);
  const { text } = await owner.get(`${x}/transcripts`);
  assert.deepEqual(lines((await quad(['experiments', 'rescore', '-'], text)).out)[0].different, []);

  const { status, headers, bytes } = await s.client().get(`/pictures/${cat.body.id}`);
  assert.deepEqual([status, headers['content-type'], headers['x-content-type-options']], [200, 'image/png', 'nosniff']);
  assert.match(headers['content-security-policy'], /; sandbox$/);
  assert.match(headers['cache-control'], /immutable/);
  assert.deepEqual([bytes.length, bytes.subarray(1, 4).toString()], [cat.body.bytes, 'PNG']);
  assert.ok(!bytes.includes('felis'));
});

test('two tabs do not overwrite each other, and a place that was given away is not taken back', async () => {
  const owner = await s.guest(), study = { languages: ['en'], quota: 1 };
  const id = await make(owner, SHORT), x = `/experiments/${id}`;
  const { revision } = (await owner.get(`${x}/study`)).body;
  const put = (value, rest) => ask(owner, 'put', `${x}/study`, { study: value, ...rest });
  const both = await Promise.all([1, 2].map((minutes) => put({ languages: ['en'], minutes }, { revision })));
  assert.deepEqual(both.map((b) => b.status).sort(), [200, 409]);
  assert.equal(both.find((b) => b.status === 409).body.code, 'study_changed');
  const won = both.find((b) => b.status === 200).body;
  assert.deepEqual((await owner.get(`${x}/study`)).body, won, 'nothing was overwritten');
  assert.equal((await put(won.study, { revision: won.revision })).body.revision, won.revision, 'the same again is no change');
  assert.equal((await put(study, { revision: 7 })).body.code, 'bad_request');
  await study_of(owner, id, study);
  await owner.patch(x, { status: 'running' });

  const [first, second, third] = await Promise.all([1, 2, 3].map(() => s.guest()));
  const { match } = (await enrol(first, id)).body;
  await s.shift_clock(3000);
  await one_move(first, match);
  await s.shift_clock(3000);
  assert.equal((await enrol(second, id)).body.code, 'experiment_full', 'somebody who still plays keeps the place');
  await s.shift_clock(3700);
  const came = await Promise.all([second, third].map((who) => enrol(who, id)));
  assert.deepEqual(came.map((r) => r.status).sort(), [201, 409]);
  const back = await enrol(first, id);
  assert.deepEqual([back.status, back.body.status, back.body.match], [200, 'timed_out', null]);
  assert.ok(back.body.code, 'they can be paid');
  await play(first, match, 1);
  assert.equal((await enrol(first, id)).body.status, 'timed_out', 'finishing the series does not bring the place back');
  assert.deepEqual((await people_of(owner, id)).map((p) => p.status), ['timed_out', 'playing']);

  // So does somebody who practises.
  const warm = await started(owner, { ...study, before: [{ id: 'warm', kind: 'practice', title: 'T', plan: 'R:red' }] });
  const { match: practice } = (await enrol(first, warm, { consent: true, practice: 1 })).body;
  await s.shift_clock(3000);
  await one_move(first, practice);
  await s.shift_clock(3000);
  assert.equal((await enrol(second, warm)).body.code, 'experiment_full');
});

test('a bonus is shown while it is earned, has a ceiling, and is in the tables and the list of payments', async () => {
  const owner = await s.guest(), bonus = { currency: 'GBP', base: 300, per_move: 7, per_series: 50, ceiling: 1000 }, capped = { ...bonus, ceiling: 60 };
  const one = { 'trial-lists/a.csv': `${HEAD}\n${row('red')}\n${row('red')}\n`, 'rules/red.txt': '(*,*,*,*,[0,2])\n' };
  const id = await make(owner, { files: one }), x = `/experiments/${id}`;
  for (const [more, path] of [[{ base: -1 }, '/bonus/base'], [{ ceiling: undefined }, '/bonus/ceiling'], [{ per_move: 1e12 }, '/bonus/per_move'], [{ per_point: -1 }, '/bonus/per_point'], [{ per_point: 'x' }, '/bonus/per_point'], [{ currency: 'JPY' }, '/bonus/currency'], [{ more: 1 }, '/bonus/more']]) {
    const got = await ask(owner, 'put', `${x}/study`, { study: { languages: ['en'], bonus: { ...bonus, ...more } } });
    assert.deepEqual([got.body.code, got.body.errors?.[0].path], ['bad_study', path]);
  }
  const each = { currency: 'GBP', base: 300, bonus_expected: 60, bonus_most: 60 };
  assert.deepEqual((await study_of(owner, id, { languages: ['en'], bonus: capped })).costs, { ...each, participants: null, total_expected: null, total_most: null });
  assert.deepEqual((await study_of(owner, id, { languages: ['en'], bonus: capped, quota: 3 })).costs, { ...each, participants: 3, total_expected: 1080, total_most: 1080 });
  const low = { ...bonus, per_move: 1, per_series: 0 }; // 2 series of 2 boards of 3 to 4 pieces: 12 to 16 moves
  assert.deepEqual((await study_of(owner, id, { languages: ['en'], bonus: low, quota: 3 })).costs, { ...each, bonus_expected: 14, bonus_most: 16, participants: 3, total_expected: 942, total_most: 948 });
  await study_of(owner, id, { languages: ['en'], platform: 'prolific', bonus });
  await owner.patch(x, { status: 'running' });
  const who = await s.guest(), other = await s.guest();
  assert.deepEqual((await who.get(x)).body.bonus, bonus);
  const first = (await enrol(who, id, from('-8kX_payee'))).body;
  assert.deepEqual(first.bonus, { ...bonus, earned: 0, before: 0 });
  const removed = async (match = first.match) => (await who.get(`/matches/${match}/view`)).body.view.seats[0].removed;
  for (let tries = 0; await removed() === 0; tries++) {
    const { turn } = (await who.get(`/matches/${first.match}/view`)).body, { orders } = (await who.get(`/matches/${first.match}/legal`)).body;
    await who.put(`/matches/${first.match}/turns/${turn}/orders`, { orders: orders.filter((o) => o.type === 'move')[tries % 3] });
  }
  assert.deepEqual((await who.get(x)).body.you.bonus, { ...bonus, earned: 7, before: 0 });
  await play(who, first.match, 1);
  const between = (await enrol(who, id, from('-8kX_payee'))).body, sum = 50 + 7 * await removed();
  assert.deepEqual([between.bonus.earned, between.bonus.before], [sum, sum]);
  assert.equal((await owner.get(`${x}/bonuses`)).text, '', 'nobody has completed it');
  await play(who, between.match, 2);
  const end = (await enrol(who, id, from('-8kX_payee'))).body;
  const whole = sum + 50 + 7 * await removed(between.match);
  assert.deepEqual([end.status, end.bonus.earned, end.bonus.before], ['complete', whole, whole]);
  await study_of(owner, id, { languages: ['en'], platform: 'prolific', bonus: capped });
  const { match } = (await enrol(other, id, from('capped'))).body;
  await play(other, match, 3);
  assert.equal((await other.get(x)).body.you.bonus.earned, 60, 'the ceiling of the version that they joined with');
  await s.sql("update participant_origin set origin_id = '=1+1' where origin_id = 'capped'"); // as it was stored before such ids were refused
  const on = await enrol(other, id, from('=1+1'));
  assert.equal(on.status, 200, 'a participant goes on under the id that they joined with');
  await play(other, on.body.match, 4);
  assert.equal((await enrol(other, id, from('=1+1'))).body.status, 'complete');
  const paid = await owner.get(`${x}/bonuses`);
  assert.deepEqual([paid.text, paid.headers['content-type']], [`-8kX_payee,${(whole / 100).toFixed(2)}\r\n`, 'text/csv; charset=utf-8']);
  const { body: { items: listed } } = await owner.get(`${x}/people`);
  assert.equal(paid.headers['x-left-out'], listed.find((one) => one.id === '=1+1').participant, 'and names whom it leaves out');
  await s.sql("update participant_origin set origin_id = 'capped' where origin_id = '=1+1'");
  assert.equal((await owner.get(`${x}/bonuses`)).headers['x-left-out'], undefined);
  await s.sql("update participant_origin set origin_id = '=1+1' where origin_id = 'capped'");
  await owner.get(`${x}/progress`); // sums the series up
  assert.equal((await owner.get(`${x}/bonuses`)).text, paid.text, 'counted anew or summed up, it is the same');
  const people = lines((await owner.get(`${x}/transcripts`)).text).filter((l) => l.type === 'participant');
  assert.deepEqual(people.map((p) => [p.bonus, p.currency]), [[whole, 'GBP'], [60, 'GBP']]);
  assert.deepEqual((await people_of(owner, id)).map((p) => p.bonus), [whole, 60]);
  await analysed(Object.fromEntries(await Promise.all(TABLES.map(async (name) => [name, (await owner.get(`${x}/transcripts?format=csv&table=${name}`)).text]))));
});

test('points can be paid: what an incentive doubles is worth twice as much', async () => {
  const owner = await s.guest(), who = await s.guest(), bonus = { currency: 'EUR', base: 0, per_move: 1, per_series: 5, per_point: 3, ceiling: 1000 };
  const doubled = `${HEAD},x2_after,x4_after\nfree,1,2,10,2,2,1,1,1,1,free,0,2,9\nfree,1,2,10,2,2,1,1,1,1,free,0,,\n`;
  const id = await started(owner, { languages: ['en'], quota: 2, bonus }, { files: { 'trial-lists/a.csv': doubled, 'rules/free.txt': '(*,*,*,*,)\n'.replace(',)', ',[0,1,2,3])') } });
  const { costs } = (await owner.get(`/experiments/${id}/study`)).body; // without an error 2 moves and 10 points each; doubling gives at most 4 times 10
  assert.deepEqual([costs.bonus_expected, costs.bonus_most, costs.total_most], [4 + 10 + 60, 4 + 10 + 150, 328]);
  assert.deepEqual((await who.get(`/experiments/${id}`)).body.bonus, bonus);
  const first = (await enrol(who, id)).body;
  await one_move(who, first.match);
  assert.equal((await who.get(`/experiments/${id}`)).body.you.bonus.earned, 1, 'points are paid at the end of a series');
  await one_move(who, first.match);
  const second = (await enrol(who, id)).body, { score } = lines((await owner.get(`/experiments/${id}/transcripts`)).text).find((l) => l.type === 'series');
  assert.equal(score, 20);
  assert.equal(second.bonus.earned, 2 + 5 + 60);
  await one_move(who, second.match);
  await one_move(who, second.match);
  assert.equal((await enrol(who, id)).body.bonus.earned, 67 + 2 + 5 + 30);
});

test('a preregistration reveals no rule, can be opened with the nonce, and shows whether the study changed', async () => {
  const owner = await s.guest(), id = await make(owner), x = `/experiments/${id}`;
  const study = { languages: ['en'], exclusion: 'Fewer than ten attempts.', analysis: 'Mean errors.\n\nBy rule.', before: [{ id: 'warm_up', kind: 'text', title: 'T', text: 'Sort.' }] };
  await study_of(owner, id, study);
  const registered = async () => (await owner.get(`${x}/preregistration`)).body;
  const draft = await registered();
  assert.deepEqual([draft.digest_at_start, draft.changed, draft.document.exclusion], [null, null, study.exclusion]);
  assert.equal((await owner.patch(x, { status: 'running' })).status, 200);
  const fixed = await registered();
  assert.deepEqual([fixed.digest, fixed.digest_at_start, fixed.changed], [draft.digest, draft.digest, false], 'what was published before the start is what started');
  assert.deepEqual(fixed.document, draft.document);
  assert.ok(fixed.measures.length > 50 && fixed.document.measures === undefined, 'another release may describe more measures');
  const markdown = (await owner.get(`${x}/preregistration?format=markdown`)).text;
  for (const text of [JSON.stringify(fixed), markdown]) assert.ok(!/turn|secret|trial-lists|warm_up|Sort\./.test(text.replaceAll(plan.title, '')), text.slice(0, 300));
  assert.ok(markdown.includes(fixed.digest) && markdown.includes('By rule.') && markdown.includes(fixed.document.lists[1].series[1].commitment));
  assert.deepEqual(fixed.document.lists.map((l) => l.series.map((one) => one.rule)), [[1, 2], [2, 1]]);

  const sorted = (value) => (Array.isArray(value) ? value.map(sorted) : value && typeof value === 'object' ? Object.fromEntries(Object.keys(value).sort().map((key) => [key, sorted(value[key])])) : value);
  const sha256 = (text) => createHash('sha256').update(text).digest('hex');
  const { nonce } = (await owner.get(x)).body;
  assert.equal(sha256(`${nonce}\n${JSON.stringify(sorted(study.before[0]))}`), fixed.document.pages[0].commitment);
  assert.equal(sha256(JSON.stringify(sorted(fixed.document))), fixed.digest, 'anyone can compute the digest');
  const who = await s.guest();
  assert.equal((await who.get(x)).body.nonce, undefined);

  const end = async () => lines((await owner.get(`${x}/transcripts`)).text).at(-1);
  assert.deepEqual([(await end()).digest, (await end()).digest_at_start], [fixed.digest, fixed.digest]);
  await study_of(owner, id, { ...study, analysis: 'Something else.' });
  const later = await registered();
  assert.deepEqual([later.changed, later.digest_at_start], [true, fixed.digest]);
  const { headers } = await owner.get(`${x}/transcripts?format=csv`);
  assert.deepEqual([headers['x-study-digest'], headers['x-study-digest-at-start']], [later.digest, fixed.digest]);
  assert.equal((await ask(owner, 'get', `${x}/preregistration?format=pdf`)).body.code, 'bad_request');
  assert.equal((await ask(owner, 'get', `/experiments/${await make(owner, { files: {}, draft: true })}/preregistration`)).body.code, 'bad_plan');
});
