/* Maps addresses to pages: paths, not hashes. Knows the list of pages and the history; knows nothing of what a page
 * shows. */

/**
 * One line per page: pattern, module. The order does not matter: no two patterns fit one path.
 * `areas`: the catalogues of locales/ that the page speaks besides `common`.
 * @typedef {[pattern: string, load: () => Promise<{open: (ctx: object) => object}>, areas?: string[]]} Route
 */

/** @type {Route[]} */
export const routes = [
  ['/', () => import('./pages/home.js'), ['home', 'match-rows']],
  ['/lobbies', () => import('./pages/lobbies.js'), ['lobby']],
  ['/lobbies/new', () => import('./pages/create.js'), ['lobby']],
  ['/lobbies/{lobby}', () => import('./pages/lobby.js'), ['lobby']],
  ['/together', () => import('./pages/together.js'), ['together', 'lobby']],
  ['/together/{match}', () => import('./pages/together_match.js'), ['together', 'match', 'study']],
  ['/matches', () => import('./pages/matches.js'), ['archive', 'match-rows']],
  ['/explore/{game}', () => import('./pages/explore.js'), ['explore', 'archive', 'match-rows']],
  ['/watch', () => import('./pages/watch.js'), ['watch', 'match', 'match-rows', 'study']],
  ['/watch/{game}', () => import('./pages/watch.js'), ['watch', 'match', 'match-rows', 'study']],
  ['/verify', () => import('./pages/verify.js'), ['verify']],
  ['/endless', () => import('./pages/endless.js'), ['endless']],
  ['/tournaments', () => import('./pages/tournaments.js'), ['tournament']],
  ['/tournaments/new', () => import('./pages/tournament_new.js'), ['tournament', 'lobby']],
  ['/tournaments/{tournament}', () => import('./pages/tournament.js'), ['tournament']],
  ['/tournaments/{tournament}/embed', () => import('./pages/tournament.js'), ['tournament']],
  ['/experiments', () => import('./pages/experiments.js'), ['research']],
  ['/experiments/new', () => import('./pages/experiment.js'), ['research']],
  ['/experiments/{experiment}', () => import('./pages/experiment.js'), ['research']],
  ['/experiments/{experiment}/take', () => import('./pages/take.js'), ['research', 'studies']],
  ['/experiments/{experiment}/study', () => import('./pages/study.js'), ['research', 'studies']],
  ['/experiments/{experiment}/preview', () => import('./pages/preview.js'), ['research', 'studies']],
  ['/experiments/{experiment}/figures', () => import('./pages/experiment_figures.js'), ['research', 'studies']],
  ['/experiments/{experiment}/people', () => import('./pages/experiment_people.js'), ['research', 'studies']],
  ['/matches/{match}', () => import('./pages/match.js'), ['match', 'study']],
  ['/matches/{match}/mistakes', () => import('./pages/mistakes.js'), ['mistakes', 'study']],
  ['/matches/{match}/what-if', () => import('./pages/what_if.js'), ['what-if', 'study']],
  ['/what-if/{game}', () => import('./pages/what_if.js'), ['what-if', 'study']],
  ['/matches/{match}/embed', () => import('./pages/match.js'), ['match', 'study']],
  ['/matches/{match}/transcript', () => import('./pages/transcript.js'), ['transcript']],
  ['/analysis', () => import('./pages/analysis.js'), ['analysis', 'study', 'notebook']],
  ['/analysis/{game}', () => import('./pages/analysis.js'), ['analysis', 'study', 'notebook']],
  ['/sign-in', () => import('./pages/sign.js'), ['account']],
  ['/sign-in/provider', () => import('./pages/provider.js'), ['account']],
  ['/recover', () => import('./pages/recover.js'), ['account']],
  ['/register', () => import('./pages/sign.js'), ['account']],
  ['/learn', () => import('./pages/learn_games.js'), ['learn']],
  ['/learn/{game}', () => import('./pages/learn.js'), ['learn']],
  ['/learn/{game}/exercises', () => import('./pages/learn_exercises.js'), ['learn']],
  ['/learn/{game}/exercises/{n}', () => import('./pages/learn_exercise.js'), ['learn']],
  ['/inbox', () => import('./pages/inbox.js'), ['inbox', 'account']],
  ['/mail/confirm/{code}', () => import('./pages/letter.js'), ['account']],
  ['/mail/stop/{code}', () => import('./pages/letter.js'), ['account']],
  ['/account', () => import('./pages/account.js'), ['account']],
  ['/account/notices', () => import('./pages/notices.js'), ['account']],
  ['/account/webhooks', () => import('./pages/webhooks.js'), ['account']],
  ['/account/people', () => import('./pages/people.js'), ['account']],
  ['/friends', () => import('./pages/friends.js'), ['friends', 'account']],
  ['/clubs', () => import('./pages/clubs.js'), ['clubs']],
  ['/clubs/{club}', () => import('./pages/club.js'), ['clubs', 'friends', 'tournament']],
  ['/clubs/{club}/topics/{topic}', () => import('./pages/club_topic.js'), ['clubs']],
  ['/messages', () => import('./pages/messages.js'), ['messages', 'account']],
  ['/messages/{name}', () => import('./pages/conversation.js'), ['messages', 'account']],
  ['/account/insights', () => import('./pages/insights.js'), ['insights', 'account']],
  ['/oauth/authorize', () => import('./pages/connect.js'), ['account']],
  ['/account/programs', () => import('./pages/programs.js'), ['account']],
  ['/desk', () => import('./pages/desk.js'), ['desk', 'account']],
  ['/desk/members', () => import('./pages/desk_members.js'), ['desk', 'account', 'panel']],
  ['/desk/appeals', () => import('./pages/desk_appeals.js'), ['desk', 'account']],
  ['/desk/alike', () => import('./pages/desk_alike.js'), ['desk', 'account']],
  ['/desk/log', () => import('./pages/desk_log.js'), ['desk', 'account', 'panel']],
  ['/desk/reports/{report}', () => import('./pages/desk_report.js'), ['desk', 'account', 'panel']],
  ['/panel', () => import('./pages/panel.js'), ['panel', 'account']],
  ['/panel/{case}', () => import('./pages/panel_case.js'), ['panel', 'account']],
  ['/players/{name}', () => import('./pages/player.js'),
    ['player', 'match-rows', 'standings', 'friends', 'collection', 'archive', 'notebook']],
  ['/boards', () => import('./pages/boards.js'), ['boards', 'standings']],
  ['/boards/{game}', () => import('./pages/boards.js'), ['boards', 'standings']],
  ['/leagues', () => import('./pages/leagues.js'), ['leagues']],
  ['/leagues/{game}/{variant}', () => import('./pages/league.js'), ['leagues', 'standings']],
  ['/models', () => import('./pages/models.js'), ['models', 'standings']],
  ['/seasons', () => import('./pages/seasons.js'), ['seasons', 'standings']],
  ['/seasons/{season}', () => import('./pages/seasons.js'), ['seasons', 'standings']],
  ['/ladder/{game}', () => import('./pages/ladder.js'), ['puzzle']],
  ['/ladder/{game}/{level}', () => import('./pages/level.js'), ['puzzle']],
  ['/daily/{game}', () => import('./pages/puzzle.js'), ['puzzle']],
  ['/daily/{game}/{day}', () => import('./pages/puzzle.js'), ['puzzle']],
  ['/p/{puzzle}', () => import('./pages/puzzle.js'), ['puzzle']],
  ['/challenges', () => import('./pages/challenges.js'), ['challenge']],
  ['/challenges/{challenge}', () => import('./pages/challenge.js'), ['challenge']],
  ['/puzzles', () => import('./pages/puzzles.js'), ['puzzle', 'catalogue']],
  ['/tactics/{game}', () => import('./pages/tactics.js'), ['tactics']],
  ['/tactics/{game}/{tactic}', () => import('./pages/tactic.js'), ['tactics', 'study']],
  ['/storm/{game}', () => import('./pages/storm.js'), ['tactics', 'study']],
  ['/players/{name}/ratings', () => import('./pages/player_ratings.js'), ['player', 'standings']],
  ['/collections', () => import('./pages/collections.js'), ['collection', 'archive', 'match-rows', 'notebook']],
  ['/collections/{collection}', () => import('./pages/collection.js'),
    ['collection', 'archive', 'match-rows', 'notebook']],
  ['/notebooks', () => import('./pages/notebooks.js'), ['notebook']],
  ['/notebooks/{notebook}', () => import('./pages/notebook.js'), ['notebook', 'analysis', 'study']],
  ['/notebooks/{notebook}/embed', () => import('./pages/notebook.js'), ['notebook', 'analysis', 'study']],
  ['/privacy', () => import('./pages/about.js'), ['about']],
  ['/terms', () => import('./pages/about.js'), ['about']],
  ['/imprint', () => import('./pages/about.js'), ['about']],
  ['/settings', () => import('./pages/settings.js'), ['settings']],
  ['/shared', () => import('./pages/shared.js'), ['shared']],
  ['/style', () => import('./pages/style.js'), ['match', 'match-rows', 'player', 'study']],
];

/** The values of `{names}` when the path fits the pattern, else null. */
export function fits(pattern, path) {
  const want = pattern.split('/');
  const have = path.split('/');
  if (want.length !== have.length) return null;
  const found = {};
  for (let i = 0; i < want.length; i += 1) {
    const name = /^\{(\w+)\}$/.exec(want[i]);
    if (name && have[i]) found[name[1]] = decode(have[i]);
    else if (want[i] !== have[i]) return null;
  }
  return found;
}

function decode(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * @param {import('../games/contract.js').Page[]} pages
 * @returns {Route[]}
 */
const routes_of = (pages) => pages.filter((page) => page.load).map((page) => [page.path, page.load, page.areas]);

/**
 * @param {Route[]} list
 * @param {string} path
 */
function found_in(list, path) {
  const exact = list.find(([pattern]) => pattern === path);
  for (const [pattern, load, areas] of exact ? [exact] : list) {
    const params = fits(pattern, path);
    if (params) return { load, params, areas: areas ?? [] };
  }
  return null;
}

/**
 * The page of an address: `{load, areas, params, path, query}`; an unknown one is the page that says so.
 * @param {URL} url
 * @param {() => Promise<import('../games/contract.js').Page[]>} brought
 *     the pages of the games, asked for where no page of the arena's own fits
 */
export async function page_of(url, brought) {
  const path = url.pathname.length > 1 ? url.pathname.replace(/\/+$/, '') : '/';
  const found = found_in(routes, path) ?? found_in(routes_of(await brought()), path);
  return { load: () => import('./pages/not_found.js'), areas: [], params: {}, ...found, path, query: url.searchParams };
}

/* The pages on which somebody becomes somebody else. */
const ENTRY = /^\/(sign-in|sign-in\/provider|register|recover)$/;

/**
 * The page on which the player chose to sign in or up, whichever link they pressed and however often they changed
 * between the pages for it; null where they came from outside. The browser keeps it with the history, so a reload loses
 * nothing, and no address can name it.
 * @returns {string|null}
 */
export const came_from = () => (ENTRY.test(location.pathname) ? history.state?.from ?? null : page_now());

/** Go to an address of the page. */
export function go(address, { replace = false } = {}) {
  const from = replace ? history.state?.from ?? null : came_from();
  if (replace) history.replaceState({ from }, '', address);
  else history.pushState({ from }, '', address);
  dispatchEvent(new Event('quad:moved'));
}

/** Change only the address bar (for example the turn shown), without opening a page. */
export function remember(address) {
  history.replaceState(history.state, '', address);
  arrive();
}

let stands = '';
const page_now = () => location.pathname + location.search;

/** The page of the address bar is the one being shown. */
export function arrive() {
  stands = page_now();
}

/** Whether the address bar names another page than the one shown. (A different `#place` does not count.) */
export const is_elsewhere = () => page_now() !== stands;

/** Let plain links stay in this page instead of loading a new one. */
export function catch_links(root) {
  root.addEventListener('click', (event) => {
    const link = event.target.closest?.('a[href]');
    if (!link || event.defaultPrevented || !is_plain(event) || link.target) return;
    const url = new URL(link.href, location.href);
    if (!is_page(url)) return;
    event.preventDefault();
    go(url.pathname + url.search);
  });
}

const is_plain = (event) =>
  event.button === 0 && ![event.metaKey, event.ctrlKey, event.shiftKey, event.altKey].includes(true);

/* One of our pages, and not just a place in this one. A path that begins with two slashes names another host. */
function is_page(url) {
  const is_here = url.hash && url.pathname === location.pathname;
  return url.origin === location.origin && !/^\/(\/|(docs|dumps|api|m)\b)/.test(url.pathname) && !is_here;
}

/** The path of a page of ours that a word is the full address of; '' if it is none. */
export function page_in(word) {
  if (!word.startsWith(`${location.origin}/`)) return '';
  const url = new URL(word);
  return is_page(url) ? url.pathname + url.search : '';
}
