/* A club, drawn: what it is, how to join it, and its people. */
import { html, nothing } from '../../vendor/lit-html.js';
import { empty, fault, heed } from '../../ui/alerts/note.js';
import { player_link } from '../../ui/seats.js';
import { day } from '../account/parts.js';
import { club_facts, club_fields, for_guest, form_values, forum_field } from './parts.js';
import { topics } from './topics.js';
import { tournaments } from './tournaments.js';
import { bans, invitations, members, requests } from './people.js';
import { rich, t } from '../../locales/text.js';

const IN = ['owner', 'officer', 'member'];

const facts = (club) => html`<p class="small">${club_facts(club)} · ${t(`clubs-way-${club.joining}`)} · ${
  rich('clubs-owned-by', { link: () => player_link(club.owner, 'human') }, { name: club.owner })} · ${
  t('clubs-founded-on', { day: day(club.created_at) })}</p>`;

const button = (id, state, done, main = false) => html`<button class=${main ? 'main' : 'plain'}
  ?disabled=${state.act.busy} @click=${done}>${t(id)}</button>`;

function ask_form(state, send) {
  const submit = (event) => {
    event.preventDefault();
    send.join(String(new FormData(event.target).get('message')).trim());
  };
  return html`<form class="sheet" @submit=${submit}><label class="field"><span>${t('clubs-ask-message')}</span>
    <input name="message" maxlength="200" dir="auto" autocomplete="off"></label>
    <p class="row"><button class="main" ?disabled=${state.act.busy}>${t('clubs-ask')}</button></p></form>`;
}

/* What somebody who is not in it can do. */
function outside(state, send) {
  const { club, me } = state;
  if (!me) {
    return html`<p>${rich('clubs-sign-in', { in: (text) => html`<a href="/sign-in">${text}</a>`,
      up: (text) => html`<a href="/register">${text}</a>` })}</p>`;
  }
  if (me.kind !== 'human') return for_guest(me);
  const ways = {
    open: () => html`<p class="row">${button('clubs-join', state, () => send.join(''), true)}</p>`,
    request: () => ask_form(state, send),
    invitation: () => html`<p class="note">${t('clubs-closed')}</p>`,
  };
  return ways[club.joining]();
}

const asked = (state, send) => html`<p class="note">${t('clubs-asked')}${state.club.you.message
  ? html`<span class="small note-line" dir="auto">${state.club.you.message}</span>` : nothing}</p>
  <p class="row">${button('clubs-withdraw', state, send.leave)}</p>`;

const invited = (state, send) => html`<p class="note">${t('clubs-invited', { name: state.club.you.inviter })}</p>
  <p class="row">${button('clubs-accept', state, () => send.join(''), true)}
    ${button('clubs-decline', state, send.leave)}</p>`;

/* A banned person sees what everybody sees, and is told when they ask. */
const standing = (state, send) => ({ asked, invited }[state.club.you.state] ?? outside)(state, send);

function edit(state, send) {
  const submit = (event) => {
    event.preventDefault();
    send.change(form_values(event.target));
  };
  return html`<details class="club-edit"><summary>${t('clubs-edit')}</summary><form class="sheet" @submit=${submit}>
    ${club_fields(state.club)} ${forum_field(state.club)} ${fault(state.change.error)}
    <p class="row"><button class="main" ?disabled=${state.change.busy}>${t('clubs-save')}</button></p></form>
    </details>`;
}

function leaving({ club, act }, send) {
  const passes = club.you.state === 'owner' && club.members > 1;
  return html`${passes ? html`<p class="small">${t('clubs-owner-leaves')}</p>` : nothing}
    <p class="row"><button class="plain" ?disabled=${act.busy} @click=${send.part}>${t('clubs-leave')}</button></p>`;
}

const reporting = ({ club, me, act }, send) => (me && club.you.state !== 'owner' ? html`<p class="row"><button
  class="plain" ?disabled=${act.busy} @click=${send.report}>${t('clubs-report')}</button></p>` : nothing);

function body(state, send) {
  const { club } = state;
  const mine = club.you.state;
  const is_officer = mine === 'owner' || mine === 'officer';
  return html`${facts(club)} ${club.hidden ? heed(t('clubs-hidden')) : nothing}
    ${club.about ? html`<p class="note-line" dir="auto">${club.about}</p>` : empty(t('clubs-about-none'))}
    ${fault(state.act.error)} ${IN.includes(mine) ? html`<p class="note">${t(`clubs-you-${mine}`)}</p>`
      : standing(state, send)}
    ${is_officer ? requests(state, send) : nothing}
    ${topics(state, send)} ${tournaments(state, send, is_officer)} ${members(state, send)}
    ${is_officer ? html`${invitations(state, send)} ${bans(state, send)}` : nothing}
    ${mine === 'owner' ? edit(state, send) : nothing}
    ${IN.includes(mine) ? leaving(state, send) : nothing} ${reporting(state, send)}`;
}

/** The whole page. */
export function club(state, send) {
  if (state.unknown) {
    return html`<div class="page narrow clubs"><h1 tabindex="-1">${t('clubs-title')}</h1>
      ${empty(t('clubs-unknown'), html`<a href="/clubs">${t('clubs-to-all')}</a>`)}</div>`;
  }
  return html`<div class="page narrow clubs"><p class="small"><a href="/clubs">${t('clubs-to-all')}</a></p>
    <h1 tabindex="-1" translate=${state.club ? 'no' : nothing}>${state.club?.name ?? t('clubs-title')}</h1>
    ${fault(state.error, html`<button class="plain" @click=${send.read}>${t('common-try-again')}</button>`)}
    ${state.club ? body(state, send) : state.error ? nothing : html`<p class="quiet">${t('clubs-loading')}</p>`}</div>`;
}
