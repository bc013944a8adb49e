// The compact view's budget (R9.4): 1500 tokens of o200k for every player on every turn, whatever is said.
// TOKEN_GAMES says in how many games of ordinary talk it is counted (20).
import test from 'node:test';
import assert from 'node:assert/strict';
import { Tiktoken } from 'js-tiktoken/lite';
import o200k from 'js-tiktoken/ranks/o200k_base';
import { dice, engine, SEATS, talk, turn } from './stratagem.mjs';

const LIMIT = 1500;
const GAMES = Number(process.env.TOKEN_GAMES || 20);
const bpe = new Tiktoken(o200k);
const TABLES = ['-,bot:greedy,bot:random,bot:negotiator', '-,bot:negotiator,bot:negotiator,bot:negotiator', '-,bot:random,bot:random,bot:random', '-,bot:greedy,bot:greedy,bot:greedy'];
const KINDS = ['nap', 'trade', 'alliance', 'ceasefire'];

/** Everybody says two things a turn, to all or to one; offers and answers go to and fro. */
function chatter(roll, say) {
  return SEATS.flatMap((seat) => [0, 1].map(() => {
    const other = () => `p${(seat + 1 + roll(3)) % 4}`;
    const text = say(roll);
    return { seat, act: {
      type: 'diplomacy',
      messages: text ? [{ to: roll(3) ? 'all' : other(), text }] : [],
      propose: roll(4) ? [] : [{ to: other(), kind: KINDS[roll(4)] }],
      accept: SEATS.filter((one) => one !== seat && !roll(3)).map((one) => `p${one}`),
    } };
  }));
}

/** Whole games; answers how many views were counted, the largest and the mean. */
async function count(games, first, say) {
  let [views, sum, most] = [0, 0, 0];
  for (let i = 0; i < games; i += 1) {
    const roll = dice(first + i);
    const game = engine(['--seed', (first + i).toString(16).padStart(16, '0'), '--players', TABLES[i % TABLES.length]]);
    for (let over = false; !over;) {
      ({ over } = await turn(game, chatter(roll, say)));
      for (const seat of SEATS) {
        const { view } = await game.ask({ cmd: 'view', viewer: seat, format: 'compact' });
        const text = JSON.stringify(view);
        const tokens = bpe.encode(text).length;
        assert.ok(tokens <= LIMIT, `seed ${first + i}, turn ${view.t}, seat ${seat}: ${tokens} tokens: ${text}`);
        assert.ok(view.dip.length <= 8 && view.dip.every(({ m }) => [...m].length <= 160));
        [views, sum, most] = [views + 1, sum + tokens, Math.max(most, tokens)];
      }
    }
    game.end();
  }
  return { games, views, mean: Math.round(sum / views), most };
}

test(`${GAMES} games with talk of every length stay below 1500 tokens a view`, async (t) => {
  const got = await count(GAMES, 1000, (roll) => talk(roll, [30, 90, 160, 400][roll(4)]));
  t.diagnostic(JSON.stringify(got));
  assert.ok(got.views > 20 * GAMES);
});

const sign = (from, room) => (roll) => Array.from({ length: 400 }, () => String.fromCodePoint(from + roll(room))).join('');
const SCRIPTS = { 'random Han': sign(0x4e00, 0x5000), pictures: sign(0x1f300, 0x2ff), cuneiform: sign(0x12000, 0x300), 'random Latin': sign(0x61, 26), signs: sign(0x21, 15) };

for (const [name, say] of Object.entries(SCRIPTS))
  test(`talk in ${name}, always of the greatest length, gets no more room`, async (t) => {
    t.diagnostic(JSON.stringify(await count(2, 2000, say)));
  });
