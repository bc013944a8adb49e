/* Every square as a named cell of a grid: for screen readers, the keyboard and touch. */
import { t } from '../../../locales/text.js';
import { nothing, svg } from '../../../vendor/lit-html.js';
import { key_of, same, square_name } from '../square.js';
import { cell_words, target_words } from '../words.js';
import { lines_of, S } from './plane.js';

const ALL_UP_TO = 26;
const NEAR = 12;

/** The squares whose pieces can act now. */
export function able(draft, hints) {
  if (draft?.mode === 'setup') return new Set();
  if (!hints || hints.placing) return new Set();
  if (draft?.chain) return new Set([key_of(draft.moves.at(-1).to)]);
  return new Set((hints.units ?? []).filter((u) => u.to.length).map((u) => key_of(u.at)));
}

/* What can be done with a square, in words; '' when nothing can. */
function use_words(at, hints, acts) {
  const entries = hints?.targets?.get(key_of(at));
  if (entries) return target_words(entries);
  if (hints?.placing && hints.free(at)) return t('stratic-board-can-place');
  return acts.has(key_of(at)) ? t('stratic-board-can-act') : '';
}

const is_marked = (at, own) => own?.some((m) => same(m.from, at) || same(m.to, at));

/* Everything that a screen reader says about a square. */
const square_words = ({ cells, hints, acts, own, decisive }, at) => [
  square_name(at), cell_words(cells.get(key_of(at))), use_words(at, hints, acts),
  is_marked(at, own) ? t('stratic-board-marked') : '',
  decisive && same(decisive, at) ? t('stratic-board-decisive') : '',
].filter(Boolean).join(', ');

function cell(scene, at, column) {
  const { p, cells, draft, acts, cursor } = scene;
  const key = key_of(at);
  const [x, y] = p.place(at);
  const chosen = draft?.sel && same(draft.sel.at, at);
  const loose = acts.has(key) || (draft?.mode === 'setup' && cells.has(key));
  return svg`<g role="gridcell" class=${loose ? 'cell able' : 'cell'} data-sq=${key}
    aria-label=${square_words(scene, at)} aria-colindex=${column}
    aria-selected=${chosen ? 'true' : 'false'} tabindex=${cursor === key ? '0' : '-1'}>
    <rect x=${x} y=${y} width=${S} height=${S}></rect></g>`;
}

/** Whether every square is drawn as a cell from the start. Larger boards get only the visible cells, and those that
 * matter. */
export const is_small = (p) => !p.is_large && Math.max(p.to[0] - p.from[0], p.to[1] - p.from[1]) < ALL_UP_TO;

/**
 * The rows of cells of a scene, as many squares as `wanted` lets through.
 * @param {object} scene
 * @param {(at: number[]) => boolean} [wanted]
 */
export function rows(scene, wanted = () => true) {
  if (scene.p.rows) return scene.p.rows(scene, wanted);
  const { files, ranks } = lines_of(scene.p);
  return ranks.map((y, j) => {
    const row = files.map((x) => scene.p.at([x, y])).flatMap((at, i) => (wanted(at) ? [cell(scene, at, i + 1)] : []));
    return row.length ? svg`<g role="row" aria-rowindex=${j + 1}>${row}</g>` : nothing;
  });
}

/** On a large board: the squares in sight round the cursor, the pieces, what may be done, and the cursor itself. */
export function wanted_of({ p, cells, hints, cursor }, sight) {
  const [cx, cy, level] = cursor ? cursor.split(',').map(Number) : [4, 4];
  const near = ([x, y, z]) => z === level && Math.abs(x - cx) <= NEAR && Math.abs(y - cy) <= NEAR;
  const seen = ([x, y]) => !sight || (x >= sight[0] && x <= sight[2] && y >= sight[1] && y <= sight[3]);
  return (at) => {
    if (!p.has(at)) return false;
    const key = key_of(at);
    return key === cursor || cells.has(key) || Boolean(hints?.targets?.has(key)) || (near(at) && seen(at));
  };
}
