/* A topic of a club: reading it, writing in it, and what officers and authors do. */
import * as api from '../net/api.js';
import * as page_api from '../net/page_api.js';
import { sender, words_of } from '../net/form.js';
import { in_order } from '../net/in_order.js';
import { session } from '../net/session.js';
import { repeating } from '../tools/repeating.js';
import { topic as draw } from '../../views/club/topic.js';
import { ask, fill } from '../../ui/controls/dialog.js';
import { report_fields } from '../../ui/controls/report_form.js';
import { toast } from '../../ui/alerts/toast.js';
import { t } from '../../locales/text.js';

const AGAIN_MS = 30_000;
const MOST = 200;
const UNKNOWN = { 403: 'clubs-topics-members', 404: 'clubs-topic-unknown' };

/* As many posts as are shown, read again page by page, and at least one page. */
async function read_posts(state) {
  const items = [];
  for (;;) {
    const page = await page_api.club_topic(state.id, state.n, { after: items.at(-1)?.n ?? 0, limit: MOST });
    items.push(...page.items);
    if (!page.more || items.length >= state.items.length) return { topic: page, items, more: page.more };
  }
}

function reader(ctx, state) {
  const asking = in_order();
  return async () => {
    const counts = asking();
    try {
      const [club, rest] = await Promise.all([page_api.club(state.id), read_posts(state)]);
      if (counts()) Object.assign(state, { club, ...rest, error: '', unknown: '' });
    } catch (error) {
      if (!counts()) return;
      state.unknown = UNKNOWN[error.status] ?? '';
      state.error = state.unknown ? '' : words_of(error);
    }
    ctx.paint();
  };
}

/* Writing: what is being written stays in the field when it could not be sent. */
function writing(state, read) {
  let key = api.new_key();
  return {
    type: (text) => {
      if (text !== state.text) key = api.new_key();
      state.text = text;
    },
    write: () => state.sending.run(async () => {
      await page_api.club_post_new(state.id, state.n, state.text, key);
      key = api.new_key();
      state.text = '';
      await read();
    }),
  };
}

function acts({ go }, state, read) {
  const done = (fn) => state.act.run(async () => {
    await fn();
    await read();
  });
  const sure = (what) => ask({ title: t(`clubs-${what}-title`), text: t(`clubs-${what}-about`),
    yes: t(`clubs-${what}`), grave: true });
  return {
    more: () => state.act.run(async () => {
      const page = await page_api.club_topic(state.id, state.n, { after: state.items.at(-1).n, limit: MOST });
      Object.assign(state, { items: [...state.items, ...page.items], more: page.more });
    }),
    close: (closed) => done(() => page_api.club_topic_close(state.id, state.n, closed)),
    async remove() {
      if (!await sure('topic-remove')) return;
      await state.act.run(async () => {
        await page_api.club_topic_remove(state.id, state.n);
        go(`/clubs/${state.id}`);
      });
    },
    async remove_post({ n }) {
      if (await sure('post-remove')) await done(() => page_api.club_post_remove(state.id, state.n, n));
    },
    async report(post) {
      const values = await fill({ title: t('clubs-post-report-title', { name: post.author }),
        text: t('clubs-post-report-quote', { text: post.text }), body: report_fields(), yes: t('clubs-post-report'),
        grave: true });
      if (!values) return;
      await state.act.run(async () => {
        await page_api.club_post_report(state.id, state.n, post.n,
          { reason: values.get('reason'), text: values.get('text') });
        toast(t('common-report-done'));
      });
    },
  };
}

export async function open(ctx) {
  const state = { id: ctx.params.club, n: ctx.params.topic, club: null, topic: null, items: [], more: false,
    text: '', error: '', unknown: '', act: sender(ctx.paint), sending: sender(ctx.paint) };
  const read = reader(ctx, state);
  const send = { read, ...writing(state, read), ...acts(ctx, state, read) };
  const { every, close } = repeating(ctx.paint);
  every(AGAIN_MS, read);
  return {
    name: 'clubs', title: () => state.topic?.title || t('clubs-topics'), close,
    view: () => draw({ ...state, me: session.account }, send),
  };
}
