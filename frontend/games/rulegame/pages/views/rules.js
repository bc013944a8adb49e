/* The page of rule sets, drawn: the text with its fault marked, the choice of pieces, the verdict and the bench beside
 * them. */
import { html, nothing } from '../../../../vendor/lit-html.js';
import { rich, t } from '../../../../locales/text.js';
import { rules_address } from '../api.js';
import { examples } from '../examples.js';
import { place_of } from '../../../../model/text_place.js';
import { link_field } from '../../../../ui/controls/link_field.js';
import { fault } from '../../../../ui/alerts/note.js';
import { fault_text } from '../../../../views/fault_text.js';
import { paper } from '../../../../views/paper.js';
import { bench_panel } from './bench.js';
import { verdict_panel } from './verdict.js';

const fault_now = ({ answer, text }) => (answer?.error && answer.text === text ? answer.error : null);

function fault_note(bad, send) {
  if (!bad) return nothing;
  return html`<p><strong>${t('rulegame-pages-place',
    { line: bad.line, column: bad.column })}</strong> ${fault_text(bad)}</p>
    <p><button class="plain" type="button" @click=${send.show_fault}>${t('rulegame-pages-go-to-error')}</button></p>`;
}

function editor(state, send) {
  const bad = fault_now(state);
  return html`<label class="rule-label" for="rule-text">${t('rulegame-pages-text')}</label>
    ${paper({ id: 'rule-text', text: state.text, marks: bad ? [place_of(state.text, bad)] : [], told_by: 'rule-fault',
      is_bad: Boolean(bad) }, send.write)}
    <div id="rule-fault" role="status" class=${bad ? 'note bad' : nothing}>${fault_note(bad, send)}</div>`;
}

const example_row = (state, send) => html`<div class="row"><label class="inline">${t('rulegame-pages-example')}
    <select aria-label=${t('rulegame-pages-example-load')}
      @change=${(e) => { if (e.target.value) send.example(Number(e.target.value)); e.target.value = ''; }}>
      <option value="">${t('rulegame-pages-example-choose')}</option>
      ${examples().map(([name], i) => html`<option value=${i}>${name}</option>`)}
  </select></label>
  ${state.before === null ? nothing
    : html`<button class="plain" type="button" @click=${send.back}>${t('rulegame-pages-back')}</button>`}</div>`;

const KINDS = ['legacy', 'mentioned', 'own'];

function own_names(state, send) {
  if (state.pieces !== 'own') return nothing;
  return html`<label class="field"><span>${t('rulegame-pages-shapes')}</span><input .value=${state.shapes}
    @input=${(e) => send.choose({ shapes: e.target.value })}></label>
    <label class="field"><span>${t('rulegame-pages-colors')}</span><input .value=${state.colors}
      @input=${(e) => send.choose({ colors: e.target.value })}></label>`;
}

const pieces_choice = (state, send) => html`<fieldset class="choice"><legend>${t('rulegame-pages-pieces')}</legend>
  <div class="choices">
    ${KINDS.map((id) =>
      html`<label><input type="radio" name="pieces" value=${id} .checked=${state.pieces === id}
        @change=${() => send.choose({ pieces: id })}><span>${t(`rulegame-pages-pieces-${id}`)}</span></label>`)}</div>
  <p class="small">${t(`rulegame-pages-pieces-${state.pieces}-note`)}</p></fieldset>${own_names(state, send)}`;

function printed(state, send) {
  if (!state.answer?.printed) return nothing;
  return html`<details><summary>${t('rulegame-pages-printed')}</summary>
    <pre class="printed" tabindex="0">${state.answer.printed}</pre>
    <button class="plain" type="button"
      @click=${send.take_printed}>${t('rulegame-pages-take-printed')}</button></details>`;
}

/* For others to play: the text goes to the server, and neither into the link nor onto its page. */
function shared(state, send) {
  if (!state.answer?.ok || state.answer.text !== state.text) return nothing;
  return html`<section class="share"><h2>${t('rulegame-pages-share')}</h2>
    ${state.link ? html`${link_field(state.link, state.copied, send.copy)}
        <p class="small">${rich('rulegame-pages-share-after',
          { link: (text) => html`<a href="/puzzles">${text}</a>` })}</p>`
      : html`<p class="small">${t('rulegame-pages-share-before')}</p>
        <button class="plain" type="button" ?disabled=${state.share.busy}
          @click=${send.share}>${t('rulegame-pages-share-button')}</button>`}${fault(state.share.error)}</section>`;
}

/** The whole page. Nothing that is chosen stands below the verdict, whose height changes while people choose. */
export function rules(state, send) {
  const bench = state.text.trim() ? bench_panel(state, send) : nothing;
  return html`<div class="page rules"><h1>${t('rulegame-pages-title')}</h1>
    <p class="rules-lead">${rich('rulegame-pages-lead',
      { link: (text) => html`<a href=${rules_address}>${text}</a>` })}</p>
    <div class="rules-sides"><section class="rules-text" aria-label=${t('rulegame-pages-side-text')}>
        ${example_row(state, send)}${pieces_choice(state, send)}${editor(state, send)}${fault(state.error)}</section>
      <section class="rules-verdict" aria-label=${t('rulegame-pages-side-verdict')}>${verdict_panel(state)}</section>
      <section class="rules-more" aria-label=${t('rulegame-pages-side-more')}>${printed(state, send)}${shared(
        state, send)}</section>
      <section class="rules-bench" aria-label=${t('rulegame-pages-side-board')}>${bench}</section></div></div>`;
}
