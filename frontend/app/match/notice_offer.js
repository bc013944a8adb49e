/* Notifications on this device, offered to a player of a slow game who waits for others than bots of this server; once,
 * until they have answered. Where the server cannot send any, nothing is offered. */
import * as api from '../net/api.js';
import { sender } from '../net/form.js';
import { session } from '../net/session.js';
import { notices_decline, notices_declined } from '../local/settings.js';
import { device_name, push_on, push_undecided } from '../local/worker.js';
import { words_load } from '../../locales/text.js';

const LONG_TURN_SECONDS = 3600;

const is_slow = ({ mode, turn_seconds = 0 }) => mode === 'correspondence' || turn_seconds >= LONG_TURN_SECONDS;

const has_people = ({ seats }, own) => seats.some(({ seat, kind }) => seat !== own && kind !== 'builtin');

/* Participants of a study are told what its author wants, and people at one device see whose turn it is. */
const is_due = ({ header, live, past, seat }) => seat !== null && !header.experiment && !header.is_shared && !past
  && live?.status === 'live' && !live.owes && is_slow(header.clock) && has_people(header, seat);

/** @param {{store: import('./store.js').MatchStore, paint: () => void}} match */
export function notice_offer({ store: { state }, paint }) {
  const act = sender(paint);
  let push = null;
  let is_asked = false;
  let came = '';

  return {
    /** A view has arrived. Without a connection nothing is offered. */
    async follow() {
      if (is_asked || !is_due(state) || !session.account || !push_undecided() || notices_declined()) return;
      is_asked = true;
      push = (await api.notices().catch(() => null))?.push ?? null;
      paint();
    },
    /** What to show now, or null; `came` is what became of it: '' (not answered yet), 'on' or 'denied'. */
    shown: () => (is_due(state) && (came || push?.available) ? { act, came } : null),
    accept: () => act.run(async () => {
      await words_load(['account']);
      came = await push_on(push.key, device_name()) ? 'on' : 'denied';
    }),
    decline() {
      notices_decline();
      push = null;
      paint();
    },
  };
}
