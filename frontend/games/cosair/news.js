/* What happened, turn by turn, newest first, as far as the viewer can see it; with filters. */
import { html, nothing } from '../../vendor/lit-html.js';
import { rich, t } from '../../locales/text.js';
import { planet_of } from './position.js';
import { planet_words } from './world.js';
import { concerns, tell } from './words.js';
import { sign } from './signs.js';

/* These lines are not events. */
const SILENT = new Set(['orders', 'setup', 'turn', 'skip']);
const WAR = new Set(['battle', 'owner', 'out']);
const SPIES = new Set(['mission', 'discovered', 'agent_home', 'recruited', 'state_begun', 'hijacked']);
const PUBLIC = new Set(['new', 'owner', 'out', 'resigned', 'end']);
const LOUD = new Set(['battle', 'owner', 'out', 'resigned', 'end', 'new', 'founded', 'researched', 'discovered',
  'state_begun', 'hijacked', 'queue_empty', 'mission', 'landed']);
const PAGE = 40;

/** @type {[id: string, test: (line: object, view: object) => boolean][]} */
const FILTERS = [
  ['all', () => true], ['mine', (line, view) => concerns(view, line) || !PUBLIC.has(line.kind)],
  ['war', (line) => WAR.has(line.kind)],
  ['spies', (line) => SPIES.has(line.kind)],
  ['works', (line) => ['built', 'queue_empty', 'researched', 'founded', 'new', 'state_ended'].includes(line.kind)],
  ['public', (line) => PUBLIC.has(line.kind)],
];

const is_event = (line) => !SILENT.has(line.kind) && (line.story || line.text);

/* A button that shows the planet an important line is about. */
function way(view, { kind, planet }, look) {
  const there = look && LOUD.has(kind) && Number.isInteger(planet) && planet_of(view, planet);
  return there
    ? html` <button type="button" class="bare co-show"
      aria-label=${t('cosair-news-show-planet', { planet: planet_words(there.name) })}
      @click=${() => look(planet)}>${t('cosair-news-show')}</button>`
    : nothing;
}

const item = (view, line, look) =>
  html`<li class=${`${LOUD.has(line.kind) ? 'loud ' : ''}${line.kind}`}>
    ${line.kind === 'battle' ? sign('battle') : nothing}<span>${tell(line, view)}${way(view, line, look)}</span></li>`;

/* Log lines by turn, the latest first. */
function by_turn(lines) {
  const turns = new Map();
  for (const line of lines) turns.set(line.turn, [...(turns.get(line.turn) ?? []), line]);
  return [...turns].sort(([a], [b]) => b - a);
}

function turn_head(turn, jump) {
  const words = t('cosair-news-turn', { turn: String(turn) });
  return html`<h3>${jump
    ? html`<button type="button" class="bare" title=${t('cosair-news-jump')}
      @click=${() => jump(turn + 1)}>${words}</button>`
    : words}</h3>`;
}

function filters(now, set) {
  return html`<div class="row co-filters" role="group" aria-label=${t('cosair-news-filters')}>
    ${FILTERS.map(([id]) => html`<button type="button" class="plain" aria-pressed=${id === now ? 'true' : 'false'}
      @click=${() => set({ filter: id })}>${t(`cosair-news-filter-${id}`)}</button>`)}</div>`;
}

/** The feed. */
export function news_panel(view, how, look) {
  const desk = how.desk?.value ?? {};
  const set = (change) => how.desk?.set({ ...desk, ...change });
  const now = FILTERS.find(([id]) => id === desk.filter) ?? FILTERS[0];
  const turns = by_turn((how.log ?? []).filter((line) => is_event(line) && now[1](line, view)));
  const shown = turns.slice(0, desk.older ?? PAGE);
  return html`<div class="co-news">${filters(now[0], set)}
    ${shown.length
      ? html`<div class="co-feed" tabindex="0" role="group" aria-label=${t('cosair-news-list')}>
        ${shown.map(([turn, lines]) => html`<section>${turn_head(turn, how.jump)}
          <ol>${lines.map((line) => item(view, line, look))}</ol></section>`)}</div>`
      : html`<p class="quiet">${t('cosair-news-none')}</p>`}
    ${turns.length > shown.length
      ? html`<button type="button" class="plain"
        @click=${() => set({ older: shown.length + PAGE })}>${t('cosair-news-older')}</button>`
      : nothing}</div>`;
}

/** The last resolution for the head of the desk: what matters first, the rest folded away. */
export function latest(view, how) {
  const all = (view.news ?? []).filter(is_event);
  if (!all.length) return nothing;
  const loud = all.filter((line) => LOUD.has(line.kind));
  const rest = all.filter((line) => !LOUD.has(line.kind));
  const list = (lines) => html`<ol>${lines.map((line) => item(view, line, null))}</ol>`;
  return html`<section class="co-menu co-feed co-latest" aria-label=${t('cosair-news-latest-label')}>
    <h2>${t('cosair-news-latest')}</h2>${loud.length ? list(loud) : nothing}
    ${rest.length
      ? (loud.length
        ? html`<details>
          <summary>${rich('cosair-news-rest', { small: (text) => html`<span class="small">${text}</span>` },
            { n: rest.length })}</summary>${list(rest)}</details>`
        : list(rest))
      : nothing}
    ${how.show
      ? html`<button type="button" class="bare" @click=${() => how.show('log')}>${t('cosair-news-all')}</button>`
      : nothing}</section>`;
}
