/* The costliest turns of a finished match, as questions on a board: find better, compare, and see why. */
import * as api from '../net/api.js';
import { sender, words_of } from '../net/form.js';
import { catalogue, need_account, session } from '../net/session.js';
import { confirms, look_now } from '../local/settings.js';
import { study } from '../study/study.js';
import { repeating } from '../tools/repeating.js';
import { face_of, style } from '../../games/index.js';
import { has_capability, is_judged } from '../../model/catalogue.js';
import { compared } from '../../model/mistakes.js';
import { mistakes, nothing_here } from '../../views/mistakes.js';
import { t } from '../../locales/text.js';

const POLL_MS = 1500;
const NODES = 20_000;
const WIN = 100_000;

/* The seat whose turns are asked about: the one in the address, else one's own, else the first. */
function seat_of(header, query) {
  const named = Number(query.get('seat') ?? NaN);
  if (header.seats.some(({ seat }) => seat === named)) return named;
  return own_seat(header) ?? 0;
}

const own_seat = ({ seats }) => seats.find(({ you }) => you)?.seat ?? null;

/* What a turn played on the board is worth to its seat; null when the engine could not be asked. */
async function score_of(board, node, seat) {
  const { standing } = node.answer;
  if (standing.over) return standing.places[seat] === 1 ? WIN : -WIN;
  await board.ask_advice({ nodes: NODES, lines: 1 });
  const best = node.advice?.best?.[0];
  return best ? -best.score : null;
}

/* One question after the other, where all players give orders at once: the orders that were given are drafted on the
 * map, and the draft is compared as often as the player likes. */
function asking_orders(page) {
  const { state, board, ctx } = page;
  const now = () => state.list[state.n];
  const put = (orders) => { if (orders) board.put_orders(orders); };

  async function show(n) {
    Object.assign(state, { n, mine: null, is_shown: false });
    const question = now();
    if (question && await board.start({ match: state.header.id, turn: question.turn })) put(question.played.orders);
    ctx.paint();
  }

  async function compare() {
    const [question, draft] = [now(), board.state.draft];
    state.mine = { verdict: '' };
    const found = await board.compare();
    if (now() !== question || board.state.draft !== draft) return;
    if (found) state.mine.verdict = compared(question, found);
    if (found) ctx.say(t(`mistakes-orders-verdict-${state.mine.verdict}`));
    ctx.paint();
  }

  return {
    judge() {}, show, compare,
    next: () => show(state.n + 1),
    again() {
      Object.assign(state, { mine: null, is_shown: false });
      put(now().played.orders);
    },
    reveal() {
      Object.assign(state, { is_shown: true, mine: null });
      put(now().best.orders);
    },
    changed() { Object.assign(state, { mine: null, is_shown: false }); },
  };
}

/* One question after the other. Only the first turn on the board is judged; after that the board only shows it. */
function asking(page) {
  const { state, board, ctx } = page;
  const now = () => state.list[state.n];

  async function judge(node) {
    const question = now();
    if (!node.parent || state.is_shown || board.state.at !== node) return;
    state.mine = { text: node.text, verdict: '' };
    const score = await score_of(board, node, question.seat);
    if (board.state.at !== node || now() !== question) return;
    if (score !== null) state.mine.verdict = compared(question, { text: node.text, score });
    if (state.mine.verdict) ctx.say(t(`mistakes-verdict-${state.mine.verdict}`));
    ctx.paint();
  }

  async function show(n) {
    Object.assign(state, { n, mine: null, is_shown: false });
    if (now()) await board.start({ match: state.header.id, turn: now().turn });
    ctx.paint();
  }

  return {
    judge, show,
    next: () => show(state.n + 1),
    again() {
      Object.assign(state, { mine: null, is_shown: false });
      return board.first();
    },
    async reveal() {
      Object.assign(state, { is_shown: true, mine: null });
      if (await board.first()) await board.play(now().best.text);
    },
    compare: () => judge(board.state.at),
  };
}

/* The search: asked for, followed while it runs, and taken when it is done. */
function searching({ ctx, state }, asked) {
  const poll = repeating(ctx.paint);

  function take(report) {
    const was = state.report?.status;
    Object.assign(state, { report, error: '' });
    if (report.status !== 'done' || was === 'done') return;
    poll.close();
    state.list = report.mistakes.filter(({ seat }) => seat === state.seat);
    asked.show(0);
  }

  const read = () => api.mistakes(state.header.id).then(take, (error) => { state.error = words_of(error); });
  const ask = () => state.ask.run(async () => {
    await need_account();
    take(await api.mistakes_ask(state.header.id));
  });

  /* To open the page is to ask, for everybody who has an account. */
  async function begin() {
    await read();
    if (state.report?.status === 'none' && session.account && is_judged(state.header)) await ask();
    ctx.paint();
    poll.every(POLL_MS, () => (state.report?.status === 'running' ? read() : Promise.resolve()));
  }

  return { ask, begin, close: poll.close };
}

function page_of(ctx, header, face) {
  const state = {
    header, face, seat: seat_of(header, ctx.query), own: own_seat(header), report: null, list: [], n: 0, mine: null,
    is_shown: false, error: '', ask: sender(ctx.paint), is_orders: has_capability(header.game, 'review'),
  };
  const page = { ctx, state, board: null, asked: null, search: null };
  page.board = study({ paint: ctx.paint, face, game: header.game, variant: header.variant, confirms,
    shown: (node) => page.asked.judge(node), seat: state.is_orders ? state.seat : undefined });
  page.asked = state.is_orders ? asking_orders(page) : asking(page);
  page.search = searching(page, page.asked);
  return page;
}

function laid(ctx, header, face) {
  const { state, board, asked, search } = page_of(ctx, header, face);
  const escape = (event) => { if (event.key === 'Escape') board.send({ type: 'cancel' }); };
  document.addEventListener('keydown', escape);
  search.begin();
  const drafted = () => board.state.draft && JSON.stringify(face.order(board.state.draft));
  const act = (what) => {
    const before = drafted();
    board.send(what);
    if (asked.changed && drafted() !== before) {
      asked.changed();
      ctx.paint();
    }
  };
  const send = { ...asked, ask: search.ask, act, undo: () => act({ type: 'undo' }), play: board.commit };
  return {
    name: 'mistakes', title: () => t('mistakes-title'),
    view: () => mistakes({ ...state, study: board.state, hints: board.hints(), look: look_now() }, send),
    painted: (root) => { if (board.state.view) face.mount(root); },
    close() {
      document.removeEventListener('keydown', escape);
      search.close();
      board.close();
    },
  };
}

export async function open(ctx) {
  try {
    const [header] = await Promise.all([api.match(ctx.params.match), catalogue(), style('/css/learn.css')]);
    const face = await face_of(header.game);
    if (!face) throw new Error(t('mistakes-none-here'));
    await face.prepare?.(header.options ?? {});
    return laid(ctx, header, face);
  } catch (error) {
    return { name: 'mistakes', title: () => t('mistakes-title'), view: () => nothing_here(words_of(error)) };
  }
}
