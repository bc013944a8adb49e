/* A topic of a club, drawn: its posts from the first on, and the field under them. */
import { html, nothing, repeat } from '../../vendor/lit-html.js';
import { empty, fault } from '../../ui/alerts/note.js';
import { player_link } from '../../ui/seats.js';
import { moment } from '../account/parts.js';
import { topic_title } from './parts.js';
import { t } from '../../locales/text.js';

const leads = ({ club }) => ['owner', 'officer'].includes(club.you.state);
const is_in = ({ club }) => leads({ club }) || club.you.state === 'member';

const act = (post, id, state, done) => html`<button class="bare report" ?disabled=${state.act.busy}
  aria-label=${t(`${id}-of`, { name: post.author, at: moment(post.at) })} @click=${done}>${t(id)}</button>`;

const acts = (post, state, send) => html`${state.me && !post.mine
  ? act(post, 'clubs-post-report', state, () => send.report(post)) : nothing}${post.mine || leads(state)
  ? act(post, 'clubs-post-remove', state, () => send.remove_post(post)) : nothing}`;

const words = (post) => (post.folded
  ? html`<details><summary class="small">${t('clubs-post-folded', { name: post.author })}</summary>
    <p class="note-line" dir="auto">${post.text}</p></details>`
  : html`<p class="note-line" dir="auto">${post.text}</p>`);

const post_row = (state, send) => (post) => html`<li id=${`post-${post.n}`}><span class="small">${
  player_link(post.author, 'human')} · <time datetime=${post.at}>${moment(post.at)}</time>${post.removed ? nothing
    : acts(post, state, send)}</span>${post.removed ? html`<p class="quiet">${t('clubs-post-removed')}</p>`
    : words(post)}</li>`;

function field(state, send) {
  if (state.topic.closed) return html`<p class="note">${t('clubs-topic-is-closed')}</p>`;
  if (!is_in(state)) return html`<p class="note">${t('clubs-members-write')}</p>`;
  const submit = (event) => { event.preventDefault(); send.write(); };
  return html`<form class="sheet" @submit=${submit}><label class="field"><span>${t('clubs-post')}</span>
    <textarea name="text" rows="4" required maxlength="2000" dir="auto" .value=${state.text}
      @input=${(event) => send.type(event.target.value)}></textarea></label>${fault(state.sending.error)}
    <p class="row"><button class="main" ?disabled=${state.sending.busy}>${t('clubs-post-send')}</button></p></form>`;
}

const office = (state, send) => (leads(state) ? html`<p class="row"><button class="plain" ?disabled=${state.act.busy}
    @click=${() => send.close(!state.topic.closed)}>${
    t(state.topic.closed ? 'clubs-topic-open' : 'clubs-topic-close')}</button>
  <button class="plain" ?disabled=${state.act.busy} @click=${send.remove}>${t('clubs-topic-remove')}</button></p>`
  : nothing);

const body = (state, send) => html`${fault(state.act.error)}
  <ol class="plain-list club-posts">${repeat(state.items, (post) => post.n, post_row(state, send))}</ol>
  ${state.more ? html`<p><button class="plain" ?disabled=${state.act.busy} @click=${send.more}>${
    t('clubs-posts-more')}</button></p>` : field(state, send)}
  ${office(state, send)}`;

const back = (id) => html`<a href=${`/clubs/${id}`}>${t('clubs-to-club')}</a>`;

/** The whole page. */
export function topic(state, send) {
  if (state.unknown) {
    return html`<div class="page narrow clubs"><h1 tabindex="-1">${t('clubs-topics')}</h1>
      ${empty(t(state.unknown), back(state.id))}</div>`;
  }
  return html`<div class="page narrow clubs"><p class="small">${state.club
    ? html`<a href=${`/clubs/${state.id}`} translate="no"><bdi>${state.club.name}</bdi></a>` : back(state.id)}</p>
    <h1 tabindex="-1" translate=${state.topic ? 'no' : nothing}>${state.topic ? topic_title(state.topic)
      : t('clubs-topics')}</h1>
    ${fault(state.error, html`<button class="plain" @click=${send.read}>${t('common-try-again')}</button>`)}
    ${state.topic ? body(state, send)
      : state.error ? nothing : html`<p class="quiet">${t('clubs-loading')}</p>`}</div>`;
}
