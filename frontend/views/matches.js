/* The hall and the archive, drawn. */
import { html, nothing } from '../vendor/lit-html.js';
import { match_rows } from './match_rows.js';
import { empty, fault } from '../ui/note.js';

const tab = (state, status, text) => html`<a href=${`/matches?status=${status}${state.player ? `&player=${encodeURIComponent(state.player)}` : ''}`}
  aria-current=${state.status === status ? 'true' : nothing}>${text}</a>`;

function body(state, send) {
  if (state.error) return fault(state.error, html`<button class="plain" @click=${send.more}>Try again</button>`);
  if (!state.items) return html`<p class="quiet">Reading the list …</p>`;
  if (!state.items.length) {
    return empty(state.status === 'live' ? 'No match is running just now.' : 'No match has been finished yet.', html`<a href="/">Start one</a>.`);
  }
  return html`${match_rows(state.items)}${state.next ? html`<p><button class="plain" @click=${send.more}>Show more</button></p>` : nothing}`;
}

export function matches(state, send) {
  return html`<div class="page"><h1>${state.player ? `Matches of ${state.player}` : 'Matches'}</h1>
    <nav class="filters" aria-label="Which matches">${tab(state, 'live', 'Live')} ${tab(state, 'finished', 'Finished')}</nav>
    ${body(state, send)}</div>`;
}
