/* One experiment: the editor of a draft, or the progress of a running or closed one; all others are sent to
 * the page of participants. */
import * as page_api from '../net/page_api.js';
import { Refusal } from '../net/api.js';
import { experiments_brought } from '../brought.js';
import { words_of } from '../net/form.js';
import { session } from '../net/session.js';
import { editor } from '../experiments/editor.js';
import { owner } from '../experiments/owner.js';
import { style } from '../../games/index.js';
import { edit } from '../../views/experiment/edit.js';
import { no_experiment } from '../../views/experiment/experiments.js';
import { progress } from '../../views/experiment/experiment.js';
import { t } from '../../locales/text.js';

async function drafted(ctx, x) {
  const { desk } = await (await experiments_brought()).load_desk();
  await Promise.all(['/css/paper.css', ...desk.sheets].map(style));
  const { state, send, painted, close } = editor(ctx, desk, x, ctx.query.has('sample'));
  return {
    name: 'experiment', title: () => state.work.now.title || t('research-new'),
    view: () => edit({ ...state, me: session.account }, send), painted, close,
  };
}

function running(ctx, x) {
  const { state, send, close } = owner(ctx, x);
  return { name: 'experiment', title: () => x.title,
    view: () => progress({ ...state, me: session.account }, send), close };
}

const nothing_to_show = (why) =>
  ({ name: 'experiment', title: () => t('research-experiments'), view: () => no_experiment(why) });

export async function open(ctx) {
  await style('/css/experiments.css');
  const id = ctx.params.experiment;
  if (!id) return drafted(ctx, null);
  try {
    const x = await page_api.experiment(id);
    if (x.owner) return x.status === 'draft' ? await drafted(ctx, x) : running(ctx, x);
    queueMicrotask(() => ctx.go(`/experiments/${id}/take`, { replace: true }));
    return nothing_to_show(t('research-loading'));
  } catch (error) {
    return nothing_to_show(error instanceof Refusal && error.status === 404 ? '' : words_of(error));
  }
}
