// The archive's lines (R10) are a language: this parser reads every line of whole games back and finds what the facts beside it say.
import test from 'node:test';
import assert from 'node:assert/strict';
import { dice, engine, SEATS, talk, turn } from './stratagem.mjs';

const UNITS = { mil: 'militia', inf: 'infantry', arc: 'archers', cav: 'cavalry', sie: 'siege', kni: 'knights', sco: 'scout', uni: 'unique' };
const BUILDINGS = { F: 'farm', M: 'mine', K: 'market', B: 'barracks', X: 'fortress', T: 'trade_post', W: 'watchtower' };
const TECHS = { agr: 'agriculture', min: 'mining', mas: 'masonry', tac: 'tactics', com: 'commerce', for: 'fortification', bli: 'blitz', sie: 'siege_craft', dip: 'diplomacy' };
const REASONS = { last: 'last', dom: 'domination', eco: 'economy', score: 'score', agreed: 'agreement' };
const UNIT = `(?:${Object.keys(UNITS).join('|')})`;
const HERD = `${UNIT}\\*\\d+(?:,${UNIT}\\*\\d+)*`;

const seat = (name) => (name === '-' ? null : Number(name.slice(1)));
const seats = (text) => (text === '-' ? [] : text.split('+').map(seat));
const herd = (text) => Object.fromEntries(text.split(',').map((part) => part.split('*')).map(([unit, n]) => [UNITS[unit], Number(n)]));
const works = (text) => { const [province, what] = text.split('+'); return { province, building: BUILDINGS[what] }; };
const muster = (text) => { const [province, rest] = text.split('+'); const [unit, n] = rest.split('*'); return { province, unit: UNITS[unit], count: Number(n) }; };
const path = (text) => { const [from, to] = text.split(/[>=]/); return { from, to }; };

/* ---- orders ------------------------------------------------------------------------------------------------------ */

const ITEMS = {
  res: (o, text) => { o.research = text; },
  bld: (o, text) => { const { province, building } = works(text); (o.build ??= []).push({ at: province, what: building }); },
  rec: (o, text) => { const { province, unit, count } = muster(text); (o.recruit ??= []).push({ at: province, unit, count }); },
  mov: (o, text) => { const [way, units] = text.split(':'); const [from, ...steps] = way.split('>'); (o.moves ??= []).push({ from, path: steps, units: herd(units) }); },
  rte: (o, text) => (o.routes ??= []).push(path(text)),
  drp: (o, text) => (o.drop ??= []).push(path(text)),
  brk: (o, text) => (o.break ??= []).push(text),
  ntc: (o, text) => (o.notice ??= []).push(text),
};

export function read_orders(text) {
  const orders = {};
  if (text !== '-') for (const token of text.split(' ')) { const at = token.indexOf(':'); ITEMS[token.slice(0, at)](orders, token.slice(at + 1)); }
  return orders;
}

/* ---- events ------------------------------------------------------------------------------------------------------ */

/** Each word of the archive: the shape of what follows, and the line's kind and facts that it says. */
const EVENTS = {
  bat: [/^(\w\w)((?: \S+:\d+)+) -> (\S+)(?: lost((?: p\d:\d+)+))?$/, (province, sides, winner, lost) => ({ kind: 'battle', province, sides: sides.trim().split(' ').map((s) => s.split(':')).map(([who, total]) => ({ seats: seats(who), total: Number(total) })), winner: seats(winner), lost: Object.fromEntries((lost ?? '').trim().split(' ').filter(Boolean).map((s) => s.split(':')).map(([who, n]) => [who, Number(n)])) })],
  own: [/^(\w\w) (-|p\d):(p\d)$/, (province, from, to) => ({ kind: 'claim', province, from: seat(from), seat: seat(to) })],
  age: [/^(p\d) (\d)$/, (who, age) => ({ kind: 'age', seat: seat(who), age: Number(age) })],
  tech: [/^(p\d) (\w{3})$/, (who, tech) => ({ kind: 'tech', seat: seat(who), tech: TECHS[tech] })],
  out: [/^(p\d)$/, (who) => ({ kind: 'eliminated', seat: seat(who) })],
  win: [/^(\S+) (\w+)$/, (who, why) => ({ kind: 'victory', seats: seats(who), reason: REASONS[why] })],
  back: [new RegExp(`^(p\\d) (\\S+) (${HERD})$`), (who, way, units) => ({ kind: 'turned_back', seat: seat(who), province: path(way).from, to: path(way).to, units: herd(units) })],
  go: [new RegExp(`^(p\\d) (\\S+) (${HERD})( halted)?$`), (who, way, units, halted) => ({ kind: 'march', seat: seat(who), ...path(way), units: herd(units), halted: !!halted })],
  cap: [/^(p\d) (p\d) (\w\w) (\d+)$/, (who, other, province, gold) => ({ kind: 'capture', seat: seat(who), other: seat(other), province, gold: Number(gold) })],
  sco: [/^(p\d) (\w\w) (\d+)$/, (who, province, count) => ({ kind: 'scouts_caught', seat: seat(who), province, count: Number(count) })],
  inc: [/^(p\d) (\d+),(\d+),(\d+) -(\d+)$/, (who, food, iron, gold, upkeep) => ({ kind: 'income', seat: seat(who), food: Number(food), iron: Number(iron), gold: Number(gold), upkeep: Number(upkeep) })],
  des: [new RegExp(`^(p\\d) (\\w\\w) (${UNIT})\\*(\\d+)$`), (who, province, unit, count) => ({ kind: 'desertion', seat: seat(who), province, unit: UNITS[unit], count: Number(count) })],
  bld: [/^(p\d) (\S+)$/, (who, what) => ({ kind: 'built', seat: seat(who), ...works(what) })],
  bldx: [/^(p\d) (\S+)$/, (who, what) => ({ kind: 'works_lost', seat: seat(who), ...works(what) })],
  rec: [/^(p\d) (\S+)$/, (who, what) => ({ kind: 'recruited', seat: seat(who), ...muster(what) })],
  recx: [/^(p\d) (\S+)$/, (who, what) => ({ kind: 'recruits_lost', seat: seat(who), ...muster(what) })],
  rte: [/^(\S+) (\w\w=\w\w)$/, (who, way) => ({ kind: 'route_opened', owners: seats(who), ...path(way) })],
  rtex: [/^(\S+) (\w\w=\w\w)$/, (who, way) => ({ kind: 'route_closed', owners: seats(who), ...path(way) })],
  raid: [/^(\S+) (\?|\w\w=\w\w) (\S+) (\d+)$/, (by, way, who, gold) => ({ kind: 'raid', by: seats(by), ...(way === '?' ? {} : path(way)), owners: seats(who), gold: Number(gold) })],
  trade: [/^(p\d) (\d+)$/, (who, gold) => ({ kind: 'trade', seat: seat(who), gold: Number(gold) })],
  vault: [/^(p\d) (\d+)$/, (who, gold) => ({ kind: 'vault', seat: seat(who), gold: Number(gold) })],
  brk: [/^(p\d) (p\d)$/, (who, other) => ({ kind: 'break', seat: seat(who), other: seat(other) })],
  ntc: [/^(p\d) (p\d)$/, (who, other) => ({ kind: 'notice', seat: seat(who), other: seat(other) })],
  end: [/^(p\d) (p\d)$/, (who, other) => ({ kind: 'expired', seat: seat(who), other: seat(other) })],
  rich: [/^(p\d) (\d+)$/, (who, gold) => ({ kind: 'rich', seat: seat(who), gold: Number(gold) })],
  streak: [/^(p\d) (\d+)$/, (who, n) => ({ kind: 'streak', seat: seat(who), provinces: Number(n) })],
  drop: [/^(p\d) (\w+) (\d+) (\w+)$/, (who, list, i, error) => ({ kind: 'dropped', seat: seat(who), list, i: Number(i), error })],
  left: [/^(p\d) (resign|flag|timeout)$/, (who, why) => ({ kind: 'resigned', seat: seat(who), why })],
  tale: [/^(\w+) (p\d)$/, (theme, who) => ({ kind: 'tale', theme, seat: seat(who) })],
};

/** What is said in the diplomacy phase. */
const TALK = [
  [/^(p\d)>(all|p\d) (".*")$/, (from, to, text) => ({ kind: 'talk', seat: seat(from), to: to === 'all' ? 'all' : seat(to), words: JSON.parse(text) })],
  [/^(p\d)\?(p\d) (\w+)$/, (from, to, relation) => ({ kind: 'propose', seat: seat(from), other: seat(to), relation })],
  [/^(p\d)!(p\d) (\w+)$/, (by, other, relation) => ({ kind: 'signed', seat: seat(by), other: seat(other), relation })],
  [/^(p\d)x (p\d)$/, (by, other) => ({ kind: 'reject', seat: seat(by), other: seat(other) })],
  [/^(p\d)w (p\d)$/, (by, other) => ({ kind: 'withdraw', seat: seat(by), other: seat(other) })],
  [/^(p\d)~(p\d) (\w+)$/, (from, to, relation) => ({ kind: 'lapse', seat: seat(from), other: seat(to), relation })],
  [/^(p\d) ready$/, (who) => ({ kind: 'ready', seat: seat(who) })],
  [/^(p\d) (-|\S+:.*)$/, (who, orders) => ({ kind: 'orders', seat: seat(who), orders: read_orders(orders) })],
];

export function read_line(text) {
  const [, number, rest] = /^(\d+) (.*)$/s.exec(text) ?? assert.fail(`no turn: ${text}`);
  const event = /^= (\w+) (.*)$/.exec(rest);
  const [shape, make] = event ? EVENTS[event[1]] ?? assert.fail(`an unknown word: ${text}`) : TALK.find(([one]) => one.test(rest)) ?? assert.fail(`no line: ${text}`);
  const got = shape.exec(event ? event[2] : rest) ?? assert.fail(`not understood: ${text}`);
  return { turn: Number(number), ...make(...got.slice(1)) };
}

/* ---- the check --------------------------------------------------------------------------------------------------- */

/** What the line says is what its facts say. */
function check(line) {
  const facts = { ...line.facts, kind: line.kind, seat: line.seat };
  const { turn: number, sides, lost, winner, owners, orders, ...said } = read_line(line.text);
  assert.equal(number, line.turn, line.text);
  for (const [key, value] of Object.entries(said)) assert.deepEqual(facts[key], value, `${key} of ${line.text}`);
  if (sides) {
    assert.deepEqual(facts.sides.map(({ seats: who, total }) => ({ seats: who, total })), sides);
    assert.deepEqual(facts.winner === null ? [] : facts.sides[facts.winner].seats, winner);
    for (const side of facts.sides)
      for (const [who, units] of Object.entries(side.lost))
        assert.ok(Object.values(units).reduce((a, b) => a + b, 0) >= (lost[who] ?? 0), line.text);
  }
  if (owners) assert.deepEqual(owners, [line.seat, ...(facts.other === null ? [] : [facts.other])].sort());
  if (line.kind !== 'orders' || line.text.endsWith(' -')) assert.match(line.facts.story, /^[A-Zp\d].*[.!]$|: /s, line.text);
}

const plain = (orders) => {
  const { diplomacy, strict, turn: number, ...rest } = orders;
  return Object.fromEntries(Object.entries(rest).filter(([, value]) => !Array.isArray(value) || value.length));
};
const sorted = (value) => JSON.stringify(value, (key, x) => (x && typeof x === 'object' && !Array.isArray(x) ? Object.fromEntries(Object.entries(x).sort()) : x));

test('every line of whole games is read back', async (t) => {
  const seen = new Map();
  for (let i = 0; i < 8; i += 1) {
    const roll = dice(i + 7);
    const game = engine(['--seed', (77 + i).toString(16).padStart(16, '0'), '--players', i % 2 ? '-,bot:negotiator,bot:greedy,bot:negotiator' : '-,bot:random,bot:negotiator,bot:random']);
    for (let over = false; !over;) {
      const acts = SEATS.map((one) => ({ seat: one, act: { type: 'diplomacy',
        messages: [{ to: roll(2) ? 'all' : `p${(one + 1) % 4}`, text: `${talk(roll, 40)} "quoted" back\\slash\nand a second line` }],
        propose: roll(3) ? [] : [{ to: `p${(one + 1 + roll(3)) % 4}`, kind: ['nap', 'trade', 'alliance', 'ceasefire'][roll(4)] }],
        accept: roll(2) ? SEATS.filter((x) => x !== one).map((x) => `p${x}`) : [], reject: roll(4) ? [] : SEATS.filter((x) => x !== one).map((x) => `p${x}`) } }));
      const done = await turn(game, acts);
      done.told.forEach((line) => { check(line); seen.set(line.kind, (seen.get(line.kind) ?? 0) + 1); });
      const mine = done.told.find((line) => line.kind === 'orders' && line.seat === 0);
      assert.equal(sorted(read_line(mine.text).orders), sorted(plain(done.orders)), mine.text);
      ({ over } = done);
    }
    game.end();
  }
  t.diagnostic(JSON.stringify(Object.fromEntries([...seen].sort())));
  for (const kind of ['orders', 'talk', 'propose', 'signed', 'battle', 'claim', 'march', 'built', 'recruited', 'tech', 'age', 'income', 'victory', 'tale'])
    assert.ok(seen.get(kind), `no ${kind} in eight games`);
});
