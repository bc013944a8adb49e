/* What authors and readers do with a notebook besides its board: chapters, title, who can see it, authors, text. */
import { html, nothing } from '../../vendor/lit-html.js';
import { document_at, rich, t } from '../../locales/text.js';
import { fault } from '../../ui/alerts/note.js';
import { link_field } from '../../ui/controls/link_field.js';

export const VISIBILITIES = ['private', 'unlisted', 'public'];
const is_keeper = (me) => Boolean(me) && me.kind !== 'guest';

/** Who can see a notebook, to choose. */
export const visibility_field = (chosen) => html`<label class="field">
  <span>${t('notebook-visibility')}</span><select name="visibility">
  ${VISIBILITIES.map((one) => html`<option value=${one} ?selected=${one === chosen}>${t(`notebook-${one}`)}</option>`)}
  </select></label>`;

/**
 * @param {SubmitEvent & {target: HTMLFormElement}} event
 * @returns {Record<string, string>}
 */
const values_of = (event) => {
  event.preventDefault();
  return Object.fromEntries([...new FormData(event.target)].map(([name, value]) => [name, String(value)]));
};

/* ---- chapters ---- */

const variants_of = (games) => games.flatMap(({ id, title, variants }) =>
  variants.map((variant, i) => ({ game: id, variant: variant.id, name: i ? `${title}, ${variant.title}` : title })));

function add(event, send) {
  const { title, kind, position } = values_of(event);
  const [game, variant] = kind.split('/');
  send.chapters.add({ title, game, variant, from: { position: position.trim() } });
}

const new_chapter = (state, send) => html`<details class="fold"><summary>${t('notebook-chapter-new')}</summary>
  <form @submit=${(event) => add(event, send)}>
  <label class="field"><span>${t('notebook-name')}</span><input name="title" required maxlength="100"
    value=${t('notebook-chapter-n', { n: state.book.chapters.length + 1 })}></label>
  <label class="field"><span>${t('notebook-game')}</span><select name="kind">${variants_of(state.games).map((one) =>
    html`<option value=${`${one.game}/${one.variant}`}>${one.name}</option>`)}</select></label>
  <label class="field"><span>${t('notebook-start')}</span><textarea name="position" rows="4" required spellcheck="false"
    autocapitalize="off" autocomplete="off" .defaultValue=${state.start}></textarea></label>
  <p class="small">${rich('notebook-start-hint', { link: (text) => html`<a href="/analysis">${text}</a>` })}</p>
  <div class="row"><button class="plain" ?disabled=${send.chapters.act.busy}>${t('notebook-chapter-add')}</button></div>
  </form></details>`;

function chapter_tools(state, send) {
  const at = state.book.chapters.findIndex(({ chapter }) => chapter === state.n);
  return html`<div class="row">
    <button class="plain" ?disabled=${at < 1}
      @click=${() => send.chapters.move(-1)}>${t('notebook-chapter-up')}</button>
    <button class="plain" ?disabled=${at < 0 || at === state.book.chapters.length - 1}
      @click=${() => send.chapters.move(1)}>${t('notebook-chapter-down')}</button>
    <button class="plain" ?disabled=${at < 0} @click=${send.chapters.remove}>${t('notebook-chapter-delete')}</button>
    </div>`;
}

const chapter_title = (state, send) => (state.save
  ? html`<label class="field"><span>${t('notebook-chapter-name')}</span><input maxlength="100"
    .value=${state.save.title} @input=${(e) => send.saver.rename(e.target.value)}></label>` : nothing);

/** The list of chapters. */
export const contents = (state, send) => html`<nav class="notebook-chapters" aria-label=${t('notebook-chapters')}>
  ${state.book.chapters.length
    ? html`<ol>${state.book.chapters.map(({ chapter, title }) => html`<li><button class="line-turn"
      aria-current=${chapter === state.n ? 'true' : nothing} @click=${() => send.open(chapter)}>${title}</button>
      </li>`)}</ol>`
    : html`<p class="small">${t(state.book.you ? 'notebook-empty-own' : 'notebook-empty')}</p>`}</nav>`;

/* ---- sharing ---- */

const author = (state, name, send) => html`<li><a href=${`/players/${encodeURIComponent(name)}`}><bdi
  translate="no">${name}</bdi></a>${state.book.you === 'owner'
  ? html` <button class="plain" aria-label=${t('notebook-author-remove-of', { name })}
    @click=${() => send.sharing.dismiss(name)}>${t('notebook-author-remove')}</button>` : nothing}</li>`;

function invite(state, send) {
  return html`<p class="small">${t('notebook-invite-hint')}</p>
    ${state.invite ? link_field(state.invite, state.copied === state.invite, send.sharing.copy_link) : nothing}
    <div class="row"><button class="plain" @click=${send.sharing.invite}>${t(state.book.invites
      ? 'notebook-invite-again' : 'notebook-invite')}</button>
    ${state.book.invites ? html`<button class="plain" @click=${send.sharing.invite_end}>${t('notebook-invite-end')}
      </button>` : nothing}</div>`;
}

const authors = (state, send) => html`<h3>${t('notebook-authors')}</h3>
  ${state.book.authors.length ? html`<ul class="plain-list">${state.book.authors.map((name) =>
    author(state, name, send))}</ul>` : nothing}
  ${state.book.you === 'owner' ? invite(state, send)
    : html`<div class="row"><button class="plain" @click=${send.sharing.leave}>${t('notebook-leave')}</button></div>`}`;

const own = (state, send) => html`<form @submit=${(event) => send.sharing.change(values_of(event))}>
  <label class="field"><span>${t('notebook-name')}</span><input name="title" required maxlength="100"
    .value=${state.book.title}></label>
  ${state.book.you === 'owner' ? visibility_field(state.book.visibility) : nothing}
  <div class="row"><button class="plain" ?disabled=${send.sharing.act.busy}>${t('notebook-save')}</button></div></form>
  ${authors(state, send)}
  ${state.book.you === 'owner' ? html`<div class="row"><button class="plain"
    @click=${send.sharing.remove}>${t('notebook-delete')}</button></div>` : nothing}`;

const taking = (state, send) => html`<form @submit=${(event) => send.chapters.take(values_of(event).text)}>
  <label class="field"><span>${t('notebook-import')}</span><textarea name="text" rows="4" required spellcheck="false"
    autocapitalize="off" autocomplete="off"></textarea></label>${fault(state.import_error)}
  <p class="small"><a href=${document_at('notebooks')}>${t('notebook-import-format')}</a></p>
  <p class="small" role="status">${state.importing ? t('notebook-importing', state.importing) : nothing}</p>
  <div class="row"><button class="plain" ?disabled=${send.chapters.act.busy}>${t('notebook-import-do')}</button></div>
  </form>`;

const FRAME = (origin, id) => `<iframe src="${origin}/notebooks/${id}/embed" width="720" height="480"></iframe>`;

function shared(state, send) {
  const link = `${state.origin}/notebooks/${state.book.id}`;
  const frame = FRAME(state.origin, state.book.id);
  return html`${link_field(link, state.copied === link, send.sharing.copy_link)}
    ${state.book.visibility === 'private' ? html`<p class="small">${t('notebook-link-private')}</p>`
      : link_field(frame, state.copied === frame, send.sharing.copy_link, t('notebook-frame'))}
    <div class="row"><button class="plain" @click=${send.sharing.export}>${t('notebook-export')}</button>
    ${is_keeper(state.me) ? html`<button class="plain" @click=${send.sharing.copy_mine}>${t('notebook-copy')}</button>`
      : nothing}</div>`;
}

/** Everything below the board of a notebook. */
const reporting = ({ me }, send) => (me ? html`<p><button class="plain" ?disabled=${send.sharing.act.busy}
  @click=${send.sharing.report}>${t('notebook-report')}</button></p>` : nothing);

export const manage = (state, send) => html`<section aria-label=${t('notebook-chapters')}>
  ${fault(send.chapters.act.error)} ${fault(send.sharing.act.error)}
  ${state.book.you ? html`<h2>${t('notebook-chapters')}</h2>${chapter_title(state, send)}
    ${state.book.chapters.length ? chapter_tools(state, send) : nothing} ${new_chapter(state, send)}` : nothing}
  <details class="fold"><summary>${t('notebook-share')}</summary>${shared(state, send)}</details>
  ${state.book.you ? html`<details class="fold"><summary>${t('notebook-settings')}</summary>
    ${own(state, send)}</details>
    <details class="fold"><summary>${t('notebook-import-fold')}</summary>${taking(state, send)}</details>`
    : reporting(state, send)}
  </section>`;
