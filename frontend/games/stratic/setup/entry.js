/* The controls of the placement: tray, presets, my own formations, text, keys; what is lacking and what is unwise. */
import { html, nothing } from '../../../vendor/lit-html.js';
import { letter_of, WORDS } from '../position.js';
import { ARMY, counts, formation_text, shuffled, total } from './army.js';
import { kind_at, slot_of } from './setup.js';
import { PRESETS } from './presets.js';
import { NAME_MOST, renamed, saved, SHELF_MOST, without } from './shelf.js';
import { doubts } from './words.js';
import { emblem } from '../board/signs.js';
import { same, square_name } from '../square.js';

const picture = (kind, me) =>
  html`<svg class="stratic emblem" viewBox="-50 -50 100 100"
    aria-hidden="true">${emblem(letter_of(kind, me), me)}</svg>`;

const fault_of = (words) => (words ? html`<p class="note bad" role="alert">${words}.</p>` : nothing);
const is_same = (a, b) => a.front === b.front && a.back === b.back;

/* ---- the tray ---- */

function tray_words(draft) {
  if (draft.sel) {
    return `${square_name(draft.sel.at)}: choose what shall stand there, or a second square to exchange the two.`;
  }
  if (draft.hand) {
    return `${draft.hand === '.' ? 'Taking off' : `${WORDS[draft.hand]} in hand`}: choose squares. Escape lets go.`;
  }
  return 'Choose two squares to exchange them, or a piece here and then its square.';
}

/* What stands on the chosen square. */
function standing({ cube, pieces, sel: { at }, ...rows }) {
  return cube ? pieces.find((p) => same(p.at, at))?.kind ?? '.' : kind_at(rows, slot_of(rows, at));
}

function kind_button(draft, kind, send) {
  const is_on = draft.sel ? standing(draft) === kind : draft.hand === kind;
  return html`<button class="plain kind" aria-pressed=${is_on ? 'true' : 'false'}
    @click=${() => send({ type: 'kind', kind })}>
    ${kind === '.' ? 'Take off'
      : html`${picture(kind, draft.me)}<span>${WORDS[kind]}</span>
        <span class="figure">${counts(draft)[kind]}</span>`}</button>`;
}

function tray(draft, send) {
  return html`<div class="tray" role="group" aria-label="Pieces">
      ${['F', 'A', 'I', 'C', '.'].map((kind) => kind_button(draft, kind, send))}
      <span class="tray-sum">${total(draft)} of ${ARMY} pieces</span></div>
    <p class="small">${tray_words(draft)}</p>`;
}

function tools(draft, send) {
  const button = (type, text) => html`<button class="plain" @click=${() => send({ type })}>${text}</button>`;
  return html`<div class="row" role="group" aria-label="Change the whole">
    ${button('mirror', 'Mirror')}
    <button class="plain" @click=${() => send({ type: 'rows', ...shuffled() })}>Shuffle</button>
    ${button('clear', 'Clear')} ${total(draft) < ARMY ? button('complete', 'Fill the rest') : nothing}</div>`;
}

/* ---- where to start from ---- */

function presets(draft, send) {
  const now = PRESETS.find((preset) => is_same(preset, draft));
  return html`<div class="row presets" role="group" aria-label="Start from">
    ${PRESETS.map((preset) =>
      html`<button class="plain" title=${preset.what} aria-pressed=${preset === now ? 'true' : 'false'}
        @click=${() => send({ type: 'rows', front: preset.front, back: preset.back })}>${preset.name}</button>`)}</div>
    <p class="small">${now ? html`<em>${now.name}.</em> ${now.what}` : 'A formation of your own.'}</p>`;
}

/* ---- my formations ---- */

/* One line of the list: use it, rename it, delete it. */
function kept_row(draft, shelf, item, send) {
  const { items } = shelf;
  if (draft.naming === item.name) {
    const rename = (event) => {
      event.preventDefault();
      const { list, fault } = renamed(items, item.name, new FormData(event.target).get('name'));
      if (list) shelf.keep(list);
      send({ type: 'naming', name: fault ? item.name : null, fault });
    };
    return html`<li><form class="row" @submit=${rename}>
      <label class="grow"><span class="unseen">New name of ${item.name}</span>
      <input name="name" maxlength=${NAME_MOST} autocomplete="off" .value=${item.name}></label>
      <button class="plain">Rename</button>
      <button type="button" class="bare" @click=${() => send({ type: 'naming', name: null })}>Leave it</button></form>
      </li>`;
  }
  const drop = () => {
    shelf.keep(without(items, item.name));
    send({ type: 'dropped', item });
  };
  return html`<li><button class="plain grow" aria-pressed=${is_same(item, draft) ? 'true' : 'false'}
    @click=${() => send({ type: 'rows', front: item.front, back: item.back })}>${item.name}</button>
    <button class="bare" aria-label=${`Rename ${item.name}`}
      @click=${() => send({ type: 'naming', name: item.name })}>Rename</button>
    <button class="bare" aria-label=${`Delete ${item.name}`} @click=${drop}>Delete</button></li>`;
}

function put_back(draft, shelf, send) {
  if (!draft.dropped) return nothing;
  const back = () => {
    const { list } = saved(shelf.items, draft.dropped.name, draft.dropped);
    if (list) shelf.keep(list);
    send({ type: 'dropped', item: null });
  };
  return html`<p class="small" role="status">“${draft.dropped.name}” is deleted.
    <button class="plain" @click=${back}>Put it back</button></p>`;
}

function save_form(draft, shelf, send) {
  const save = (event) => {
    event.preventDefault();
    const { list, fault } = saved(shelf.items, new FormData(event.target).get('name'), draft);
    if (!list) return send({ type: 'shelved', fault });
    shelf.keep(list);
    event.target.reset();
    send({ type: 'shelved' });
  };
  return html`<form class="row" @submit=${save}><label class="grow"><span class="unseen">Name of this formation</span>
    <input name="name" maxlength=${NAME_MOST} autocomplete="off"
      placeholder="Name of this formation"></label><button class="plain">Save</button></form>`;
}

function mine(draft, shelf, send) {
  if (!shelf) return nothing;
  const { items } = shelf;
  return html`<details class="typed kept"><summary>My formations${items.length ? ` (${items.length})` : ''}</summary>
    ${items.length ? html`<ul class="kept-list">${items.map((item) => kept_row(draft, shelf, item, send))}</ul>`
      : nothing}
    ${put_back(draft, shelf, send)} ${draft.is_flat === false ? nothing : save_form(draft, shelf, send)}
    <p class="small">${items.length >= SHELF_MOST ? `${SHELF_MOST} are kept, which is all there is room for. ` : ''}A
      name that is taken replaces what it meant. ${shelf.where}</p>
    ${fault_of(draft.shelf_fault)}
    ${shelf.error ? html`<p class="note warn" role="status">${shelf.error}</p>` : nothing}</details>`;
}

/* ---- as text, by keyboard ---- */

function as_text(draft, send) {
  const read = (event) => {
    event.preventDefault();
    send({ type: 'text', text: new FormData(event.target).get('rows') });
  };
  const copy = async (event) => {
    const input = event.target.form.elements.rows;
    input.select();
    const fault = await navigator.clipboard?.writeText(input.value).then(() => '',
      () => 'Copying is not allowed here; the text is selected, so copy it with your keyboard');
    send({ type: 'copied', fault: fault ?? '' });
  };
  return html`<details class="typed" ?open=${draft.typed !== null}><summary>As text</summary>
    <form class="row" @submit=${read}><label class="grow"><span class="unseen">Formation as text, front row first</span>
      <input name="rows" data-key="t" autocomplete="off" autocapitalize="characters" spellcheck="false"
        .value=${draft.typed ?? draft.listed ?? formation_text(draft)}></label>
      <button class="plain">Use it</button>
      <button type="button" class="plain" @click=${copy}>${draft.copied ? 'Copied' : 'Copy'}</button></form>
    ${fault_of(draft.text_fault)}
    <p class="small">${draft.cube ? 'Every piece with its square; or two rows, which stand on level 5.'
      : 'Front row, a stroke, back row; files a to j; a full stop is the empty square.'}</p></details>`;
}

const key = (name) => html`<kbd>${name}</kbd>`;

const keys = html`<details class="typed"><summary>By keyboard</summary><dl class="keys">
  <dt>arrows</dt><dd>go from square to square</dd>
  <dt>${key('F')} ${key('A')} ${key('I')} ${key('C')}</dt><dd>put that piece here</dd>
  <dt>${key('Delete')}</dt><dd>take off what stands here</dd>
  <dt>${key('Enter')}</dt><dd>choose; on a second square: exchange</dd>
  <dt>${key('Z')} ${key('M')}</dt><dd>undo, mirror</dd><dt>${key('Esc')}</dt><dd>let go</dd></dl></details>`;

/* Lesser doubts and faults; an open line to the Commander is told above, where the act is asked (setup.js). */
function heed(draft) {
  return html`<div role="status">
    ${doubts(draft).filter((w) => !w.grave).map(({ words }) => html`<p class="note">${words}</p>`)}</div>
    ${fault_of(draft.fault)}`;
}

/** The controls of the placement; `shelf` keeps the player's own formations. */
export function setup_entry(draft, send, shelf) {
  return html`<div class="entry setup">${presets(draft, send)} ${tray(draft, send)} ${tools(draft, send)} ${heed(draft)}
    ${mine(draft, shelf, send)} ${as_text(draft, send)} ${keys}</div>`;
}

