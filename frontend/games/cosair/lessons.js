/* What there is to learn of CoSAIR, under the names the arena knows (games/contract.js). Fetched only by those who
 * learn. */
import { middle } from './samples.js';
import { opening, view_of } from './scene.js';
import { texts } from './lessons_text.js';

/** @param {(order: object) => boolean} [test] */
const ordered = (draft, type, test = () => true) => draft.orders.some((o) => o.type === type && test(o));

const REPORT = { turn: 15, owner: 1, pop: 2900, buildings: [], ships: 3, mines: false, unrest: false,
  jam: false, age: 2 };

/* A weak neighbour that was looked at two turns ago. */
const siege = () =>
  view_of([['Red Prime', 1, 1, 0, { pop: 3400, cruisers: 8, transports: 5, queue: ['cruiser'] }],
    ['Blue Prime', 3, 2, 1], ['Green Prime', 4, 5, 2]], {
      colours: ['red', 'blue', 'green'], potentials: [31, 22, 21], reports: { 1: REPORT },
    });

const settlers = () =>
  view_of([['Red Prime', 2, 2, 0, { pop: 3100, cruisers: 2, colony_ships: 1, queue: ['freighter'] }],
    ['Blue Prime', 5, 4, 1]], { colours: ['red', 'blue'], potentials: [21, 21], you: { colony_cost: 25, gold: 34 } });

const scenes = {
  chart: { view: middle,
    task: 'Choose Red Prime: rings show how far a flight of 5, 10, 15 turns reaches. Then drag the chart: it '
      + 'has no edge.',
    done: (draft) => (draft.from === 0 ? 'Point at any planet now: the time of flight stands beside it.' : '') },
  production: {
    view: opening, task: 'Red Prime builds nothing. Open it and give it a list: two freighters and a cruiser.',
    done: (draft) =>
      (ordered(draft, 'set_queue',
        (o) => o.items.filter((i) => i === 'freighter').length >= 2 && o.items.includes('cruiser'))
        ? 'Fifteen points a turn go into the list. Drag the grips to change the order.'
        : ''),
  },
  colonies: { view: settlers, task: 'A colony ship is ready at Red Prime. Send the settlers.',
    done: (draft) => (ordered(draft, 'colonise')
      ? 'In fifteen turns a new planet appears next to one of yours; the cruiser stays with it.'
      : '') },
  fleets: {
    view: siege,
    task: 'Three ships guard Blue Prime, as of two turns ago. Choose Red Prime, then Blue Prime, and send '
      + 'enough to take it.',
    done: (draft) => (ordered(draft, 'send_fleet', (o) => o.to === 1 && o.cruisers >= 5 && o.transports >= 4)
      ? 'Ten points and more against nine, and transports for every started million. If nothing has changed by '
        + 'then, it is yours.'
      : ''),
  },
};

export const lessons = {
  intro: 'Two to eleven nations on a chart without an edge, everybody’s orders at once, and most of it out of sight. '
    + 'Each chapter takes a minute; where there is a chart you can try it.',
  chapters: texts.map((chapter) => ({ ...chapter, board: null, scene: scenes[chapter.id] ?? null })),
  exercises: [], verdict: null, view_of: null,
};
