/* A notebook, drawn: the board of a chapter, its turns, what is written about the turn that is shown. */
import { html, nothing } from '../../vendor/lit-html.js';
import { rich, t } from '../../locales/text.js';
import { empty, fault, heed } from '../../ui/alerts/note.js';
import { marks_bar } from '../../ui/controls/marks_bar.js';
import { act, side, zoom_bar } from '../analysis/analysis.js';
import { lines_panel } from './lines.js';
import { contents, manage } from './manage.js';
import { question_fields, quiz_panel } from './quiz.js';

/** The page when there is no such notebook for this visitor, or it could not be read. */
export const missing = (why, needs_account) => html`<div class="page narrow">
  <h1>${t(why ? 'notebook-not-loaded' : 'notebook-not-found')}</h1>
  <p>${why || t(needs_account ? 'notebook-join-account' : 'notebook-not-found-why')}
    ${why ? html`<a href=${location.pathname}>${t('notebook-try-again')}</a>`
      : html`<a href=${needs_account ? '/sign-in' : '/notebooks'}>${t(needs_account ? 'notebook-sign-in'
        : 'notebook-all')}</a>`}</p></div>`;

/** Ask before somebody becomes an author; `address`: of the notebook, if they can read it. */
export const joining = ({ act: sent, title, address }, join) => html`<div class="page narrow">
  <h1>${title ?? t('notebook-title')}</h1><p>${t('notebook-join-text')}</p>${fault(sent.error)}
  <div class="row"><button class="main" ?disabled=${sent.busy} @click=${join}>${t('notebook-join')}</button>
  ${address ? html`<a href=${address}>${t('notebook-join-not')}</a>` : nothing}</div></div>`;

function board(state, send, is_still) {
  const { face, study, marks } = state;
  const how = { bottom: state.flip ? 1 : 0, coordinates: state.look.coordinates,
    marks: send.edit ? marks : { ...marks, on: false } };
  return is_still ? face.board(study.view, null, null, () => {}, how)
    : face.board(study.view, study.draft, state.hints, send.board.send, how);
}

const frame = (state, send, is_still) => html`<div class="board-frame">${board(state, send, is_still)}
  ${zoom_bar(state, send)}</div>`;

const kept = ({ status, error }, send) => (error
  ? fault(error, html`<button class="plain" @click=${() => send.saver.rest()}>${t('notebook-try-again')}</button>`)
  : html`<p class="small notebook-kept" role="status">${t(`notebook-${status}`)}</p>`);

/* The comment on the turn that is shown: a field for authors, plain text for everybody else. */
function comment(state, send) {
  const { at } = state.study;
  if (!send.edit) return nothing;
  return html`<section aria-label=${t('notebook-comment')}><label class="field"><span>${at.parent
    ? t('notebook-comment-on', { turn: at.text }) : t('notebook-comment-start')}</span>
    <textarea class="notebook-comment" rows="4" maxlength="4000" .value=${at.comment}
      @input=${(e) => send.edit.write('comment', e.target.value)} @blur=${() => send.saver.rest()}></textarea></label>
    ${state.face.is_fixed ? nothing : html`<div class="row notebook-marks">${marks_bar(state.marks)}</div>`}
    ${question_fields(state, send)} ${kept(state.save, send)}</section>`;
}

const title = ({ book }) => html`<section class="notebook-title"><h1>${book.title}</h1>
  <p class="small">${rich('notebook-by', { link: (text) => html`<a
    href=${`/players/${encodeURIComponent(book.owner)}`}><bdi translate="no">${text}</bdi></a>` },
  { name: book.owner })}
    · ${t(`notebook-${book.visibility}`)}</p>
  ${book.hidden ? heed(t('notebook-hidden')) : nothing}</section>`;

function panel(state, send) {
  return html`<div class="panel study">${title(state)}
    ${state.is_invited ? heed(t('notebook-join-account'),
      html`<a href="/sign-in">${t('notebook-sign-in')}</a>`) : nothing}
    ${fault(state.error)} ${state.study?.view ? quiz_panel(state, send) : nothing}
    <section>${contents(state, send)}</section>
    ${state.study?.view ? html`${act(state, send)}
      ${send.edit ? nothing : html`<p class="small">${t('notebook-reading')}</p>`}
      ${comment(state, send)} ${lines_panel(state, send)}` : nothing}
    ${manage(state, send)}</div>`;
}

function seats(state, place) {
  const below = state.flip ? 1 : 0;
  return side(state, place === 'top' ? 1 - below : below);
}

/* A notebook without chapters, or one whose chapter is on its way, has no board. */
const bare = (state, send) => html`<div class="board-frame"><div class="page">${state.study?.error
  ? fault(state.study.error, html`<button class="plain" @click=${send.again}>${t('notebook-try-again')}</button>`)
  : empty(t(state.book.chapters.length ? 'notebook-loading' : 'notebook-no-chapter'))}</div></div>`;

/** The whole page. */
export function notebook(state, send) {
  if (!state.study?.view) return html`<div class="match analysis notebook">${bare(state, send)}
    ${panel(state, send)}</div>`;
  return html`<div class="match analysis notebook">
    <div class="seat-top">${seats(state, 'top')}</div>
    ${frame(state, send, false)}
    <div class="seat-bottom">${seats(state, 'bottom')}</div>
    ${panel(state, send)}</div>`;
}

/** In a frame on another site: to be read, with a link to the page. */
export function framed(state, send) {
  const name = html`<h1><a href=${`/notebooks/${state.book.id}${state.n ? `?chapter=${state.n}` : ''}`}>${
    state.book.title}</a></h1>`;
  return html`<div class="match analysis notebook">
    ${state.study?.view ? frame(state, send, true) : bare(state, send)}
    <div class="panel study"><section>${name}</section>${fault(state.error)}
      ${state.study?.view ? quiz_panel(state, send, true) : nothing}
      ${state.book.chapters.length > 1 ? html`<section>${contents(state, send)}</section>` : nothing}
      ${state.study?.view ? lines_panel(state, send) : nothing}</div></div>`;
}
