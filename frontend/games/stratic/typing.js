/* The field in which a turn is typed: read at each letter, with the legal turns that begin like that, and with the
 * place of a fault. */
import { t } from '../../locales/text.js';
import { html, nothing } from '../../vendor/lit-html.js';
import { typed } from './draft.js';
import { read_turn, turn_text } from './notation.js';
import { completions } from './typed.js';
import { move_words, place_words } from './words.js';

/* A word of notation as people say it. */
function words_of(word) {
  if (word === '--') return t('stratic-pass');
  const { place, moves } = read_turn(word);
  return place.length ? place_words(place[0]) : move_words(moves[0]);
}

/* What pressing Enter means now: the chosen word, the turn as it stands, or the only word that fits. */
function entered(draft, list) {
  if (draft.at >= 0) return { type: 'complete', word: list.words[draft.at] };
  const reading = typed(draft);
  if (reading && !reading.error) return { type: 'commit' };
  return list?.total === 1 && !list.near ? { type: 'complete', word: list.words[0] } : null;
}

const STEPS = { ArrowDown: 1, ArrowUp: -1 };

function keys(event, send) {
  const by = STEPS[event.key];
  if (!by) return;
  event.preventDefault();
  send({ type: 'along', by });
}

function options(draft, list, send) {
  if (!list?.words.length) return nothing;
  return html`<ul class="ways" id="ways" role="listbox" aria-label=${t('stratic-type-list')}>
    ${list.words.map((word, i) => html`
      <li role="option" id=${`way-${i}`} aria-selected=${i === draft.at ? 'true' : 'false'}
        @click=${() => send({ type: 'complete', word })}>
        <code>${word}</code> <span>${words_of(word)}</span></li>`)}</ul>`;
}

/* The fault in place: what was read, what was not, and what would be right. */
function fault(draft, { tried }) {
  const reading = typed(draft);
  if (!reading?.error || reading.begun) return nothing;
  return html`<p class="note bad" role="alert"
    id="typed-fault"><code>${draft.text.slice(
      0, reading.at)}<mark>${draft.text.slice(reading.at, reading.to)}</mark>${draft.text.slice(reading.to)}</code>
    <span>${tried && !tried.ok ? tried.words : reading.error}</span></p>`;
}

function list_words({ total, words, near }) {
  if (near) return t(total ? 'stratic-type-near' : 'stratic-type-none');
  return total > words.length ? t('stratic-type-count-first', { shown: words.length, n: total })
    : t('stratic-type-count', { n: total });
}

function told(draft, list, { tried }) {
  const reading = typed(draft);
  if (reading && !reading.error) return tried?.ok ? t('stratic-type-legal') : '';
  return list && (list.total || draft.text) ? list_words(list) : '';
}

const example = (dims) => t('stratic-type-example', dims === 3 ? { move: 'Fe2.5>e4.5', turn: '+Fe5.5' }
  : { move: 'Fe2>e4', turn: '+Fe5 Ac3xc5' });

/* A player who unfolds the field is about to type in it. */
function unfolded({ target }) {
  if (target.open && target.contains(document.activeElement)) target.querySelector('input').focus();
}

/* The prefix of ids, where there are several on one page. */
const told_id = (how) => `${how.id ?? 'typed'}-told`;

/**
 * The form, folded where `how.folds` says so until it is used; `how.tried` is the server's word about the text as it
 * stands, once it has been asked, `how.dims` how many numbers name a square.
 */
export function typing(draft, hints, send, how) {
  const list = completions(draft, hints);
  const open = Boolean(list?.words.length);
  const now = draft.text ?? (draft.place.length || draft.moves.length ? turn_text(draft.place, draft.moves) : '');
  const submit = (event) => {
    event.preventDefault();
    const act = entered(draft, list);
    if (act) send(act);
  };
  const form = html`<form class="typed" @submit=${submit}>
    <label class="field"><span class="small">${t('stratic-type-label')} <kbd aria-hidden="true">T</kbd></span>
      <input name="turn" data-key="t" role="combobox" aria-autocomplete="list" aria-expanded=${open ? 'true' : 'false'}
        aria-controls="ways"
        aria-activedescendant=${open && draft.at >= 0 ? `way-${draft.at}` : nothing} aria-describedby=${told_id(how)}
        autocomplete="off" autocapitalize="off" autocorrect="off" spellcheck="false" enterkeyhint="go"
        placeholder=${example(how.dims)}
        .value=${now} @input=${(e) => send({ type: 'text', text: e.target.value })}
        @keydown=${(e) => keys(e, send)}></label>
    ${fault(draft, how)}
    <p class="small legal" id=${told_id(how)} role="status">${told(draft, list, how)}</p>
    ${options(draft, list, send)}</form>`;
  return how.folds ? html`<details class="typed-fold" ?open=${draft.text !== null}
    @toggle=${unfolded}>
    <summary>${t('stratic-type-open')}</summary>${form}</details>` : form;
}
