/* The moderation desk: the queue of reports. */
import * as page_api from '../net/page_api.js';
import { desk_list } from '../tools/desk_list.js';
import { queue } from '../../views/desk/queue.js';
import { t } from '../../locales/text.js';

export async function open(ctx) {
  const answered = ctx.query.get('status') === 'answered';
  const reports = (values) => page_api.desk_reports({ ...values, status: answered ? 'answered' : undefined });
  const list = desk_list(ctx, reports,
    async (state) => { state.counts = await page_api.desk(); });
  await list.read();
  return { name: 'desk', title: () => t('desk-title'), view: () => queue({ ...list.state, answered }, list) };
}
