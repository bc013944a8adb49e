/* The log: sentences with their notation beside them; a click shows the board after that line. */
import { html, nothing, repeat } from '../../vendor/lit-html.js';
import { t } from '../../locales/text.js';
import { icon } from '../../ui/icons.js';
import { line_words } from '../../ui/words/tale.js';
import { turn_kind } from '../../model/catalogue.js';
import { is_over, last_turn } from './last_turn.js';
import { unbroken } from './unbroken.js';

/* Lines after which another turn begins: they show the position they led to. */
const MOVES_ON = new Set(['setup', 'turn', 'skip']);

function line(state, item, send) {
  const words = line_words(state.face, item, state.header, state.live.view);
  const shows = Number.isInteger(item.turn) ? item.turn + (MOVES_ON.has(item.kind) ? 1 : 0) : null;
  const here = state.past ? state.past.turn === shows : false;
  return html`<li class=${here ? 'here' : nothing}><button class="line" ?disabled=${shows === null}
    aria-current=${here ? 'true' : nothing} @click=${() => send.jump(shows)}>
    <span class="line-n">${item.kind === 'turn' || item.kind === 'skip' ? item.turn : ''}</span>
    <span class="line-words">${unbroken(words)}</span>
    ${item.turn_text ? html`<code>${unbroken(item.turn_text)}</code>` : nothing}</button></li>`;
}

/* Which position is shown. A finished game's last one comes after its last turn. */
function step_words(state, at) {
  const last = last_turn(state);
  const kind = turn_kind(state.header);
  if (is_over(state) && (!state.past || at > last)) return t('match-replay-end');
  if (state.past) return t(`match-log-turn-of${kind}`, { turn: String(at), last: String(last) });
  return at > 0 ? t(`match-log-turn${kind}`, { turn: String(last) }) : t('common-turn-none');
}

/* First, back, next, last. */
function stepper(state, send) {
  const at = state.past?.turn ?? state.live.turn;
  const step = (name, label, turn, off) => html`<button class="bare" aria-label=${label} title=${label} ?disabled=${off}
    @click=${() => send.jump(turn)}>${icon(name)}</button>`;
  return html`<div class="stepper" role="group" aria-label=${t('match-steps')}>
    ${step('first', t('match-step-first'), 0, at <= 0)} ${step('back', t('match-step-back'), at - 1, at <= 0)}
    <span class="small">${step_words(state, at)}</span>
    ${step('next', t('match-step-forward'), at + 1, !state.past)}
    ${step('last', t('match-step-last'), null, !state.past)}</div>`;
}

export function log_panel(state, send) {
  const items = [...state.log].reverse();
  return html`<div class="log-head">
    ${state.narrow ? nothing : html`<h2>${t('match-panel-log')}</h2>`}
    ${state.may_replay ? nothing : stepper(state, send)}</div>
    ${items.length
      ? html`<ol class="log" tabindex="0" aria-label=${t('match-log-list')}>
        ${repeat(items, (i) => i.n, (i) => line(state, i, send))}</ol>`
      : html`<p class="quiet">${t('match-log-empty')}</p>`}`;
}
