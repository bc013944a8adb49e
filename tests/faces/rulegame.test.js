// The Rule Game's face under jsdom: the picked piece, what is sent, what is said.
import { page } from './lib/dom.mjs';
import test from 'node:test';
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';

const { render, nothing } = await import('../../frontend/vendor/lit-html.js');
const { face } = await import('../../frontend/games/rulegame/face.js');
const { samples } = await import('../../frontend/games/rulegame/samples.js');
const { told_by } = await import('../../frontend/ui/words/told_by.js');
const { lessons } = await import('../../frontend/games/rulegame/lessons.js');
const { color_signs } = await import('../../frontend/games/rulegame/pieces.js');
const { attempts_of_result, error_course, level_words } = await import('../../frontend/games/rulegame/position.js');

const [{ view: playing }, { view: over }, { view: duo }, { view: race }] = samples.boards;
const draft = (view = playing) => face.draft(view, 0);
const pick = (id, of = draft()) => face.reduce(of, { type: 'pick', id });
const drop = (of, bucket) => face.reduce(of, { type: 'drop', bucket });
const text = () => page().textContent.replace(/\s+/g, ' ');
const draw = (template) => { render(nothing, page()); render(template, page()); };

test('every slot of the contract that is not left out on purpose is filled', () => {
  const contract = readFileSync(new URL('../../frontend/games/contract.js', import.meta.url), 'utf8');
  const slots = [...contract.split('@typedef')[1].matchAll(/@property \{.*\} (\w+)/g)].map((m) => m[1]);
  assert.deepEqual(slots.filter((slot) => !(slot in face)), []);
});

test('a level has one name: of the ladder, of the catalogue and of the page', () => {
  const backend = new URL('../../backend/games/rulegame/', import.meta.url);
  const levels = readdirSync(new URL('ladder/', backend)).sort().map((file) => [/^\d+_(\w+)/.exec(file)[1], /^# Display: (.*)/.exec(readFileSync(new URL(`ladder/${file}`, backend), 'utf8'))[1]]);
  assert.ok(levels.length >= 20);
  assert.deepEqual(levels.map(([id]) => level_words(id)), levels.map(([, title]) => title));
  for (const schema of ['solo', 'duo', 'coop']) {
    const { level } = JSON.parse(readFileSync(new URL(`${schema}.schema.json`, backend), 'utf8')).properties;
    assert.deepEqual(level.enum.map((id, i) => [id, level['x-names'][i]]).slice(1), levels);
  }
  assert.equal(level_words('of_tomorrow'), 'Of tomorrow');
});

test('a piece and a bucket make an attempt that says how many went before', () => {
  assert.equal(face.asked(pick(3)).may, false);
  const tried = drop(pick(3), 1);
  assert.deepEqual(face.order(tried), { type: 'move', piece: 3, bucket: 1, attempt: 6 });
  assert.equal(face.asked(tried).may, true);
  assert.deepEqual(face.steps(tried), ['D to bucket 1']);
  assert.equal(face.order(face.reduce(tried, { type: 'undo' })), null);
  assert.deepEqual(face.order(face.reduce(pick(3), { type: 'touch' })), { type: 'pick', piece: 3, attempt: 6 });
});

test('what is known to fail is not tried again, and nothing goes without a piece', () => {
  for (const [of, words] of [[drop(pick(0, face.reduce(draft(), { type: 'leave' })), 1), /has already denied A/], [drop(pick(2), 3), /cannot move now/], [drop(face.reduce(draft(), { type: 'leave' }), 0), /Pick a piece first/]]) {
    assert.equal(face.order(of), null);
    assert.match(face.asked(of).act, words);
  }
});

test('a denied piece stays picked; a removed piece does not', () => {
  assert.equal(draft().picked, 0, 'the last attempt was denied');
  assert.match(face.asked(draft()).act, /^A \(red square\) to bucket 2 \(bottom right\): denied\. Try another bucket/);
  const gone = structuredClone(playing);
  gone.seats[0].board.pieces.shift();
  assert.deepEqual([face.renew(drop(pick(3), 1), gone).picked, face.renew(draft(), gone).picked], [3, null]);
  assert.equal(face.draft(playing, 0, { picked: 4 }).picked, null, 'remembered, but it lies in a tray');
});

test('tap, letter and number send the same acts, and a drop is handed in', () => {
  const sent = [];
  draw(face.board(playing, face.reduce(draft(), { type: 'leave' }), null, (act) => sent.push(act)));
  const bench = page().querySelector('.bench');
  const press = (key) => bench.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  page().querySelector('[data-piece="3"]').dispatchEvent(new MouseEvent('click', { bubbles: true }));
  press('d');
  page().querySelector('[data-bucket="2"]').dispatchEvent(new MouseEvent('click', { bubbles: true }));
  press('2');
  const picked = { type: 'pick', id: 3 };
  const dropped = [{ type: 'drop', bucket: 2 }, { type: 'commit' }];
  assert.deepEqual(sent, [picked, picked, ...dropped, ...dropped]);
});

test('marks and words say what a color says: denied buckets, immovable pieces, trays in order', () => {
  draw(face.board(playing, draft(), null, () => {}));
  const label = (id) => page().querySelector(`[data-piece="${id}"]`).getAttribute('aria-label');
  assert.equal(label(0), 'A: red square, column 3, row 1, denied by buckets 1 and 2');
  assert.equal(label(2), 'C: blue star, column 5, row 2, cannot move');
  assert.equal(page().querySelectorAll('.seen .denied').length, 2);
  assert.equal(page().querySelectorAll('.seen .lock').length, 1);
  assert.equal(page().querySelector('[data-bucket="0"]').getAttribute('aria-label'), 'Bucket 0 (top left): red star, blue circle');
});

test('spectators can press nothing; a race shows only counts', () => {
  draw(face.board(playing, null, null, () => assert.fail('nothing to press')));
  assert.equal(page().querySelectorAll('[role="button"], [tabindex="0"]').length, 0);
  draw(face.board(race, null, null, () => {}));
  assert.match(text(), /0 of 2 players have finished/);
  draw(face.facts(race, [], { names: ['Ann', 'Ben'] }));
  assert.match(text(), /Ben ?1 of 3 ?4 ?9 ?17/);
});

test('after the end the rule is told: its name, its sentence, its text; and each position says what went where', () => {
  draw(face.facts(over, [], {}));
  assert.match(text(), /The rule: The harvest/);
  assert.match(text(), /Only pieces of the topmost row can move, into any bucket\./);
  assert.equal(page().querySelector('pre').textContent, '(pos:T)');
  assert.match(text(), /the top row first/);
  draw(face.board(over, null, null, () => {}));
  assert.equal(page().querySelectorAll('.seen .accepted').length, 4);
  assert.equal(page().querySelectorAll('.seen .lock').length, 3);
  assert.deepEqual(told_by('(bucket:0)'), { title: undefined, lang: '', words: '', rules: '(bucket:0)' });
});

test('a rule set is told in the language of the page where it has a text in it, and every level has one', () => {
  const text = '# Display: Left\n# Every piece goes\n# to the left: always.\n# de: Jede Figur kommt\n# de: nach links.\n# fr: À gauche.\n(bucket:[0,3])';
  const words = (language) => told_by(text, language).words;
  assert.deepEqual([words('de'), words('en')], ['Jede Figur kommt nach links.', 'Every piece goes to the left: always. fr: À gauche.']);
  assert.equal(told_by('# Every piece goes left.\n(bucket:0)', 'de').words, 'Every piece goes left.');
  const ladder = new URL('../../backend/games/rulegame/ladder/', import.meta.url);
  for (const file of readdirSync(ladder)) {
    const [en, de] = ['en', 'de'].map((language) => told_by(readFileSync(new URL(file, ladder), 'utf8'), language).words);
    assert.match(en, /^[A-Z].*\.$/, file);
    assert.match(de, /^[A-Z].*\.$/, file);
    assert.notEqual(en, de, file);
    assert.doesNotMatch(en, /\b[a-z]{2}:/, file);
  }
});

test('the protocol and the errors follow from what was tried', () => {
  const [first] = over.seats[0].results;
  assert.deepEqual(attempts_of_result(first).map(({ n, piece, bucket, result }) => [n, piece.id, bucket, result]), [[1, 0, 1, 'deny'], [2, 0, 0, 'accept'], [3, 1, 0, 'accept']]);
  assert.deepEqual(error_course(playing, playing.seats[0]).map(({ errors }) => errors), [1, 1, 1, 2, 2, 2, 3, 4, 5]);
  const jumped = [];
  const [, panel] = face.panels(playing, draft(), null, () => {}, { jump: (turn) => jumped.push(turn) });
  draw(panel.body());
  const lines = [...page().querySelectorAll('.rg-line')];
  assert.equal(lines.length, 9);
  lines[0].click();
  assert.deepEqual(jumped, [10], 'the position it led to');
});

test('of rivals on one board, each reads their own attempts, removed pieces and errors', () => {
  assert.deepEqual([0, 1].map((at) => error_course(duo, duo.seats[at]).at(-1).errors), [2, 3]);
  const fresh_board = { ...duo, seat: 1, to_move: 1, seats: duo.seats.map((seat) => ({ ...seat, board: { ...seat.board, history: [], attempts: 0 } })) };
  assert.equal(face.asked(face.draft(fresh_board, 1)).act, 'Board 1: cleared. You removed 1 of 2 pieces: 5 points. Pick a piece.');
  const ended = { ...duo, reason: 'over', seats: duo.seats.map((seat) => ({ ...seat, over: true })) };
  const row = (at) => {
    draw(face.facts({ ...ended, seat: at }, [], {}));
    return [...page().querySelectorAll('.rg-boards tbody tr:first-child td')].map((cell) => cell.textContent);
  };
  assert.deepEqual([0, 1].map(row), [['cleared', '2', '1 of 2', '1', '4'], ['cleared', '1', '1 of 2', '0', '5']]);
});

test('a guess waits on the desk until it is taken', () => {
  const desk = { value: { guess: 'by color', sure: 6 }, set: (value) => { desk.value = value; } };
  const sent = [];
  draw(face.entry(playing, draft(), null, (act) => sent.push(act), { desk }));
  page().querySelector('.rg-guess').dispatchEvent(new Event('submit', { cancelable: true, bubbles: true }));
  assert.deepEqual(sent[0].act, { type: 'guess', text: 'by color', confidence: 6 });
  sent[0].done();
  assert.equal(desk.value.guess, '');
});

test('log lines and ends in words', () => {
  assert.deepEqual(samples.log.map(face.tell), ['Board 1 starts.', 'Attempt 1: A (column 2, row 1) to bucket 1 (top right): denied.', 'Attempt 3: B (column 1, row 2) to bucket 0 (top left): accepted.', 'Board over: cleared. 3 attempts, 2 pieces removed, 9 points.']);
  assert.equal(face.ended({ places: [1], scores: [26], reason: 'finished' }, [{ name: 'Ann' }]), 'The series is over: 26 points.');
  const alone = (reason, seat) => face.ended_own({ places: [1], scores: [19], reason }, [{ name: 'Ann' }], { seats: [seat] }, 0);
  assert.equal(alone('finished', { mastery: 1, stars: 3 }), 'You found the rule: 3 of 3 stars, 19 points.');
  assert.equal(alone('finished', { stars: 0 }), 'The series is over: 19 points.');
  assert.equal(alone('give_up', { mastery: 1, stars: 3 }), 'You gave up the series: 19 points.');
  assert.equal(face.ended({ places: [2, 1], scores: [9, 17] }, [{ name: 'Ann' }, { name: 'Ben' }]), 'Ben wins with 17 points.');
  assert.equal(face.ended({ places: [1, 1], scores: [9, 9] }, [{ name: 'Ann' }, { name: 'Ben' }]), 'Ann and Ben share first place with 9 points.');
  const two = (places, reason) => face.ended({ places, scores: [9, 9], reason }, [{ name: 'Ann' }, { name: 'Ben' }]);
  assert.equal(two([1, 2], 'resign'), 'Ben resigned. Ann wins with 9 points.');
  assert.equal(two([2, 1], 'flag'), 'Ann ran out of time. Ben wins with 9 points.');
  const own = (places, reason, seat) => face.ended_own({ places, scores: [9, 9], reason }, [{ name: 'Ann' }, { name: 'Ben' }], {}, seat);
  assert.deepEqual(['resign', 'give_up', 'flag'].map((reason) => own([1, 2], reason, 1)), ['You lost: you resigned. Ann wins with 9 points.',
    'You lost: you gave up the series. Ann wins with 9 points.', 'You lost: you ran out of time. Ann wins with 9 points.']);
  assert.equal(own([1, 2], 'resign', 0), 'Ben resigned. You won with 9 points.');
  assert.equal(own([1, 2], 'finished', 1), '', 'beaten on points: the place is told');
  assert.equal(two([1, 1], 'resign'), 'A player resigned. Ann and Ben share first place with 9 points.');
  assert.equal(two([1, 1], 'agreement'), 'The players agreed to end here. Ann and Ben share first place with 9 points.');
  assert.equal(own([1, 1], 'finished', 1), 'You share first place with Ann: 9 points.', 'nobody reads their own name as another’s');
  const result = { places: [1, 1], scores: [9, 9], reason: 'finished' };
  const partners = (more) => ({ series: 1, seats: [0, 1].map(() => ({ attempts: 4, over: true, results: [{ attempts: 4 }], ...more })) });
  const both = [{ name: 'Ann' }, { name: 'Ben' }];
  assert.equal(face.ended_own(result, both, partners({ mastery: 0, stars: 3 }), 0), 'You and Ben found the rule together: 3 of 3 stars, 9 points.');
  assert.equal(face.ended(result, both, partners({ stars: 0 })), 'Ann and Ben scored 9 points together.');
  const rivals = partners({});
  rivals.seats[0].attempts = rivals.seats[1].attempts = 2;
  assert.equal(face.ended_own(result, both, rivals, 0), 'You share first place with Ben: 9 points.', 'rivals on one board are no partners');
  const unbegun = partners({ attempts: 0, results: [{ attempts: 0 }] });
  assert.equal(face.ended_own({ places: [2, 1], scores: [0, 0], reason: 'resign' }, both, unbegun, 1), 'Ann resigned. You won with 0 points.', 'nor before the first attempt');
});

test('boards of the school answer by themselves, and every task can be done', () => {
  const play = (of, id, bucket) => face.reduce(drop(pick(id, { ...of, picked: null }), bucket), { type: 'commit' });
  const ways = {
    aim: [[0, 0], [1, 1], [2, 0], [3, 3], [4, 1]], answers: [[0, 0], [3, 2], [3, 1]], order: [[3, 0], [4, 0], [1, 3], [2, 1], [0, 2]], memory: [[2, 3], [0, 0], [1, 1], [3, 2]],
    turns: [[0, 0], [3, 2], [2, 0], [1, 2]],
  };
  const tried = lessons.chapters.filter(({ scene }) => scene);
  assert.deepEqual(tried.map(({ id }) => id), Object.keys(ways));
  for (const { id, scene } of tried) {
    let now = face.draft(scene.view(), 0);
    assert.equal(scene.done(now), '', id);
    for (const [piece, bucket] of ways[id]) now = play(now, piece, bucket);
    assert.match(scene.done(now), /\.$/, id);
  }
});

test('a denied or immovable piece of the school carries its mark until something is accepted', () => {
  let now = face.draft(lessons.chapters.find(({ id }) => id === 'answers').scene.view(), 0);
  for (const [id, bucket] of [[0, 0], [3, 2]]) now = face.reduce(drop(pick(id, { ...now, picked: null }), bucket), { type: 'commit' });
  assert.deepEqual(now.view.seats[0].board.pieces.map((p) => p.refused.length), [4, 0, 0, 1, 0]);
  now = face.reduce(drop(now, 0), { type: 'commit' });
  assert.deepEqual(now.view.seats[0].board.pieces.map((p) => p.refused.length), [0, 0, 0, 0]);
  assert.deepEqual([now.view.seats[0].board.points_range, now.view.seats[0].streak], [[2, 6], 1]);
});

test('two at one board: whose attempt is next, and who tried what', () => {
  const names = ['Ann', 'Ben'];
  draw(face.facts(duo, [], { names }));
  assert.match(text(), /Ben is to move\./);
  assert.deepEqual([...page().querySelectorAll('.rg-protocol .rg-what .quiet')].map((who) => who.textContent), ['Ben', 'Ben', 'Ben', 'Ann', 'Ann', 'Ann']);
  draw(face.seat_facts(duo, 1));
  assert.match(text(), /to move/);
  draw(face.facts({ ...duo, seat: duo.to_move }, [], { names }));
  assert.doesNotMatch(text(), /is to move/, 'players read it in the asked act');
  const { board } = duo.seats[1];
  const denied = (seat) => {
    const history = [{ piece: board.pieces[0].piece, bucket: 1, result: 'deny', seat }];
    return face.draft({ ...duo, seats: duo.seats.map((one) => ({ ...one, board: { ...one.board, history } })) }, 1);
  };
  assert.equal(denied(1).picked, board.pieces[0].piece, 'stays picked for the player that tried it');
  assert.equal(denied(0).picked, null);
  assert.match(face.asked(denied(1)).act, /: denied\. Try another bucket\?$/);
  assert.match(face.asked(denied(0)).act, /^The other player tried A \(red square\) in bucket 1 \(top right\): denied\. Pick a piece\.$/);
  draw(face.strip(duo, null));
  assert.match(text(), /Board 2 of 6/);
  assert.deepEqual(attempts_of_result(duo.seats[0].results[0]).map(({ seat }) => seat), [0, 0, 1]);
  assert.equal(face.tell({ kind: 'attempt', text: '3@1 p1@7>b0 +' }), 'Attempt 3, player 2: B (column 1, row 2) to bucket 0 (top left): accepted.');
  assert.equal(face.tell({ kind: 'board_end', text: '= cleared 3/2 pts 5:3' }), 'Board over: cleared. 3 attempts, 2 pieces removed, points 5:3.');
});

test('the end says how well it went in stars; nothing there leads out of a study', () => {
  const shown = (seat, how) => {
    draw(face.facts({ ...over, seats: [{ ...over.seats[0], ...seat }] }, [], how));
    return [page().querySelector('.rg-grade .stars').getAttribute('aria-label'), page().querySelectorAll('a').length > 0];
  };
  assert.deepEqual(shown({ mastery: 3, stars: 2 }, {}), ['2 of 3 stars', true]);
  assert.deepEqual(shown({ mastery: undefined, stars: 0 }, { is_bare: true }), ['0 of 3 stars', false]);
  assert.match(text(), /Not mastered/);
  shown({ mastery: 0, stars: 3 }, {});
  assert.match(text(), /Mastered from the first attempt/);
});

/* Colour vision without one kind of cone: Machado, Oliveira and Fernandes 2009; distance: OKLab. */
const CONES = {
  all: [1, 0, 0, 0, 1, 0, 0, 0, 1],
  no_long: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  no_middle: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  no_short: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
};
const GREY = [1, 1, 1].flatMap(() => [0.2126, 0.7152, 0.0722]);
const linear = (v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
const seen_by = (m, [r, g, b]) => [0, 3, 6].map((i) => Math.min(1, Math.max(0, m[i] * r + m[i + 1] * g + m[i + 2] * b)));
function oklab([r, g, b]) {
  const [l, m, s] = [[0.41222147, 0.53633254, 0.05144599], [0.2119035, 0.68069955, 0.10739696], [0.08830246, 0.28171884, 0.62997870]]
    .map(([x, y, z]) => Math.cbrt(x * r + y * g + z * b));
  return [0.21045426 * l + 0.79361779 * m - 0.00407205 * s, 1.9779985 * l - 2.42859221 * m + 0.45059371 * s, 0.02590404 * l + 0.78277177 * m - 0.80867577 * s];
}
const TOO_CLOSE = 0.13;

test('letters stand on the pieces where somebody could take one colour for another, and only there', () => {
  const tokens = readFileSync(new URL('../../frontend/css/tokens.css', import.meta.url), 'utf8');
  const hues = Object.fromEntries([...tokens.matchAll(/--cut-(\w+): (#[0-9a-f]{6});/g)].filter(([, name]) => name !== 'ink').map(([, name, hex]) =>
    [name, [1, 3, 5].map((i) => linear(parseInt(hex.slice(i, i + 2), 16) / 255))]));
  const names = Object.keys(hues);
  assert.equal(names.length, 11);
  for (const one of names) {
    for (const other of names.filter((name) => name !== one)) {
      const least = Math.min(...Object.values(CONES).map((m) => Math.hypot(...oklab(seen_by(m, hues[one])).map((v, i) => v - oklab(seen_by(m, hues[other]))[i]))));
      assert.equal(color_signs([one, other])[one.toUpperCase()].is_needed, least < TOO_CLOSE, `${one}, ${other}: ${least}`);
    }
  }
  const usual = color_signs(['red', 'black', 'blue', 'yellow']);
  const [grey] = Object.keys(usual).map((name) => oklab(seen_by(GREY, hues[name.toLowerCase()]))[0]).sort((a, b) => a - b)
    .map((light, i, all) => all[i + 1] - light).sort((a, b) => a - b);
  assert.ok(grey >= TOO_CLOSE, `the usual colours differ by ${grey} where there is no colour at all`);
  assert.deepEqual(Object.entries(usual).map(([name, { text: sign, is_needed }]) => [name, sign, is_needed]),
    [['RED', 'R', false], ['BLACK', 'K', false], ['BLUE', 'B', false], ['YELLOW', 'Y', false]]);
  assert.equal(color_signs(['teal', 'mauve']).TEAL.is_needed, true, 'both are drawn grey');
});

test('the lesson names the letters that stand on the pieces', () => {
  const drawn = Object.entries(color_signs(['red', 'black', 'blue', 'yellow'])).map(([name, { text: sign }]) => `${sign} ${name}`).sort();
  const words = { en: /\b(\w+) is (red|black|blue|yellow)\b/g, de: /\b(\w+)(?: ist)? (Rot|Schwarz|Blau|Gelb)\b/g };
  const english = { ROT: 'RED', SCHWARZ: 'BLACK', BLAU: 'BLUE', GELB: 'YELLOW' };
  for (const [language, named] of Object.entries(words)) {
    const lesson = readFileSync(new URL(`../../frontend/locales/${language}/rulegame-lessons.ftl`, import.meta.url), 'utf8').match(/^rulegame-lessons-playing-3 = (.*)$/m)[1];
    const said = [...lesson.matchAll(named)].map(([, sign, color]) => `${sign} ${english[color.toUpperCase()] ?? color.toUpperCase()}`).sort();
    assert.deepEqual(said, drawn, language);
  }
});

test('the numbers of empty cells are shown on request', () => {
  const kept = [];
  const how = (value) => ({ desk: { value, set: (next) => kept.push(next) } });
  draw(face.board(playing, draft(), null, () => {}, how(null)));
  assert.equal(page().querySelectorAll('.cell-name').length, 0);
  draw(face.board(playing, draft(), null, () => {}, how({ numbers: true })));
  assert.equal(page().querySelectorAll('.cell-name').length, 36 - playing.seats[0].board.pieces.length);
  draw(face.facts(playing, [], how({ seat: 0 })));
  const box = [...page().querySelectorAll('input[type=checkbox]')].at(-1);
  box.checked = true;
  box.dispatchEvent(new Event('change'));
  assert.deepEqual(kept, [{ seat: 0, numbers: true }]);
});
