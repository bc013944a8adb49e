/* Small scenes in the shape of the server's full view, for lessons and tests: all 24 provinces, those in sight as
 * told. */
import { CIVS, HOMES, LINKS, PROVINCES, RULES, TERRAINS } from './world.js';

const PAIRS = [[0, 1], [0, 2], [0, 3], [1, 2], [1, 3], [2, 3]];
const PEOPLES = ['ironborn', 'tidecallers', 'verdanti', 'ashwalkers'];

/* The legal orders of seat 0: the same in every scene but for the moves. */
const legal_of = (moves) => ({
  research: [{ what: 'agriculture', age: 1, cost: [3, 0, 2], ok: true },
    { what: 'mining', age: 1, cost: [0, 3, 2], ok: true },
    { what: 'age', to: 2, cost: [10, 8, 5], ok: false, why: 'cannot_afford' }],
  build: [{ at: 'fg', slots: 2, standing: [],
    what: [{ what: 'farm', cost: [2, 0, 0], ok: true }, { what: 'mine', cost: [0, 2, 0], ok: true },
      { what: 'market', cost: [0, 0, 3], ok: false, why: 'cannot_afford' }] }],
  recruit: [{ at: 'fg',
    what: [{ unit: 'militia', cost: [1, 0, 0], max: 9 }, { unit: 'infantry', cost: [1, 0, 0], max: 9 }] }],
  moves, forbidden: [], routes: [], drop: [], break: [], notice: [],
  diplomacy: { open: true, message: ['all', 1, 2, 3], messages_left: 8,
    propose: [{ to: 1, kinds: ['ceasefire', 'nap'] }], accept: [], reject: [], withdraw: [] },
});

/** `held`: {code: [owner, {p0: {militia: [1, 0, 0]}}, buildings]}; every province named in it is in sight. */
export function view_of(held, { techs = {}, civs = PEOPLES, relations = [], ...more } = {}) {
  const provinces = PROVINCES.map(({ id, code, name, x, y, terrain, adjacent }) => {
    const base = { id, code, name, x, y, terrain, region: '', adjacent };
    if (!held[code]) return { ...base, visible: false };
    const [owner, units = {}, buildings = []] = held[code];
    return { ...base, visible: true, owner, units, strength: {}, buildings, yield: TERRAINS[terrain].yields,
      defence: TERRAINS[terrain].defence };
  });
  const players = civs.map((civ, seat) => ({
    seat, civ, age: 1, techs: techs[seat] ?? [], provinces: 2, gold: 5 + seat, marks: 0, alive: true,
    resigned: false, active: true,
    capital: HOMES[seat][0], home: HOMES[seat], streak: 0, submitted: false, left: null,
    unique: { name: '', ...CIVS[civ].unit }, numbers: CIVS[civ].numbers,
  }));
  const moves = Object.entries(held).filter(([, [, units]]) => units?.p0).map(([from, [, units]]) => ({
    from,
    units: Object.fromEntries(Object.entries(units.p0)
      .map(([id, n]) => [id, { count: n[0] + n[1] + n[2], speed: { cavalry: 2, scout: 3, knights: 2 }[id] ?? 1 }])),
  }));
  return {
    turn: 4, phase: 'diplomacy', ready: [],
    options: { players: 4, max_turns: 40, gold_goal: 100, domination: 15, vault: 7, fog: true }, rules: RULES,
    you: { seat: 0, civ: civs[0], age: 1, techs: techs[0] ?? [], stock: [9, 4, 5], income: [5, 3, 2], upkeep: 1,
      vault: 14, forecast: { stock: [13, 7, 7], trade: 0, lost: 0, starving: 0 }, units: 3, fighters: 2, score: 20,
      capital: 'fg', streak: 0, timeouts: 0 },
    players, provinces, edges: LINKS.map(([a, b]) => [a.code, b.code]), routes: [], posts: {},
    relations: PAIRS.map((seats) => ({ seats, relation: 'war', until: null, since: 1,
      ...relations.find((r) => r.seats.join() === seats.join()) })),
    proposals: [], messages: [], messages_left: 8, events: [], my_orders: null, standing: null, seat: 0,
    legal: legal_of(moves),
    ...more,
  };
}

/** The usual first position of seat 0. */
export const opening = (more) =>
  view_of({ fg: [0, { p0: { militia: [1, 0, 0], infantry: [1, 0, 0], scout: [1, 0, 0] } }],
    sh: [0, { p0: { militia: [1, 0, 0] } }], cp: [null], th: [null], mw: [null], dw: [null] }, more);
