/* The transcript of a program in a finished match, turn by turn beside the board. */
import * as api from '../net/api.js';
import { words_of } from '../net/form.js';
import { catalogue } from '../net/session.js';
import { remember } from '../router.js';
import { download } from '../tools/download.js';
import { style } from '../../games/index.js';
import { transcript_of } from '../../model/transcript.js';
import { transcript } from '../../views/transcript.js';
import { t } from '../../locales/text.js';

const PAGE = 200;
const MOST_TURNS = 1_000_000;

async function lines_of(match, seat) {
  const items = [];
  for (let after = 0; after !== null;) {
    const page = await api.transcript(match, { seat, after, limit: PAGE });
    items.push(...page.items);
    after = page.next;
  }
  return items;
}

/* The seats of programs; a language model's comes first, because most others write nothing. */
const programs_of = ({ seats }) => [...seats.filter(({ kind }) => kind === 'llm'),
  ...seats.filter(({ kind }) => kind === 'engine')];

const number_of = (text, most) => (/^\d{1,7}$/.test(text ?? '') && Number(text) <= most ? Number(text) : null);

export async function open(ctx) {
  const id = ctx.params.match;
  const state = { id, header: null, seats: [], seat: number_of(ctx.query.get('seat'), 15),
    turn: number_of(ctx.query.get('turn'), MOST_TURNS), items: null, told: null, error: '' };

  function show(turn) {
    state.turn = turn;
    remember(`/matches/${id}/transcript?seat=${state.seat}&turn=${turn}`);
    ctx.paint();
  }

  async function read() {
    try {
      state.header = await api.match(id);
      state.seats = programs_of(state.header);
      state.seat ??= state.seats[0]?.seat ?? 0;
      state.items = await lines_of(id, state.seat);
      state.told = transcript_of(state.items);
      const turns = state.told.turns.map(({ turn }) => turn);
      if (!turns.includes(state.turn)) state.turn = turns[0] ?? null;
      state.error = '';
    } catch (error) {
      state.error = words_of(error);
    }
    ctx.paint();
  }

  const save = () => download(`transcript-${id}-${state.seat}.ndjson`,
    state.items.map(({ line }) => `${JSON.stringify(line)}\n`).join(''), 'application/x-ndjson');
  await Promise.all([style('/css/transcript.css'), catalogue(), read()]);
  return { name: 'transcript', title: () => t('transcript-title'),
    view: () => transcript(state, { show, save, read }) };
}
