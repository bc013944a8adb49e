/* Requests of the HTTP interface; nothing else in the page may call fetch. Those of pages that few people open on their
 * first visit are in page_api.js, which comes with these pages.
 * Answers arrive as plain objects; refusals as Refusal, a lost network as NetworkLoss (refusal.js). */
import { words_load } from '../../locales/text.js';
import { at, base, query } from '../../model/addresses.js';
import { NetworkLoss, Refusal } from './refusal.js';

export { NetworkLoss, Refusal };

/** A key for one intended action, so that a repeated POST counts once. */
export function new_key() {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (b) => b.toString(16).padStart(2, '0')).join('');
}

/* Who plays at this device besides its account: a seat of a match, `MATCH~SEAT`, with the access token of its guest. In
 * a request about a match it stands for the match. */
const seats = new Map();

/**
 * From now on, requests about this seat are those of its guest; without a token they are not sent at all, also those
 * that are to be repeated later.
 * @param {string} seat   `MATCH~SEAT`
 * @param {string|null} token
 */
export function seat_signs(seat, token) {
  if (token) seats.set(seat, token);
  else seats.delete(seat);
}

const OF_SEAT = /^\/matches\/([a-z2-7]{10})~\d+(?=[/?]|$)/;

/* What is asked, and who asks: the account of this browser, by its cookie; another one, by its token; '' is nobody. */
function asker(path, token) {
  const [of_seat, match] = OF_SEAT.exec(path) ?? [];
  if (!of_seat) return { path, token };
  const own = seats.get(of_seat.slice('/matches/'.length));
  if (!own) throw new Refusal(401, null);
  return { path: `/matches/${match}${path.slice(of_seat.length)}`, token: own };
}

function headers_of(sent, etag, key, token) {
  const headers = { Accept: 'application/json' };
  if (token) headers.Authorization = `bearer ${token}`; // schemes have no case
  if (sent !== undefined) headers['Content-Type'] = 'application/json';
  if (etag) headers['If-None-Match'] = etag;
  if (key) headers['Idempotency-Key'] = key;
  return headers;
}

/**
 * Send one request. `raw`: a body that is JSON text already and is sent as it is. `reads`: how the answer is read,
 * where it is no JSON. `token`: of somebody else than the account of this browser; '': of nobody.
 * @param {string} method
 * @param {string} path   below the base of the HTTP interface
 * @param {{body?: unknown, raw?: string, etag?: string, key?: string, token?: string, signal?: AbortSignal,
 *     reads?: (answer: Response) => Promise<any>, keepalive?: boolean}} [rest]
 */
export async function call(method, path, { body, raw, etag, key, token, signal, keepalive, reads = read } = {}) {
  const sent = raw ?? (body === undefined ? undefined : JSON.stringify(body));
  const asks = asker(path, token);
  const headers = headers_of(sent, etag, key, asks.token);
  let answer;
  try {
    answer = await fetch(base + asks.path, {
      method, headers, signal, keepalive, credentials: asks.token === undefined ? 'same-origin' : 'omit',
      cache: 'no-store', body: sent,
    });
  } catch (lost) {
    if (signal?.aborted) throw lost;
    throw new NetworkLoss();
  }
  return reads(answer);
}

/* A text as the answer; headers say whether there is more of it, and which lines it lacks. */
export async function text_of(answer) {
  if (!answer.ok) return read(answer);
  try {
    return { text: await answer.text(), next: answer.headers.get('X-Next-Cursor'),
      left_out: answer.headers.get('X-Left-Out')?.split(', ') ?? [] };
  } catch {
    throw new NetworkLoss();
  }
}

/* Of a file that the page does not read itself only the size counts. */
async function size_of(answer) {
  if (!answer.ok) return read(answer);
  try {
    return (await answer.blob()).size;
  } catch {
    throw new NetworkLoss();
  }
}

/* Few refusals have reasons, and few pages their words. */
const reasons_load = async (problem) => {
  if (problem?.errors?.some(({ reason }) => reason)) await words_load(['reason']).catch(() => {});
};

async function read(answer) {
  const retry_after = Number(answer.headers.get('Retry-After')) || undefined;
  const etag = answer.headers.get('ETag') ?? undefined;
  const date = Date.parse(answer.headers.get('Date')) || undefined;
  if (answer.status === 304) return { same: true, etag, retry_after };
  const data = await body_of(answer, retry_after);
  const is_kept = answer.headers.has('X-Kept'); // the browser's worker has it from an earlier visit
  if (answer.ok) return { data, etag, retry_after, date, is_kept, status: answer.status };
  if ([502, 503, 504].includes(answer.status) && data?.code !== 'too_costly') throw new NetworkLoss(retry_after);
  await reasons_load(data);
  throw new Refusal(answer.status, data, retry_after);
}

/* A reply cut off in the middle is a lost reply. */
async function body_of(answer, retry_after) {
  try {
    const text = await answer.text();
    return text ? JSON.parse(text) : null;
  } catch (broken) {
    if (!answer.ok) return null;
    throw broken.name === 'AbortError' ? broken : new NetworkLoss(retry_after);
  }
}

/** A text of the arena's host, as Markdown; null: there is none.
 * @param {string} name   "terms" or "terms.de"
 * @returns {Promise<string|null>} */
export async function site_text(name) {
  const answer = await fetch(`/site/${name}.md`, { credentials: 'omit' }).catch(() => { throw new NetworkLoss(); });
  if (answer.status === 204) return null;
  return (await text_of(answer)).text;
}

/** Whether the arena publishes dumps of its games.
 * @returns {Promise<boolean>} */
export const has_dumps = async () =>
  (await fetch('/dumps/openapi.json', { method: 'HEAD', credentials: 'omit' }).catch(() => null))?.status === 200;

export const data = async (promise) => (await promise).data;
export const get = (path, values, rest) => data(call('GET', path + query(values), rest));
const NO_SKEW_MS = 2000;
/** How far the server's clock is ahead of ours, from the date of an answer. The date has whole seconds, so less than
 * two is no difference. */
export function skew_of(date) {
  const ahead = date ? date - Date.now() : 0;
  return Math.abs(ahead) < NO_SKEW_MS ? 0 : ahead;
}

/** Send something; the answer is a plain object. For requests about one game only, used in that game's pages. */
export const post = (path, body, rest) => data(call('POST', path, { body, ...rest }));
export const put = (path, body, rest) => data(call('PUT', path, { body, ...rest }));
export const patch = (path, body) => data(call('PATCH', path, { body }));
export const drop = (path) => data(call('DELETE', path));
export const list = (answer) => ({ items: Array.isArray(answer) ? answer : answer?.items ?? [],
  next: answer?.next ?? null });

/* Accounts */
export const guest_new = () => post('/guests', {});
/** A guest for one more seat at this device; the account of this browser stays. */
export const guest_apart = () => post('/guests', { token: true }, { token: '' });
/** End the token of a seat; it is no loss if that fails: it expires. */
export const guest_apart_end = (token) =>
  call('DELETE', '/me/tokens/current', { token, keepalive: true }).catch(() => null);
export const account_new = (name, password) => post('/accounts', { name, password });
export const session_new = (name, password, second_code) => post('/sessions', { name, password, second_code });
export const session_end = () => drop('/sessions/current');
export const me = () => get('/me');
export const me_settings = (settings, were, language) => patch('/me', { settings, were, language });
export const my_sessions = async () => list(await get('/me/sessions'));
export const my_session_end = (id) => drop(at`/me/sessions/${id}`);
export const password_change = (old, next) => put('/me/password', { old, new: next });
export const recovery_left = async () => (await get('/me/recovery_codes')).left;
export const recovery_new = async (password, second_code) => (await post('/me/recovery_codes',
  { password, second_code })).codes;
export const second_factor_since = async () => (await get('/me/second_factor')).on_since;
export const second_factor_begin = (password) => post('/me/second_factor', { password });
export const second_factor_confirm = async (second_code) => (await put('/me/second_factor', { second_code })).codes;
export const second_factor_end = (password, second_code) => data(call('DELETE', '/me/second_factor',
  { body: { password, second_code } }));
export const passkeys = async () => list(await get('/me/passkeys')).items;
export const passkey_begin = (proof) => post('/me/passkeys/challenge', proof);
export const passkey_add = (name, passkey) => post('/me/passkeys', { name, passkey });
export const passkey_rename = (id, name) => patch(at`/me/passkeys/${id}`, { name });
export const passkey_end = (id, proof) => data(call('DELETE', at`/me/passkeys/${id}`, { body: proof }));
export const passkey_challenge = () => post('/sessions/passkey/challenge', {});
export const passkey_session_new = (passkey) => post('/sessions/passkey', { passkey });
/** The name of the site's own sign-in service, null where it has none. */
export const provider_name = async () => (await get('/sessions/provider')).name;
export const provider_begin = async (link) => (await post('/sessions/provider/begin', { link })).address;
export const provider_return = (answer) => post('/sessions/provider', answer);
export const provider_finish = (ticket, given) => post('/sessions/provider/finish', { ticket, ...given });
export const my_provider = () => get('/me/provider');
export const my_provider_link = (ticket, proof) => put('/me/provider', { ticket, ...proof });
export const my_provider_end = (proof) => data(call('DELETE', '/me/provider', { body: proof }));
export const recover = (wish) => post('/sessions/recover', wish);
export const me_end = (password) => data(call('DELETE', '/me', { body: password ? { password } : undefined }));
/** The address of everything stored about me, for a link. */
export const export_address = `${base}/me/export`;
export const my_lines = async () => (await call('GET', '/me/export', { reads: text_of })).text;
export const match_record = async (id) => (await call('GET', at`/matches/${id}/export`, { reads: text_of })).text;
/** Let the animation of a finished match be made; its size in bytes. */
export const replay_gif = (id, signal) => call('GET', at`/matches/${id}/replay.gif`, { signal, reads: size_of });
export const my_tokens = async () => list(await get('/me/tokens')).items;
export const token_new = (body) => post('/me/tokens', body);
export const token_end = (id) => drop(at`/me/tokens/${id}`);
export const my_grants = async () => list(await get('/me/grants')).items;
export const grant_end = (id) => drop(at`/me/grants/${id}`);
export const consent = (ask) => get(`/oauth/consent?${new URLSearchParams(ask)}`);
export const consent_give = (decision) => post('/oauth/consent', decision);
export const my_programs = async () => list(await get('/bots')).items;
export const program_new = async (body, key) => (await post('/bots', body, { key })).account;
export const program_change = (id, body) => patch(at`/bots/${id}`, body);
export const program_end = (id) => drop(at`/bots/${id}`);
export const feed = async () => (await get('/me/feed')).feed;
export const feed_new = async () => (await put('/me/feed', {})).feed;
export const feed_end = () => drop('/me/feed');
export const notices = () => get('/me/notices');
export const quiet_put = (quiet) => put('/me/notices', { quiet });
export const device_new = (body) => post('/me/devices', body);
export const device_end = (id) => drop(at`/me/devices/${id}`);
export const webhooks = async () => list(await get('/me/webhooks')).items;
export const webhook_new = (body) => post('/me/webhooks', body);
export const webhook_end = (id) => drop(at`/me/webhooks/${id}`);
export const webhook_renew = (id) => put(at`/me/webhooks/${id}/secret`, {});
export const webhook_test = (id) => post(at`/me/webhooks/${id}/deliveries`, {});
export const deliveries = async (id) => list(await get(at`/me/webhooks/${id}/deliveries`)).items;
export const delivery_again = (webhook, id) => put(at`/me/webhooks/${webhook}/deliveries/${id}`, {});
export const mail = async () => (await get('/me/mail')).mail;
export const mail_put = async (body) => (await put('/me/mail', body)).mail;
export const mail_end = () => drop('/me/mail');
export const mail_confirm = (code) => post(at`/mail/confirm/${code}`);
export const mail_stop = (code) => post(at`/mail/unsubscribe/${code}`);
export const vacation = () => get('/me/vacation');
export const vacation_start = (days) => put('/me/vacation', { days });
export const vacation_end = () => drop('/me/vacation');
export const inbox = (values, rest) => call('GET', `/me/inbox${query(values)}`, rest);

/* Players */
export const player = (name) => get(at`/players/${name}`);
export const player_matches = async (name, values) => list(await get(at`/players/${name}/matches` + query(values)));

export const my_players = async (values) => list(await get('/me/players', values));
export const my_player = (name) => get(at`/me/players/${name}`);
export const my_player_change = (name, opinion) => patch(at`/me/players/${name}`, opinion);
export const player_report = (name, body) => post(at`/players/${name}/report`, body);

/* Friends, and invitations to a game */
export const my_friends = async () => list(await get('/me/friends')).items;
export const my_friend = (name) => get(at`/me/friends/${name}`);
/** Ask a player, or accept their request. */
export const my_friend_ask = (name) => put(at`/me/friends/${name}`, {});
/** End a friendship, withdraw a request, or decline one. */
export const my_friend_end = (name) => drop(at`/me/friends/${name}`);

/* Messages between two people */
export const conversations = async (values) => list(await get('/me/conversations', values));
export const conversation = (name, values) => get(at`/me/conversations/${name}`, values);
export const conversation_end = (name) => drop(at`/me/conversations/${name}`);
export const conversation_read = (name, n) => put(at`/me/conversations/${name}/read`, { n });
export const direct_new = (name, text, key) => post(at`/me/conversations/${name}/messages`, { text }, { key });
export const direct_report = (name, n, body) => post(at`/me/conversations/${name}/messages/${n}/report`, body);

/** Decline an invitation, or, for its host, note that this was read. */
export const invitation_end = (id, answer) =>
  data(call('DELETE', at`/lobbies/${id}/invitation`, { body: answer ? { answer } : {} }));

/* Catalogue and lobbies */
export const games = async () => list(await get('/games')).items;
export const lobbies = async (values) => list(await get('/lobbies', values));
export const lobby = (id, invite, rest) => get(at`/lobbies/${id}`, { invite }, rest);
export const lobby_new = (body, key, rest) => post('/lobbies', body, { key, ...rest });
export const lobby_cancel = (id) => drop(at`/lobbies/${id}`);
export const lobby_sit = (id, body, rest) => put(at`/lobbies/${id}/seats/me`, body, rest);
export const lobby_stand = (id) => drop(at`/lobbies/${id}/seats/me`);
export const lobby_bot = (id, seat, bot) => put(at`/lobbies/${id}/seats/${seat}`, { bot });
export const invites = async (id) => list(await get(at`/lobbies/${id}/invites`)).items;
export const invite_new = (id, body, rest) => post(at`/lobbies/${id}/invites`, body, rest);
export const invite_end = (id, invite) => drop(at`/lobbies/${id}/invites/${invite}`);
export const my_wait = async () => (await get('/play')).wait;
export const play = (body, key) => post('/play', body, { key });

/* Matches */
export async function matches(values) {
  const answer = await get('/matches', values);
  return { ...list(answer), searched_to: answer.searched_to };
}
/** A private match that continues from a turn of a finished one: `body` as the API has it. */
export const fork = (id, body, key) => post(at`/matches/${id}/fork`, body, { key });
/** An export, as text, to be replayed by the server. */
export const verify = (text) => post('/verify', undefined, { raw: text });
/** The permanent short address of a match, and of a turn in it. */
export const short_link = (id, turn) => location.origin + at`/m/${id}` + query({ turn });
export const match = (id, rest) => get(at`/matches/${id}`, undefined, rest);
export const view = (id, values, rest) => call('GET', at`/matches/${id}/view` + query(values), rest);
export const spectate = (id, values, rest) => call('GET', at`/matches/${id}/spectate` + query(values), rest);
export const legal = (id) => get(at`/matches/${id}/legal`);
export const legal_after = (id, orders) => post(at`/matches/${id}/legal`, { orders });
export const act = (id, what, key) => post(at`/matches/${id}/acts`, { act: what }, { key });
export const orders_put = (id, turn, body, dry) =>
  put(at`/matches/${id}/turns/${turn}/orders` + query({ dry_run: dry ? 1 : undefined }), body);
export const log = async (id, after, rest) => list(await get(at`/matches/${id}/log`, { after, limit: 200 }, rest));
export const messages = (id, values, rest) => call('GET', at`/matches/${id}/messages` + query(values), rest);
export const message_new = (id, text, key) => post(at`/matches/${id}/messages`, { to: 'all', text }, { key });
export const presence = (id) => get(at`/matches/${id}/presence`);
export const messages_read = (id, n) => put(at`/matches/${id}/messages/read`, { n });
export const message_report = (id, n, body) => post(at`/matches/${id}/messages/${n}/report`, body);
export const offer_new = (id, body, key) => post(at`/matches/${id}/offers`, body, { key });
export const offer_answer = (id, offer, accept) => put(at`/matches/${id}/offers/${offer}`, { accept });
export const evaluations = (id, values, rest) => get(at`/matches/${id}/evaluations`, values, rest);
export const transcript = (id, values) => get(at`/matches/${id}/transcript`, values);
export const promises = (id) => get(at`/matches/${id}/promises`);
export const mistakes = (id) => get(at`/matches/${id}/mistakes`);
export const mistakes_ask = (id) => post(at`/matches/${id}/mistakes`, {});
export const notes = (id) => get(at`/matches/${id}/notes`);
export const notes_put = (id, body) => put(at`/matches/${id}/notes`, body);
export const plan = (id) => get(at`/matches/${id}/plan`);
export const plan_put = (id, body) => put(at`/matches/${id}/plan`, body);
export const plan_preview = (id, body, rest) => post(at`/matches/${id}/plan/preview`, body, rest);
export const plan_drop = (id) => drop(at`/matches/${id}/plan`);
export const rematch = (id, key) => post(at`/matches/${id}/rematch`, {}, { key });
/** Return to my seat, or take one that is open. */
export const seat_take = (id, seat) => put(at`/matches/${id}/seats/me`, seat === undefined ? {} : { seat });
export const seats_open = async (values) => list(await get('/seats', values)).items;
export const resign = (id) => post(at`/matches/${id}/resign`, { confirm: true });

/* The Endless Tournament; a region is {x0, y0, x1, y1} */
export const endless = () => get('/endless');
export const endless_side = () => post('/endless/side', {});
export const endless_windows = (values) => get('/endless/windows', values);
export const endless_window = (n) => get(at`/endless/windows/${n}`);
export const endless_ballots = (n, values) => get(at`/endless/windows/${n}/ballots`, values);
export const endless_legal = (n, region, orders) =>
  post(at`/endless/windows/${n}/legal` + query(region), orders ? { orders } : {});
export const endless_vote = (n, orders) => put(at`/endless/windows/${n}/vote`, { orders });
export const endless_unvote = (n) => drop(at`/endless/windows/${n}/vote`);
export const endless_weeks = (values) => get('/endless/weeks', values);
export const endless_credits = (values) => get('/endless/credits', values);

/* Tournaments; what is polled takes an ETag */
export const tournaments = async (values) => list(await get('/tournaments', values));
export const tournament_new = (body, key) => post('/tournaments', body, { key });
export const tournament = (id, rest) => call('GET', at`/tournaments/${id}`, rest);
export const tournament_change = (id, body) => patch(at`/tournaments/${id}`, body);
export const tournament_enter = (id, body) => put(at`/tournaments/${id}/entry`, body);
/** `who`: a program of mine or, for the host, a built-in bot; neither: me. */
export const tournament_withdraw = (id, who) => drop(at`/tournaments/${id}/entry` + query(who));
export const tournament_live = (id, rest) => call('GET', at`/tournaments/${id}/live`, rest);
export const tournament_standings = (id, rest) => call('GET', at`/tournaments/${id}/standings`, rest);
export const tournament_round = (id, n, rest) => call('GET', at`/tournaments/${id}/rounds/${n}`, rest);

/* Ratings */
export const leaderboard = (game, values) => get(at`/leaderboards/${game}`, values);
/** What was played after some steps; `mine`: in one's own games. */
export const explorer = ({ game, variant, mine, ...wishes }) =>
  get(mine ? at`/me/explorer/${game}/${variant}` : at`/explorer/${game}/${variant}`, wishes);
export const my_insights = () => get('/me/insights');
export const player_ratings = (name, values) => get(at`/players/${name}/ratings`, values);
/** How a player does by number of players, seat and faction in a variant: {game, variant}. */
export const player_splits = (name, values) => get(at`/players/${name}/splits`, values);
export const match_ratings = (id) => get(at`/matches/${id}/ratings`);

/* Seasons and leagues */
export const seasons = async () => list(await get('/seasons')).items;
export const models = (values) => get('/models', values);
export async function models_playable() {
  const all = [];
  for (let cursor; cursor !== null;) {
    const { items, next } = list(await get('/models/playable', { cursor }));
    all.push(...items);
    cursor = next;
  }
  return all;
}
export const season = (id, board) => get(at`/seasons/${id}`, { board });
export const leagues = async () => list(await get('/leagues')).items;
export const league = (game, variant) => get(at`/leagues/${game}/${variant}`);
export const league_join = (game, variant, program, games_at_once) =>
  put(at`/leagues/${game}/${variant}/entry`, { program, games_at_once });
export const league_leave = (game, variant, program) =>
  drop(at`/leagues/${game}/${variant}/entry` + query({ program }));

/* Ladders and puzzles */
export const ladder = (game) => get(at`/games/${game}/ladder`);
export const level = (game, id, values) => get(at`/games/${game}/ladder/${id}`, values);
export const level_play = (game, id, key) => post(at`/games/${game}/ladder/${id}/play`, {}, { key });
export const daily = (game, values) => get(at`/games/${game}/daily`, values);
export const puzzle = (id, values) => get(at`/puzzles/${id}`, values);
export const puzzle_play = (id, key) => post(at`/puzzles/${id}/play`, {}, { key });
export const puzzle_new = (body, key) => post('/puzzles', body, { key });
export const puzzle_end = (id) => drop(at`/puzzles/${id}`);
export const my_puzzles = async () => list(await get('/me/puzzles')).items;
