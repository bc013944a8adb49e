/* How I am told of what waits: by this browser. */
import { session } from '../session.js';
import { notices_now, notices_set } from '../notices.js';
import { notices } from '../../views/notices.js';

export function open(ctx) {
  const send = {
    async browser(on) {
      await notices_set(on);
      ctx.paint();
    },
  };
  return {
    name: 'notices',
    title: () => 'Notifications',
    view: () => notices({ me: session.account, browser: notices_now() }, send),
  };
}
