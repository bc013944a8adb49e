/* Curves of what a game counts, over the turns of a match: fetched when they are wanted, with the same figures as a
 * table. */
import { html, nothing } from '../../vendor/lit-html.js';
import { t } from '../../locales/text.js';
import { icon } from '../../ui/icons.js';
import { seat_lines } from '../../ui/charts/figures.js';
import { turn_kind } from '../../model/catalogue.js';
import { seat_name } from './seat.js';

/* The position of a turn is the one before it is played: what the turns before have led to. */
const values_of = (rows, id) => rows.map((row) => ({ turn: row.turn - 1, values: row[id] }));
const is_known = (rows, id) => rows.some((row) => row[id].some((n) => n !== null));

function table(title, rows, names, kind) {
  return html`<details><summary>${t('match-chart-table', { title })}</summary>
    <div class="swing-table" tabindex="0" role="group" aria-label=${title}><table class="rows">
    <thead><tr><th scope="col">${t(`match-replay-turn${kind}`)}</th>
      ${names.map((name) => html`<th scope="col" class="figure">${name}</th>`)}</tr>
      </thead>
    <tbody>
      ${rows.map((row) => html`<tr><td>${row.turn || t('match-step-first')}</td>
        ${names.map((_, seat) => html`<td class="figure">${row.values[seat] ?? ''}</td>`)}</tr>`)}</tbody></table>
    </div></details>`;
}

function chart([id, title], rows, names, { kind, ...lines }) {
  if (!is_known(rows, id)) return nothing;
  const shown = values_of(rows, id);
  return html`<div class="figures-chart" role="group" aria-label=${title}><h2>${title}</h2>
    <div class="figures-paper"><quad-figures .data=${{ rows: shown, names, ...lines }} role="img"
      aria-label=${t(`match-chart-label${kind}`, { title, turns: shown.at(-1).turn })}></quad-figures></div>
    ${table(title, shown, names, kind)}</div>`;
}

/* The legend of the lines. */
const key = (names, lines) => html`<ul class="figures-key">${names.map((name, seat) => {
  const { ink, dash } = seat_lines(lines, seat);
  return html`<li><svg viewBox="0 0 28 4" aria-hidden="true"><path d="M0 2H28" stroke=${`var(${ink})`}
    stroke-dasharray=${dash.length ? dash.join(' ') : nothing}/></svg> ${name}</li>`;
})}</ul>`;

function charts({ face, figures: { rows }, live, ...state }) {
  if (!rows.length) return html`<p class="small" role="status">${t('match-loading')}</p>`;
  const names = state.header.seats.map((_, seat) => seat_name({ face, ...state }, live.view, seat));
  const lines = { kind: turn_kind(state.header), ...face.figures.lines?.(live.view) };
  return html`${key(names, lines)} ${face.figures.names.map((figure) => chart(figure, rows, names, lines))}`;
}

/** A button, and the curves once it is pressed. */
export function figures(state, send) {
  const { face, figures: now } = state;
  if (!face.figures || !now) return nothing;
  return html`<section class=${face.figures.lines ? 'figures on-night' : 'figures'}>
    <button type="button" class="plain" aria-pressed=${now.wanted ? 'true' : 'false'}
      @click=${send.figures}>${icon('swing')} ${t('match-charts')}</button>
    ${now.wanted ? charts(state) : nothing}</section>`;
}
