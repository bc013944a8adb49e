/* The people of an experiment, for its owner: where they come from, their codes, erasure. */
import * as page_api from '../net/page_api.js';
import { Refusal } from '../net/api.js';
import { sender, words_of } from '../net/form.js';
import { download } from '../tools/download.js';
import { style } from '../../games/index.js';
import { ask } from '../../ui/controls/dialog.js';
import { no_experiment } from '../../views/experiment/experiments.js';
import { people } from '../../views/experiment/people.js';
import { t } from '../../locales/text.js';

const erasing = (person) => ({ title: t('studies-erase-title', { code: person.participant }), text:
  t('studies-erase-text'),
  yes: t('studies-erase'), grave: true });

/* Every page of the list of payments. */
async function all_of(id) {
  const all = { text: '', left_out: [] };
  let cursor;
  do {
    const { text, left_out, next } = await page_api.bonuses(id, { cursor });
    all.text += text;
    all.left_out.push(...left_out);
    cursor = next;
  } while (cursor);
  return all;
}

export async function open(ctx) {
  await style('/css/experiments.css');
  const id = ctx.params.experiment;
  const state = { x: null, items: [], next: null, left_out: [], act: sender(ctx.paint) };
  try {
    const [x, first] = await Promise.all([page_api.experiment(id), page_api.people(id)]);
    Object.assign(state, { x, ...first });
  } catch (error) {
    const why = error instanceof Refusal && [401, 404].includes(error.status) ? '' : words_of(error);
    return { name: 'people', title: () => t('research-experiment'), view: () => no_experiment(why) };
  }
  const send = {
    more: () => state.act.run(async () => {
      const more = await page_api.people(id, { cursor: state.next });
      Object.assign(state, { items: [...state.items, ...more.items], next: more.next });
    }),
    payments: () => state.act.run(async () => {
      const { text, left_out } = await all_of(id);
      state.left_out = left_out;
      download('bonuses.csv', text, 'text/csv');
    }),
    erase: async (person) => {
      if (await ask(erasing(person))) await state.act.run(async () => {
        await page_api.participant_erase(id, person.participant);
        const gone = { status: 'erased', id: null, study: null, session: null, code: null, platform: null };
        state.items = state.items.map((one) => (one.participant === person.participant ? { ...one, ...gone } : one));
      });
    },
  };
  return { name: 'people', title: () => t('studies-people-title', { title: state.x.title }),
    view: () => people(state, send) };
}
