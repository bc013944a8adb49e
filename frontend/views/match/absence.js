/* Players who are away: they can come back, and others can take an open seat. */
import { html, nothing } from '../../vendor/lit-html.js';
import { t } from '../../locales/text.js';
import { fault } from '../../ui/alerts/note.js';
import { shown_name } from '../../ui/seats.js';
import { seat_name } from './seat.js';

const of_seat = (state, seat) => state.live.attendance?.find((a) => a.seat === seat);

function mine(state, send) {
  const own = state.seat === null ? null : of_seat(state, state.seat);
  if (!own?.absent) return nothing;
  const words = own.absent === 'steward' ? t('match-away-bot', { bot: shown_name(own.steward, 'builtin') })
    : t('match-away-open');
  return html`<div class="note warn" role="status"><p>${words}</p>
    <div class="row"><button class="main" ?disabled=${state.act.busy}
      @click=${send.back}>${t('match-away-back')}</button></div></div>`;
}

function free(state, send) {
  const seat = state.seat === null ? state.live.attendance?.find((a) => a.absent === 'open')?.seat : undefined;
  if (seat === undefined) return nothing;
  const { name } = state.header.seats[seat];
  return html`<div class="note" role="status">
    <p>${t('match-seat-free', { player: name ?? '', side: seat_name(state, state.live.view, seat) })}</p>
    <div class="row"><button class="main" ?disabled=${state.act.busy}
      @click=${() => send.take(seat)}>${t('match-seat-take')}</button></div>${fault(state.act.error)}</div>`;
}

export const absence_panel = (state, send) =>
  (state.live.status === 'finished' ? nothing : html`${mine(state, send)}${free(state, send)}`);
