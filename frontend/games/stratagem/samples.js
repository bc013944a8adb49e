/* Fixed examples of all that Stratagem draws (games/contract.js: Samples), in the shape of the server's full view. */
import { CIVS, HOMES, LINKS, PROVINCES, RULES, TECHS, TERRAINS } from './world.js';
import { fresh, reduce } from './draft.js';

const HELD = {
  fg: [0, { p0: { militia: [1, 0, 0], infantry: [2, 1, 0], scout: [1, 0, 0] } }, ['farm', 'barracks']],
  sh: [0, { p0: { militia: [2, 0, 0] } }, ['market']],
  th: [0, { p0: { cavalry: [1, 0, 1], unique: [1, 0, 0] } }, ['trade_post']],
  dw: [0, { p0: { militia: [1, 0, 0] } }, []],
  kc: [1, { p1: { infantry: [3, 0, 0], archers: [2, 0, 0] } }, ['fortress']],
  cp: [1, { p1: { militia: [1, 0, 0] }, p0: { scout: [1, 0, 0] } }, ['trade_post', 'market']],
  mw: [2, { p2: { infantry: [1, 0, 0] } }, []],
  om: [null, {}, []],
  tw: [2, { p2: { siege: [1, 0, 0], knights: [0, 2, 0], militia: [3, 0, 0] } }, ['mine']],
};

const units_of = (spec) => Object.fromEntries(Object.entries(spec));

function provinces() {
  return PROVINCES.map((p) => {
    const { code, terrain, adjacent, x, y, name, id } = p;
    const base = { id, code, name, x, y, terrain, region: '', adjacent };
    if (!HELD[code]) return { ...base, visible: false };
    const [owner, units, buildings] = HELD[code];
    return { ...base, visible: true, owner, units: units_of(units), strength: {}, buildings,
      yield: TERRAINS[terrain].yields, defence: TERRAINS[terrain].defence };
  });
}

const PEOPLES = ['ironborn', 'tidecallers', 'verdanti', 'ashwalkers'];
const UNIQUE = ['Huscarl', 'Corsair', 'Herbalist', 'Sage'];

const players = () => PEOPLES.map((civ, seat) => ({
  seat, civ, age: [2, 2, 3, 1][seat],
  techs: [['agriculture', 'tactics'], ['mining'], ['masonry', 'commerce', 'blitz'], []][seat],
  provinces: [4, 5, 8, 2][seat], gold: [12, 34, 81, 5][seat], marks: [0, 0, 1, 0][seat], alive: true,
  resigned: false, active: true,
  capital: HOMES[seat][0], home: HOMES[seat], streak: 0, submitted: seat === 1,
  unique: { name: UNIQUE[seat], ...CIVS[civ].unit, key: UNIQUE[seat].toLowerCase() }, numbers: CIVS[civ].numbers,
  left: null,
}));

const priced = (what, cost, ok, why) => ({ what, cost, ok, ...(why && { why }) });

const LEGAL = {
  stock: [11, 8, 12],
  research: [
    ...TECHS.filter((t) => t.age < 3 && !['agriculture', 'tactics'].includes(t.id))
      .map((t) => ({ what: t.id, age: t.age, cost: [2, 2, 3], ok: false, why: 'branch_taken' })),
    { what: 'age', to: 3, cost: [15, 12, 10], ok: false, why: 'cannot_afford' },
  ],
  build: [
    { at: 'sh', slots: 1, standing: ['market'],
      what: [priced('farm', [2, 0, 0], true), priced('mine', [0, 2, 0], true),
        priced('market', [0, 0, 3], false, 'already_built'), priced('trade_post', [0, 0, 2], true),
        priced('watchtower', [0, 1, 1], true)] },
    { at: 'dw', slots: 2, standing: [],
      what: [priced('farm', [2, 0, 0], true), priced('mine', [0, 2, 0], true), priced('market', [0, 0, 3], true)] },
  ],
  recruit: ['fg', 'sh', 'th', 'dw'].map((at) => ({ at,
    what: [['militia', [1, 0, 0], 11], ['infantry', [1, 0, 0], 11], ['cavalry', [2, 0, 0], 5], ['unique', [1, 1, 0], 8],
      ['scout', [0, 0, 1], 12]].map(([unit, cost, max]) => ({ unit, cost, max })) })),
  moves: [
    { from: 'fg',
      units: { militia: { count: 1, speed: 1 }, infantry: { count: 3, speed: 1 }, scout: { count: 1, speed: 3 } } },
    { from: 'sh', units: { militia: { count: 2, speed: 1 } } },
    { from: 'th', units: { cavalry: { count: 2, speed: 2 }, unique: { count: 1, speed: 1 } } },
    { from: 'dw', units: { militia: { count: 1, speed: 1 } } },
    { from: 'cp', units: { scout: { count: 1, speed: 3 } } },
  ],
  forbidden: ['mw', 'tw'],
  routes: [{ from: 'th', to: 'cp', distance: 1, gold: 1 }], drop: [],
  break: [2], notice: [2],
  diplomacy: { open: true, message: ['all', 1, 2, 3], messages_left: 7,
    propose: [{ to: 1, kinds: ['ceasefire', 'nap', 'trade', 'alliance'] },
      { to: 2, kinds: ['ceasefire', 'trade', 'alliance'] }], accept: [1], reject: [1], withdraw: [2] },
};

const events = [
  { kind: 'battle', seat: null, province: 'th', text: '11 = bat th p0:9 p1:6 -> p0', winner: 0, defends: 0,
    sides: [{ seats: [0], total: 9, lost: { p0: { militia: 1 } } },
      { seats: [1], total: 6, lost: { p1: { infantry: 2 } } }] },
  { kind: 'claim', seat: 0, province: 'dw', from: null, text: '11 = own dw -:p0' },
  { kind: 'tech', seat: 2, tech: 'blitz', text: '11 = tech p2 bli' },
  { kind: 'signed', seat: 0, other: 2, relation: 'nap', text: '11 p0!p2 nap' },
  { kind: 'rich', seat: 2, gold: 81, text: '11 = rich p2 81' },
];

/** A view of the twelfth turn, as seat 0 has it. */
export const middle = (more = {}) => ({
  turn: 12, phase: 'diplomacy', ready: [1],
  options: { players: 4, max_turns: 40, gold_goal: 100, domination: 15, vault: 7, fog: true }, rules: RULES,
  you: {
    seat: 0, civ: 'ironborn', age: 2, techs: ['agriculture', 'tactics'], stock: [11, 8, 12], income: [8, 3, 6],
    upkeep: 5, vault: 35,
    forecast: { stock: [14, 11, 20], trade: 2, lost: 0, starving: 0 }, units: 13, fighters: 11, score: 61,
    capital: 'fg', streak: 0, timeouts: 0,
  },
  players: players(), provinces: provinces(), edges: LINKS.map(([a, b]) => [a.code, b.code]),
  routes: [{ from: 'th', to: 'cp', path: ['th', 'cp'], owners: [0, 1], income: 1, raided: false, last: 1, by: [] }],
  posts: { p1: ['cp'] },
  relations: [[0, 1, 'war', null, 1], [0, 2, 'nap', null, 11], [0, 3, 'war', null, 1], [1, 2, 'war', null, 1],
    [1, 3, 'ceasefire', 14, 10], [2, 3, 'war', null, 1]]
    .map(([a, b, kind, until, since]) => ({ seats: [a, b], relation: kind, until, since })),
  proposals: [{ from: 1, to: 0, treaty: 'alliance', turn: 12, lapses: 13 },
    { from: 0, to: 2, treaty: 'trade', turn: 12, lapses: 13 }],
  messages: [
    { turn: 11, from: 2, to: 'all', text: 'The centre is ours. Everybody else is welcome to the coasts.' },
    { turn: 12, from: 1, to: 0, text: 'Jade will hold 100 gold in three turns. Shall we meet at King’s Cross?' },
    { turn: 12, from: 0, to: 1, text: 'Agreed. I come through Thornfield.' },
  ],
  messages_left: 7, events, legal: LEGAL, my_orders: null, standing: null, seat: 0, ...more,
});

/* A draft made by the face's own acts. */
const drafted = (view, ...acts) => acts.reduce((draft, act) => reduce(draft, act, view.legal), fresh(view, 0));

const at = (code) => ({ type: 'province', at: code });

export const samples = {
  boards: [
    { title: 'Watching', view: middle({ you: undefined, seat: undefined, legal: undefined }) },
    { title: 'A province chosen', view: middle(), draft: drafted(middle(), at('dw')), hints: LEGAL, entry: true },
    {
      title: 'Orders drafted', view: middle(), entry: true, hints: { ...LEGAL, stock: [6, 6, 12] },
      draft: drafted(middle(), at('th'), { type: 'marching' }, at('kc'),
        { type: 'build', at: 'sh', what: 'farm' }, { type: 'recruit', at: 'fg', unit: 'infantry', by: 2 },
        { type: 'research', what: 'age' }, at('fg'),
        { type: 'marching' }, at('th')),
    },
  ],
  log: [{ n: 1, turn: 11, ...events[0] }, { n: 2, turn: 11, ...events[3] }],
  result: { places: [2, 3, 1, 4], scores: [61, 54, 88, 20], reason: 'economy' },
};
