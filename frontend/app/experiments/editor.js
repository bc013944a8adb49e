/* The plan editor of a researcher: a plan is written or uploaded, the server reports problems while it is typed, and it
 * is saved and started. */
import { remember } from '../router.js';
import * as api from '../net/api.js';
import * as page_api from '../net/page_api.js';
import { download } from '../tools/download.js';
import { sender } from '../net/form.js';
import { rested } from '../net/rested.js';
import { need_account } from '../net/session.js';
import { field_text } from '../../ui/controls/field_text.js';
import { ask, fill } from '../../ui/controls/dialog.js';
import { name_field, new_file_fields } from '../../views/experiment/fields.js';
import { dropped, read_files } from '../../model/plan_files.js';
import { edits, forget, keep, kept } from './edits.js';
import { told_once } from '../../model/plan_report.js';
import { place_of } from '../../model/text_place.js';
import { list_of, t } from '../../locales/text.js';

/* An empty plan. */
const bare = { title: '', shown_title: '', plan: '', consent: '', files: {} };

const plan_of = ({ title, shown_title, consent, plan, files }) => ({ title, shown_title, consent, plan, files });
const is_same = (a, b) => JSON.stringify(plan_of(a)) === JSON.stringify(plan_of(b));
const first_file = (files) => Object.keys(files).sort()[0] ?? null;

/* What the page knows; `saved` is what the server keeps, null for a new plan. */
function fresh(x, paint) {
  const id = x?.id ?? null;
  const saved = x ? plan_of(x) : null;
  const before = kept(id);
  const work = edits({ ...bare, ...saved, ...before });
  return {
    id, saved, work, open: first_file(work.now.files),
    report: x?.report && !before ? told_once(x.report, x.files) : null,
    busy: false, error: '', told: '', over: false, too_much: false,
    save: sender(paint), start: sender(paint),
  };
}

/* Every change goes through here: it is stored, checked by the server, and painted. */
function changing(state, ctx, bench) {
  const check = rested(state, async (signal) => {
    const plan = plan_of(state.work.now);
    const report = await page_api.experiment_check(plan, { signal });
    return () => {
      state.report = told_once(report, plan.files);
      bench.follow(state.report);
    };
  }, ctx.paint);
  const follow = () => {
    const { now } = state.work;
    if (state.open === null || now.files[state.open] === undefined) state.open = first_file(now.files);
    state.too_much = state.saved && is_same(now, state.saved) ? (forget(state.id), false) : !keep(state.id, now);
    check.later();
  };
  return {
    check,
    follow,
    set(values, where) {
      state.told = '';
      state.work.change({ ...state.work.now, ...values }, where);
      follow();
    },
  };
}

function loaded_words(names) {
  if (!names.length) return '';
  const shown = names.length <= 4 ? names
    : [...names.slice(0, 3), t('research-more-files', { n: names.length - 3 })];
  return t('research-loaded', { names: list_of(shown) });
}

const without = (files, name) => Object.fromEntries(Object.entries(files).filter(([one]) => one !== name));

/* Adding and renaming files. */
function naming(state, set, desk) {
  const files = () => state.work.now.files;
  const put = (name, text) => {
    state.open = name;
    set({ files: { ...files(), [name]: text } });
  };
  return {
    async add() {
      const made = await fill({
        title: t('research-new-file'), text: t('research-new-file-about'), yes: t('research-add'),
        body: new_file_fields(desk.kinds),
      });
      if (!made) return;
      const [, , path, text] = desk.kinds.find(([kind]) => kind === made.get('kind'));
      const name = path(field_text(made, 'name').replace(/[^\w/-]/g, '_') || 'new');
      if (files()[name] === undefined) put(name, text);
      else state.open = name;
    },
    async rename() {
      const made = await fill({ title: t('research-rename-file'), text: t('research-rename-about'),
        yes: t('research-rename'), body: name_field(state.open) });
      const name = made && field_text(made, 'name').replace(/[^\w./-]/g, '_');
      if (!name || name === state.open) return;
      const was = state.open;
      state.open = name;
      set({ files: { ...without(files(), was), [name]: files()[was] } });
    },
  };
}

/* Loading, changing, renaming and removing files. */
function filing(state, { set }, desk) {
  const files = () => state.work.now.files;

  async function take(given) {
    const { plan, files: read, left_out } = await read_files(given, desk.place_for);
    const names = Object.keys(read);
    if (plan) state.open = null;
    else if (names.length) [state.open] = names.sort();
    if (plan || names.length) set({ ...plan, files: { ...(plan?.files ?? files()), ...read } });
    state.told = [plan && t('research-plan-loaded'), loaded_words(names),
      ...left_out.map(({ path, why }) => t(`research-skipped-${why}`, { path }))].filter(Boolean).join(' ');
  }

  return {
    take,
    drop: async (transfer) => take(await dropped(transfer)),
    write: (text) => set({ files: { ...files(), [state.open]: text } }, `file:${state.open}`),
    remove: () => set({ files: without(files(), state.open) }),
    ...naming(state, set, desk),
  };
}

const starting = () =>
  ({ title: t('research-start-title'), text: t('research-start-text'), yes: t('research-start') });
const deleting = () => ({ title: t('research-delete-title'), text: t('research-delete-text'), yes: t('research-delete'),
  no: t('research-keep'), grave: true });

/* Saving, starting and deleting. */
function keeping(state, ctx, check) {
  async function put() {
    await need_account();
    const plan = { ...plan_of(state.work.now), draft: true };
    const x = await (state.id ? page_api.experiment_put(state.id, plan) : page_api.experiment_new(plan, api.new_key()));
    forget(state.id);
    Object.assign(state, { id: x.id, saved: plan_of(plan), report: told_once(x.report, plan.files) });
    return x.id;
  }
  return {
    save: () => state.save.run(async () => {
      const was = state.id;
      const id = await put();
      ctx.say(t('research-draft-saved'));
      if (!was) remember(`/experiments/${id}`); // the page stays open: typed text and undo steps are kept
    }),
    start: async () => {
      if (await ask(starting())) await state.start.run(async () => {
        check.drop();
        const id = await put();
        await page_api.experiment_turn(id, 'running');
        ctx.go(`/experiments/${id}`, { replace: true });
      });
    },
    throw_away: async () => {
      if (await ask(deleting())) await state.start.run(async () => {
        check.drop();
        if (state.id) await page_api.experiment_drop(state.id);
        forget(state.id);
        ctx.go('/experiments');
      });
    },
    download: () => download(`${state.work.now.title.replace(/\W+/g, '-') || 'plan'}.json`,
      JSON.stringify(plan_of(state.work.now), null, 1), 'application/json'),
  };
}

/* Shows the place of a problem and moves the focus there, once its file is painted. */
function jumping(state, paint) {
  let goal = null;
  return {
    jump(fault) {
      goal = fault;
      state.open = fault.file;
      paint();
    },
    painted(root) {
      const field = goal && root.querySelector('#file-text');
      if (!field || field.value !== state.work.now.files[goal.file]) return;
      const { start, end } = place_of(field.value, goal);
      field.focus({ preventScroll: true });
      field.setSelectionRange(start, end);
      root.querySelectorAll('.rule-under > div')[goal.line - 1]?.scrollIntoView({ block: 'center' });
      goal = null;
    },
  };
}

/**
 * The state of the page and what it can do; `desk` is what the game knows about plans (games/contract.js), `x` the
 * draft as the server has it, null for a new one; `begin` fills a new one with the sample.
 */
export function editor(ctx, desk, x, begin) {
  const state = fresh(x, ctx.paint);
  const bench = desk.bench(() => state.work.now.files, ctx.paint);
  const change = changing(state, ctx, bench);
  const filed = filing(state, change, desk);
  const kept_by = keeping(state, ctx, change.check);
  const jump = jumping(state, ctx.paint);
  const then = (fn) => async (...given) => { await fn(...given); ctx.paint(); };
  const step = (name) => () => {
    state.open = state.work[name]() ?? state.open;
    change.follow();
  };
  Object.assign(state, { desk, bench: bench.state });
  const send = {
    bench: bench.send,
    set: (name, value) => change.set({ [name]: value }, name),
    sample: () => { state.open = null; change.set({ ...desk.sample }); },
    open: (name) => { state.open = name; ctx.paint(); },
    over: (over) => { if (over !== state.over) { state.over = over; ctx.paint(); } },
    undo: step('undo'), redo: step('redo'), jump: jump.jump,
    ...kept_by, write: filed.write, remove: filed.remove,
    take: then(filed.take), drop: then(filed.drop), add: then(filed.add), rename: then(filed.rename),
  };
  if (begin && !kept(null)) send.sample();
  else change.check.later(0);
  return { state, send, painted: jump.painted, close: change.check.drop };
}
