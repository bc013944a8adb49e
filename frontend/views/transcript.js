/* What a program was shown and answered in a finished match: one turn at a time, with the board at that turn. */
import { html, nothing } from '../vendor/lit-html.js';
import { picture_of } from '../model/addresses.js';
import { game_title, has_capability } from '../model/catalogue.js';
import { kind_mark, seat_player } from '../ui/seats.js';
import { empty, fault } from '../ui/alerts/note.js';
import { document_at, number_text, t } from '../locales/text.js';

const address = (id, seat) => `/matches/${id}/transcript?seat=${seat}`;
const cost_text = (cost) => number_text(cost, { maximumSignificantDigits: 3 });

const seats_nav = ({ id, seats, seat }) => (seats.length > 1 ? html`<nav class="filters"
  aria-label=${t('transcript-seats')}>${seats.map((one) => html`<a href=${address(id, one.seat)}
    aria-current=${one.seat === seat ? 'true' : nothing}><bdi translate="no">${seat_player(one)}</bdi></a>`)}</nav>`
  : nothing);

/* Figures, of which those that nobody reported are left out. */
const figures = (rows) => html`<dl class="figures">${rows.filter(([, value]) => value !== null)
  .map(([words, value]) => html`<div><dt>${words}</dt><dd>${value}</dd></div>`)}</dl>`;

const count_text = (count) => (count === null ? null : number_text(count));

const ms_words = (ms) => (ms === null ? null : t('transcript-seconds', { n: number_text(ms / 1000,
  { maximumFractionDigits: 1 }) }));

function totals({ told: { model, totals: all, turns } }) {
  return figures([[t('transcript-model'), model || null], [t('transcript-turns'), turns.length],
    [t('transcript-answers'), all.answers], [t('transcript-illegal'), all.illegal],
    [t('transcript-tokens-in'), count_text(all.tokens_in)], [t('transcript-tokens-out'), count_text(all.tokens_out)],
    [t('transcript-latency'), ms_words(all.latency_ms)],
    [t('transcript-cost'), all.cost === null ? null : cost_text(all.cost)]]);
}

function steps({ told: { turns }, turn }, send) {
  const at = turns.findIndex((one) => one.turn === turn);
  const step = (words, to) => html`<button type="button" class="plain" ?disabled=${!turns[to]}
    @click=${() => send.show(turns[to].turn)}>${words}</button>`;
  return html`<div class="row transcript-steps">${step(t('transcript-before'), at - 1)}
    <label><span class="unseen">${t('transcript-turn-choose')}</span>
      <select @change=${(e) => send.show(Number(e.target.value))}>${turns.map((one) => html`<option
        value=${one.turn} ?selected=${one.turn === turn}>${t('transcript-turn', { turn: String(one.turn) })}
        ${one.attempts.some(({ legal }) => legal === false) ? `· ${t('transcript-has-illegal')}` : ''}</option>`)}
      </select></label> ${step(t('transcript-after'), at + 1)}</div>`;
}

const quoted = (label, text) => html`<pre tabindex="0" aria-label=${label} translate="no">${text}</pre>`;

const shown = ({ shown: text, cut }) => (text || cut ? html`<details><summary>${t('transcript-shown')}</summary>
  ${text ? quoted(t('transcript-shown'), text) : nothing}
  ${cut ? html`<p class="small">${t('transcript-cut', { n: cut })}</p>` : nothing}</details>` : nothing);

function verdict({ legal, why }) {
  if (legal === null) return nothing;
  return html`<p class=${`note ${legal ? 'good' : 'bad'}`}><strong>${t(legal ? 'transcript-legal'
    : 'transcript-not-legal')}</strong> ${why}</p>`;
}

const attempt = (one, i, all) => html`<section><h3>${all.length > 1 ? t('transcript-attempt', { n: i + 1 })
  : t('transcript-answer')}</h3>
  ${shown(one)} ${one.answer ? quoted(t('transcript-answer'), one.answer)
    : html`<p class="quiet">${t('transcript-no-answer')} ${one.fault}</p>`}
  ${figures([[t('transcript-tokens-in'), count_text(one.tokens_in)],
    [t('transcript-tokens-out'), count_text(one.tokens_out)],
    [t('transcript-latency'), ms_words(one.latency_ms)]])}${verdict(one)}</section>`;

const PLAYED = { orders: 'transcript-played-orders', act: 'transcript-played-act', pass: 'transcript-played-pass',
  forfeit: 'transcript-played-forfeit' };

const played = ({ what, value, dropped }) => html`<section><h3>${t(PLAYED[what] ?? 'transcript-played')}</h3>
  ${value === null ? nothing : quoted(t('transcript-played'), JSON.stringify(value, null, 1))}
  ${dropped ? html`<p class="small">${t('transcript-dropped', { n: dropped })}</p>` : nothing}</section>`;

const raw = (lines) => (lines.length ? html`<details><summary>${t('transcript-others', { n: lines.length })}</summary>
  ${quoted(t('transcript-others', { n: lines.length }), lines.map((line) => JSON.stringify(line))
    .join('\n'))}</details>`
  : nothing);

/* The position at the beginning of the turn, for everybody to see after the end. */
const board = ({ id, header, turn }) => (has_capability(header.game, 'picture')
  ? html`<figure class="transcript-board"><a href=${`/matches/${id}#t${turn}`}><img
    src=${picture_of(id, turn)} width="480" height="480" alt=${t('transcript-board', { turn: String(turn) })}></a>
    <figcaption class="small">${t('transcript-board', { turn: String(turn) })}</figcaption></figure>` : nothing);

function one_turn(state) {
  const turn = state.told.turns.find((one) => one.turn === state.turn);
  return html`<div class="transcript-turn">${board(state)}
    <div><h2>${t('transcript-turn', { turn: String(turn.turn) })}</h2>
      ${turn.attempts.map(attempt)} ${turn.played.map(played)}
      ${turn.is_late ? html`<p class="note bad">${t('transcript-late')}</p>` : nothing}${raw(turn.others)}</div></div>`;
}

function body(state, send) {
  const { told } = state;
  if (!state.items.length) {
    return empty(t('transcript-none'),
      html`<a href=${document_at('agents/llm')} target="_blank">${t('transcript-how')}</a>`);
  }
  return html`${totals(state)}<p class="small">${t('transcript-stated')}</p>
    <p><button type="button" class="plain" @click=${send.save}>${t('transcript-download')}</button></p>
    ${told.told ? html`<details><summary>${t('transcript-told')}</summary>
      ${quoted(t('transcript-told'), told.told)}</details>` : nothing}
    ${told.turns.length ? html`${steps(state, send)}${one_turn(state)}` : nothing}${raw(told.others)}`;
}

/** The page of a transcript. */
export function transcript(state, send) {
  const { id, header, error, seats, seat, items } = state;
  const player = seats.find((one) => one.seat === seat);
  return html`<div class="page transcript"><h1>${t('transcript-title')}</h1>
    ${header ? html`<p><a href=${`/matches/${id}`}>${game_title(header.game, header.variant)}</a>
      ${player ? html`· <bdi translate="no">${seat_player(player)}</bdi>${
        kind_mark(player.kind)}` : nothing}</p>` : nothing}
    ${fault(error, html`<button class="plain" @click=${send.read}>${t('common-try-again')}</button>`)}
    ${header ? seats_nav(state) : nothing}${items && !error ? body(state, send) : nothing}</div>`;
}
