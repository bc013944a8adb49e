/* One experiment: a draft is edited, one that runs or ran is looked after; who did not make it is led to where one
 * takes part. */
import * as api from '../net/api.js';
import { Refusal } from '../net/api.js';
import { words_of } from '../net/form.js';
import { session } from '../net/session.js';
import { editor } from '../experiments/editor.js';
import { owner } from '../experiments/owner.js';
import { style } from '../../games/index.js';
import { edit } from '../../views/experiment/edit.js';
import { no_experiment } from '../../views/experiment/experiments.js';
import { progress } from '../../views/experiment/experiment.js';

function drafted(ctx, x) {
  const { state, send, painted, close } = editor(ctx, x, ctx.query.has('sample'));
  return { name: 'experiment', title: () => state.work.now.title || 'New experiment', view: () => edit({ ...state, me: session.account }, send), painted, close };
}

function running(ctx, x) {
  const { state, send, close } = owner(ctx, x);
  return { name: 'experiment', title: () => x.title, view: () => progress({ ...state, me: session.account }, send), close };
}

const nothing_to_show = (why) => ({ name: 'experiment', title: () => 'Experiments', view: () => no_experiment(why) });

export async function open(ctx) {
  await Promise.all(['/games/rulegame/pages/rules.css', '/css/experiments.css', '/games/rulegame/style.css'].map(style));
  const id = ctx.params.experiment;
  if (!id) return drafted(ctx, null);
  try {
    const x = await api.experiment(id);
    if (x.owner) return x.status === 'draft' ? drafted(ctx, x) : running(ctx, x);
    queueMicrotask(() => ctx.go(`/experiments/${id}/take`, { replace: true }));
    return nothing_to_show('One moment …');
  } catch (error) {
    return nothing_to_show(error instanceof Refusal && error.status === 404 ? '' : words_of(error));
  }
}
