/* The moderation desk: appeals that wait for an answer. */
import * as page_api from '../net/page_api.js';
import { sender } from '../net/form.js';
import { desk_list } from '../tools/desk_list.js';
import { appeals } from '../../views/desk/appeals.js';
import { toast } from '../../ui/alerts/toast.js';
import { t } from '../../locales/text.js';

export async function open(ctx) {
  const list = desk_list(ctx, page_api.desk_appeals);
  const act = sender(ctx.paint);
  const answer = (id, form, lift) => act.run(async () => {
    await page_api.desk_answer(id, { lift, answer: new FormData(form).get('answer') });
    toast(t('desk-appeal-answered'));
    form.reset();
    await list.read();
  });
  await list.read();
  return { name: 'desk', title: () => t('desk-appeals'),
    view: () => appeals({ ...list.state, act }, { ...list, answer }) };
}
