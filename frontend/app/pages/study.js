/* The study around an experiment, for its owner: recruitment, languages, pages. */
import * as page_api from '../net/page_api.js';
import { Refusal } from '../net/api.js';
import { words_of } from '../net/form.js';
import { study_editor } from '../experiments/study_editor.js';
import { style } from '../../games/index.js';
import { no_experiment } from '../../views/experiment/experiments.js';
import { study } from '../../views/experiment/study.js';
import { t } from '../../locales/text.js';

export async function open(ctx) {
  await style('/css/experiments.css');
  const id = ctx.params.experiment;
  try {
    const [x, stored, pictures] = await Promise.all([
      page_api.experiment(id), page_api.study(id), page_api.pictures(id)]);
    const { state, send } = study_editor(ctx, id, stored, pictures);
    return { name: 'study', title: () => t('studies-title', { title: x.title }), view: () => study({ ...state, x },
      send) };
  } catch (error) {
    const why = error instanceof Refusal && [401, 404].includes(error.status) ? '' : words_of(error);
    return { name: 'study', title: () => t('research-experiment'), view: () => no_experiment(why) };
  }
}
