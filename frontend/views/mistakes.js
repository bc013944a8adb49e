/* The costliest turns of a match, drawn: how far the search is, one question after the other, the answer and why. */
import { html, nothing } from '../vendor/lit-html.js';
import { t } from '../locales/text.js';
import { better_by } from '../model/mistakes.js';
import { game_title, is_judged } from '../model/catalogue.js';
import { shown_name } from '../ui/seats.js';
import { empty, fault, heed } from '../ui/alerts/note.js';
import { is_win, tenths, win_in } from '../ui/words/score.js';
import { play_row } from './study_parts.js';

/** The page for a match that cannot be looked at. */
export const nothing_here = (why) => html`<div class="page narrow"><h1>${t('mistakes-title')}</h1>${fault(why)}
  <p><a href="/matches">${t('mistakes-archive')}</a></p></div>`;

const name_of = ({ header: { seats }, face }, seat) =>
  shown_name(seats[seat].name, seats[seat].kind) ?? face.seat_names[seat];
const match_path = ({ header }) => `/matches/${header.id}`;
const told = ({ face }, { tell }) => tell.map((line) => face.tell(line)).join(' ');

const tabs = (state) => html`<nav class="filters" aria-label=${t('mistakes-players')}>
  ${state.header.seats.map(({ seat }) => html`<a href=${`${match_path(state)}/mistakes?seat=${seat}`}
    aria-current=${seat === state.seat ? 'page' : nothing}>${name_of(state, seat)}</a>`)}</nav>`;

const heading = (state) => (state.seat === state.own ? t('mistakes-title')
  : t('mistakes-title-of', { name: name_of(state, state.seat) }));

const back = (state, kind = 'plain') =>
  html`<a class=${`button ${kind}`} href=${match_path(state)}>${t('mistakes-back')}</a>`;

/* While there is nothing to ask yet. */
function search(state, send) {
  const { report, ask } = state;
  if (!is_judged(state.header)) return empty(t('mistakes-not-judged'), back(state));
  if (report?.status === 'running') {
    return html`<p role="status">${t('mistakes-searching')}</p>
      <p><progress max=${report.of} value=${report.done} aria-label=${t('mistakes-progress')}></progress></p>`;
  }
  if (report?.status === 'failed') {
    return fault(t('mistakes-failed'), html`<button class="plain" ?disabled=${ask.busy}
      @click=${send.ask}>${t('mistakes-retry')}</button>`);
  }
  if (report?.status !== 'none') return state.error ? nothing : html`<p role="status">${t('mistakes-loading')}</p>`;
  return html`<p>${t('mistakes-about')}</p><p class="row"><button class="main" ?disabled=${ask.busy}
    @click=${send.ask}>${t('mistakes-start')}</button></p>`;
}

/* Why a turn was a mistake, in one sentence; what happens in it is said by the game. */
function why(state, one) {
  const { played, best, reply } = one;
  const by = tenths(better_by(best.score, played.score));
  if (is_win(played.score) && played.score < 0) {
    return reply ? t('mistakes-why-lost', { n: win_in(played.score), reply: told(state, reply) })
      : t('mistakes-why-over');
  }
  if (is_win(best.score)) return t('mistakes-why-won', { n: win_in(best.score) });
  return reply ? t('mistakes-why-reply', { by, reply: told(state, reply) }) : t('mistakes-why-worse', { by });
}

const onward = (state, send, kind) => (state.n + 1 < state.list.length
  ? html`<button class=${kind} @click=${send.next}>${t('mistakes-next')}</button>`
  : html`<a class=${`button ${kind}`} href=${match_path(state)}>${t('mistakes-back')}</a>`);

const reveal = (send) => html`<button class="plain" @click=${send.reveal}>${t('mistakes-reveal')}</button>`;

/* What became of the turn on the board. */
function outcome(state, one, send) {
  const { mine, study } = state;
  if (state.is_shown) {
    return html`<div class="note good"><p>${t('mistakes-best', { best: told(state, one.best) })}</p>
      <div class="row">${onward(state, send, 'main')}
        <button class="plain" @click=${send.again}>${t('mistakes-again')}</button></div></div>`;
  }
  if (!mine) return nothing;
  if (!mine.verdict) {
    return study.advising ? html`<p role="status">${t('mistakes-comparing')}</p>`
      : heed(study.advice_error || t('mistakes-not-compared'),
        html`<button class="plain" @click=${send.compare}>${t('mistakes-retry')}</button>`);
  }
  const is_good = mine.verdict === 'best';
  return html`<div class=${is_good ? 'note good' : 'note warn'}><p>${t(`mistakes-verdict-${mine.verdict}`)}</p>
    <div class="row">${is_good ? onward(state, send, 'main') : nothing}
      <button class=${is_good ? 'plain' : 'main'} @click=${send.again}>${t('mistakes-again')}</button>
      ${reveal(send)}</div></div>`;
}

/* Undo and play, until a turn is on the board. */
function commit(state, send) {
  const { face, study, hints } = state;
  if (!study.draft || study.at.parent) return nothing;
  const asked = face.asked(study.draft, hints);
  return html`${heed(asked.warn)}<p class="asked-act">${asked.act}</p>${fault(study.refused || study.error)}
    ${play_row({ face, study, asked, undo: send.undo, play: send.play })}
    ${face.entry(study.view, study.draft, hints, send.act, {})}
    <p class="row">${reveal(send)} ${state.n + 1 < state.list.length
      ? html`<button class="plain" @click=${send.next}>${t('mistakes-skip')}</button>` : nothing}</p>`;
}

function board(state, send) {
  const { face, study, hints } = state;
  const how = { bottom: state.seat, coordinates: state.look.coordinates };
  const is_asked = !study.at.parent;
  return html`<div class="try" role="group" aria-label=${t('mistakes-board')}><div class="try-board">
    ${face.board(study.view, is_asked ? study.draft : null, is_asked ? hints : null, send.act, how)}</div></div>`;
}

/* ---- orders that all players give at once ---- */

const orders_reveal = (send) =>
  html`<button class="plain" @click=${send.reveal}>${t('mistakes-orders-reveal')}</button>`;

/* What became of the drafted orders. */
function orders_outcome(state, send) {
  const { mine, study, is_shown } = state;
  const again = html`<button class="plain" @click=${send.again}>${t('mistakes-orders-again')}</button>`;
  if (is_shown) {
    return html`<div class="note good"><p>${t('mistakes-orders-best')}</p>
      <div class="row">${onward(state, send, 'main')} ${again}</div></div>`;
  }
  if (!mine) return nothing;
  if (!mine.verdict) {
    return study.advising ? html`<p role="status">${t('mistakes-orders-comparing')}</p>`
      : heed(study.advice_error || t('mistakes-not-compared'));
  }
  const is_good = mine.verdict === 'best';
  return html`<div class=${is_good ? 'note good' : 'note warn'}><p>${t(`mistakes-orders-verdict-${mine.verdict}`)}</p>
    ${is_good ? html`<div class="row">${onward(state, send, 'main')}</div>` : nothing}</div>`;
}

/* The desk of the orders, and comparing them. */
function orders_desk(state, send) {
  const { face, study, hints, is_shown } = state;
  if (!study.draft) return nothing;
  return html`${fault(study.refused || study.error)}
    ${is_shown ? nothing : html`<div class="row">
      <button class="main grow" ?disabled=${study.advising || study.busy || Boolean(study.refused)}
        @click=${send.compare}>${t('mistakes-orders-compare')}</button> ${orders_reveal(send)}</div>`}
    ${face.entry(study.view, study.draft, hints, send.act, { typing: false, is_alone: true })}
    ${!is_shown && state.n + 1 < state.list.length
      ? html`<p class="row"><button class="plain" @click=${send.next}>${t('mistakes-skip')}</button></p>` : nothing}`;
}

function orders_question(state, one, send) {
  const { study, face, hints } = state;
  return html`<div class="page learn exercise mistakes">${tabs(state)}
    <div class="exercise-head"><p class="small">${t('mistakes-of', { n: state.n + 1, all: state.list.length })}</p>
      <h1>${heading(state)}</h1>
      <p class="learn-intro">${t('mistakes-orders-question', { turn: String(one.turn) })}</p>
      ${study.view ? html`<p>${face.review(one.why, study.view)}</p>` : nothing}
      <p class="small">${t('mistakes-orders-known')}</p></div>
    ${study.view ? html`<div class="try" role="group" aria-label=${t('mistakes-orders-board')}><div class="try-board">
      ${face.board(study.view, study.draft, hints, send.act, { bottom: state.seat })}</div></div>`
      : html`<p role="status">${t('mistakes-loading')}</p>`}
    <div class="exercise-side">${study.view ? nothing : fault(study.error)}
      ${orders_outcome(state, send)} ${orders_desk(state, send)}</div></div>`;
}

function question(state, one, send) {
  const values = { turn: String(one.turn), played: told(state, one.played) };
  return html`<div class="page learn exercise mistakes">${tabs(state)}
    <div class="exercise-head"><p class="small">${t('mistakes-of', { n: state.n + 1, all: state.list.length })}</p>
      <h1>${heading(state)}</h1>
      <p class="learn-intro">${t('mistakes-question', values)}</p><p>${why(state, one)}</p></div>
    ${state.study.view ? board(state, send) : html`<p role="status">${t('mistakes-loading')}</p>`}
    <div class="exercise-side">${state.study.view ? nothing : fault(state.study.error)}
      ${outcome(state, one, send)} ${commit(state, send)}
      <p class="small"><a href=${`/analysis/${state.header.game}?match=${state.header.id}&turn=${one.turn}`}>${t(
        'mistakes-analyse')}</a></p></div></div>`;
}

/** The whole page. */
export function mistakes(state, send) {
  const one = state.list[state.n];
  if (one) return (state.is_orders ? orders_question : question)(state, one, send);
  const is_done = state.report?.status === 'done';
  return html`<div class="page narrow learn">${is_done ? tabs(state) : nothing}<h1>${heading(state)}</h1>
    <p class="small">${game_title(state.header.game, state.header.variant)}</p>
    ${fault(state.error)}${fault(state.ask.error)}
    ${is_done ? html`<p role="status">${t('mistakes-empty')}</p><p class="row">${back(state, 'main')}</p>`
      : search(state, send)}</div>`;
}
