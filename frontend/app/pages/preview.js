/* A preview of a study for its owner: every page as participants get it, and nothing is stored. */
import * as page_api from '../net/page_api.js';
import { Refusal } from '../net/api.js';
import { sender, words_of } from '../net/form.js';
import { paging } from '../experiments/paging.js';
import { style } from '../../games/index.js';
import { no_experiment } from '../../views/experiment/experiments.js';
import { preview } from '../../views/experiment/preview.js';
import { t } from '../../locales/text.js';

/* Pictures under the name of a folder whose objects the plan lists are what pieces look like. */
const pieces_of = (x, pictures) => pictures.filter(({ name }) =>
  x.files[`shapes/${name.slice(0, name.lastIndexOf('/') + 1)}properties.csv`] !== undefined);

export async function open(ctx) {
  await style('/css/experiments.css');
  const id = ctx.params.experiment;
  const pages = paging(ctx.paint);
  const state = { id, x: null, pieces: [], pairs: null, languages: [], language: '', at: null, pages: pages.state,
    act: sender(ctx.paint) };
  async function go(body) {
    state.at = await page_api.study_preview(id, { language: state.language, ...body });
    await pages.show(state.at.page, state.at.wrong);
  }
  try {
    const [x, { study }, pictures] = await Promise.all([
      page_api.experiment(id), page_api.study(id), page_api.pictures(id)]);
    Object.assign(state, { x, pairs: study.pairs ?? null, pieces: pieces_of(x, pictures), languages: study.languages,
      language: study.languages[0] });
    await go({ step: 0 });
  } catch (error) {
    const why = error instanceof Refusal && [401, 404].includes(error.status) ? '' : words_of(error);
    return { name: 'preview', title: () => t('research-experiment'), view: () => no_experiment(why) };
  }
  const send = {
    answer: pages.answer,
    submit: () => state.act.run(() =>
      go({ step: state.at.step, failed: state.at.failed ?? 0, answers: state.at.page ? pages.given().answers : [] })),
    again: () => state.act.run(() => go({ step: 0 })),
    speak: (language) => state.act.run(async () => {
      state.language = language;
      await go({ step: Math.min(state.at.step, state.at.steps) });
    }),
  };
  return { name: 'preview', title: () => t('studies-preview-title', { title: state.x.title }),
    view: () => preview(state, send) };
}
