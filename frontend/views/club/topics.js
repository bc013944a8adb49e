/* The forum on the page of a club, drawn: its topics, and beginning one. */
import { html, nothing } from '../../vendor/lit-html.js';
import { empty, fault } from '../../ui/alerts/note.js';
import { moment } from '../account/parts.js';
import { form_values, topic_title } from './parts.js';
import { t } from '../../locales/text.js';

const row = (one, id) => html`<li><a href=${`/clubs/${id}/topics/${one.topic}`} translate="no"><bdi>${
  topic_title(one)}</bdi></a> <span class="small">${[t('clubs-topic-by', { name: one.author }),
  t('clubs-topic-facts', { posts: one.posts, at: moment(one.last_at) }),
  ...one.closed ? [t('clubs-topic-closed')] : []].join(' · ')}</span></li>`;

const more = (state, send) => (state.topics.next ? html`<p><button class="plain" ?disabled=${state.act.busy}
  @click=${send.more_topics}>${t('clubs-more')}</button></p>` : nothing);

function begin(state, send) {
  const submit = (event) => {
    event.preventDefault();
    send.begin(form_values(event.target));
  };
  return html`<details><summary>${t('clubs-topic-new')}</summary><form class="sheet" @submit=${submit}>
    <label class="field"><span>${t('clubs-topic-title')}</span><input name="title" required maxlength="100" dir="auto"
      autocomplete="off"></label>
    <label class="field"><span>${t('clubs-topic-text')}</span><textarea name="text" rows="4" required maxlength="2000"
      dir="auto"></textarea></label>${fault(state.beginning.error)}
    <p class="row"><button class="main" ?disabled=${state.beginning.busy}>${t('clubs-topic-create')}</button></p></form>
    </details>`;
}

function body(state, send, is_in) {
  if (!is_in && state.club.forum === 'members') return html`<p class="quiet">${t('clubs-topics-members')}</p>`;
  return html`${state.topics.items.length ? html`<ul class="plain-list">${
    state.topics.items.map((one) => row(one, state.club.id))}</ul>` : empty(t('clubs-topics-none'))}
    ${more(state, send)} ${is_in ? begin(state, send) : nothing}`;
}

/** The topics that the visitor can read. */
export function topics(state, send) {
  const is_in = ['owner', 'officer', 'member'].includes(state.club.you.state);
  return html`<section><h2>${t('clubs-topics')}</h2>${body(state, send, is_in)}</section>`;
}
