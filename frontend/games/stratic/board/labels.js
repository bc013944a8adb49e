/* Coordinates along the edges. They stay in sight when the board is larger than its frame, and thin out when squares
 * are small. */
import { nothing, svg } from '../../../vendor/lit-html.js';
import { file_name, rank_name } from '../square.js';
import { frame_of, lines_of, S } from './plane.js';

const PHYSICAL_RINGS = 8;
const STEPS = [1, 2, 5, 10, 20];

/** Labels of the wooden board (R2.3) where it is wide enough for the whole match; else the signed names. */
export function names_of(view, coordinates) {
  const wooden = coordinates === 'physical' && Number.isInteger(view.max_expansions)
    && view.max_expansions <= PHYSICAL_RINGS;
  if (!wooden) return { file: file_name, rank: rank_name };
  return { file: (x) => String.fromCharCode(65 + x + PHYSICAL_RINGS), rank: (y) => String(y + PHYSICAL_RINGS + 1) };
}

/* Every so many squares get a label, so that each has `room` pixels. */
const step_of = (pixels, room) => STEPS.find((step) => step * pixels >= room) ?? STEPS.at(-1);

/** Whether the file or rank n is named when every so many are. */
export const is_named = (n, step) => (((n >= 0 ? n + 1 : n) % step) + step) % step === 0 || step === 1;

/**
 * The labels below and beside the board.
 * @param {object} p the plane
 * @param {{file: Function, rank: Function}} names
 * @param {number} pixels how long a square's side is on the screen
 */
export function labels(p, names, pixels) {
  const box = frame_of(p);
  const { files, ranks } = lines_of(p);
  const [wide, high] = [step_of(pixels, 24), step_of(pixels, 18)];
  const along = (value, start, length) => `${(100 * (value + S / 2 - start) / length).toFixed(3)}%`;
  return {
    files: files.map((x) => (is_named(x, wide)
      ? svg`<text x=${along(p.place([x, 0])[0], box.x, box.width)} y="50%">${names.file(x)}</text>`
      : nothing)),
    ranks: ranks.map((y) => (is_named(y, high)
      ? svg`<text x="50%" y=${along(p.place([0, y])[1], box.y, box.height)}>${names.rank(y)}</text>`
      : nothing)),
  };
}
