/* Taking part in an experiment: what it is, a clear yes or no, the pages of the study, one series after the other, a
 * code and the way back at the end. */
import * as page_api from '../net/page_api.js';
import { experiments_brought } from '../brought.js';
import { Refusal } from '../net/api.js';
import { sender, words_of } from '../net/form.js';
import { need_account } from '../net/session.js';
import { paging } from '../experiments/paging.js';
import { style } from '../../games/index.js';
import { is_not_accepted, origin_of } from '../../model/origin.js';
import { fill } from '../../ui/controls/dialog.js';
import { no_experiment } from '../../views/experiment/experiments.js';
import { leave_fields, take } from '../../views/experiment/take.js';
import { language_now, t } from '../../locales/text.js';

const ASK_AGAIN_MS = 3000;

/* While a participant waits for a partner: ask again and again, which also tells the server that they are there. */
function awaiting(id, state, paint, came) {
  let timer = 0;
  let is_closed = false;
  function keep_on() {
    clearTimeout(timer);
    if (!is_closed && state.x?.you?.waiting) timer = setTimeout(again, ASK_AGAIN_MS);
  }
  async function again() {
    try {
      const x = await page_api.experiment(id, { language: state.x.language });
      if (is_closed || state.join.busy) return;
      state.x = x;
      await came(x.you);
      paint();
    } catch { /* the connection is back with a later one */ } finally {
      keep_on();
    }
  }
  return { keep_on, close: () => { is_closed = true; clearTimeout(timer); } };
}

/* What can be done: join or continue, answer a page, leave. */
function doing(ctx, id, state, pages) {
  /* The ids of the platform leave the address as soon as they are stored. */
  async function came(you) {
    if (location.search) history.replaceState(history.state, '', location.pathname);
    if (you.match && !you.page) return ctx.go(`/matches/${you.match}`);
    state.x = { ...state.x, you };
    state.wait?.keep_on();
    return pages.show(you.page, you.wrong);
  }
  const enrol = (more = {}) => state.join.run(async () => {
    await need_account();
    const origin = origin_of(ctx.query);
    const you = await page_api.enrol(id, { consent: true, language: state.x.language,
      ...(origin && { origin }), ...more });
    if (you.match && you.page) return ctx.go(`/matches/${you.match}`);
    return came(you);
  });
  return {
    /* Joins, continues or comes back: the server knows which. */
    go: () => enrol(),
    came,
    stop_waiting: () => enrol({ stop_waiting: true }),
    submit() {
      const { page } = state.x.you;
      if (page.kind === 'practice' && !page.over) return enrol({ practice: page.number });
      return state.join.run(async () => {
        const { body, key } = pages.trial();
        return came(await page_api.page_answer(id, body, key));
      });
    },
    speak: (language) => state.join.run(async () => { state.x = await page_api.experiment(id, { language }); }),
    async leave() {
      const made = await fill({ title: t('studies-leave-title'), text: t('studies-leave-text'), yes: t('studies-leave'),
        body: leave_fields(), grave: true });
      if (made) await state.join.run(async () => came(await page_api.withdraw(id, made.get('erase') === 'on')));
    },
  };
}

export async function open(ctx) {
  await style('/css/experiments.css');
  const id = ctx.params.experiment;
  const pages = paging(ctx.paint);
  const state = { of_game: await experiments_brought(), x: null, said_no: false, pages: pages.state,
    is_preview: is_not_accepted(ctx.query), has_origin: Boolean(origin_of(ctx.query)), join: sender(ctx.paint) };
  try {
    state.x = await page_api.experiment(id, { language: language_now() });
    await pages.show(state.x.you?.page ?? null);
  } catch (error) {
    const why = error instanceof Refusal && error.status === 404 ? '' : words_of(error);
    return { name: 'take', title: () => t('research-experiment'), view: () => no_experiment(why) };
  }
  const { came, ...acts } = doing(ctx, id, state, pages);
  state.wait = awaiting(id, state, ctx.paint, came);
  state.wait.keep_on();
  const send = {
    no: (said_no) => { state.said_no = said_no; ctx.paint(); },
    answer: pages.answer,
    ...acts,
  };
  return { name: 'take', is_bare: () => !state.x.owner, title: () => state.x.shown_title || t('research-experiment'),
    view: () => take(state, send), close: state.wait.close };
}
