// Several people at one device: a whole game of Stratic in the open, turns of Stratagem in secret, and nothing of one seat while another plays.
import test, { after, before } from 'node:test';
import assert from 'node:assert/strict';
import { FORMATION, SHORT_WIN } from '../lib/play.mjs';
import { until } from '../lib/stack.mjs';
import { axe_in_themes, frames, house, is_content, my_turn, resign, send, settled, sign_up } from './lib/browser.mjs';

let h;
before(async () => { h = await house(); });
after(async () => { await h?.close(); });

/** From the form to the screen that asks for the first player. */
async function begin(page, game, names) {
  await page.goto(`/together?game=${game}`);
  for (const [i, name] of names.entries()) await page.getByLabel(`Name of player ${i + 1}`).fill(name);
  assert.equal(await page.getByText('You place your pieces in secret').count(), game.startsWith('stratic') ? 1 : 0, 'a setup is promised where there is one');
  await page.getByRole('button', { name: 'Start game' }).click();
  await page.waitForURL(/\/together\/[a-z2-7]{10}$/);
  await asked_for(page, names[0]);
  return new URL(page.url()).pathname.split('/')[2];
}

const asked_for = (page, name) => page.getByRole('heading', { name: `Pass the device to ${name}` }).waitFor();

async function sit(page, name) {
  await page.getByRole('button', { name: `I am ${name}` }).click();
  await page.locator('.match .board').waitFor();
  await at_device(page, name);
}

const at_device = (page, name) => page.locator('.device-who').getByText(`At the device: ${name}`).waitFor();

const tokens = (page) => page.evaluate(() => JSON.parse(localStorage.together)[0].people.map(({ token }) => token));

/* A setup or a turn, typed and handed in by keys. */
async function typed(page, field, text) {
  await page.keyboard.press('t');
  await page.waitForFunction((name) => document.activeElement?.name === name, field);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
}

async function placed(page) {
  await typed(page, 'rows', `${FORMATION.front}/${FORMATION.back}`);
  await page.evaluate(() => document.activeElement.blur());
  await page.keyboard.press('p');
}

test('a whole game of Stratic at one device: a secret setup each, then one board, and once more', { timeout: 300_000 }, async () => {
  const page = await h.person({ worker: true, serviceWorkers: 'allow', bypassCSP: true });
  const host = await sign_up(page, 'Sofa Host');
  const match = await begin(page, 'stratic', ['Anna', 'Ben']);
  const seats = await tokens(page);
  await sit(page, 'Anna');
  await placed(page);
  await asked_for(page, 'Ben');
  assert.equal(await page.locator('.match, svg.board').count(), 0, 'the board of Anna is still there');
  await sit(page, 'Ben');
  assert.match(await page.locator('.seat-bottom').innerText(), /Ben/);
  await placed(page);
  await at_device(page, 'Anna');
  assert.deepEqual(await page.evaluate(async (id) => {
    const all = await Promise.all((await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)));
    return all.flat().filter((url) => url.includes(id));
  }, match), [], 'the worker keeps something of the match');
  await page.getByText('Offers and resignation').click();
  await page.getByRole('button', { name: 'Offer draw' }).click();
  await at_device(page, 'Ben');
  await page.getByRole('button', { name: 'Decline' }).click();
  await at_device(page, 'Anna');
  await page.getByRole('button', { name: 'Act for Ben' }).click();
  await at_device(page, 'Ben');
  await page.locator('.asked-act').getByText('Anna to move.').waitFor();
  await page.getByRole('button', { name: 'Act for Anna' }).click();
  for (const [i, text] of SHORT_WIN.entries()) {
    await at_device(page, ['Anna', 'Ben'][i % 2]);
    await my_turn(page);
    assert.match(await page.locator('.seat-bottom').innerText(), [/Anna/, /Ben/][i % 2], 'the board is not turned to the player');
    await typed(page, 'turn', text);
    await page.evaluate(() => document.activeElement.blur());
  }
  await page.locator('.result').getByText('South (Anna) wins').waitFor();
  assert.deepEqual((await tokens(page)).filter(Boolean), [], 'tokens outlive the game');
  const answers = () => Promise.all(seats.map(async (token) => (await fetch(`${h.url}/api/v1/me`, { headers: { Authorization: `Bearer ${token}` } })).status));
  await until(async () => (await answers()).join() === '401,401', { what: 'the tokens to end' });
  const kept = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((key) => key.includes('~')));
  assert.deepEqual(kept, [], 'something of a seat is kept');
  const { waiting, matches } = await send(page, 'GET', '/me/inbox');
  assert.deepEqual([waiting, matches], [[], []], `the games of ${host} are others'`);
  await page.getByRole('button', { name: 'Play again with seats swapped' }).click();
  await asked_for(page, 'Ben');
  assert.notEqual(new URL(page.url()).pathname, `/together/${match}`);
});

/* Which seat each request of a page about a match is signed for: its number, 'nobody', or 'account'. */
function signed(page) {
  const all = [];
  let known = [];
  page.on('request', async (request) => {
    const { pathname } = new URL(request.url());
    if (!/^\/api\/v1\/(matches\/|me\/inbox)/.test(pathname)) return;
    all.push({ path: pathname.split('/').at(-1), token: request.headers().authorization?.replace(/^bearer /, '') ?? null });
  });
  return {
    know: (list) => { known = list; },
    /** Those since the last call, apart from inboxes, which say no more than who is due. */
    taken: () => [...new Set(all.splice(0).filter(({ path }) => path !== 'inbox').map(({ token }) => (token === null ? 'nobody' : known.indexOf(token))))],
  };
}

test('Stratagem at one device: each seat in secret, and nothing of it while another one plays', { timeout: 300_000 }, async () => {
  const page = await h.person({ bypassCSP: true, viewport: { width: 390, height: 800 } });
  const requests = signed(page);
  const match = await begin(page, 'stratagem', ['Anna', 'Ben']);
  requests.know(await tokens(page));
  const hand_in = async () => { await page.getByRole('button', { name: 'End turn without orders' }).click(); };
  assert.deepEqual(requests.taken(), ['nobody']);
  assert.deepEqual(await axe_in_themes(page), []);
  await sit(page, 'Anna');
  await settled(page);
  assert.deepEqual(requests.taken(), [0]);
  assert.match(await page.locator('.match').innerHTML(), /Azure/);
  assert.deepEqual(await axe_in_themes(page), []);
  await hand_in();
  await asked_for(page, 'Ben');
  await settled(page);
  requests.taken();
  assert.equal(await page.locator('.match').count(), 0);
  assert.doesNotMatch(await page.evaluate(() => document.title + document.getElementById('said').textContent + document.getElementById('dialogs').innerHTML
    + document.getElementById('page').innerHTML + location.href + JSON.stringify(history.state)), /Azure|Frostgate|#t/);
  await sit(page, 'Ben');
  await settled(page);
  assert.deepEqual(requests.taken(), [1], 'asked for another seat while Ben was at the device');
  await page.reload();
  await asked_for(page, 'Ben');
  await settled(page);
  assert.deepEqual(requests.taken(), ['nobody'], 'a reload shows a view');
  await sit(page, 'Ben');
  await page.locator('#head a[href="/matches"], #head a[href="/lobbies"]').first().click();
  await page.locator('.device').waitFor({ state: 'detached' });
  await page.goBack();
  await asked_for(page, 'Ben');
  await sit(page, 'Ben');

  /* Another tab takes over: a view is in one tab at most. */
  const other = await page.context().newPage();
  await other.goto(`/together/${match}`);
  await asked_for(other, 'Ben');
  await sit(other, 'Ben');
  await asked_for(page, 'Ben');
  await other.close();

  await sit(page, 'Ben');
  await hand_in();
  await page.getByText('Turn 1 is over.').waitFor();
  await asked_for(page, 'Anna');
  await sit(page, 'Anna');
  await hand_in();
  await asked_for(page, 'Ben');
  await sit(page, 'Ben');
  await hand_in();
  await page.getByText('Turn 2 is over.').waitFor();
  await asked_for(page, 'Anna');

  /* Ben resigns although Anna is to order; the result speaks of both by name. */
  await page.getByText('Pass it to another player').click();
  await page.getByRole('button', { name: 'Ben', exact: true }).click();
  await sit(page, 'Ben');
  await resign(page);
  await page.locator('.result').getByText('Anna').first().waitFor();
  is_content(page);
});

/* An attempt of the player at the device, with the first piece that is left; this rule wants bucket 0. */
async function attempt(page, bucket) {
  const board = page.locator('.board-frame .bench');
  await board.waitFor();
  const before = await board.getAttribute('data-tried');
  const id = await board.locator('[data-piece]').first().getAttribute('data-piece');
  await page.keyboard.press(String.fromCharCode(97 + Number(id)));
  await page.keyboard.press(String(bucket));
  await page.waitForFunction((tried) => document.querySelector('.board-frame .bench')?.dataset.tried !== tried, before);
}

/* Whose turn it is, as a seat is told; what spectators are told can be a second old. */
const mover = (page, match) => page.evaluate(async (id) => {
  const [{ token }] = JSON.parse(localStorage.together)[0].people;
  const answer = await fetch(`/api/v1/matches/${id}/view`, { headers: { Authorization: `Bearer ${token}` }, credentials: 'omit' });
  return (await answer.json()).view.to_move;
}, match);

test('rivals and partners of the Rule Game pass the device when the turn passes, and not before', { timeout: 180_000 }, async () => {
  for (const [variant, size] of [['adversarial', { width: 390, height: 800 }], ['coop', { width: 1440, height: 900 }]]) {
    const page = await h.person({ bypassCSP: true, viewport: size });
    const match = await begin(page, `rulegame&variant=${variant}`, ['Anna', 'Ben']);
    let [at, passed] = ['', 0];
    for (let i = 0; i < 6; i += 1) {
      const next = ['Anna', 'Ben'][await mover(page, match)];
      if (next !== at) {
        await asked_for(page, next);
        assert.equal(await page.locator('.match').count(), 0, 'the page of another seat is still there');
        await page.getByRole('button', { name: `I am ${next}` }).click();
        [at, passed] = [next, passed + 1];
      }
      await at_device(page, next);
      await attempt(page, i % 2);
    }
    assert.ok(passed > 1, `${passed}`);
    is_content(page);
    await page.context().close();
  }
});

test('a start that was interrupted is gone on with, and nobody is seated twice', async () => {
  const page = await h.person();
  const sent = [];
  page.on('request', (request) => { if (request.method() !== 'GET') sent.push(new URL(request.url()).pathname.split('/').at(-1)); });
  await page.route('**/seats/me', async (route) => {
    await route.fetch(); // it arrives, but the answer is lost
    await route.abort();
  }, { times: 1 });
  await page.goto('/together?game=stratagem');
  await page.getByRole('button', { name: 'Start game' }).click();
  await page.locator('.note.bad').waitFor();
  await page.reload();
  await page.locator('.device-games').getByRole('button', { name: 'Start game' }).click();
  await asked_for(page, 'Player 1');
  assert.deepEqual(sent, ['guests', 'guests', 'lobbies', 'invites', 'me']);
});

test('without the data of the browser the game cannot be continued from it, and the page says so', async () => {
  const page = await h.person();
  const match = await begin(page, 'cosair', ['Anna', 'Ben']);
  await page.evaluate(() => localStorage.removeItem('together'));
  await page.reload();
  await page.getByText('This browser does not have the seats of this game').waitFor();
  await page.getByRole('link', { name: 'Watch the game' }).click();
  await page.waitForURL(`**/matches/${match}`);
  await frames(page);
});
