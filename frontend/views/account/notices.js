/* How I am told, drawn: one section for each way. */
import { html, nothing } from '../../vendor/lit-html.js';
import { account_nav, moment, strangers } from './parts.js';
import { field_text } from '../../ui/controls/field_text.js';
import { fault } from '../../ui/alerts/note.js';

const BROWSER = {
  unable: 'This browser has no notifications for pages. The number in the title and the icon of the tab '
    + 'tells the same.',
  refused: 'This browser was told to refuse notifications of this site. Allow them in its own settings for sites, then '
    + 'come back here.',
};

function browser(state, send) {
  const words = BROWSER[state.browser];
  return html`<section><h2>In this browser</h2>
    <p>While the page is open but hidden, the browser may say that a turn, an offer or talk waits for you. The title and
      the icon of the tab always carry the number.</p>
    ${words ? html`<p class="note">${words}</p>`
      : html`<label class="check"><input type="checkbox" .checked=${state.browser === 'on'}
        @change=${(e) => send.browser(e.target.checked)}> Notify me while the page is hidden</label>`}</section>`;
}

const address = (label, text) => html`<label class="field share"><span>${label}</span>
  <input readonly .value=${text} @focus=${(e) => e.target.select()}></label>`;

function links({ feed, site }) {
  if (!feed.feed?.secret) return nothing;
  const at = `${site}/api/v1/feeds/${feed.feed.secret}`;
  return html`<p class="note good" role="status">Copy it now: it is not shown again. Whoever has it can read your
    deadlines, and nothing else.</p>
    ${address('Calendar', `${at}.ics`)} ${address('Feed', `${at}.atom`)}`;
}

function feeds(state, send) {
  const { feed, act } = state.feed;
  const made = feed
    ? html`<p>There is a link, made ${moment(feed.created_at)}, last used: ${moment(feed.seen_at)}.</p>`
    : nothing;
  return html`<section><h2>In a calendar or feed reader</h2>
    <p>A secret link tells your deadlines to programs that cannot sign in: as a calendar, or as a feed of every match
      that waits.</p>
    ${made} ${links(state)} ${fault(act.error)}
    <p class="row"><button class="plain" ?disabled=${act.busy}
      @click=${send.feed.make}>${feed ? 'Make a new link, end the old' : 'Make a link'}</button>
      ${feed ? html`<button class="plain" ?disabled=${act.busy} @click=${send.feed.end}>End the link</button>`
        : nothing}</p></section>`;
}

const KINDS = { turns: 'a turn that is mine', offers: 'offers and requests', talk: 'talk at my tables' };
const LETTER = { confirm: 'The letter that asks for confirmation', digest: 'The last letter' };

/* What became of the last letter. */
function delivery(last) {
  if (!last) return nothing;
  const what = LETTER[last.kind];
  if (last.sent_at) return html`<p class="small">${what} was handed to the mail server ${moment(last.sent_at)}.</p>`;
  if (last.failed_at) {
    return html`<p class="note bad">${what} could not be delivered: ${last.error}. Is the address right?</p>`;
  }
  return html`<p class="small">${what} waits since
    ${moment(last.created_at)}${last.error ? html`: ${last.error}. It is tried again by itself` : nothing}.</p>`;
}

function wanted(mail, act, send) {
  return html`<p>Letters go to
    <strong>${mail.address}</strong>${mail.confirmed ? '.'
      : html`, once it is confirmed: open the link in the letter sent there.`}</p>
    <fieldset><legend>Write to me about</legend>${Object.entries(KINDS)
      .map(([name, words]) => html`<label class="check"><input type="checkbox"
        .checked=${mail.kinds[name]} ?disabled=${act.busy} @change=${(e) => send.kind(name, e.target.checked)}>
        ${words}</label>`)}</fieldset>
    ${delivery(mail.last)}
    <p><button class="plain" ?disabled=${act.busy} @click=${send.end}>Forget the address</button></p>`;
}

function address_form({ mail, act }, send) {
  const submit = (event) => {
    event.preventDefault();
    send.address(field_text(new FormData(event.target), 'address'));
  };
  return html`<form class="sheet" @submit=${submit}>
    <label class="field"><span>${mail.address ? 'Another address' : 'Address'}</span>
    <input name="address" type="email" required maxlength="254" autocomplete="email" spellcheck="false"></label>
    <p><button class="plain" ?disabled=${act.busy}>Ask it to confirm</button></p></form>`;
}

function letters(state, send) {
  const { mail, act } = state.mail;
  const about = html`<h2>By mail</h2>
    <p>One letter when something waits for you, and no other until you have been here.</p>`;
  if (!mail) return html`<section>${about}${fault(act.error)}</section>`;
  if (!mail.available) return html`<section><h2>By mail</h2><p class="quiet">This arena sends no mail.</p></section>`;
  return html`<section>${about} ${mail.address ? wanted(mail, act, send.mail) : nothing} ${fault(act.error)}
    ${address_form(state.mail, send.mail)}</section>`;
}

export function notices(state, send) {
  if (!state.me) return strangers('Notifications');
  return html`<div class="page narrow"><h1>Notifications</h1>${account_nav('/account/notices')}
    <p><a href="/inbox">The inbox</a> lists everything that waits for you.</p>
    ${browser(state, send)} ${feeds(state, send)} ${letters(state, send)}</div>`;
}
