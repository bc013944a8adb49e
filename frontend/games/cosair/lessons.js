/* What there is to learn of CoSAIR (games/contract.js). Loaded only on the pages about learning. */
import { t } from '../../locales/text.js';
import { middle } from './samples.js';
import { opening, prime, view_of } from './scene.js';
import { CHAPTERS, text_of } from './lessons_text.js';
import { planet_words } from './world.js';

export const areas = ['cosair', 'cosair-map', 'cosair-card', 'cosair-lessons'];

/** @param {(order: object) => boolean} [test] */
const ordered = (draft, type, test = () => true) => draft.orders.some((o) => o.type === type && test(o));

const REPORT = { turn: 15, owner: 1, pop: 2900, buildings: [], ships: 3, mines: false, unrest: false,
  jam: false, age: 2 };

/* A weak neighbour that was scouted two turns ago. */
const siege = () =>
  view_of([[prime('red'), 1, 1, 0, { pop: 3400, cruisers: 8, transports: 5, queue: ['cruiser'] }],
    [prime('blue'), 3, 2, 1], [prime('green'), 4, 5, 2]], {
      colours: ['red', 'blue', 'green'], potentials: [31, 22, 21], reports: { 1: REPORT },
    });

const settlers = () =>
  view_of([[prime('red'), 2, 2, 0, { pop: 3100, cruisers: 2, colony_ships: 1, queue: ['freighter'] }],
    [prime('blue'), 5, 4, 1]], { colours: ['red', 'blue'], potentials: [21, 21], you: { colony_cost: 25, gold: 34 } });

/* What is tried in a chapter: the position, and whether the draft does what is asked. */
const SCENES = {
  chart: { view: middle, is_done: (draft) => draft.from === 0 },
  production: { view: opening, is_done: (draft) => ordered(draft, 'set_queue', (o) =>
    o.items.filter((i) => i === 'freighter').length >= 2 && o.items.includes('cruiser')) },
  colonies: { view: settlers, is_done: (draft) => ordered(draft, 'colonise') },
  fleets: { view: siege, is_done: (draft) =>
    ordered(draft, 'send_fleet', (o) => o.to === 1 && o.cruisers >= 5 && o.transports >= 4) },
};

/* The first planets of the two nations that tasks name. */
const primes = () => ({ red: planet_words(prime('red')), blue: planet_words(prime('blue')) });

function scene_of(id) {
  const scene = SCENES[id];
  return scene ? { view: scene.view, task: t(`cosair-lessons-${id}-task`, primes()),
    done: (draft) => (scene.is_done(draft) ? t(`cosair-lessons-${id}-done`) : '') } : null;
}

export const lessons = {
  get intro() { return t('cosair-lessons-intro'); },
  get chapters() {
    return CHAPTERS.map(([id, parts]) =>
      ({ id, title: t(`cosair-lessons-${id}`), text: text_of(parts), board: null, scene: scene_of(id) }));
  },
  exercises: [], verdict: null, view_of: null,
};
