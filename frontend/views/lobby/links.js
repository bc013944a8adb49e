/* What lets others sit down at a table, drawn: its address, and the links of a private one. */
import { html, nothing } from '../../vendor/lit-html.js';
import { link_field } from '../../ui/controls/link_field.js';
import { fault } from '../../ui/alerts/note.js';
import { day_text } from '../../ui/words/rating.js';

const USES = [[1, 'one person'], [5, 'five people'], [20, 'twenty people']];
const HOURS = [[1, 'an hour'], [24, 'a day'], [168, 'a week'], [720, 'thirty days']];
const ENDS = { used: 'used up', revoked: 'taken back', expired: 'its time is over' };

const people = (n) => (n === 1 ? 'one person' : `${n} people`);

function link_row(link, state, send) {
  const open = link.status === 'open';
  const words = open ? `${link.left} of ${link.uses} left, until ${day_text(link.expires_at)}` : ENDS[link.status];
  return html`<li class=${open ? nothing : 'quiet'}><span class="grow">For ${people(link.uses)}: ${words}</span>
    ${open
      ? html`<button class="plain" ?disabled=${state.making.busy}
        aria-label=${`Take back the link for ${people(link.uses)}`}
        @click=${() => send.link_end(link.id)}>Take back</button>`
      : nothing}</li>`;
}

const pick = (name, label, options, state, send) => html`<label class="field"><span>${label}</span><select
  @change=${(e) => send.link(name, Number(e.target.value))}>
  ${options.map(([n, words]) => html`<option value=${n} ?selected=${state.link[name] === n}>${words}</option>`)}
  </select></label>`;

/* For who set the table: what was given away, and one more. */
function links(state, send) {
  if (!state.owns || !state.links?.length) return nothing; /* a rematch has none */
  const submit = (event) => { event.preventDefault(); send.link_new(); };
  return html`<details class="search links"><summary>All links (${state.links.length})</summary>
    <ul class="plain-list">${state.links.map((link) => link_row(link, state, send))}</ul>
    <form class="row" @submit=${submit}>${pick('uses', 'A new link for', USES, state, send)}
      ${pick('hours', 'good for', HOURS, state, send)}
      <button class="plain" ?disabled=${state.making.busy}>Make a link</button></form>
    ${fault(state.making.error)}
    <p class="small">A link is shown once, when it is made. Who has come in by it may stand up and come again.</p>
    </details>`;
}

/* A private table whose link this page does not know shows something to its owner only, who may make a new one. */
const has_share = ({ lobby, owns, links }) => Boolean(!lobby.private || lobby.join_url || (owns && links?.length));

/** How others come to the table. */
export function share(state, send) {
  const { lobby } = state;
  if (!has_share(state)) return nothing;
  const link = lobby.join_url && new URL(lobby.join_url, state.origin).href;
  return html`<section class="share">
    <h2>${lobby.private ? state.lobby.seats.length > 2 ? 'Send the link to your friends' : 'Send a link to your friend'
      : 'Share this table'}</h2>
    ${link ? link_field(link, state.copied === link, send.copy)
      : html`<p class="quiet">The link was shown when the table was set. Make a new one below.</p>`}
    <p class="small">${lobby.private ? 'Only who has it can sit down. ' : ''}The match starts by itself when every
      seat is taken.</p>
    ${lobby.private ? links(state, send) : nothing}</section>`;
}
