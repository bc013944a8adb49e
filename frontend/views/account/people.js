/* The players I have an opinion of, drawn. */
import { html, nothing } from '../../vendor/lit-html.js';
import { account_nav, strangers } from './parts.js';
import { empty, fault } from '../../ui/alerts/note.js';
import { kind_mark, player_link } from '../../ui/seats.js';

const MARKS = [['following', 'Unfollow'], ['muted', 'Unmute'], ['blocked', 'Unblock']];

const row = (one, state, send) =>
  html`<li class="row spread"><span class="grow">${player_link(one.name)}${kind_mark(one.kind)}
      ${one.note ? html`<span class="small note-line">${one.note}</span>` : nothing}</span>
    <span class="row">${MARKS.filter(([mark]) => one[mark])
      .map(([mark, words]) => html`<button class="plain" ?disabled=${state.act.busy}
        aria-label=${`${words} ${one.name}`}
        @click=${() => send.change(one.name, { [mark]: false })}>${words}</button>`)}</span></li>`;

function list(title, items, state, send) {
  if (!items.length) return nothing;
  return html`<section><h2>${title}</h2>
    <ul class="plain-list">${items.map((one) => row(one, state, send))}</ul></section>`;
}

export function people(state, send) {
  if (!state.me) return strangers('People');
  const items = state.items ?? [];
  const quiet = items.filter((one) => !one.following && (one.blocked || one.muted));
  return html`<div class="page narrow"><h1>People</h1>${account_nav('/account/people')}
    <p class="quiet">Nobody else sees what stands here.</p>
    ${fault(state.error || state.act.error,
      state.error ? html`<button class="plain" @click=${send.more}>Try again</button>` : nothing)}
    ${state.items && !items.length
      ? empty('On a player’s page you can follow, mute or block, and write a note.')
      : nothing}
    ${list('Followed', items.filter((one) => one.following), state, send)}
    ${list('Muted or blocked', quiet, state, send)}
    ${list('Noted', items.filter((one) => !one.following && !quiet.includes(one)), state, send)}
    ${state.next ? html`<p><button class="plain" @click=${send.more}>Show more</button></p>` : nothing}</div>`;
}
