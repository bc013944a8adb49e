/* The pages that links in emails open. Nothing happens until the button is pressed, because mail programs follow
 * links by themselves. */
import * as api from '../net/api.js';
import { sender } from '../net/form.js';
import { letter, letter_title } from '../../views/account/letter.js';

export function open(ctx) {
  const stops = ctx.path.startsWith('/mail/stop/');
  const state = { stops, done: false, act: sender(ctx.paint) };
  const send = {
    go: () => state.act.run(async () => {
      await (stops ? api.mail_stop : api.mail_confirm)(ctx.params.code);
      state.done = true;
    }),
  };
  return { name: 'letter', title: () => letter_title(stops), view: () => letter(state, send) };
}
