// addresses.mjs - every address of the router as people see it: who looks, and what stands there. A new route belongs into VISITS.
import test, { after, before } from 'node:test';
import assert from 'node:assert/strict';
import { COLOURS, axe, axe_in_themes, frames, house, my_turn, place, begin, resign, send } from './browser.mjs';
import { texts_of, untranslated } from './pseudo.mjs';
import { routes } from '../../../frontend/app/router.js';

let h;
let state;
const paths = {};
/* What people have named, also in files and addresses. */
const named = ['A draft', 'One that runs', 'A task', 'I take part freely.', 'A tournament', 'A collection', 'A note', 'A club', 'A topic', 'nobody at all', 'nobody', 'nothing', 'clock_first', 'color_first',
  'trial-lists/a.csv', 'trial-lists/', 'rules/odd.txt', 'first_steps', '1999Q1', 'min_points', 'max_points', 'min_objects', 'max_objects'];

/* What is visited for a pattern: addresses, each with who looks: the `player` of the matches, or a `stranger` without account. */
export const VISITS = {
  '/': () => ['/', ['/', 'stranger']],
  '/lobbies': () => ['/lobbies'],
  '/lobbies/new': () => ['/lobbies/new', '/lobbies/new?with=Recruit'],
  '/lobbies/{lobby}': () => [paths.lobby, [paths.lobby, 'stranger'], '/lobbies/nosuchone'],
  '/together': () => ['/together', ['/together?game=cosair', 'stranger']],
  '/together/{match}': () => [['/together/aaaaaaaaaa', 'stranger']],
  '/matches': () => ['/matches', '/matches?status=finished', '/matches?player=nobody', '/matches?status=finished&game=stratic&result=drawn&turns_min=5'],
  '/matches/{match}': () => [paths.placing, paths.playing, [paths.playing, 'stranger'], paths.finished, `${paths.finished}?turn=1`, '/matches/aaaaaaaaaa'],
  '/matches/{match}/mistakes': () => [`${paths.finished}/mistakes`, [`${paths.finished}/mistakes?seat=1`, 'stranger'], '/matches/aaaaaaaaaa/mistakes'],
  '/matches/{match}/what-if': () => [`${paths.finished}/what-if`, ['/matches/aaaaaaaaaa/what-if', 'stranger']],
  '/what-if/{game}': () => [['/what-if/stratagem', 'stranger'], '/what-if/cosair?seats=3', '/what-if/stratic', '/what-if/nothing'],
  '/matches/{match}/embed': () => [[`${paths.playing}/embed`, 'stranger'], `${paths.finished}/embed?turn=1`, ['/matches/aaaaaaaaaa/embed', 'stranger']],
  '/matches/{match}/transcript': () => [`${paths.finished}/transcript`],
  '/watch': () => ['/watch'],
  '/watch/{game}': () => [['/watch/stratic', 'stranger'], '/watch/stratagem', '/watch/nothing'],
  '/verify': () => ['/verify', ['/verify', 'stranger']],
  '/tournaments': () => ['/tournaments', ['/tournaments?game=stratic', 'stranger']],
  '/tournaments/new': () => ['/tournaments/new', ['/tournaments/new?game=stratagem', 'stranger']],
  '/tournaments/{tournament}': () => [paths.tournament, [paths.tournament, 'stranger'], '/tournaments/aaaaaaaaaa'],
  '/tournaments/{tournament}/embed': () => [[`${paths.tournament}/embed`, 'stranger']],
  '/rules': () => ['/rules', ['/rules', 'stranger']],
  '/experiments': () => ['/experiments', ['/experiments', 'stranger']],
  '/experiments/new': () => ['/experiments/new?sample=1', ['/experiments/new', 'stranger']],
  '/experiments/{experiment}': () => [paths.draft, paths.experiment, '/experiments/aaaaaaaaaa'],
  '/experiments/{experiment}/study': () => [`${paths.draft}/study`],
  '/experiments/{experiment}/preview': () => [`${paths.draft}/preview`],
  '/experiments/{experiment}/figures': () => [`${paths.experiment}/figures`],
  '/experiments/{experiment}/people': () => [`${paths.experiment}/people`],
  '/experiments/{experiment}/take': () => [`${paths.experiment}/take`, [`${paths.experiment}/take`, 'stranger'], ['/experiments/aaaaaaaaaa/take', 'stranger']],
  '/sign-in': () => [['/sign-in', 'stranger']],
  '/sign-in/provider': () => [['/sign-in/provider', 'stranger'], ['/sign-in/provider?error=access_denied', 'stranger']],
  '/recover': () => [['/recover', 'stranger']],
  '/register': () => [['/register', 'stranger']],
  '/account': () => ['/account', ['/account', 'stranger']],
  '/mail/confirm/{code}': () => [['/mail/confirm/nosuchone', 'stranger']],
  '/mail/stop/{code}': () => [['/mail/stop/nosuchone', 'stranger']],
  '/inbox': () => ['/inbox', ['/inbox', 'stranger']],
  '/account/notices': () => ['/account/notices', ['/account/notices', 'stranger']],
  '/account/webhooks': () => ['/account/webhooks'],
  '/account/insights': () => ['/account/insights', '/account/insights?game=stratic&variant=base', ['/account/insights', 'stranger']],
  '/oauth/authorize': () => [['/oauth/authorize?client_id=aaaaaaaaaa&redirect_uri=https://a.example/', 'stranger']],
  '/account/programs': () => ['/account/programs', ['/account/programs', 'stranger']],
  '/desk': () => ['/desk', ['/desk', 'stranger']],
  '/desk/members': () => ['/desk/members'],
  '/panel': () => ['/panel', ['/panel', 'stranger']],
  '/panel/{case}': () => ['/panel/aaaaaaaaaa'],
  '/desk/appeals': () => ['/desk/appeals'],
  '/desk/alike': () => ['/desk/alike'],
  '/desk/log': () => ['/desk/log'],
  '/desk/reports/{report}': () => ['/desk/reports/aaaaaaaaaa'],
  '/boards': () => ['/boards', ['/boards', 'stranger']],
  '/boards/{game}': () => ['/boards/stratic?pool=programs&season=1999Q1', '/boards/nothing'],
  '/leagues': () => ['/leagues'],
  '/leagues/{game}/{variant}': () => ['/leagues/cosair/base'],
  '/models': () => ['/models'],
  '/seasons': () => ['/seasons'],
  '/seasons/{season}': () => ['/seasons/1999Q1'],
  '/friends': () => ['/friends', ['/friends', 'stranger']],
  '/clubs': () => ['/clubs', ['/clubs', 'stranger']],
  '/clubs/{club}': () => [paths.club, [paths.club, 'stranger'], '/clubs/aaaaaaaaaa'],
  '/clubs/{club}/topics/{topic}': () => [`${paths.club}/topics/1`, [`${paths.club}/topics/1`, 'stranger'], `${paths.club}/topics/9`],
  '/messages': () => ['/messages', ['/messages', 'stranger']],
  '/messages/{name}': () => ['/messages/Recruit', ['/messages/Recruit', 'stranger'], '/messages/nobody%20at%20all'],
  '/account/people': () => ['/account/people', ['/account/people', 'stranger']],
  '/players/{name}': () => ['/players/Recruit', ['/players/Recruit', 'stranger'], '/players/nobody%20at%20all'],
  '/players/{name}/ratings': () => ['/players/Recruit/ratings', '/players/nobody%20at%20all/ratings'],
  '/ladder/{game}': () => ['/ladder/rulegame', ['/ladder/rulegame', 'stranger'], '/ladder/nothing'],
  '/ladder/{game}/{level}': () => ['/ladder/rulegame/first_steps', ['/ladder/rulegame/labyrinth?runs=best&pool=programs', 'stranger'], '/ladder/rulegame/nothing'],
  '/daily/{game}': () => ['/daily/rulegame', ['/daily/rulegame', 'stranger'], '/daily/stratic'],
  '/daily/{game}/{day}': () => ['/daily/rulegame/1999-01-01'],
  '/p/{puzzle}': () => [['/p/aaaaaaaaaa', 'stranger']],
  '/tactics/{game}': () => ['/tactics/stratic', ['/tactics/stratic', 'stranger'], '/tactics/rulegame'],
  '/tactics/{game}/{tactic}': () => [paths.tactic, [paths.tactic, 'stranger'], '/tactics/stratic/aaaaaaaaaa'],
  '/storm/{game}': () => [['/storm/stratic', 'stranger'], paths.storm],
  '/challenges': () => ['/challenges', ['/challenges', 'stranger']],
  '/challenges/{challenge}': () => ['/challenges/1', ['/challenges/1?rule=2&pool=programs', 'stranger'], '/challenges/999', '/challenges/1?rule=9'],
  '/puzzles': () => ['/puzzles', ['/puzzles', 'stranger']],
  '/privacy': () => [['/privacy', 'stranger']],
  '/terms': () => [['/terms', 'stranger']],
  '/imprint': () => [['/imprint', 'stranger']],
  '/shared': () => ['/shared', [`/shared?text=${encodeURIComponent('str1/2 e1 t6 S p0,0 r0,0 s0,0 C@a1,A@e5,c@j10')}`, 'stranger']],
  '/settings': () => ['/settings'],
  '/style': () => ['/style'],
  '/endless': () => ['/endless', ['/endless', 'stranger']],
  '/analysis': () => ['/analysis'],
  '/analysis/{game}': () => ['/analysis/stratic?line=Fe2>e4_Fe9>e7', `/analysis/stratic?match=${paths.finished.split('/').at(-1)}&turn=1`, '/analysis/stratic?line=Fe2>e9', '/analysis/nothing'],
  '/explore/{game}': () => ['/explore/stratic', ['/explore/stratic?after=FFFFFFFFFF%2FAAA.CIAAAA&band=1', 'stranger'], ['/explore/stratagem?after=ironborn,farm', 'stranger'], '/explore/nothing'],
  '/collections': () => ['/collections', ['/collections', 'stranger']],
  '/collections/{collection}': () => [paths.collection, ['/collections/aaaaaaaaaa', 'stranger']],
  '/notebooks': () => ['/notebooks', ['/notebooks', 'stranger']],
  '/notebooks/{notebook}': () => ['/notebooks/aaaaaaaaaa', ['/notebooks/aaaaaaaaaa?invite=none', 'stranger']],
  '/notebooks/{notebook}/embed': () => [['/notebooks/aaaaaaaaaa/embed', 'stranger']],
  '/learn': () => ['/learn'],
  '/learn/{game}': () => ['/learn/stratic', '/learn/stratagem', '/learn/cosair', '/learn/rulegame', '/learn/nothing'],
  '/learn/{game}/exercises': () => ['/learn/stratic/exercises'],
  '/learn/{game}/exercises/{n}': () => ['/learn/stratic/exercises/1', '/learn/stratic/exercises/99'],
};
const NO_ROUTE = ['/nothing/here'];

const path_of = (page) => new URL(page.url()).pathname;

async function set_table(page) {
  await page.goto('/lobbies/new');
  await page.getByRole('button', { name: 'Create game' }).click();
  await page.getByLabel('Link', { exact: true }).waitFor();
  return path_of(page);
}

/* A draft with a fault, and an experiment that runs. */
async function experiments(page) {
  const files = { 'trial-lists/a.csv': 'rule_id,max_boards,feedback_switches\nfirst_steps,2,free\n' };
  const made = (of) => send(page, 'POST', '/experiments', { draft: true, ...of });
  const { id: draft } = await made({ title: 'A draft', files: { ...files, 'rules/odd.txt': '(' } });
  const { id: running } = await made({ title: 'One that runs', shown_title: 'A task', consent: 'I take part freely.', files });
  await send(page, 'PATCH', `/experiments/${running}`, { status: 'running' });
  Object.assign(paths, { draft: `/experiments/${draft}`, experiment: `/experiments/${running}` });
}

/* A tournament that is open, entered by its host and by a bot. */
async function tournament(page) {
  const { id } = await send(page, 'POST', '/tournaments', { name: 'A tournament', game: 'stratic', format: 'swiss', rated: false });
  for (const entrant of [{}, { bot: 'bot:level-2' }]) await send(page, 'PUT', `/tournaments/${id}/entry`, entrant);
  paths.tournament = `/tournaments/${id}`;
}

/* A club of the player's, whom others ask to let them in: the desk of an officer with all its lists. */
async function club(account) {
  await h.arena.sql(`with made as (insert into club (public_id, owner_id, name, name_key, about, joining, language, forum, next_topic)
      select 'clubaaaaab', id, 'A club', 'a club', '', 'request', 'en', 'everybody', 2 from account where public_id = '${account.id}' returning id, owner_id)
    insert into club_member (club_id, account_id, state) select id, owner_id, 'officer' from made
    union all select m.id, a.id, w from made m, unnest('{asked,invited,banned}'::text[]) with ordinality as u(w, n)
      join (select id, row_number() over (order by id) as n from account where kind = 'builtin') a on a.n = u.n`);
  await h.arena.sql(`with topic as (insert into club_topic (club_id, n, title, author_id, next_post) select id, 1, 'A topic', owner_id, 3 from club where public_id = 'clubaaaaab' returning club_id, author_id)
    insert into club_post (club_id, topic, n, author_id, body, removed_at) select club_id, 1, n, author_id, case n when 1 then 'A topic' else '' end, case n when 2 then arena_now() end from topic, generate_series(1, 2) n`);
  paths.club = '/clubs/clubaaaaab';
}

/* A tactic chosen for the player, and a storm of theirs that is over. */
async function tactics(page) {
  const { id } = await send(page, 'POST', '/games/stratic/tactics', {});
  const { id: storm } = await send(page, 'POST', '/games/stratic/storms', {});
  await send(page, 'POST', '/games/stratic/storms', {}); // ends the first
  Object.assign(paths, { tactic: `/tactics/stratic/${id}`, storm: `/storm/stratic?id=${storm}` });
}

async function sit() {
  h = await house();
  const page = await h.person();
  for (const name of ['finished', 'playing']) {
    await begin(page);
    await place(page);
    await my_turn(page);
    paths[name] = path_of(page);
    if (name === 'finished') await resign(page);
  }
  await begin(page);
  paths.placing = path_of(page);
  paths.lobby = await set_table(page);
  await experiments(page);
  await tournament(page);
  await tactics(page);
  const { account } = await send(page, 'GET', '/me');
  await club(account);
  await h.arena.sql(`insert into staff (account_id, role) select id, 'moderator' from account where public_id = '${account.id}'`);
  await h.arena.sql(`with made as (insert into collection (public_id, owner_id, title, visibility) select 'collection', id, 'A collection', 'public' from account where public_id = '${account.id}' returning id)
    insert into collection_match (collection_id, match_id, note) select made.id, m.id, 'A note' from made, match m where m.public_id = '${paths.finished.split('/').at(-1)}'`);
  paths.collection = '/collections/collection';
  named.push(account.name);
  state = await page.context().storageState();
  await page.context().close();
}

/* Laid out: nothing says that it is still being read, and what was asked for is painted. */
async function still(page) {
  await page.locator('#page h1, #page svg.board').first().waitFor({ state: 'attached' });
  await page.getByText(/^(Loading|Checking|Ĺóáḋíńǵ|Ćḣéćḱíńǵ)/).filter({ visible: true }).first().waitFor({ state: 'detached' });
  await frames(page);
}

/* By its address, as a link that somebody was sent, in the pseudo-language. */
const arrive = (page, path) => page.goto(`${path}${path.includes('?') ? '&' : '?'}lang=qps`);

/* From page to page without a new document, as people go by links: what a page leaves behind would stand in the next. */
async function walk(page, path) {
  if (page.url() === 'about:blank') return page.goto(path);
  await page.evaluate((path) => {
    globalThis.left_behind = document.querySelector('#page').firstElementChild;
    history.pushState(null, '', path);
    dispatchEvent(new Event('quad:moved'));
  }, path);
  return page.waitForFunction(() => !globalThis.left_behind?.isConnected);
}

/* Take the halves of /style in one theme out of the page, where that changes nothing but names and colours: the other half is the same. */
const take_out = (page, theme) => page.evaluate((theme) => {
  const plain = (one, name) => one.querySelector(`.half-${name}`).innerHTML.replaceAll(`${one.id}-${name}`, '');
  const alike = [...document.querySelectorAll('.specimen')].filter((one) => plain(one, 'light') === plain(one, 'dark'));
  globalThis.taken_out = alike.map((one) => {
    const half = one.querySelector(`.half-${theme}`), place = document.createComment('');
    half.replaceWith(place);
    return [half, place];
  });
  return alike.length;
}, theme);

const put_back = (page) => page.evaluate(() => { for (const [half, place] of globalThis.taken_out) place.replaceWith(half); });

/* What axe finds on /style, which shows both themes side by side. It is by far the largest page. */
async function faults_of_style(page) {
  const faults = [];
  for (const [theme, rules] of [['dark', {}], ['light', COLOURS]]) {
    assert.ok(await take_out(page, theme) > 30, 'nearly all halves are alike');
    faults.push(...await axe(page, rules));
    await put_back(page);
  }
  return faults;
}

const SIZES = { 360: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }, 1440: { viewport: { width: 1440, height: 900 } } };

/* How far the page reaches beyond the window, by writing direction: a language may be written from right to left. */
const excess = (page) => page.evaluate(() => ['ltr', 'rtl'].map((direction) => {
  const root = document.documentElement;
  root.dir = direction;
  root.scrollLeft = -1000;
  const over = [direction, Math.max(root.scrollWidth - root.clientWidth, -root.scrollLeft)];
  root.dir = 'ltr';
  return over;
}));

/* One round through all addresses; what is wrong, as sentences. */
async function round(look, go_to, untold_in) {
  const people = { player: await h.person({ ...look, storageState: state }), stranger: await h.person(look) };
  const found = [];
  for (const visit of [...Object.values(VISITS).flatMap((of) => of()), ...NO_ROUTE]) {
    const [path, who] = Array.isArray(visit) ? visit : [visit, 'player'];
    const page = people[who];
    await go_to(page, path);
    await still(page);
    for (const fault of await (path === '/style' ? faults_of_style : axe_in_themes)(page)) found.push(`${path} as ${who}: ${fault}`);
    const slip = await page.evaluate(() => /\[object \w+\]|\b(undefined|NaN)\b/.exec(document.body.textContent)?.[0]);
    if (slip) found.push(`${path} as ${who} says ${slip}`);
    const untold = path === '/style' ? [] : untold_in(await texts_of(page)); // /style is for those who write the pages
    if (untold.length) found.push(`${path} as ${who} has words of no catalogue: ${untold.join(' | ')}`);
    for (const [direction, over] of await excess(page)) if (over) found.push(`${path} as ${who} is ${over} px too wide from ${direction}`);
  }
  for (const page of Object.values(people)) await page.context().close();
  return found;
}

/** Tests that axe finds nothing on any address at a width (360 or 1440), in both themes, and that none is too wide. On the desk each is loaded anew, in the
 *  pseudo-language, and says nothing that is in no catalogue; on the phone one comes after another in the same document. */
export function accessible(width) {
  before(sit);
  after(async () => { await h?.close(); });
  test('every route is visited', () => {
    assert.deepEqual(routes.map(([pattern]) => pattern).filter((pattern) => !VISITS[pattern]), []);
  });
  test(`axe finds nothing on any page, ${width} px wide, light and dark`, { timeout: 840_000 }, async () => {
    const words = width === 360 ? () => [] : untranslated((await h.arena.client().get('/games')).body, named);
    assert.deepEqual(await round({ colorScheme: 'light', bypassCSP: true, judged: true, ...SIZES[width] }, width === 360 ? walk : arrive, words), []);
  });
}
