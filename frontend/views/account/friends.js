/* My friends, drawn: who asks me, who is here, whom I have asked, and what I let them see. */
import { html, nothing } from '../../vendor/lit-html.js';
import { conversation_path } from '../../model/addresses.js';
import { game_title } from '../../model/catalogue.js';
import { account_nav, strangers } from './parts.js';
import { empty, fault } from '../../ui/alerts/note.js';
import { player_link } from '../../ui/seats.js';
import { date_text, rich, t } from '../../locales/text.js';

const DAY_MS = 86_400_000;

/** The address of the form that invites a friend to a game. */
export const invite_path = (name) => `/lobbies/new?with=${encodeURIComponent(name)}`;

const day_of = (ms) => new Date(ms).toISOString().slice(0, 10);

/** What a friend lets me see, in words; nothing where that is nothing. */
export function status_words(status, now) {
  if (!status) return nothing;
  if (status.match) {
    return html`<span class="here">${rich('friends-playing', { link: (text) => html`<a
      href=${`/matches/${status.match.id}`} translate="no">${text}</a>` },
    { game: game_title(status.match.game, status.match.variant) })}</span>`;
  }
  if (status.online) return html`<span class="here">${t('friends-online')}</span>`;
  if (!status.seen_on) return nothing;
  if (status.seen_on === day_of(now)) return t('friends-seen-today');
  if (status.seen_on === day_of(now - DAY_MS)) return t('friends-seen-yesterday');
  return t('friends-seen', { day: date_text(`${status.seen_on}T00:00:00Z`, { dateStyle: 'medium', timeZone: 'UTC' }) });
}

/* `id`: what the button says; `whose`: the same with the name, for people who hear it. */
const button = (name, [id, whose], state, done, main = false) => html`<button class=${main ? 'main' : 'plain'}
  ?disabled=${state.act.busy} aria-label=${t(whose, { name })} @click=${() => done(name)}>${t(id)}</button>`;

const row = (one, words, ways) => html`<li class="friend"><span class="grow">${player_link(one.name, 'human')}
  <span class="small">${words}</span></span><span class="row">${ways}</span></li>`;

const received = (one, state, send) => row(one, nothing,
  html`${button(one.name, ['friends-accept', 'friends-accept-of'], state, send.accept, true)}
    ${button(one.name, ['friends-decline', 'friends-decline-of'], state, send.end)}`);

const friend = (one, state, send) => row(one, status_words(one.status, state.now),
  html`<a class="button plain" href=${invite_path(one.name)} aria-label=${t('friends-invite-of', { name: one.name })}
    >${t('friends-invite')}</a>
    <a class="button plain" href=${conversation_path(one.name)} aria-label=${t('friends-write-of', { name: one.name })}
    >${t('friends-write')}</a>
    ${button(one.name, ['friends-end', 'friends-end-of'], state, send.part)}`);

const sent = (one, state, send) => row(one, t('friends-waits'),
  button(one.name, ['friends-withdraw', 'friends-withdraw-of'], state, send.end));

function list(title, items, draw) {
  if (!items.length) return nothing;
  return html`<section><h2>${t(title, { n: items.length })}</h2>
    <ul class="plain-list">${items.map(draw)}</ul></section>`;
}

function ask_form(state, send) {
  const submit = (event) => {
    event.preventDefault();
    send.ask(String(new FormData(event.target).get('name')).trim(), event.target);
  };
  return html`<section><h2>${t('friends-ask')}</h2><form class="sheet" @submit=${submit}>
    <label class="field"><span>${t('friends-ask-name')}</span><input name="name" required maxlength="24"
      autocomplete="off" spellcheck="false" translate="no"></label>
    ${fault(state.asking.error)}
    <p class="row"><button class="plain" ?disabled=${state.asking.busy}>${t('friends-ask-send')}</button>${state.asked
      ? html`<span class="small" role="status">${state.asked}</span>` : nothing}</p></form></section>`;
}

const consent = (state, send) => html`<section><h2>${t('friends-privacy')}</h2>
  <label class="check"><input type="checkbox" .checked=${state.me.settings?.friends_status === true}
    ?disabled=${state.consent.busy} @change=${(e) => send.consent(e.target.checked)}> ${t('friends-consent')}</label>
  <p class="small">${t('friends-consent-about')}</p>${fault(state.consent.error)}</section>`;

/* Guests can look, and learn how to have friends. */
const for_guest = () =>
  html`<p>${rich('friends-guest', { link: (text) => html`<a href="/register">${text}</a>` })}</p>`;

function lists(state, send) {
  const items = state.items ?? [];
  const of = (wanted) => items.filter((one) => one.state === wanted);
  const again = html`<button class="plain" @click=${send.read}>${t('common-try-again')}</button>`;
  return html`${fault(state.error, again)} ${fault(state.act.error)}
    ${list('friends-received', of('received'), (one) => received(one, state, send))}
    ${list('friends-list', of('friends'), (one) => friend(one, state, send))}
    ${state.items && !items.length ? empty(t('friends-none')) : nothing}
    ${list('friends-sent', of('sent'), (one) => sent(one, state, send))}
    ${ask_form(state, send)} ${consent(state, send)}`;
}

export function friends(state, send) {
  if (!state.me) return strangers(t('friends-title'));
  return html`<div class="page narrow"><h1 tabindex="-1">${t('friends-title')}</h1>${account_nav('/friends')}
    ${state.me.kind === 'guest' ? for_guest() : lists(state, send)}</div>`;
}
