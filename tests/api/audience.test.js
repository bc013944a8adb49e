// Who is told what of which match, and by which door: every route that names a match, and every list that could, × every kind of match ×
// everybody, held against audience.table.tsv. AUDIENCE_TABLE=write writes the table anew; then it is to be read, not believed.
//
// A cell is the answer's status and code. Behind 2xx stands what was seen: `seat` a seat's view, `late` one of turns ago, `secret` what the
// match hides until its end (or for good). Of lists: `in` when the match stands there. What would change something is asked with a
// body that is refused in the end: 422 goes only to callers who were let in. Through these doors the staff (`admin`) see what any stranger sees; the desk
// has doors of its own (api/moderation).
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { quad } from '../cli/quad.mjs';
import { Mcp } from '../lib/mcp.mjs';
import { document, operations } from '../lib/openapi.mjs';
import { bearer, fresh, person } from '../lib/people.mjs';
import { await_view, FORMATION, put_orders, table } from '../lib/play.mjs';
import { stack, until } from '../lib/stack.mjs';

const s = await stack({ workers: 6, env: { QUADRIVIUM_UNLISTED: '1' } });
after(() => s.stop());
const folder = mkdtempSync(join(tmpdir(), 'audience-'));
after(() => rmSync(folder, { recursive: true }));
await s.noon(); // each day has its puzzle

const TABLE = new URL('audience.table.tsv', import.meta.url);
const SCOPES = ['play', 'lobby', 'messages', 'account', 'votes', 'experiments'];
/* A rule of one's own for each match: what tells it tells of that match. */
let rules = 0;
const fresh_rule = () => `# hush ${++rules}: everything into bucket 0\n(bucket:0)\n`;
const [player, stranger, other, former, peer, author, owner, admin] = [await person(s, fresh('Player')), await person(s, fresh('Stranger')),
  await s.guest(), await s.guest(), await s.guest(), await person(s, fresh('Author')), await s.guest(), await person(s, fresh('Keeper'))];
assert.equal(quad(['staff', '--role', 'admin', '--why', 'they are known', admin.account.name], '', { QUADRIVIUM_DATABASE_URL: s.conninfo }).status, 0);

/* ---- the kinds of matches ---------------------------------------------------------------------------------------- */

const KINDS = {}; // name: { match, game, lobby?, secret: what only they may read to whom it is told }
const told = (text) => (answer) => answer.text.includes(JSON.stringify(text).slice(1, -1)) || answer.text.includes(text);
const nothing = () => false;
const stop = (match, who = player) => who.post(`/matches/${match}/resign`, { confirm: true });

async function stratic(name, settings = {}, south = player, north = other) {
  const t = await table(s, { rated: false, ...settings }, south, north);
  for (const who of t.seats) await put_orders(who, t.match, 0, FORMATION);
  KINDS[name] = { match: t.match, game: 'stratic', lobby: t.lobby, secret: nothing };
  return t;
}

/** The player's rating, as if every finished match had counted: what counts for a rating is no matter here. */
const rate = () => s.sql(`
  insert into rating (account_id, game, variant, speed, ladder, pool, season, rating, deviation, volatility, games, won, drawn, lost, at, listed)
    select id, 'stratic', 'base', 'slow', '', 'humans', '', 1500000000, 90000000, 60000, 9, 9, 0, 0, arena_now(), true from account where public_id = '${player.account.id}';
  insert into rating_change (match_id, pool, account_id, seat, n, game, variant, speed, ladder, at, rating_before, deviation_before, volatility_before, rating,
                             deviation, volatility, counted, weights)
    select m.id, 'humans', a.id, 0, m.id, 'stratic', 'base', 'slow', '', arena_now(), 1500000000, 90000000, 60000, 1500000000, 90000000, 60000, true, '{0,0}'
      from match m, account a where m.status = 'finished' and m.game = 'stratic' and a.public_id = '${player.account.id}'`);

/** On the template game: two numbers are hidden until the end, or until strangers may see them late. */
async function council(name, spectators, turns) {
  const settings = { game: 'nullgame', variant: 'council', options: { peeks: 0, pile: 60 }, clock: { mode: 'untimed' }, rated: false, spectators };
  const t = await table(s, settings, player, other);
  const order = (orders) => (turn) => Promise.all(t.seats.map((who) => put_orders(who, t.match, turn, orders)));
  await order({ type: 'pick', number: 1 })(0);
  for (let turn = 1; turn <= turns; turn++) {
    await await_view(player, t.match, (v) => v.turn === turn);
    await order({ type: 'take', stones: 1 })(turn);
  }
  await await_view(player, t.match, (v) => v.turn === turns + 1);
  KINDS[name] = { match: t.match, game: 'nullgame', lobby: t.lobby,
    secret: ({ body }) => (body?.view?.seats ?? []).filter((seat) => seat.number !== undefined).length === 2 };
}

/** An author's rule, played by somebody else. */
async function hidden(name) {
  const rule = fresh_rule();
  const { body: lobby } = await author.post('/lobbies', { game: 'rulegame', variant: 'solo', clock: { mode: 'untimed' }, options: { rules: rule } });
  const { body: { match } } = await player.put(`/lobbies/${lobby.id}/seats/me`, {});
  KINDS[name] = { match, game: 'rulegame', lobby: lobby.id, secret: told(rule) };
}

async function puzzle(name, id, players) {
  const { body: { match } } = await player.post(`/puzzles/${id}/play`, {});
  for (const who of players) await stop((await who.post(`/puzzles/${id}/play`, {})).body.match, who);
  KINDS[name] = { match, game: 'rulegame', puzzle: id, secret: told((await s.value(`select options from puzzle where public_id = '${id}'`)).rules) };
}

const HEAD = 'rule_id,max_boards,min_points,max_points,min_objects,max_objects,min_shapes,max_shapes,min_colors,max_colors,feedback_switches,give_up_at';
const trials = (rule) => ({ 'trial-lists/a.csv': `${HEAD}\nhush,2,2,10,3,4,2,3,2,3,free,1\n`, 'rules/hush.txt': rule });

/** Two participants of one experiment: the player, and a peer. */
async function experiment(name) {
  const rule = fresh_rule();
  const { body: { id } } = await owner.post('/experiments', { title: 'Hush', shown_title: 'A task', consent: '', files: trials(rule) });
  await owner.patch(`/experiments/${id}`, { status: 'running' });
  const [{ body: { match } }] = await Promise.all([player, peer].map((who) => who.post(`/experiments/${id}/enrolments`, {})));
  KINDS[name] = { match, game: 'rulegame', experiment: id, secret: told(rule) };
}

/** A series of two participants: the player, and somebody of whom the player never learns. */
async function pair(name) {
  const rule = fresh_rule(), partner = await s.guest();
  const { body: { id } } = await owner.post('/experiments', { title: 'Hush', shown_title: 'A task', consent: '', files: trials(rule) });
  await owner.put(`/experiments/${id}/study`, { study: { languages: ['en'], pairs: { play: 'together', wait_seconds: 60, move_seconds: 3600 } } });
  await owner.patch(`/experiments/${id}`, { status: 'running' });
  await player.post(`/experiments/${id}/enrolments`, { consent: true });
  const { body: { match } } = await partner.post(`/experiments/${id}/enrolments`, { consent: true });
  const [has_rule, has_name] = [told(rule), told(partner.account.name)];
  KINDS[name] = { match, game: 'rulegame', experiment: id, secret: (answer) => has_rule(answer) || has_name(answer) };
}

/** A run of a sealed challenge, its rule fixed by the host. */
async function challenge(name) {
  const rule = fresh_rule(), file = join(folder, 'rule.txt');
  writeFileSync(file, rule);
  const { status, out, err } = quad(['challenge', 'new', file], '', { QUADRIVIUM_DATABASE_URL: s.conninfo });
  assert.equal(status, 0, err);
  const { number } = JSON.parse(out);
  await s.sql(`update challenge set announced_at = announced_at - interval '1 day', opens_at = arena_now() where number = ${number}`);
  const { body: { match } } = await player.post(`/challenges/${number}/rules/1/runs`, {});
  await stop((await peer.post(`/challenges/${number}/rules/1/runs`, {})).body.match, peer);
  KINDS[name] = { match, game: 'rulegame', challenge: number, secret: told(rule) };
}
async function reveal({ challenge: number }) {
  await s.sql(`update challenge set announced_at = announced_at - interval '1 day', opens_at = opens_at - interval '1 day', closes_at = arena_now() where number = ${number}`);
  await until(async () => (await player.get(`/challenges/${number}`)).body.status === 'revealed', { what: 'the reveal' });
}

await stratic('public');
await stratic('private', { private: true });
await stratic('no spectators', { spectators: 'none' });
await council('open', 'open', 1);
await council('delayed', 'delayed', 3);
await hidden('hidden');
await hidden('hidden, finished');
await stop(KINDS['hidden, finished'].match);
const daily = async () => (await player.get('/games/rulegame/daily')).body.id;
await puzzle('puzzle of today, finished', await daily(), [peer]);
await stop(KINDS['puzzle of today, finished'].match);
const share = async () => (await author.post('/puzzles', { game: 'rulegame', options: { rules: fresh_rule() } })).body.id;
await puzzle('puzzle by link', await share(), [peer]);
const revoked = await share();
await puzzle('puzzle revoked, finished', revoked, [peer]);
await stop(KINDS['puzzle revoked, finished'].match);
await author.delete(`/puzzles/${revoked}`);
await experiment('experiment');
await experiment('experiment, finished');
await stop(KINDS['experiment, finished'].match);
await pair('pair');
await pair('pair, finished');
await stop(KINDS['pair, finished'].match);
for (const name of ['challenge', 'challenge, finished', 'challenge, revealed']) await challenge(name);
for (const name of ['challenge, finished', 'challenge, revealed']) await stop(KINDS[name].match);
await reveal(KINDS['challenge, revealed']);
KINDS['self-test'] = { match: (await player.post('/selftest', { game: 'stratic' })).body.match, game: 'stratic', secret: nothing };
await stratic('replaced', { absence: { policy: 'open', after: 2 }, clock: { mode: 'live', turn_seconds: 3600 } }, former);
await s.sql(`update match_seat set open_at = arena_now() where seat = 0 and match_id = (select id from match where public_id = '${KINDS.replaced.match}')`);
await player.put(`/matches/${KINDS.replaced.match}/seats/me`, {});
await stratic('seat put up', { absence: { policy: 'open', after: 2 }, clock: { mode: 'live', turn_seconds: 3600 } });
await s.sql(`update match_seat set open_at = arena_now() where seat = 1 and match_id = (select id from match where public_id = '${KINDS['seat put up'].match}')`);
await stratic('finished');
await stop(KINDS.finished.match);
await stratic('private, finished', { private: true });
await stop(KINDS['private, finished'].match);
await stratic('no spectators, finished', { spectators: 'none' });
await stop(KINDS['no spectators, finished'].match);
/* Who plays it is the secret, to its own player too. */
for (const name of ['blind', 'blind, finished']) {
  const masked = await s.guest();
  await stratic(name, { blind: true }, player, masked);
  KINDS[name].secret = told(masked.account.name);
}
await stop(KINDS['blind, finished'].match);
/* That a program plays it: its kind, and the pool in which such a game would count. */
{
  const master = await person(s), { body: { account } } = await master.post('/bots', { name: fresh('Oracle'), kind: 'llm' });
  const { body: { token } } = await master.post('/me/tokens', { label: 'seat', scopes: ['play', 'lobby', 'messages'], bot: account.id });
  await stratic('blind, with a program', { blind: true }, player, bearer(s, token));
  const one = KINDS['blind, with a program'];
  one.secret = ({ text }) => text.includes(one.match) && /"llm"|"pool":"/.test(text);
}
await rate();
/* A set of a league: two games of the player's program on one seed, of which one has ended. They wait as long as this takes. */
const { body: { account: program } } = await player.post('/bots', { name: fresh('Program'), kind: 'engine' });
const league_client = bearer(s, (await player.post('/me/tokens', { label: 'league', scopes: ['play', 'lobby'], bot: program.id })).body.token);
await league_client.call('PUT', '/leagues/cosair/base/entry', { body: { games_at_once: 2 } });
const set = await until(async () => { const { waiting } = (await league_client.get('/me/inbox')).body; return waiting.length === 2 && waiting; }, { what: 'the set' });
await s.sql("update match set deadline = null where sealed");
await stop(set[0].match, league_client);
for (const [i, name] of ['league, finished', 'league'].entries())
  KINDS[name] = { match: set[i].match, game: 'cosair', secret: told(await s.value(`select to_json(nonce) from match where public_id = '${set[i].match}'`)) };
KINDS.endless = { match: (await s.client().get('/endless')).body.match, game: 'stratic', secret: nothing };

/* ---- everybody ---------------------------------------------------------------------------------------------------- */

const token = async (who, scopes) => bearer(s, (await who.post('/me/tokens', { label: 'audience', scopes })).body.token);
const CALLERS = { nobody: s.client(), guest: await s.guest(), stranger, player, former, peer, author, owner, admin };
for (const scope of SCOPES) CALLERS[`player's ${scope} token`] = await token(player, [scope]);
CALLERS["stranger's token"] = await token(stranger, SCOPES);
const NAMES = Object.keys(CALLERS);
const has_token = (name) => name.includes('token');

/* ---- the doors ---------------------------------------------------------------------------------------------------- */

const BODY = {
  legal_post: { orders: { type: 'nothing' } }, orders_put: { orders: { type: 'nothing' } }, act_post: { act: { type: 'nothing' } }, offer_post: { kind: 'x' },
  offer_put: { accept: 0 }, message_post: { to: 'all', text: ' ' }, message_read_put: { n: -1 }, resign_post: { confirm: false }, plan_put: { turn: -1 }, rematch_post: { x: 0 },
  fork_post: { turn: -1 }, plan_preview_post: { x: 0 }, mistakes_post: { x: 0 }, message_report_post: { reason: 'x' }, match_seat_put: { x: 0 }, note_put: { text: 0 }, transcript_post: { x: 0 },
};
const QUERY = { orders_put: '?dry_run=1', plan_put: '?dry_run=1', evaluations_get: '?limit=1' };
/* What would change something without a body to refuse is asked of another turn, or changes nothing that is asked about here. */
const PARTS = { turn: '1', offer: '1', n: '1' };
const of_match = operations().filter(({ template }) => template.includes('{match}'));

function path_of({ template, operation }, kind) {
  const path = template.replace(/\{(\w+)\}/g, (_, name) => (name === 'match' ? kind.match : operation.operationId === 'ready_delete' ? '999' : PARTS[name]));
  return (template.startsWith('/m/') ? '/' + path : path) + (QUERY[operation.operationId] ?? '');
}

function seen(kind, answer) {
  if (answer.status >= 400) return `${answer.status} ${answer.body?.code ?? ''}`.trim();
  const { body } = answer;
  const marks = [answer.status, Number.isInteger(body?.seat) && body.view && 'seat', body?.delay_turns && body.view && 'late', kind.secret(answer) && 'secret'];
  return marks.filter(Boolean).join(' ');
}

/** All of an answer but what names the request: what a caller can compare. */
function bare({ status, raw, text }) {
  const headers = raw.flatMap((name, i) => (i % 2 || /^(date|x-request-id)$/i.test(name) ? [] : [`${name}: ${raw[i + 1]}`]));
  return [status, ...headers, text.replace(/"request_id":"\w+"/, '')].join('\n');
}

/* Matches and pages whose existence a caller must not learn, but whose answer differs from that to an id that nothing has. */
const told_apart = [];
const UNKNOWN = 'aaaaaaaaaa';
let compared = 0;

/** The answers of all callers to one request about `kind`. Where the thing is hidden from a caller it is answered like an unknown one, to the byte. */
async function ask_like_unknown(name, word, ask, hidden, unknown) {
  const answers = await all(ask);
  for (const [i, answer] of answers.entries()) {
    if (!hidden(NAMES[i], answer)) continue;
    compared++;
    if (bare(answer) !== bare(unknown[i])) told_apart.push(`${name} of ${word} for ${NAMES[i]}:\n${bare(answer)}\n<>\n${bare(unknown[i])}`);
  }
  return answers;
}

/* Everybody's own feed; a token makes none. */
const FEEDS = {};
for (const name of NAMES.filter((n) => n !== 'nobody' && !has_token(n))) FEEDS[name] = (await CALLERS[name].put('/me/feed', {})).body.feed.secret;

/* A webhook of each, with the calls that the server makes of all that its owner is seated in. */
const HOOKS = {};
for (const [i, name] of NAMES.filter((n) => n !== 'nobody' && !has_token(n)).entries()) {
  HOOKS[name] = `hook${'abcdefghijklmnopqrstuvwxyz'[i]}aaaaa`;
  const { body: { account } } = await CALLERS[name].get('/me');
  await s.sql(`with made as (insert into endpoint (public_id, account_id, kind, url, label, kinds, secret)
      select '${HOOKS[name]}', id, 'webhook', 'https://example.org/', 'Mine', 7, decode(repeat('00', 32), 'hex') from account where public_id = '${account.id}' returning id, account_id)
    insert into endpoint_call (endpoint_id, match_id, kind, due_at) select m.id, p.match_id, 1, arena_now() + interval '1 day' from made m join match_seat p on p.account_id = m.account_id`);
}

/* Lists and pages: asked once by everybody, then looked through for each match. */
const LISTS = {
  'matches_get, live': '/matches?limit=200', 'matches_get, finished': '/matches?status=finished&limit=200',
  player_get: `/players/${encodeURIComponent(player.account.name)}`,
  'player_matches_get, live': `/players/${encodeURIComponent(player.account.name)}/matches?status=live&limit=200`,
  'player_matches_get, finished': `/players/${encodeURIComponent(player.account.name)}/matches?status=finished&limit=200`,
  player_ratings_get: `/players/${encodeURIComponent(player.account.name)}/ratings`,
  lobbies_get: '/lobbies?limit=200', open_seats_get: '/seats', inbox_get: '/me/inbox', my_deliveries_get: (name) => HOOKS[name] && `/me/webhooks/${HOOKS[name]}/deliveries`, me_export_get: '/me/export',
  feed_get: (name) => FEEDS[name] && `/feeds/${FEEDS[name]}.atom`,
  ladder_get: '/games/rulegame/ladder', level_get: '/games/rulegame/ladder/first_steps', daily_get: '/games/rulegame/daily', endless_get: '/endless', league_get: '/leagues/cosair/base',
  collection_get: '/collections/allmatches?limit=100',
  explorer_get: '/explorer/stratic/base', my_explorer_get: '/me/explorer/stratic/base',
};
/* Pages that belong to some kinds of matches alone. */
const PAGES = {
  lobby_get: (kind) => kind.lobby && `/lobbies/${kind.lobby}`, puzzle_get: (kind) => kind.puzzle && `/puzzles/${kind.puzzle}`,
  challenge_get: (kind) => kind.challenge && `/challenges/${kind.challenge}`, challenge_board_get: (kind) => kind.challenge && `/challenges/${kind.challenge}/rules/1`,
  challenge_export_get: (kind) => kind.challenge && `/challenges/${kind.challenge}/export`,
  experiment_get: (kind) => kind.experiment && `/experiments/${kind.experiment}`,
  transcripts_get: (kind) => kind.experiment && `/experiments/${kind.experiment}/transcripts`,
  progress_get: (kind) => kind.experiment && `/experiments/${kind.experiment}/progress`,
};
/* They tell those who ask of a match they begin with it, and of no other. */
const BEGIN = ['lobby_post', 'my_seat_put', 'seat_put', 'play_post', 'selftest_post', 'level_play_post', 'puzzle_post', 'puzzle_play_post', 'challenge_run_post', 'endless_side_post', 'enrolment_post',
  /* of participants, about a match of their own: tests/api/experiments.test.js asks as others */ 'withdrawal_post', 'timings_post'];
/* They name matches that the tournament of the path has begun, and no others. */
const OF_TOURNAMENTS = ['tournaments_get', 'tournament_post', 'tournament_get', 'tournament_patch', 'tournament_entry_put', 'tournament_rival_put', 'tournament_standings_get', 'tournament_round_get',
  'tournament_live_get', 'tournament_export_get'];
/* They show a collection as collection_get does, to its owner. */
const OF_COLLECTIONS = ['collection_post', 'collection_patch'];
/* The desk's own doors: tests/api/moderation.test.js asks as the staff, and as others. */
const OF_STAFF = ['desk_reports_get', 'desk_report_get', 'desk_alike_get'];
/* They tell friends which match somebody plays, if strangers can watch it: tests/api/friends.test.js asks as friends. */
const OF_FRIENDS = ['my_friends_get', 'my_friend_get', 'my_friend_put', /* in a club: tests/api/clubs.test.js */ 'club_members_get'];

function in_list(kind, answer) {
  if (answer.status >= 400) return seen(kind, answer);
  return [answer.status, answer.text.includes(kind.match) && 'in', kind.secret(answer) && 'secret'].filter(Boolean).join(' ');
}

/* Tools of the Model Context Protocol, for those who show a token. */
const TOOLS = {
  get_view: () => ({ format: 'compact' }), legal_orders: () => ({}), submit_orders: () => ({ turn: 1, orders: { type: 'nothing' }, dry_run: 1 }), messages: () => ({}), log: () => ({}), my_notes: () => ({}),
};

async function by_tool(client, tool, kind) {
  const { structuredContent: body, content } = await new Mcp(client).tool(tool, { match: kind.match, ...TOOLS[tool]() });
  const status = body?.status >= 400 ? body.status : 200;
  return seen(kind, { status, body, text: content[0].text });
}

/* Those who can see an animation are told that they have it: nothing is drawn, as a node draws only one at a time (tests/api/pictures.test.js). Those who
 * ask for the same one at once wait for the first answer, so here they ask one after the other. */
const HEADERS = { replay_gif_get: { 'If-None-Match': '*' } };
const ALONE = ['replay_gif_get'];

function one_by_one(ask) {
  let last = Promise.resolve();
  return (client) => {
    last = last.then(() => ask(client));
    return last;
  };
}

/* ---- walking ------------------------------------------------------------------------------------------------------ */

const all = (ask) => Promise.all(NAMES.map((name) => ask(CALLERS[name], name)));
/* Ids that nothing has. */
const NOTHING = { lobby: UNKNOWN, puzzle: UNKNOWN, experiment: UNKNOWN, challenge: 999_999 };
/* Of each kind: the callers from whom its very existence is hidden. */
const HIDDEN = {};
for (const [word, { match }] of Object.entries(KINDS)) {
  const heads = await all((client) => client.call('GET', `/matches/${match}`));
  HIDDEN[word] = new Set(NAMES.filter((_, i) => heads[i].status === 404));
}

async function* walk() {
  for (const door of of_match) {
    const name = door.operation.operationId;
    for (const client of Object.values(CALLERS)) client.strict = name !== 'short_link_get'; // its 404 is the pages' own
    const asked = (kind) => (client) => client.call(door.method, path_of(door, kind), { ...BODY[name] && { body: BODY[name] }, headers: HEADERS[name] });
    const at = (kind) => (ALONE.includes(name) ? one_by_one(asked(kind)) : asked(kind));
    const unknown = await all(at({ match: UNKNOWN }));
    for (const [word, kind] of Object.entries(KINDS)) {
      const answers = await ask_like_unknown(name, word, at(kind), (caller) => HIDDEN[word].has(caller), unknown);
      yield [name, word, answers.map((answer) => seen(kind, answer))];
    }
  }
  for (const client of Object.values(CALLERS)) client.strict = true;
  const analyse = (match, game) => (client) => client.call('POST', '/analysis', { body: { game, from: { match, turn: 0 } } });
  for (const [word, kind] of Object.entries(KINDS)) {
    const answers = await ask_like_unknown('analysis_post', word, analyse(kind.match, kind.game), (caller) => HIDDEN[word].has(caller), await all(analyse(UNKNOWN, kind.game)));
    yield ['analysis_post', word, answers.map((answer) => seen(kind, answer))];
  }
  for (const [name, path] of Object.entries(LISTS)) {
    const answers = await all((client, who) => {
      const there = typeof path === 'string' ? path : path(who);
      return there && client.call('GET', there);
    });
    for (const [word, kind] of Object.entries(KINDS)) yield [name, word, answers.map((answer) => (answer ? in_list(kind, answer) : '-'))];
  }
  for (const [name, path] of Object.entries(PAGES)) {
    const unknown = await all((client) => client.call('GET', path(NOTHING)));
    for (const [word, kind] of Object.entries(KINDS).filter(([, each]) => path(each))) {
      const answers = await ask_like_unknown(name, word, (client) => client.call('GET', path(kind)), (_, { status }) => status === 404, unknown);
      yield [name, word, answers.map((answer) => in_list(kind, answer))];
    }
  }
  for (const tool of Object.keys(TOOLS))
    for (const [word, kind] of Object.entries(KINDS))
      yield [`tool ${tool}`, word, await all(async (client, name) => (has_token(name) ? by_tool(client, tool, kind) : '-'))];
}

/* ---- what could name a match -------------------------------------------------------------------------------------- */

/** Does a part of openapi.yaml speak of a match: has it, or what it refers to, a member of that name? */
function speaks(node, been = new Set()) {
  if (!node || typeof node !== 'object') return false;
  if (node.$ref) {
    if (been.has(node.$ref)) return false;
    been.add(node.$ref);
    return speaks(node.$ref.slice(2).split('/').reduce((at, part) => at[part], document), been);
  }
  return Boolean(node.properties?.match) || Object.values(node).some((part) => speaks(part, been));
}

test('every route that could name a match has its rows', () => {
  const rows = new Set([...of_match.map(({ operation }) => operation.operationId), 'analysis_post',
    'chapter_post', // its start is what POST /analysis answers to the same author: api/notebooks.test.js
    ...Object.keys(LISTS).map((name) => name.split(',')[0]),
    ...Object.keys(PAGES), ...BEGIN, ...OF_TOURNAMENTS, ...OF_STAFF, ...OF_FRIENDS, ...OF_COLLECTIONS]);
  const good = ({ responses }) => Object.entries(responses).filter(([status]) => status < '300').map(([, answer]) => answer);
  const missing = operations().map(({ operation }) => operation).filter((o) => speaks(o.requestBody) || speaks(good(o))).map((o) => o.operationId).filter((id) => !rows.has(id));
  assert.deepEqual(missing, []);
});

test('everybody is told of each match what the table says, by every door', async () => {
  await until(async () => await s.value('select count(*) from opening_due d join match m on m.id = d.match_id where not m.sealed') === 0, { what: 'the openings' });
  await s.sql(`with made as (insert into collection (public_id, owner_id, title, visibility) select 'allmatches', id, 'All', 'public' from account where public_id = '${player.account.id}' returning id)
    insert into collection_match (collection_id, match_id) select made.id, m.id from made, match m`);
  const lines = [['route', 'match', ...NAMES].join('\t')];
  for await (const [name, word, cells] of walk()) lines.push([name, word, ...cells].join('\t'));
  assert.deepEqual(lines.filter((line) => /\t5\d\d/.test(line)), [], 'nothing that is asked here is beyond the server');
  if (process.env.AUDIENCE_TABLE === 'write') writeFileSync(TABLE, lines.join('\n') + '\n');
  const wanted = readFileSync(TABLE, 'utf8').trimEnd().split('\n');
  const row_of = (line) => line.split('\t').slice(0, 2).join('\t');
  assert.deepEqual(lines.map(row_of), wanted.map(row_of), 'the table has other rows');
  const wrong = lines.flatMap((line, i) => line.split('\t').map((cell, n) => [cell, wanted[i].split('\t')[n], n])
    .filter(([cell, want]) => cell !== want).map(([cell, want, n]) => `${row_of(line).replace('\t', ' of ')} for ${NAMES[n - 2]}: ${cell}, not ${want}`));
  assert.deepEqual(wrong, []);
  assert.ok(compared > 500, `only ${compared} answers about hidden things were compared`);
  assert.deepEqual(told_apart, [], 'hidden or unknown is the same answer');
});

/* ---- second doors ------------------------------------------------------------------------------------------------- */

test('a rule that is kept here is told by no analysis, whatever its name; one that is written down is', async () => {
  const nobody = s.client();
  for (const options of [undefined, {}, { level: 'cabinet' }, { rules: 'cabinet' }, { level: '', rules: 'first_steps' }])
    await nobody.refuse(403, 'sealed', 'POST', '/analysis', { game: 'rulegame', options });
  const { body } = await nobody.post('/analysis', { game: 'rulegame', options: { rules: fresh_rule() } });
  assert.equal(body.turn, 1);
});

test('that something moved in a match without spectators is told to no stranger', async () => {
  const { match } = KINDS['no spectators'];
  for (const [path, etag] of [['spectate', 'v1-16--1--1-f'], ['log', 'l1-16-0-200-j']])
    for (const seq of [1, 2, 3, 4]) {
      const headers = { 'If-None-Match': `"${etag.replace('1', seq)}"` };
      await stranger.refuse(403, 'spectators_not_allowed', 'GET', `/matches/${match}/${path}`, undefined, { headers });
    }
  await stranger.refuse(403, 'spectators_not_allowed', 'GET', `/matches/${match}/spectate?after=0&wait=1`);
});

test('what a puzzle hides is not begun again as a match that tells it at its end', async () => {
  const { match } = KINDS['puzzle of today, finished'];
  await player.refuse(403, 'sealed', 'POST', `/matches/${match}/fork`, { turn: 1 });
  await player.refuse(403, 'sealed', 'POST', `/matches/${match}/rematch`, {});
  const { match: open } = KINDS['puzzle revoked, finished'];
  assert.equal((await player.post(`/matches/${open}/fork`, { turn: 1 })).status, 201);
});

test('what a match is for stands in no id, and no list holds what is not for play', async () => {
  assert.equal(await s.sql("select count(*) from match where purpose <> 'play' and not private"), '0');
  assert.deepEqual((await s.sql('select distinct purpose from match order by 1')).split('\n'), ['challenge', 'endless', 'experiment', 'play', 'puzzle', 'self_test']);
  await assert.rejects(s.sql("update match set private = false where purpose = 'puzzle'"), /match_listed_is_play/);
});

test('what older matches were played for is found out from what was kept of them', async () => {
  const migration = readFileSync(new URL('../../sql/migrations/0021_purpose.sql', import.meta.url), 'utf8');
  const purposes = 'select public_id, purpose, private from match where id not in (select match_id from challenge_run) order by id'; // younger than that
  const found = await s.sql(`begin; alter table match drop column purpose cascade; ${migration}; ${purposes}; rollback`);
  assert.equal(found, await s.sql(purposes));
});
