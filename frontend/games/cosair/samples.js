/* Fixed examples of all that CoSAIR draws (games/contract.js: Samples). */
import { fresh, reduce } from './draft.js';
import { view_of } from './scene.js';

const PLANETS = [
  ['Red Prime', 1, 1, 0,
    { pop: 3940, cruisers: 6, transports: 4, queue: ['cruiser', 'factory', 'colony_ship'], buildings: ['biosphere'],
      stock: 12, limit: 5000 }],
  ['Blue Prime', 4, 1, 1], ['Green Prime', 2, 4, 2], ['Yellow Prime', 5, 4, 3],
  ['Red Two', 1, 2, 0, { pop: 1240, cruisers: 1, colony_ships: 1, unrest: true, jam: true, queue: ['cruiser'] }],
  ['Red Three', 0, 1, 0, { pop: 2300 }], ['Blue Two', 4, 0, 1], ['Blue Three', 3, 2, 1], ['Green Two', 3, 5, 2],
  ['Yellow Two', 0, 4, 3],
];

const REPORTS = {
  6: { turn: 15, owner: 1, pop: 1900, buildings: ['barracks'], ships: 2, mines: true, unrest: false,
    jam: false, age: 2 },
  7: { turn: 3, owner: 1, pop: 2400, buildings: [], ships: 4, mines: false, unrest: true, jam: false, age: 14 },
  n1: { turn: 9, gold: 120, techs: ['space_mines'], active_freighters: 4, agent_ranks: 3, age: 8 },
};

const NEWS = [
  { kind: 'built', seat: 0, planet: 0, item: 'cruiser', turn: 16, text: 'T17 =built',
    story: 'Red Prime has built a cruiser.' },
  { kind: 'battle', seat: 0, planet: 7, att: 0, def: 1, turn: 16, text: 'T17 =fight 7',
    att_cruisers: 5, att_transports: 0, def_cruisers: 4, mines: 0, mine_hits: 0, space: true, conquered: false, need: 0,
    att_left: 3, def_left: 0,
    story: 'The Red attacked Blue Three with 5 cruisers; the defenders lost all 4 and 2 of the attackers fell.' },
  { kind: 'new', seat: 2, planet: 8, owner: 2, name: 'Green Two', turn: 16, text: 'T17 =new 8',
    story: 'The Green founded Green Two.' },
];

/** A view of the seventeenth turn, as the Red have it. */
export const middle = (more = {}) => view_of(PLANETS, {
  you: {
    agents: [{ name: 'alpha', rank: 2, state: 'home', at: 0, to: -1, mission: null, arrives: 0 },
      { name: 'bravo', rank: 1, state: 'out', at: 0, to: 6, mission: 'sabotage', arrives: 23 }],
    fleets: [{ id: 6, from: 0, to: 7, cruisers: 5, transports: 2, arrives: 22 },
      { id: 7, from: 5, to: 9, cruisers: 3, transports: 0, arrives: 27 }],
    expeditions: [{ id: 2, from: 0, cruisers: 1, cost: 100, arrives: 25 }],
    needs: [{ kind: 'empty_queue', planet: 5 }, { kind: 'colony_ship', planet: 4 },
      { kind: 'free_agent', agent: 'alpha' }], research: 'fusion_drive', research_turns: 31,
  },
  reports: REPORTS, news: NEWS, ...more,
});

/* A draft made by the face's own acts. */
const drafted = (view, ...acts) => acts.reduce((draft, act) => reduce(draft, act, view.legal), fresh(view, 0));

export const samples = {
  boards: [
    { title: 'Watching', view: middle({ you: null, your_planets: [], reports: {}, seat: undefined }) },
    { title: 'A planet chosen', view: middle(), draft: drafted(middle(), { type: 'planet', at: 0 }),
      hints: middle().legal, entry: true },
    {
      title: 'Orders drafted', view: middle(), hints: middle().legal, entry: true,
      draft: drafted(middle(), { type: 'queue_add', planet: 5, items: ['freighter', 'freighter'] },
        { type: 'send_fleet', from: 0, to: 6, cruisers: 5, transports: 4 },
        { type: 'send_agent', agent: 'alpha', planet: 3, mission: 'planet_info' }, { type: 'planet', at: 0 },
        { type: 'planet', at: 6 }),
    },
  ],
  log: NEWS.map((line, i) => ({ n: i + 1, at: null, ...line })),
  result: { places: [1, 2, 3, 4], scores: [141, 69, 40, 12], reason: 'superiority' },
};
