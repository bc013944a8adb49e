/* The lessons of Stratagem, under the names the arena knows (games/contract.js). Loaded only by the page of lessons. */
import { t } from '../../locales/text.js';
import { place_name } from './names.js';
import { preview } from './battle.js';
import { opening, view_of } from './scene.js';
import { texts } from './lessons_text.js';

export const areas = ['stratagem', 'stratagem-map', 'stratagem-card', 'stratagem-lessons'];

const moved = (draft, test) => draft.orders.moves.some(test);
const first = { militia: [1, 0, 0], infantry: [1, 0, 0], scout: [1, 0, 0] };

/* A defended forest that falls only to both armies together. */
const siege = () => view_of({
  fg: [0, { p0: { infantry: [2, 0, 0] } }], dw: [0, { p0: { archers: [2, 0, 0] } }],
  th: [1, { p1: { infantry: [2, 0, 0] } }], sh: [0], cp: [null], kc: [null], mw: [null], tw: [null],
});

const riders = () => view_of({ fg: [0, { p0: first }], th: [0, { p0: { cavalry: [3, 0, 0], infantry: [1, 0, 0] } }],
  cp: [null], sh: [0], kc: [null], dw: [null], ir: [null], tw: [null], hm: [1, { p1: { archers: [2, 0, 0] } }] });

/* A scene whose words are ids; `done` answers whether the task is done, with the values of the praise. */
const scenes = {
  map: { view: opening, task: 'stratagem-lessons-map-task', praise: 'stratagem-lessons-map-praise',
    done: ({ at }) => at && { place: place_name(at) } },
  moving: { view: riders, task: 'stratagem-lessons-moving-task', praise: 'stratagem-lessons-moving-praise',
    done: (draft) =>
      moved(draft, (m) => m.from === 'th' && m.path.join() === 'kc,hm' && Boolean(m.units.cavalry)) && {} },
  battle: { view: siege, task: 'stratagem-lessons-battle-task', praise: 'stratagem-lessons-battle-praise',
    done: (draft) => {
      const found = preview(draft.view, draft, 'th');
      return found?.outcome === 'won' && { own: found.own, other: found.other };
    } },
  economy: { view: opening, task: 'stratagem-lessons-economy-task', praise: 'stratagem-lessons-economy-praise',
    done: ({ orders }) => orders.build.some((b) => b.what === 'farm')
      && orders.recruit.some((r) => r.unit === 'militia' && r.count >= 2) && {} },
  fog: { view: opening, task: 'stratagem-lessons-fog-task', praise: 'stratagem-lessons-fog-praise',
    done: (draft) => moved(draft, (m) => m.units.scout && m.path.length === 3) && {} },
};

/* The scene of a chapter as the contract has it, or null. */
function scene_of(id) {
  if (!scenes[id]) return null;
  const { view, task, praise, done } = scenes[id];
  return { view, task: t(task), done: (draft) => {
    const values = done(draft);
    return values ? t(praise, values) : '';
  } };
}

export const lessons = {
  get intro() { return t('stratagem-lessons-intro'); },
  get chapters() { return texts().map((chapter) => ({ ...chapter, board: null, scene: scene_of(chapter.id) })); },
  exercises: [], verdict: null, view_of: null,
};
