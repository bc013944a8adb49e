/* A sealed challenge: its rules with my runs, and the board and the learning curves of the one in the address. The page
 * follows it until it is revealed. */
import * as api from '../net/api.js';
import * as page_api from '../net/page_api.js';
import { sender, words_of } from '../net/form.js';
import { in_order } from '../net/in_order.js';
import { need_account, session } from '../net/session.js';
import { download } from '../tools/download.js';
import { style } from '../../games/index.js';
import { BOARD_MAX, challenge, challenge_title, curve_figure, curve_words } from '../../views/challenge.js';
import { status_words } from '../../views/challenges.js';
import { plot_svg } from '../../views/experiment/plot.js';

const NARROW = 360;
const WIDE = 640;
const SOON_MS = 3000;
const LATER_MS = 60_000;
const TYPES = { ndjson: 'application/x-ndjson', csv: 'text/csv' };

/* Letters keep their size: a phone gets a narrower drawing, not a smaller one. */
const width_now = () => (globalThis.innerWidth < WIDE + 40 ? NARROW : WIDE);
function drawn(curves) {
  if (!curves.people.length && !curves.programs.length) return null;
  return new globalThis.DOMParser()
    .parseFromString(plot_svg(curve_figure(curves), curve_words(), width_now()), 'image/svg+xml').documentElement;
}

/** How long until the page reads again: until the challenge opens or closes, and then a moment until it is revealed. */
export function pause_ms({ status, opens_at, closes_at }, now) {
  if (status === 'closed') return SOON_MS;
  return Math.min(LATER_MS, Math.max(SOON_MS, Date.parse(status === 'open' ? closes_at : opens_at) - now));
}

/* What the board depends on. */
const facts = ({ status, rules }) => JSON.stringify([status, rules.map(({ runs, solved }) => [runs, solved])]);

/* The challenge and its board. The board is costly, so it is read again only when something has changed. */
function reading(number, state) {
  const asks = in_order();
  const board = async (values = {}) => {
    const counts = asks();
    const answer = await page_api.challenge_board(number, state.rule,
      { pool: state.pool, limit: state.limit, ...values });
    if (!counts()) return;
    state.board = answer;
    state.node = drawn(state.board.curves);
  };
  const again = async () => {
    const now = await page_api.challenge(number);
    if (facts(now) !== facts(state.challenge)) await board();
    state.challenge = now;
  };
  return {
    again,
    all: async () => { [state.challenge] = await Promise.all([page_api.challenge(number), board()]); },
    more: async () => { await board({ limit: BOARD_MAX }); state.limit = BOARD_MAX; },
  };
}

/* Reads until the challenge is revealed; returns how to stop. A lost answer is asked for again. */
function following(ctx, state, read) {
  let timer = 0;
  let is_closed = false;
  const look = async () => {
    const { status } = state.challenge;
    if (!document.hidden) await read().catch(() => {});
    if (is_closed) return;
    if (state.challenge.status !== status) ctx.say(status_words(state.challenge));
    ctx.paint();
    later();
  };
  const later = () => {
    if (state.challenge.status !== 'revealed') timer = setTimeout(look, pause_ms(state.challenge, Date.now()));
  };
  later();
  return () => { is_closed = true; clearTimeout(timer); };
}

/* The pages of the export as one file. */
async function whole_export(number, format) {
  const pages = [];
  for (let cursor; cursor !== null;) {
    const { text, next } = await page_api.challenge_export(number, { format, cursor });
    pages.push(text);
    cursor = next;
  }
  return pages.join('');
}

export async function open(ctx) {
  await Promise.all(['/css/ladder.css', '/css/experiments.css'].map(style));
  const number = ctx.params.challenge;
  const [play, more, file] = [1, 2, 3].map(() => sender(ctx.paint));
  const state = { challenge: null, board: null, node: null, rule: Number(ctx.query.get('rule')) || 1,
    pool: ctx.query.get('pool') ?? 'all', limit: undefined, error: '', play, more, file };
  const reads = reading(number, state);
  let close = () => {};
  try {
    await reads.all();
    close = following(ctx, state, reads.again);
  } catch (error) {
    state.error = words_of(error);
  }
  const send = {
    play: (n) => play.run(async () => {
      await need_account();
      const { match } = await page_api.challenge_play(number, n, api.new_key());
      ctx.go(`/matches/${match}`);
    }),
    more: () => more.run(reads.more),
    file: (format, name) => file.run(async () => download(name, await whole_export(number, format), TYPES[format])),
  };
  return { name: 'challenge', title: () => challenge_title(state.challenge), close,
    view: () => challenge({ ...state, me: session.account }, send) };
}
