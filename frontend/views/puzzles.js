/* The puzzles I share, drawn. */
import { html, nothing } from '../vendor/lit-html.js';
import { link_field } from '../ui/controls/link_field.js';
import { empty, fault } from '../ui/alerts/note.js';
import { day_text, key_words } from '../ui/words/rating.js';

const what = (item) => (item.options.level ? `${item.title}, ${key_words(item.options.level).toLowerCase()}`
  : `${item.title}, a rule of your own`);
const plays = (n) => (n === 0 ? 'nobody yet' : n === 1 ? 'one player' : `${n} players`);
const ends = { open: (item) => `open until ${day_text(item.closes_at)}`, over: () => 'its time is over',
  revoked: () => 'taken back' };

function row(item, state, send) {
  const link = new URL(item.url, state.origin).href;
  return html`<li><p><a href=${item.url}>${what(item)}</a>
    <span class="small">${day_text(item.created_at)}, ${plays(item.plays)}, ${ends[item.status](item)}</span></p>
    ${item.status === 'open' ? html`<div class="share">${link_field(link, state.copied === link, send.copy)}</div>
      <button class="plain" ?disabled=${state.end.busy}
        aria-label=${`Take back the link from ${day_text(item.created_at)}`}
        @click=${() => send.end(item.id)}>Take back</button>` : nothing}</li>`;
}

/** The whole page. */
export const puzzles = (state, send) =>
  html`<div class="page puzzles"><h1>Links you share</h1>${fault(state.error)}${fault(state.end.error)}
    ${state.items?.length ? html`<ul class="plain-list">${state.items.map((item) => row(item, state, send))}</ul>`
      : empty('You share no puzzle.', state.made_here())}
    <p class="small">Who has begun a puzzle may end it after it was taken back.</p></div>`;
