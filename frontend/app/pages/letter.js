/* Where the links in letters lead: nothing happens before the button is pressed, as mail programs follow links by
 * themselves. */
import * as api from '../net/api.js';
import { sender } from '../net/form.js';
import { letter } from '../../views/account/letter.js';

export function open(ctx) {
  const stops = ctx.path.startsWith('/mail/stop/');
  const state = { stops, done: false, act: sender(ctx.paint) };
  const send = {
    go: () => state.act.run(async () => {
      await (stops ? api.mail_stop : api.mail_confirm)(ctx.params.code);
      state.done = true;
    }),
  };
  return { name: 'letter', title: () => (stops ? 'No more letters' : 'Confirm your address'),
    view: () => letter(state, send) };
}
