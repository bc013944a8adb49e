// The documents in both languages, and the reference of the interface: drawn from the description under the content policy, and a request can be tried on it.
// SHOTS=folder keeps pictures of the documents.
import test, { after, before } from 'node:test';
import assert from 'node:assert/strict';
import { axe, frames, house, shows } from './lib/browser.mjs';

let h;
before(async () => { h = await house(); });
after(async () => { await h?.close(); });

/* Colours, headings and buttons in buttons are swagger-ui's own. */
const RULES = ['select-name', 'label', 'button-name', 'link-name', 'landmark-no-duplicate-main', 'landmark-main-is-top-level', 'scrollable-region-focusable'];

/* Loads are dear here: each page is looked at in one look after the other. */
const look = async (page, width, colorScheme) => {
  await page.setViewportSize({ width, height: 800 });
  await page.emulateMedia({ colorScheme });
  await frames(page);
};
const too_wide = (page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('every operation can be read at 1440 px, light, and 360 px, dark, and nothing breaks the content policy', { timeout: 360_000 }, async () => {
  const page = await h.person();
  const refused = [];
  page.on('console', (message) => { if (/content security policy|refused/i.test(message.text())) refused.push(message.text()); });
  await look(page, 1440, 'light');
  await page.goto('/docs/api/reference.html#/lobbies/games_get');
  await page.locator('.opblock-tag').first().waitFor();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Play' }).waitFor();
  const operation = page.locator('#operations-lobbies-games_get');
  for (const [width, colorScheme] of [[1440, 'light'], [360, 'dark']]) {
    await look(page, width, colorScheme);
    assert.deepEqual(await axe(page, { runOnly: RULES }), []);
    await operation.getByRole('button', { name: 'Execute' }).click();
    await operation.locator('.live-responses-table .response-col_status').getByText('200').waitFor();
    assert.deepEqual(refused, []);
    assert.equal(await too_wide(page), 0, `${width} px`);
    await operation.getByRole('button', { name: 'Clear' }).click();
    await operation.locator('.live-responses-table').waitFor({ state: 'detached' });
  }
});

const DOCUMENTS = {
  en: ['', 'api/', 'agents/', 'agents/protocol', 'simulate', 'tournament', 'engine-protocol', 'experiments', 'rules/stratagem', 'research', 'research-columns'],
  de: ['', 'api/', 'ratings', 'levels'],
};
const PLAY = { en: 'Play', de: 'Spielen' }; // in the foot

test('the documents are pages that everybody can read at 1440 px, dark, and 360 px, light, and name this site in their commands', { timeout: 720_000 }, async () => {
  const page = await h.person({ bypassCSP: true, judged: true });
  for (const [language, paths] of Object.entries(DOCUMENTS)) for (const name of paths) {
    const path = language === 'en' ? name : `${language}/${name}`;
    await page.goto(`/docs/${path}`);
    await shows(page.getByRole('heading', { level: 1 }), 1, path);
    await page.getByRole('contentinfo').getByRole('link', { name: PLAY[language], exact: true }).waitFor();
    await page.waitForFunction(() => !document.body.innerText.includes('localhost:8080'));
    for (const [width, colorScheme] of [[1440, 'dark'], [360, 'light']]) {
      await look(page, width, colorScheme);
      assert.deepEqual(await axe(page), [], `${path} ${width}`);
      assert.equal(await too_wide(page), 0, `${path} ${width}`);
      if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${path.replaceAll('/', '-') || 'index'}-${width}-${colorScheme}.png` });
    }
  }
  assert.deepEqual(page.complaints, []);
});

test('the frame of a document leads to the same one in the other language and back, and the page of a German to the German one', { timeout: 180_000 }, async () => {
  const page = await h.person({ locale: 'de-DE' });
  await page.goto('/models');
  await page.getByRole('link', { name: 'So lässt du ein Modell spielen' }).evaluate((link) => { link.removeAttribute('target'); link.click(); });
  const titled = async (path, language, title) => {
    await page.waitForURL(`**/docs/${path}`);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    assert.equal(await page.evaluate(() => document.documentElement.lang), language);
  };
  await titled('de/agents/llm', 'de', 'Sprachmodelle als Spieler');
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await titled('agents/llm', 'en', 'Language models as players');
  await page.getByRole('banner').getByRole('link', { name: 'Deutsch' }).click();
  await titled('de/agents/llm', 'de', 'Sprachmodelle als Spieler');
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});
