/* The people of a club, drawn: members with what one can see and do, and the lists of its officers. */
import { html, nothing } from '../../vendor/lit-html.js';
import { fault } from '../../ui/alerts/note.js';
import { player_link } from '../../ui/seats.js';
import { status_words } from '../account/friends.js';
import { day } from '../account/parts.js';
import { t } from '../../locales/text.js';

/* `id`: what the button says; `whose`: the same with the name, for people who hear it. */
const button = (name, [id, whose], state, done, main = false) => html`<button class=${main ? 'main' : 'plain'}
  ?disabled=${state.act.busy} aria-label=${t(whose, { name })} @click=${() => done(name)}>${t(id)}</button>`;

const row = (one, words, ways) => html`<li class="friend"><span class="grow">${player_link(one.name, 'human')}
  <span class="small">${words}</span></span><span class="row">${ways}</span></li>`;

/**
 * What the visitor can do to a member: officers act on members, only the owner on officers.
 * @returns {[string, () => unknown][]}
 */
function acts_on(one, mine, send) {
  if (mine !== 'owner' && (mine !== 'officer' || one.state !== 'member')) return [];
  /** @type {[string, () => unknown]} */
  const rank = one.state === 'officer' ? ['clubs-dismiss', () => send.place(one.name, 'member')]
    : ['clubs-appoint', () => send.place(one.name, 'officer')];
  /** @type {[string, () => unknown][]} */
  const out = [['clubs-remove', () => send.remove(one.name)], ['clubs-ban', () => send.ban(one.name)]];
  return mine === 'owner' ? [rank, ['clubs-hand-over', () => send.hand_over(one.name)], ...out] : out;
}

function manage(one, state, send) {
  const acts = one.state === 'owner' || one.name === state.me?.name ? []
    : acts_on(one, state.club.you.state, send);
  if (!acts.length) return nothing;
  return html`<details class="club-manage"><summary aria-label=${t('clubs-manage-of', { name: one.name })}>${
    t('clubs-manage')}</summary><span class="row">${acts.map(([id, done]) => html`<button class="plain"
      ?disabled=${state.act.busy} @click=${done}>${t(id)}</button>`)}</span></details>`;
}

const member = (one, state, send) => row(one, html`${one.state === 'member' ? nothing
  : html`<b>${t(`clubs-${one.state}`)}</b> · `}${t('clubs-since', { day: day(one.since) })}${
  one.status ? html` · ${status_words(one.status, state.now)}` : nothing}`, manage(one, state, send));

const more = (name, all, state, send) => (all.next ? html`<p><button class="plain" ?disabled=${state.act.busy}
  @click=${() => send.more(name)}>${t('clubs-more')}</button></p>` : nothing);

/** Everybody who is in it. */
export const members = (state, send) => html`<section><h2>${t('clubs-people', { n: state.club.members })}</h2>
  <ul class="plain-list">${state.member.items.map((one) => member(one, state, send))}</ul>
  ${more('member', state.member, state, send)}</section>`;

const request = (one, state, send) => row(one, html`<span class="note-line" dir="auto">${one.message}</span>`,
  html`${button(one.name, ['clubs-accept', 'clubs-accept-of'], state, (name) => send.place(name, 'member'), true)}
    ${button(one.name, ['clubs-decline', 'clubs-decline-of'], state, send.decline)}`);

function invite_form(state, send) {
  const submit = (event) => {
    event.preventDefault();
    send.invite(String(new FormData(event.target).get('name')).trim(), event.target);
  };
  return html`<section><h2>${t('clubs-invite')}</h2><form class="sheet" @submit=${submit}>
    <label class="field"><span>${t('clubs-invite-name')}</span><input name="name" required maxlength="24"
      autocomplete="off" spellcheck="false" translate="no"></label>${fault(state.inviting.error)}
    <p class="row"><button class="plain" ?disabled=${state.inviting.busy}>${t('clubs-invite-send')}</button></p>
    </form></section>`;
}

/** Those who ask to join, for officers. */
export const requests = (state, send) => (state.asked.items.length
  ? html`<section><h2>${t('clubs-requests', { n: state.club.requests })}</h2>
    <ul class="plain-list">${state.asked.items.map((one) => request(one, state, send))}</ul>
    ${more('asked', state.asked, state, send)}</section>` : nothing);

function folded(name, title, words, state, send) {
  const { items, next } = state[name];
  if (!items.length) return nothing;
  return html`<details class="club-fold"><summary>${t(title, { n: next ? `${items.length}+` : items.length })}</summary>
    <ul class="plain-list">${items.map((one) => row(one, nothing, button(one.name, words, state, send.decline)))}</ul>
    ${more(name, state[name], state, send)}</details>`;
}

/** Inviting, and invitations without an answer, for officers. */
export const invitations = (state, send) => html`${invite_form(state, send)} ${folded('invited',
  'clubs-open-invitations', ['clubs-invitation-end', 'clubs-invitation-end-of'], state, send)}`;

/** Who is banned, for officers. */
export const bans = (state, send) => folded('banned', 'clubs-bans', ['clubs-ban-end', 'clubs-ban-end-of'], state, send);
