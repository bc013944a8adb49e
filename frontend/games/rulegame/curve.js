/* The errors of a series as a curve, in plain SVG: it rises with every error and is flat once the rule was found. */
import { html, nothing, svg } from '../../vendor/lit-html.js';
import { number_text, t } from '../../locales/text.js';
import { error_course } from './position.js';

const WIDE = 320;
const HIGH = 96;
const LEFT = 26;
const BASE = HIGH - 18;
const TOP = 8;

const ends_of = (course) =>
  course.flatMap(({ board }, i) => (i + 1 < course.length && course[i + 1].board !== board ? [i + 1] : []));

function words_of(course, seat) {
  const boards = seat.results.map(({ half_errors: half }) => number_text(half / 2)).join(', ');
  const all = { n: course.length, errors: course.at(-1).errors };
  return boards ? t('rulegame-curve-label-boards', { ...all, boards }) : t('rulegame-curve-label', all);
}

/** Nothing before the first attempt. */
export function error_curve(view, seat) {
  const course = error_course(view, seat);
  if (!course.length) return nothing;
  const most = Math.max(4, course.at(-1).errors);
  const x = (n) => LEFT + (n / Math.max(course.length, 10)) * (WIDE - LEFT - 6);
  const y = (errors) => BASE - (errors / most) * (BASE - TOP);
  const steps = course.map(({ errors }, i) => `H${x(i + 1).toFixed(1)}V${y(errors).toFixed(1)}`).join('');
  return html`<figure class="rg-curve"><figcaption>${t('rulegame-curve')}</figcaption>
    <svg viewBox=${`0 0 ${WIDE} ${HIGH}`} role="img" aria-label=${words_of(course, seat)}>
      <path class="axis" d=${`M${LEFT} ${TOP}V${BASE}H${WIDE - 6}`}/>
      ${ends_of(course).map((n) => svg`<path class="board-end" d=${`M${x(n)} ${TOP}V${BASE}`}/>`)}
      <path class="course" d=${`M${x(0)} ${y(0)}${steps}`}/>
      <text x=${LEFT - 5} y=${TOP + 5} text-anchor="end">${most}</text>
      <text x=${LEFT - 5} y=${BASE + 3} text-anchor="end">0</text>
      <text x=${Math.max(x(course.length), LEFT + 62)} y=${HIGH - 4}
        text-anchor="end">${t('rulegame-attempts', { n: course.length })}</text></svg></figure>`;
}
