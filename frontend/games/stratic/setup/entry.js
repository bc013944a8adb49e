/* The controls of the setup: tray, presets, my own formations, text, keys; what is missing and what is unwise. */
import { t } from '../../../locales/text.js';
import { html, nothing } from '../../../vendor/lit-html.js';
import { WORDS } from '../position.js';
import { ARMY, counts, formation_text, shuffled, total } from './army.js';
import { kind_at, slot_of } from './setup.js';
import { PRESETS } from './presets.js';
import { NAME_MOST, renamed, saved, SHELF_MOST, without } from './shelf.js';
import { doubts } from './words.js';
import { emblem_picture } from '../board/signs.js';
import { same, square_name } from '../square.js';

const fault_of = (words) => (words ? html`<p class="note bad" role="alert">${words}</p>` : nothing);
const is_same = (a, b) => a.front === b.front && a.back === b.back;

/* ---- the tray ---- */

function tray_words(draft) {
  if (draft.sel) return t('stratic-setup-tray-square', { square: square_name(draft.sel.at) });
  if (!draft.hand) return t('stratic-setup-tray');
  return draft.hand === '.' ? t('stratic-setup-tray-remove')
    : t('stratic-setup-tray-piece', { piece: WORDS[draft.hand] });
}

/* What stands on the chosen square. */
function standing({ cube, pieces, sel: { at }, ...rows }) {
  return cube ? pieces.find((p) => same(p.at, at))?.kind ?? '.' : kind_at(rows, slot_of(rows, at));
}

function kind_button(draft, kind, send) {
  const is_on = draft.sel ? standing(draft) === kind : draft.hand === kind;
  return html`<button class="plain kind" aria-pressed=${is_on ? 'true' : 'false'}
    @click=${() => send({ type: 'kind', kind })}>
    ${kind === '.' ? t('stratic-setup-remove')
      : html`${emblem_picture(kind, draft.me)}<span>${WORDS[kind]}</span>
        <span class="figure">${counts(draft)[kind]}</span>`}</button>`;
}

function tray(draft, send) {
  return html`<div class="tray" role="group" aria-label=${t('stratic-setup-pieces')}>
      ${['F', 'A', 'I', 'C', '.'].map((kind) => kind_button(draft, kind, send))}
      <span class="tray-sum">${t('stratic-setup-pieces-count', { n: total(draft), all: ARMY })}</span></div>
    <p class="small">${tray_words(draft)}</p>`;
}

function tools(draft, send) {
  const button = (type, text) => html`<button class="plain" @click=${() => send({ type })}>${text}</button>`;
  return html`<div class="row" role="group" aria-label=${t('stratic-setup-whole')}>
    ${button('mirror', t('stratic-setup-mirror'))}
    <button class="plain"
      @click=${() => send({ type: 'rows', ...shuffled() })}>${t('stratic-setup-shuffle')}</button>
    ${button('clear', t('stratic-setup-clear'))}
    ${total(draft) < ARMY ? button('complete', t('stratic-setup-fill')) : nothing}</div>`;
}

/* ---- where to start from ---- */

function presets(draft, send) {
  const now = PRESETS.find((preset) => is_same(preset, draft));
  return html`<div class="row presets" role="group" aria-label=${t('stratic-setup-presets')}>
    ${PRESETS.map((preset) =>
      html`<button class="plain" title=${preset.what} aria-pressed=${preset === now ? 'true' : 'false'}
        @click=${() => send({ type: 'rows', front: preset.front, back: preset.back })}>${preset.name}</button>`)}</div>
    <p class="small">${now ? html`<em>${now.name}.</em> ${now.what}` : t('stratic-setup-own')}</p>`;
}

/* ---- my formations ---- */

function rename_row(shelf, item, send) {
  const rename = (event) => {
    event.preventDefault();
    const { list, fault } = renamed(shelf.items, item.name, new FormData(event.target).get('name'));
    if (list) shelf.keep(list);
    send({ type: 'naming', name: fault ? item.name : null, fault });
  };
  return html`<li><form class="row" @submit=${rename}>
    <label class="grow"><span class="unseen">${t('stratic-shelf-new-name', { name: item.name })}</span>
    <input name="name" maxlength=${NAME_MOST} autocomplete="off" .value=${item.name}></label>
    <button class="plain">${t('stratic-shelf-rename')}</button>
    <button type="button" class="bare"
      @click=${() => send({ type: 'naming', name: null })}>${t('stratic-shelf-cancel')}</button></form></li>`;
}

/* One line of the list: use it, rename it, delete it. */
function kept_row(draft, shelf, item, send) {
  if (draft.naming === item.name) return rename_row(shelf, item, send);
  const drop = () => {
    shelf.keep(without(shelf.items, item.name));
    send({ type: 'dropped', item });
  };
  return html`<li><button class="plain grow" aria-pressed=${is_same(item, draft) ? 'true' : 'false'}
    @click=${() => send({ type: 'rows', front: item.front, back: item.back })}>${item.name}</button>
    <button class="bare" aria-label=${t('stratic-shelf-rename-name', { name: item.name })}
      @click=${() => send({ type: 'naming', name: item.name })}>${t('stratic-shelf-rename')}</button>
    <button class="bare" aria-label=${t('stratic-shelf-delete-name', { name: item.name })}
      @click=${drop}>${t('stratic-shelf-delete')}</button></li>`;
}

function put_back(draft, shelf, send) {
  if (!draft.dropped) return nothing;
  const back = () => {
    const { list } = saved(shelf.items, draft.dropped.name, draft.dropped);
    if (list) shelf.keep(list);
    send({ type: 'dropped', item: null });
  };
  return html`<p class="small" role="status">${t('stratic-shelf-deleted', { name: draft.dropped.name })}
    <button class="plain" @click=${back}>${t('stratic-shelf-restore')}</button></p>`;
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
  return html`<form class="row" @submit=${save}><label class="grow">
    <span class="unseen">${t('stratic-shelf-name')}</span>
    <input name="name" maxlength=${NAME_MOST} autocomplete="off" placeholder=${t('stratic-shelf-name')}></label>
    <button class="plain">${t('stratic-shelf-save')}</button></form>`;
}

function mine(draft, shelf, send) {
  if (!shelf) return nothing;
  const { items } = shelf;
  return html`<details class="typed kept"><summary>${t('stratic-shelf-title', { n: items.length })}</summary>
    ${items.length ? html`<ul class="kept-list">${items.map((item) => kept_row(draft, shelf, item, send))}</ul>`
      : nothing}
    ${put_back(draft, shelf, send)} ${draft.is_flat === false ? nothing : save_form(draft, shelf, send)}
    <p class="small">${items.length >= SHELF_MOST ? t('stratic-shelf-room', { n: SHELF_MOST }) : nothing}
      ${t('stratic-shelf-replace')} ${shelf.where}</p>
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
      () => t('stratic-text-blocked'));
    send({ type: 'copied', fault: fault ?? '' });
  };
  return html`<details class="typed" ?open=${draft.typed !== null}><summary>${t('stratic-text-title')}</summary>
    <form class="row" @submit=${read}><label class="grow"><span class="unseen">${t('stratic-text-label')}</span>
      <input name="rows" data-key="t" autocomplete="off" autocapitalize="characters" spellcheck="false"
        .value=${draft.typed ?? draft.listed ?? formation_text(draft)}></label>
      <button class="plain">${t('stratic-text-apply')}</button>
      <button type="button" class="plain"
        @click=${copy}>${t(draft.copied ? 'stratic-text-copied' : 'stratic-text-copy')}</button></form>
    ${fault_of(draft.text_fault)}
    <p class="small">${t(draft.cube ? 'stratic-text-about-cube' : 'stratic-text-about')}</p></details>`;
}

const key = (name) => html`<kbd>${name}</kbd>`;

const keys = () => html`<details class="typed"><summary>${t('stratic-setup-keys')}</summary><dl class="keys">
  <dt>${t('stratic-setup-keys-arrows')}</dt><dd>${t('stratic-setup-keys-arrows-about')}</dd>
  <dt>${key('F')} ${key('A')} ${key('I')} ${key('C')}</dt><dd>${t('stratic-setup-keys-kinds-about')}</dd>
  <dt>${key(t('stratic-setup-keys-delete'))}</dt><dd>${t('stratic-setup-keys-delete-about')}</dd>
  <dt>${key(t('stratic-setup-keys-enter'))}</dt><dd>${t('stratic-setup-keys-enter-about')}</dd>
  <dt>${key('Z')} ${key('M')}</dt><dd>${t('stratic-setup-keys-undo-about')}</dd>
  <dt>${key(t('stratic-setup-keys-escape'))}</dt><dd>${t('stratic-setup-keys-escape-about')}</dd></dl></details>`;

/* Lesser doubts and faults; an open line to the Commander is told above, where the act is asked (setup.js). */
function heed(draft) {
  return html`<div role="status">
    ${doubts(draft).filter((w) => !w.grave).map(({ words }) => html`<p class="note">${words}</p>`)}</div>
    ${fault_of(draft.fault)}`;
}

/** The controls of the placement; `shelf` keeps the player's own formations. */
export function setup_entry(draft, send, shelf) {
  return html`<div class="entry setup">${presets(draft, send)} ${tray(draft, send)} ${tools(draft, send)} ${heed(draft)}
    ${mine(draft, shelf, send)} ${as_text(draft, send)} ${keys()}</div>`;
}

