// The language of the page is one that has catalogues, whatever an address asks for. Names that the server has in English are said in it.
import { page } from './lib/dom.mjs';
import test from 'node:test';
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { document_at, language_of, language_use, words_add } from '../../frontend/locales/text.js';

const { nothing, render } = await import('../../frontend/vendor/lit-html.js');
const cosair = (await import('../../frontend/games/cosair/face.js')).face;
const cards = await import('../../frontend/games/cosair/card.js');
const { lessons } = await import('../../frontend/games/cosair/lessons.js');
const { middle } = await import('../../frontend/games/cosair/samples.js');
const { replay_bar } = await import('../../frontend/views/match/replay.js');
const { match_rows } = await import('../../frontend/views/match/rows.js');
const { match_pictures } = await import('../../frontend/views/match/finished.js');
const { inbox } = await import('../../frontend/views/inbox.js');
const { boards } = await import('../../frontend/views/boards.js');
const { home } = await import('../../frontend/views/home.js');
const { seasons } = await import('../../frontend/views/seasons.js');
const { end_rating } = await import('../../frontend/views/match/rating.js');
const { line_words } = await import('../../frontend/ui/words/tale.js');
const { absence_words, policies } = await import('../../frontend/ui/words/absence.js');
const { away_set } = await import('../../frontend/views/lobby/set_to.js');
const { terms } = await import('../../frontend/views/lobby/terms.js');
const { piece_words } = await import('../../frontend/games/rulegame/pieces.js');
const { games_worded } = await import('../../frontend/app/net/catalogue_words.js');
const { undelivered } = await import('../../frontend/views/account/parts.js');
const { shown_name } = await import('../../frontend/ui/seats.js');
const { known } = await import('../../frontend/model/catalogue.js');
const { Refusal } = await import('../../frontend/app/net/refusal.js');
const { nation_words, planet_words } = await import('../../frontend/games/cosair/world.js');

customElements.define('quad-figures', class extends HTMLElement {}); // a chart needs a canvas: the browser tests have one

function speak(language) {
  const folder = new URL(`../../frontend/locales/${language}/`, import.meta.url);
  language_use([language]);
  for (const name of readdirSync(folder)) words_add(readFileSync(new URL(name, folder), 'utf8'));
}

/* The names of the engine: of the nations' colours and of the planets' numbers. */
const facts = readFileSync(new URL('../../backend/games/cosair/facts.c', import.meta.url), 'utf8');
const COLOURS = [...facts.matchAll(/\{"([A-Z]\w+)", "\w+", "\w\w"\}/g)].map(([, name]) => name);
const NUMBERS = [...facts.match(/NUMBER\[NUMBERS\] = \{([^}]*)\}/)[1].matchAll(/"(\w+)"/g)].map(([, name]) => name);

test('a tag finds its language, and nothing that every object has is one', () => {
  assert.deepEqual(['en', 'de-AT', 'EN-us', 'qps', 'qps-rtl'].map(language_of), ['en', 'de', 'en', 'qps', 'qps-rtl']);
  assert.deepEqual(['constructor', '__proto__', 'toString', 'fr', '', '..'].map(language_of), [null, null, null, null, null, null]);
});

test('links to documents lead to those in the language of the page; a language without documents has the English ones', () => {
  const leads = (...tags) => { language_use(tags); return document_at('agents/llm'); };
  assert.equal(leads('de-AT'), '/docs/de/agents/llm');
  for (const tag of ['en', 'fr', 'qps', 'qps-rtl', 'constructor']) assert.equal(leads(tag), '/docs/agents/llm', tag);
  language_use(['en']);
});

test('in English, nations and planets have the names that the engine gives them', () => {
  assert.deepEqual([COLOURS.length, NUMBERS.length], [11, 10]);
  for (const colour of COLOURS) {
    assert.equal(nation_words(`The ${colour}`), colour);
    for (const number of NUMBERS) assert.equal(planet_words(`${colour} ${number}`), `${colour} ${number}`);
  }
});

test('in German', async (t) => {
  speak('de');
  const named = (name) => [nation_words(name), planet_words(name)];

  await t.test('every game says what a missed turn or an empty time bank costs: in the form’s line and list, and before joining', () => {
    const games = { stratic: ['base'], stratagem: ['base'], rulegame: ['race', 'adversarial', 'coop'], cosair: ['base'] };
    const terms = Object.entries(games).flatMap(([game, variants]) => variants.map((variant) => ({ game, variant, absence: { policy: 'default', after: 0 } })));
    const line = (one, mode) => away_set({ ...one, clock: { mode } });
    const said = (mode, options) => terms.map((one) => absence_words({ ...one, clock: { mode }, options })[0]);
    assert.equal(said('live', { skip_reinforcement: true, idle_limit: 3 })[0],
      'Ein verpasster Zug wird übersprungen, und der Gegner bekommt eine Figur. Wer 3 Züge in Folge verpasst, verliert die Partie.');
    assert.equal(said('live', { skip_reinforcement: false, idle_limit: 0 })[0],
      'Ein verpasster Zug wird übersprungen. Verpasste Züge allein führen nie zur Niederlage.');
    assert.equal(said('budget', { skip_reinforcement: true, idle_limit: 3 })[0],
      'Ist das Zeitkonto eines Spielers leer, verliert er die Partie. Ein verpasster Zug wird übersprungen, und der Gegner bekommt eine Figur. Wer 3 Züge in Folge verpasst, verliert die Partie.');
    assert.equal(line(terms[0], 'live'), 'Abwesenheit: Verpasste Züge werden übersprungen');
    assert.equal(line(terms[0], 'budget'), 'Abwesenheit: Ist das Zeitkonto leer, ist die Partie verloren');
    for (const all of [said('live'), terms.map((one) => line(one, 'live')), terms.map((one) => policies({ ...one, clock: { mode: 'live' } })[0][1])]) {
      assert.equal(new Set(all).size, 6);
      assert.doesNotMatch(all.join(), /Spielregeln/);
    }
  });

  await t.test('a bot is called by the name of its level; a person is called as they are', () => {
    const called = ['builtin', 'human'].map((kind) => shown_name('Stratic level 2', kind));
    assert.deepEqual(called, ['Kadett', 'Stratic level 2']);
    assert.deepEqual([shown_name('Marshal', 'builtin'), shown_name('Of tomorrow', 'builtin'), shown_name(undefined, 'builtin')], ['Marschall', 'Of tomorrow', undefined]);
  });

  await t.test('no list, result or rating calls such a bot in English; a person may be called so', () => {
    const [bot, person] = ['builtin', 'human'].map((kind, seat) => ({ seat, name: 'Stratic level 2', kind }));
    const figures = { rating: 1500, deviation: 60, games: 3, won: 1, drawn: 1, lost: 1, provisional: false, placed: true, rank: 1, last_at: '2026-11-20T12:00:00Z' };
    const game = { id: 'stratic', title: 'Stratic', capabilities: [], bots: [], variants: [{ id: 'base', title: 'Base game', seats_max: 2, rated: true }] };
    known.games = [game];
    const match = { id: 'aaaaaaaaaa', match: 'aaaaaaaaaa', game: 'stratic', variant: 'base', seat: 1, turn: 3, seats: [bot, { seat: 1, name: 'Ada', kind: 'human' }] };
    const board = { variant: 'base', speed: 'standard', ladder: null, pool: 'all', season: null, season_now: '2026Q4', speeds: [], ladders: [], next: null, bots: [] };
    const change = { before: figures, after: figures, change: 0, counted: true };
    const outcome = { ...bot, rating: 1500, deviation: 60, score: 500, expected: 500, weight: 1000, effect: 0, ignored: null };
    const rating = { start: 1500, after: 1500, change: 0, provisional: false, counted: true, ignored: null };
    const row = ({ name, kind }) => ({ ...figures, player: name, name, kind, low: 1400, high: 1600 });
    const season = { season: '2026Q4', seasons: [], tables: [], game: '', found: { computed_at: '2026-11-20T12:00:00Z', tables: [] },
      table: { board: 'stratic/base', groups: 1, players: [row(bot), row({ name: 'Ada', kind: 'human' })], pairs: [{ player: bot.name, against: 'Ada', games: 2, won: 1, drawn: 0 }] } };
    const places = {
      inbox: inbox({ me: { name: 'Ada' }, inbox: { seq: 1, matches: [match], waiting: [{ match: match.id, turn: 3 }], offers: [], rematches: [], invitations: [], declines: [], friend_requests: 0, clubs: [], conversations: [] }, waiting: [{ match: match.id, turn: 3, deadline: null }], now: 0 }),
      result: match_pictures([{ ...match, status: 'finished', result: { places: [1, 2], reason: 'resign' }, finished_at: '2026-11-20T12:00:00Z' }]),
      rating: end_rating({ header: { game: 'stratic', variant: 'base', seats: [{ ...bot, rating }, { ...match.seats[1], rating }] }, seat: null,
        why: { told: { speed: 'standard', ladder: null, pool: 'all', pools: [{ pool: 'all', seats: [{ ...match.seats[1], ...change, outcomes: [outcome] }, { ...bot, ...change, outcomes: [] }] },
          { pool: 'people', seats: [{ ...bot, ...change, outcomes: [] }] }] } } }, { why() {} }),
      leaderboard: boards({ game: 'stratic', wish: {}, games: [game], items: [row(bot)], error: '', me: null, board }, {}),
      'first page': home({ games: [game], live: [], shown: new Map(), leaders: new Map([['stratic', { ...board, items: [row(bot)] }]]), tournament: null, wait: null, play: {}, versus: {}, level: {}, choice: {}, mine: [], waiting: [], rematches: [], invitations: [] }, {}),
      season: seasons(season, {}),
      steward: line_words(cosair, { kind: 'steward', seat: 1, name: bot.name }, { seats: match.seats }, null),
    };
    for (const [name, drawn] of Object.entries(places)) {
      const texts = typeof drawn === 'string' ? [drawn] : shown(drawn);
      assert.deepEqual(texts.filter((text) => text.includes('level 2')), [], name);
      assert.ok(texts.some((text) => text.includes('Kadett')), name);
    }
    assert.ok(shown(boards({ game: 'stratic', wish: {}, games: [game], items: [row(person)], error: '', me: null, board }, {})).includes('Stratic level 2'));
    known.games = [];
  });

  await t.test('every nation and every planet has a name of its own', () => {
    const nations = COLOURS.map((colour) => nation_words(`The ${colour}`));
    assert.equal(nations.join(), 'Rot,Blau,Grün,Gelb,Orange,Violett,Cyan,Magenta,Weiß,Braun,Grau');
    const planets = COLOURS.flatMap((colour) => NUMBERS.map((number) => planet_words(`${colour} ${number}`)));
    assert.equal(new Set(planets).size, 110);
    assert.deepEqual([planets[0], planets[11], planets[109]], ['Rot Prime', 'Blau Zwei', 'Grau Zehn']);
  });

  await t.test('a name that the page does not know is shown as the server says it', () => {
    for (const name of ['Teal', 'Teal Two', 'Red Eleven', 'Red Two Three', 'constructor Two']) assert.equal(named(name)[1], name);
    assert.equal(nation_words('The Teal'), 'Teal');
  });

  await t.test('tables of several games count turns in the word of each game', () => {
    const variant = (turns) => [{ id: 'base', title: 'Base', turns }];
    known.games = [{ id: 'one', title: 'Eins', capabilities: [], variants: variant('alternate') }, { id: 'all', title: 'Alle', capabilities: [], variants: variant('together') }];
    const items = ['one', 'all'].map((game) => ({ id: 'aaaaaaaaaa', game, variant: 'base', seats: [], status: 'finished', turn: 12, result: {}, finished_at: '2026-11-20T12:00:00Z' }));
    const figures = (drawn) => [...drawn.querySelectorAll('tbody .figure:not(.wide)')].map((one) => one.textContent);
    const drawn = (what) => { render(nothing, page()); render(what, page()); return figures(page()); };
    const live = items.map((m) => ({ ...m, status: 'live', result: null }));
    assert.deepEqual(drawn(match_rows(live)), ['Zug 12', 'Runde 12']);
    for (const finished of [match_rows, match_pictures]) assert.deepEqual(drawn(finished(items)), ['11 Züge', '11 Runden'], 'the last one named is never played');
    assert.deepEqual(drawn(match_rows(live.map((m) => ({ ...m, turn: 0 })))), ['Aufbau', 'Aufbau']);
    const late = (game, n) => terms({ games: known.games, lobby: { game, variant: 'base', clock: { mode: 'untimed' }, spectators: 'delayed', delay_turns: n, options: {} } });
    assert.match(late('one', 5), / · Zuschauer sehen alles, 5 Züge später$/);
    for (const [n, words] of [[1, '1 Runde'], [5, '5 Runden']]) assert.match(late('all', n), new RegExp(` · Zuschauer sehen alles, ${words} später$`));
    known.games = [];
  });

  await t.test('the Rule Game’s pieces bend their colours, and those of other shapes and colours need not', () => {
    const said = ['square', 'star', 'circle', 'triangle'].flatMap((shape) => ['red', 'black', 'blue', 'yellow'].map((color) => piece_words({ shape, color })));
    assert.equal(new Set(said).size, 16);
    assert.deepEqual(said.filter((words) => !/^(rot|schwarz|blau|gelb)(es (Quadrat|Dreieck)|er (Stern|Kreis))$/.test(words)), []);
    assert.deepEqual([piece_words({ shape: 'HEART', color: 'BLUE' }), piece_words({ shape: 'STAR', color: 'PINK' })], ['heart in Blau', 'Stern in pink']);
  });

  /* What the engine calls a thing is also in words the page may use, such as "Orange": those that differ tell. */
  const ENGLISH = new RegExp(`\\b(${[...COLOURS, ...NUMBERS].filter((name) => !['Orange', 'Cyan', 'Magenta', 'Prime'].includes(name)).join('|')})\\b`);

  function shown(what) {
    render(nothing, page());
    render(what, page());
    const texts = document.createTreeWalker(page(), 4);
    const found = [...page().querySelectorAll('[aria-label], [title]')].flatMap((e) => [e.getAttribute('aria-label'), e.title]);
    while (texts.nextNode()) found.push(texts.currentNode.data);
    return found.filter(Boolean);
  }
  const all_german = (what, part) => assert.deepEqual(shown(what).filter((text) => ENGLISH.test(text)), [], part);

  await t.test('CoSAIR’s map, panels, orders, card and lessons have no English name', () => {
    const view = middle();
    const how = { desk: { value: {}, set: () => {} }, names: [], show: () => {} };
    const send = () => {};
    const fresh = cosair.draft(view, 0);
    const drafts = view.planets.map(({ id }) => cosair.reduce(fresh, { type: 'look', at: id }, view.legal));
    for (const draft of [null, fresh, ...drafts]) {
      all_german(cosair.board(view, draft, view.legal, send, how), 'board');
      for (const { id, body } of cosair.panels(view, draft, view.legal, send, how)) if (body) all_german(body(), id);
      if (draft) all_german(cosair.entry(view, draft, view.legal, send, how), 'entry');
      all_german(cosair.strip(view, draft, view.legal), 'strip');
    }
    all_german(cosair.miniature(view), 'miniature');
    all_german(cards.card(view), 'card');
    for (const { scene } of lessons.chapters.filter((one) => one.scene)) assert.doesNotMatch(scene.task, ENGLISH);
  });

  await t.test('where all play at once, the replay and its curves count rounds as the game does, and end with the last that was played', () => {
    known.games = ['alternate', 'together'].map((turns) => ({ id: turns, capabilities: [], variants: [{ id: 'base', turns }], bots: [] }));
    const where = (game, past, log = []) => {
      const header = { id: 'aaaaaaaaaa', game, variant: 'base', seats: [{ seat: 0 }, { seat: 1 }] };
      const state = { header, past, log, live: { turn: 41, status: 'finished', view: middle() }, face: { is_fixed: true }, may_replay: true, seat: null,
        replay: { speeds: [1], fork: {}, swing: {} } };
      render(replay_bar(state, { replay: {} }), page());
      const slider = page().querySelector('.replay-slider');
      return [page().querySelector('.replay-where').textContent, slider.getAttribute('aria-label')].join('; ');
    };
    assert.deepEqual([where('together', null), where('together', { turn: 39 })], ['Ende, Runde 40; Runde', 'Runde 39 von 40; Runde']);
    assert.deepEqual([where('alternate', null), where('alternate', { turn: 39 })], ['Ende, Zug 40; Zug', 'Zug 39 von 40; Zug']);
    assert.equal(where('together', null, [{ turn: 41, kind: 'resign' }]), 'Ende, Runde 41; Runde', 'somebody resigned in round 41');
  });

  await t.test('CoSAIR’s log, seats and result have none either', () => {
    const view = middle();
    assert.equal(cosair.tell({ kind: 'new', planet: 4, owner: 0, name: 'Red Two', story: 'The Red founded Red Two.' }, view), 'Rot hat Rot Zwei gegründet.');
    assert.equal(cosair.tell({ kind: 'founded', seat: 0, planet: 4, name: 'Red Two' }, view), 'Deine Siedler haben Rot Zwei gegründet. Ihr Geleitschutz ist dort stationiert.');
    assert.equal(cosair.seat_name(view, 1), 'Blau');
    assert.match(cosair.ended({ places: [1, 2, 2, 2], reason: 'last_nation' }, [{ kind: 'builtin', name: 'Consul' }], view), /^Rot \(Consul\) gewinnt/);
  });
});

test('why a mail or a call was not delivered is said in the language of the page', () => {
  const refused = { error: 'the mail server answered 1550', error_code: 'mail_refused' };
  for (const [language, words] of [['en', 'the mail server answered 1550'], ['de', 'Der Mailserver antwortete mit 1550']]) {
    speak(language);
    assert.equal(undelivered(refused), words);
    const quoted = { en: 'the server says “on fire”', de: 'Der Server meldet „on fire“' }[language];
    assert.equal(undelivered({ error: 'on fire', error_code: 'other' }), quoted, 'what the page does not know');
    assert.equal(undelivered({ error: 'on fire' }), quoted, 'of an older server');
    assert.equal(undelivered({ error: null, error_code: null }), '');
  }
});

test('a refusal with a reason says what to change, and calls options as the form does', () => {
  const params = { name: 'max_objects', number: 3, other: 'min_objects', least: 9 };
  const refusal = new Refusal(422, { code: 'bad_options', errors: [{ path: '/max_objects', code: 'bad_range', reason: 'range_reversed', params,
    hint: 'max_objects is 3 and min_objects is 9: use 9 or more, or lower min_objects' }] });
  const titles = { max_objects: 'Most pieces', min_objects: 'Fewest pieces' };
  const told = () => refusal.words_about(() => '', (option) => titles[option] ?? '');
  speak('en');
  assert.equal(told(), '“Most pieces” is 3 and “Fewest pieces” is 9: use 9 or more, or lower “Fewest pieces”.');
  speak('de');
  assert.equal(told(), '„Most pieces“ ist 3 und „Fewest pieces“ ist 9. Nimm mindestens 9 oder senke „Fewest pieces“.');
  assert.equal(refusal.words, 'Max_objects ist 3 und min_objects ist 9. Nimm mindestens 9 oder senke min_objects.');
  refusal.errors[0].reason = 'of_tomorrow';
  assert.equal(refusal.words, 'Die untere Grenze liegt über der oberen.');
});

test('a refusal on any page calls options and fields as the forms do, and names the field of a fault that does not', () => {
  const { games } = known;
  const told = (code, fault) => new Refusal(400, { code, errors: [fault] }).words;
  try {
    known.games = [{ variants: [{}, { options_schema: { properties: { boards: { title: 'Boards' }, min_objects: { title: 'Minimum pieces' } } } }] }];
    speak('en');
    assert.equal(told('bad_options', { path: '/boards', code: 'bad_request', hint: 'must be an integer from 1 to 20' }), '“Boards”: must be an integer from 1 to 20.');
    assert.equal(told('bad_options', { path: '/max_objects', code: 'bad_range', hint: 'lower min_objects, not max_objects' }), 'Lower “Minimum pieces”, not max_objects.');
    assert.equal(told('bad_request', { path: '/max_players', code: 'bad_request', hint: 'must not be less than min_players' }), '“Maximum number of players”: must not be less than “Minimum number of players”.');
    assert.equal(told('bad_request', { path: '/boards', code: 'bad_request', hint: 'leave it out' }), 'Leave it out.', 'no option is meant');
    assert.equal(told('bad_request', { path: '/toString_', code: 'bad_request', hint: 'leave it out' }), 'Leave it out.');
    speak('de');
    assert.equal(told('bad_clock', { path: '/clock/turn_seconds', code: 'bad_clock', hint: 'must be an integer from 10 to 3600' }), '„Zeit pro Zug“: Die Bedenkzeit passt nicht zu dieser Variante.');
  } finally {
    known.games = games;
  }
});

test('where a game has several series, its number of boards says that each series has so many', () => {
  const schema = (name) => JSON.parse(readFileSync(new URL(`../../backend/games/rulegame/${name}.schema.json`, import.meta.url), 'utf8'));
  const variants = [['solo', 'solo'], ['coop', 'coop'], ['adversarial', 'duo']].map(([id, name]) => ({ id, title: id, options_schema: schema(name) }));
  for (const [language, alone, each] of [['en', 'Boards', 'Boards in each series'], ['de', 'Bretter', 'Bretter je Serie']]) {
    speak(language);
    const [{ variants: worded }] = games_worded([{ id: 'rulegame', title: 'Rule Game', variants }]);
    assert.deepEqual(worded.map(({ options_schema: { properties } }) => properties.boards.title), [alone, each, each]);
  }
  assert.deepEqual(variants.map(({ options_schema: { properties } }) => properties.boards.title), ['Boards', 'Boards in each series', 'Boards in each series'], 'for programs too');
});
