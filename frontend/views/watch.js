/* A channel that shows the best running game of each kind, drawn. */
import { html, nothing } from '../vendor/lit-html.js';
import { rich, t } from '../locales/text.js';
import { fault } from '../ui/alerts/note.js';
import { staged, story } from './match/match.js';
import { match_rows } from './match/rows.js';

const channels = ({ games, chosen }) => html`<nav class="filters" aria-label=${t('watch-games')}>${
  games.map((g) => html`<a href=${`/watch/${g.id}`} translate="no"
    aria-current=${g.id === chosen ? 'page' : nothing}>${g.title}</a>`)}</nav>`;

const page_link = (href) => (text) => html`<a href=${href}>${text}</a>`;

/* What the board below is, and what comes next. */
function caption({ best, shown, seconds }) {
  const { id } = shown.header;
  const link = page_link(`/matches/${id}`);
  if (shown.live.status !== 'finished') return rich(live_words(best, shown), { link });
  if (seconds !== null) return rich('watch-over-next', { link }, { n: seconds });
  const waits = shown.past && best?.some((other) => other.id !== id);
  return rich(waits ? 'watch-over-waits' : 'watch-over', { link });
}

/* A better game can have begun since this one was chosen. */
function live_words(best, { past, header }) {
  if (past) return 'watch-earlier';
  return best?.[0]?.id === header.id ? 'watch-best' : 'watch-live';
}

/* Nothing runs that can be watched. */
const nothing_runs = ({ games, chosen }) => html`<div class="watch-none note">
  <p>${t('watch-none', { game: games.find((g) => g.id === chosen)?.title ?? '' })}</p>
  <p>${rich('watch-none-else', { play: page_link('/'),
    finished: page_link(`/matches?status=finished&game=${chosen}`) })}</p>
</div>`;

function stage(state, send) {
  const { shown } = state;
  if (!shown && state.best?.length === 0) return nothing_runs(state);
  if (!shown?.live) return state.unopened ? nothing : html`<p class="quiet">${t('watch-loading')}</p>`;
  /* A screen reader is told of a change, but not of each second. */
  return html`<p class="watch-caption" role=${state.seconds === null ? 'status' : 'timer'}>${caption(state)}</p>
    <div class="watch-stage">${staged(shown, send)}
      <section class="watch-story" tabindex="0" aria-label=${t('watch-story')}>${story(shown, send)}</section></div>`;
}

function others({ best, shown }) {
  const items = (best ?? []).filter(({ id }) => id !== shown?.header.id);
  return items.length ? html`<section><h2>${t('watch-others')}</h2>${match_rows(items)}</section>` : nothing;
}

export function watch(state, send) {
  return html`<div class="page watch">
    <h1>${t('watch-title')}</h1>
    ${channels(state)}
    ${fault(state.error || state.unopened)}
    ${stage(state, send)} ${others(state)}</div>`;
}
