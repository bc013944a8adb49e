/* Who is not there, and what can be done about it: come back, or take the seat. */
import { html, nothing } from '../../vendor/lit-html.js';
import { fault } from '../../ui/alerts/note.js';

const of_seat = (state, seat) => state.live.attendance?.find((a) => a.seat === seat);

function mine(state, send) {
  const own = state.seat === null ? null : of_seat(state, state.seat);
  if (!own?.absent) return nothing;
  const words = own.absent === 'steward' ? `You missed your turns: ${own.steward}, a bot, plays for you now.`
    : 'You missed your turns: your seat is put up, and whoever comes first takes it.';
  return html`<div class="note warn" role="status"><p>${words}</p>
    <div class="row"><button class="main" ?disabled=${state.act.busy} @click=${send.back}>I am back</button></div>
    </div>`;
}

function free(state, send) {
  const seat = state.seat === null ? state.live.attendance?.find((a) => a.absent === 'open')?.seat : undefined;
  if (seat === undefined) return nothing;
  const { name } = state.header.seats[seat];
  return html`<div class="note" role="status">
    <p>${name} did not turn up: the seat of ${state.face.seat_names[seat]} is free. Who takes it plays on from here; it
      does not count for their rating.</p>
    <div class="row"><button class="main" ?disabled=${state.act.busy}
      @click=${() => send.take(seat)}>Take this seat</button></div>${fault(state.act.error)}</div>`;
}

export const absence_panel = (state, send) =>
  (state.live.status === 'finished' ? nothing : html`${mine(state, send)}${free(state, send)}`);
