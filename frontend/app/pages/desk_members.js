/* The moderation desk: trusted members, who judge reported messages in panels of three. */
import * as page_api from '../net/page_api.js';
import { sender } from '../net/form.js';
import { desk_list } from '../tools/desk_list.js';
import { members } from '../../views/desk/members.js';
import { ask } from '../../ui/controls/dialog.js';
import { toast } from '../../ui/alerts/toast.js';
import { t } from '../../locales/text.js';

export async function open(ctx) {
  const list = desk_list(ctx, page_api.desk_members);
  const act = sender(ctx.paint);
  const add = (form) => act.run(async () => {
    const values = new FormData(form);
    await page_api.desk_member_add(String(values.get('name')).trim(), values.get('why'));
    toast(t('desk-member-added'));
    form.reset();
    await list.read();
  });
  const remove = async (name) => {
    if (!await ask({ title: t('desk-member-remove-ask', { name }), text: t('desk-member-remove-about'),
      yes: t('desk-member-remove'), grave: true })) return;
    await act.run(async () => {
      await page_api.desk_member_remove(name, t('desk-member-removed-why'));
      await list.read();
    });
  };
  await list.read();
  return { name: 'desk', title: () => t('desk-members'),
    view: () => members({ ...list.state, act }, { ...list, add, remove }) };
}
