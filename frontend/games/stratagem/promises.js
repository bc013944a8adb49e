/* The promise ledger of a finished match: beside each letter and treaty what it promised, and the order that kept or
 * broke it. It is the server's, computed by the rules' chapter R11. */
import { html, nothing } from '../../vendor/lit-html.js';
import { t } from '../../locales/text.js';
import { letter_text } from './letters.js';
import { place_name, relation_name, seat_name } from './names.js';
import { seat_label } from './pieces.js';

const SIGN = { kept: '✓', broken: '✗', uncounted: '–' };

const span_words = ({ from, until }) => {
  if (until === null) return t('stratagem-promise-open', { from: String(from) });
  return from === until ? t('stratagem-promise-turn', { turn: String(from) })
    : t('stratagem-promise-turns', { from: String(from), until: String(until) });
};

/** What was promised, in a few words: "Not to attack Azure". */
export function promise_words({ kind, realm, province, treaty }) {
  if (kind === 'treaty') {
    return t('stratagem-promise-treaty', { treaty: relation_name(treaty), seat: seat_name(realm) });
  }
  return t(`stratagem-promise-${kind.replace('_', '-')}`,
    { target: province ? place_name(province) : seat_name(realm) });
}

/* How it ended, in a sentence. */
function verdict_words({ kind, verdict, doubt, decided }) {
  if (verdict === 'uncounted') return t(`stratagem-promise-doubt-${doubt}`);
  if (!decided) return t('stratagem-promise-kept');
  const values = { turn: String(decided.turn), place: decided.province ? place_name(decided.province) : '' };
  if (verdict === 'kept') return t('stratagem-promise-kept-turn', values);
  if (kind === 'treaty') return t('stratagem-promise-broken-treaty', values);
  return decided.order ? t('stratagem-promise-broken-march', values) : t('stratagem-promise-broken-idle', values);
}

const decision = (promise) => (promise.decided?.order ? html` <code>${promise.decided.order}</code>` : nothing);

const turn_button = ({ decided }, jump) => (decided && jump
  ? html` <button type="button" class="bare" @click=${() => jump(decided.turn)}>${
    t('stratagem-promise-show', { turn: String(decided.turn) })}</button>` : nothing);

/* One promise with its verdict. */
const note = (promise, jump) => html`<span class=${`sg-promise ${promise.verdict}`}>
  <span aria-hidden="true">${SIGN[promise.verdict]}</span> <strong>${promise_words(promise)}</strong>
  <span class="small">${span_words(promise)}</span><br>
  ${verdict_words(promise)}${decision(promise)}${turn_button(promise, jump)}</span>`;

const receiver = (to) => (to === null ? 'all' : to);

/* Whether a promise was made in a letter. */
const is_in = (letter, p) => p.words !== null && p.turn === letter.turn && p.seat === letter.from
  && receiver(p.to) === letter.to && letter.text.includes(p.words);

/* What was written, where it is a sentence of a bot in the language of the page. */
function quote(letters, p) {
  const letter = letters.find((one) => one.phrase && is_in(one, p));
  return letter ? letter_text(letter) : p.words;
}

/**
 * What a letter promised; nothing where there is no ledger, or nothing in it of this letter.
 * @param {{promises?: {items: object[]}|null, jump?: (turn: number) => void}} how
 * @param {{turn: number, from: number|null, to: number|'all', text: string}} letter
 */
export function letter_promises({ promises, jump }, letter) {
  const own = (promises?.items ?? []).filter((p) => is_in(letter, p));
  return own.length ? html`<p class="sg-letter-promises">${own.map((p) => note(p, jump))}</p>` : nothing;
}

const counts = ({ seats }) => html`<table class="rows"><thead><tr>
    <th scope="col">${t('stratagem-promise-realm')}</th>
    <th scope="col" class="figure">${t('stratagem-promise-n-kept')}</th>
    <th scope="col" class="figure">${t('stratagem-promise-n-broken')}</th>
    <th scope="col" class="figure">${t('stratagem-promise-n-uncounted')}</th></tr></thead>
  <tbody>${seats.map((s) => html`<tr><td>${seat_label(s.seat, null)}</td><td class="figure">${s.kept}</td>
    <td class="figure">${s.broken}</td><td class="figure">${s.uncounted}</td></tr>`)}</tbody></table>`;

/**
 * The whole ledger: a count for each realm, and every promise in the order in which they were made; `letters`: those of
 * the match, as far as they are known.
 */
export function promises_table({ promises, jump }, letters = []) {
  if (!promises) return nothing;
  return html`<section class="sg-menu sg-ledger"><h2>${t('stratagem-promise-title')}</h2>
    <p class="small">${t('stratagem-promise-about')}</p>
    ${promises.items.length ? html`${counts(promises)}
      <details><summary>${t('stratagem-promise-all', { n: promises.items.length })}</summary>
      <ol class="sg-treaties">${promises.items.map((p) => html`<li>${seat_label(p.seat, null)}
        <span class="small">${t('stratagem-turn', { turn: String(p.turn) })}</span><br>
        ${p.words === null ? nothing : html`<q>${quote(letters, p)}</q><br>`}${note(p, jump)}</li>`)}</ol></details>
      <p><a href=${promises.href} download="promises.json">${t('stratagem-promise-download')}</a></p>`
      : html`<p>${t('stratagem-promise-none')}</p>`}</section>`;
}
