/* Taking part in an experiment: what it is, a clear yes or no, the pages of the study, one series after the other, a
 * code and the way back at the end. */
import * as api from '../net/api.js';
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

/* What can be done: join or continue, answer a page, leave. */
function doing(ctx, id, state, pages) {
  /* The ids of the platform leave the address as soon as they are stored. */
  async function came(you) {
    if (location.search) history.replaceState(history.state, '', location.pathname);
    if (you.match && !you.page) return ctx.go(`/matches/${you.match}`);
    state.x = { ...state.x, you };
    return pages.show(you.page, you.wrong);
  }
  const enrol = (more = {}) => state.join.run(async () => {
    await need_account();
    const origin = origin_of(ctx.query);
    const you = await api.enrol(id, { consent: true, language: state.x.language, ...(origin && { origin }), ...more });
    if (you.match && you.page) return ctx.go(`/matches/${you.match}`);
    return came(you);
  });
  return {
    /* Joins, continues or comes back: the server knows which. */
    go: () => enrol(),
    submit() {
      const { page } = state.x.you;
      if (page.kind === 'practice' && !page.over) return enrol({ practice: page.number });
      return state.join.run(async () => {
        const { body, key } = pages.trial();
        return came(await api.page_answer(id, body, key));
      });
    },
    speak: (language) => state.join.run(async () => { state.x = await api.experiment(id, { language }); }),
    async leave() {
      const made = await fill({ title: t('studies-leave-title'), text: t('studies-leave-text'), yes: t('studies-leave'),
        body: leave_fields(), grave: true });
      if (made) await state.join.run(async () => came(await api.withdraw(id, made.get('erase') === 'on')));
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
    state.x = await api.experiment(id, { language: language_now() });
    await pages.show(state.x.you?.page ?? null);
  } catch (error) {
    const why = error instanceof Refusal && error.status === 404 ? '' : words_of(error);
    return { name: 'take', title: () => t('research-experiment'), view: () => no_experiment(why) };
  }
  const send = {
    no: (said_no) => { state.said_no = said_no; ctx.paint(); },
    answer: pages.answer,
    ...doing(ctx, id, state, pages),
  };
  return { name: 'take', is_bare: () => !state.x.owner, title: () => state.x.shown_title || t('research-experiment'),
    view: () => take(state, send) };
}
