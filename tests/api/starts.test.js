// One account that begins many games leaves everybody else their bots: it may begin so many in a minute, and the bots serve accounts in
// turn, not games. Counted, not timed.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { bearer, PASSWORD, person } from '../lib/people.mjs';
import { reaches, stack, until } from '../lib/stack.mjs';

const LIMIT = 4; // a minute gives back less than the slowest machine asks for
const MANY = 40;
const s = await stack({ workers: 4 });
const narrow = await stack({ workers: 3, env: { QUADRIVIUM_LIMIT_STARTS: String(LIMIT), QUADRIVIUM_LIMIT_SIGN_INS: '40' } });
after(() => Promise.all([s.stop(), narrow.stop()]));

const wish = { game: 'stratic', versus: 'bot:greedy', clock: { mode: 'untimed' } };
const begin = async (client) => (await client.post('/play', wish)).body.match;

/** The bots' first orders in the order they came: the account that waited for each. */
const served = () => s.value(`select coalesce(json_agg(owner order by at), '[]') from (
  select o.at, (select a.public_id from match_seat h join account a on a.id = h.account_id where h.match_id = o.match_id and h.kind <> 'builtin') as owner
    from match_order o join match_seat b on b.match_id = o.match_id and b.seat = o.seat and b.kind = 'builtin') orders`);

test('bots serve accounts in turn: who comes with one game waits for one game of each who came with many', async () => {
  const bots = s.processes('quad-bot').map((p) => p.pid);
  for (const pid of bots) reaches(pid, 'SIGSTOP');
  const [flood, crowd, late] = [await s.guest(), await s.guest(), await s.guest()];
  for (let i = 0; i < 30; i++) await begin(flood);
  for (let i = 0; i < 10; i++) await begin(crowd);
  await begin(late);
  for (const pid of bots) reaches(pid, 'SIGCONT');
  const order = await until(async () => {
    const found = await served();
    return found.length === 41 && found;
  }, { what: 'all the bots\' orders' });
  const names = new Map([[flood.account.id, 'flood'], [crowd.account.id, 'crowd'], [late.account.id, 'late']]);
  const told = order.map((id) => names.get(id));
  assert.ok(told.indexOf('late') <= 3, `late was served after ${told.indexOf('late')} others: ${told.slice(0, 12)}`);
  assert.ok(told.lastIndexOf('crowd') <= 22, `ten games of one waited for thirty of another: ${told}`);
});

test('an account begins so many games in a minute, then it is told when to come back; others go on', async () => {
  const guest = await narrow.guest();
  const from = Date.now();
  const answers = await Promise.all(Array.from({ length: MANY }, () => guest.call('POST', '/play', { body: wish })));
  const given_back = (Date.now() - from) / 60000 * LIMIT; // while they were answered
  const begun = answers.filter((a) => a.status === 201).length;
  const answer = answers.find((a) => a.status !== 201);
  assert.ok(begun >= LIMIT / 2 && begun <= LIMIT / 2 + 1 + given_back, `${begun} games were begun at once`);
  assert.deepEqual([answer.status, answer.body.code, answer.body.limit_key], [429, 'too_many_requests', 'starts.account']);
  assert.equal(answer.body.retry_after, Number(answer.headers['retry-after']));
  assert.equal(Number(await narrow.sql('select count(*) from match join match_seat on match_id = id where kind = \'builtin\'')), begun);
  // A lobby begins a game too. Of many at once some are refused, however fast the measure fills.
  const lobbies = await Promise.all(Array.from({ length: MANY }, () => guest.call('POST', '/lobbies', { body: { game: 'stratic' } })));
  assert.ok(lobbies.some((a) => a.status === 429 && a.body.limit_key === 'starts.account'), lobbies.map((a) => a.status).join());
  await guest.get('/me/inbox');
  await begin(await narrow.guest());
});

test('a network of many accounts has a measure of its own', async () => {
  const owner = await person(narrow);
  const program = bearer(narrow, (await owner.post('/me/tokens', { label: 'x', scopes: ['play', 'lobby'] })).body.token);
  /** Guests begin games until their network has none left. */
  async function drain() {
    for (let begun = 0; begun < 8 * MANY;) {
      const guest = await narrow.guest();
      for (let i = 0; i < LIMIT / 2; i++, begun++) {
        const answer = await guest.call('POST', '/lobbies', { body: { game: 'stratic', clock: { mode: 'untimed' } } });
        if (answer.status !== 429) continue;
        if (answer.body.limit_key === 'starts.network') return;
        break;
      }
    }
    assert.fail('games of one network without end');
  }
  // Somebody else in that network meets the same bound, with a token too, unless the network has been given a game back meanwhile.
  await until(async () => {
    await drain();
    return (await program.call('POST', '/play', { body: wish })).body.limit_key === 'starts.network';
  }, { every: 10, what: 'the bound of the network for a token' });
});

test('of the wrong passwords that a network may send a tenth is compared at once, right ones are not counted among them', async () => {
  const known = await person(narrow);
  const signs_in = (name, password) => narrow.client().decided('POST', '/sessions', { body: { name, password } });
  for (let i = 0; i < 6; i++) assert.equal((await signs_in(known.account.name, PASSWORD)).status, 201);
  const from = Date.now();
  const answers = [];
  for (let i = 0; i < 12; i++) answers.push(await signs_in(`nobody ${i}`, 'not the password'));
  const given_back = (Date.now() - from) / 60000 * 4;
  const compared = answers.filter(({ status }) => status === 401).length;
  assert.ok(compared >= 4 && compared <= 5 + given_back, `${compared} were compared`);
  const { status, body, headers } = answers.at(-1);
  assert.deepEqual([status, body.code, body.limit_key, headers['retry-after']], [429, 'too_many_requests', 'password.pace', String(body.retry_after)]);
});
