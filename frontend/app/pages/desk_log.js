/* The moderation desk: what the staff did. */
import * as page_api from '../net/page_api.js';
import { desk_list } from '../tools/desk_list.js';
import { log } from '../../views/desk/log.js';
import { t } from '../../locales/text.js';

export async function open(ctx) {
  const list = desk_list(ctx, page_api.desk_log);
  await list.read();
  return { name: 'desk', title: () => t('desk-log'), view: () => log(list.state, list) };
}
