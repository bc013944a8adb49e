/* What there is to learn of Stratagem, under the names the arena knows (games/contract.js). Fetched only by those who
 * learn. */
import { at } from './position.js';
import { preview } from './battle.js';
import { opening, view_of } from './scene.js';
import { texts } from './lessons_text.js';

const moved = (draft, test) => draft.orders.moves.some(test);
const first = { militia: [1, 0, 0], infantry: [1, 0, 0], scout: [1, 0, 0] };

/* A wall to be broken: the two armies together suffice. */
const siege = () => view_of({
  fg: [0, { p0: { infantry: [2, 0, 0] } }], dw: [0, { p0: { archers: [2, 0, 0] } }],
  th: [1, { p1: { infantry: [2, 0, 0] } }], sh: [0], cp: [null], kc: [null], mw: [null], tw: [null],
});

const riders = () => view_of({ fg: [0, { p0: first }], th: [0, { p0: { cavalry: [3, 0, 0], infantry: [1, 0, 0] } }],
  cp: [null], sh: [0], kc: [null], dw: [null], ir: [null], tw: [null], hm: [1, { p1: { archers: [2, 0, 0] } }] });

const scenes = {
  map: { view: opening, task: 'Choose a province to read what it yields.',
    done: (draft) =>
      (draft.at ? `${at(draft.view, draft.at).name} is open: its card says what may be ordered there.` : '') },
  moving: {
    view: riders,
    task: 'Send Cavalry from Thornfield to Highmarket: choose Thornfield, then King’s Cross, then Highmarket.',
    done: (draft) => (moved(draft, (m) => m.from === 'th' && m.path.join() === 'kc,hm' && m.units.cavalry)
      ? 'The Cavalry rides two provinces; the Infantry, which is slower, stays.'
      : ''),
  },
  battle: {
    view: siege, task: 'Two Infantry hold Thornfield. Bring enough from Frostgate and Deepwood to win.',
    done: (draft) => {
      const found = preview(draft.view, draft, 'th');
      return found?.outcome === 'won'
        ? `${found.own} against ${found.other}: Archers in a forest, against Infantry. The field would be yours.`
        : '';
    },
  },
  economy: {
    view: opening, task: 'Open Frostgate: order a Farm and two Militia.',
    done: ({ orders }) =>
      (orders.build.some((b) => b.what === 'farm') && orders.recruit.some((r) => r.unit === 'militia' && r.count >= 2)
        ? 'Both are ordered. In a match the bar above the map says what is left.'
        : ''),
  },
  fog: {
    view: opening, task: 'Send the Scout of Frostgate three provinces far.',
    done: (draft) => (moved(draft, (m) => m.units.scout && m.path.length === 3)
      ? 'It will see everything two provinces round where it ends.'
      : ''),
  },
};

export const lessons = {
  intro: 'Four realms, 24 provinces, and everybody orders at once. What you promise is between you and the others. '
    + 'Each chapter takes a minute; where there is a map you can try it.',
  chapters: texts.map((chapter) => ({ ...chapter, board: null, scene: scenes[chapter.id] ?? null })),
  exercises: [], verdict: null, view_of: null,
};
