/* The moderation desk: the queue of reports. */
import * as api from '../net/api.js';
import { desk_list } from '../tools/desk_list.js';
import { queue } from '../../views/desk/queue.js';
import { t } from '../../locales/text.js';

export async function open(ctx) {
  const answered = ctx.query.get('status') === 'answered';
  const list = desk_list(ctx, (values) => api.desk_reports({ ...values, status: answered ? 'answered' : undefined }),
    async (state) => { state.counts = await api.desk(); });
  await list.read();
  return { name: 'desk', title: () => t('desk-title'), view: () => queue({ ...list.state, answered }, list) };
}
