// The page of rule sets: errors while typing, the verdict in words, the witness tried by hand, by keys and step by step.
import test, { after, before } from 'node:test';
import assert from 'node:assert/strict';
import { axe, house, is_content, shows } from './lib/browser.mjs';

let h;
before(async () => { h = await house(); });
after(async () => { await h?.close(); });

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const CHOICE = '(code:this.pos==36,bucket:!p) (code:this.pos<36)';
const verdict = (page, words) => page.getByRole('region', { name: 'Verdict' }).getByText(words).waitFor();
const standing = (page, words) => page.locator('.bench-standing').filter({ hasText: words }).waitFor();

async function write(page, text) {
  await page.goto('/rules');
  await page.getByLabel('Rule set', { exact: true }).fill(text);
}

test('an error is shown while typing, marked in the text, and reached by a button', { timeout: 180_000 }, async () => {
  const page = await h.person();
  await write(page, '# three stars\n(shape:star)\n(shape:star,bucket:[0,])');
  await page.getByText('Line 3, column 23:').waitFor();
  assert.equal(await page.locator('.rule-under mark').textContent(), ']');
  const field = page.getByLabel('Rule set', { exact: true });
  assert.equal(await field.getAttribute('aria-invalid'), 'true');
  await page.getByRole('button', { name: 'Go to error' }).click();
  assert.deepEqual(await field.evaluate((f) => [document.activeElement === f, f.value.slice(f.selectionStart, f.selectionEnd)]), [true, ']']);
  await page.keyboard.type('1]');
  await verdict(page, 'This rule set can stalemate.');
  assert.equal(await field.getAttribute('aria-invalid'), 'false');
  await field.fill('(shape:sqare,bucket:0) (bucket:1)');
  await verdict(page, /The rules name sqare/);
  await page.locator('.rules-bench .bench, .rules-bench button').first().waitFor();
  await field.fill('');
  await verdict(page, /Write a rule set/);
  assert.equal(await page.locator('.rules-bench').textContent(), '', 'no board of rules that are gone');

  await page.goto('/rules?lang=de');
  const [answer] = await Promise.all([page.waitForResponse(async (one) => one.url().endsWith('/check') && !(await one.json()).ok),
    page.locator('#rule-text').fill('Order A=[1,2,2]\n(pos:A,bucket:0)')]);
  await page.getByText('Feld 2 kommt zweimal vor. Ein Feld kann nur in einer Gruppe der Reihenfolge stehen.').waitFor();
  const shown = (await page.locator('main').innerText()).toLowerCase();
  const { message, hint } = (await answer.json()).error;
  assert.ok(message && hint && ![message, hint].some((text) => shown.includes(text.toLowerCase())), shown);
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/rules-de.png`, fullPage: true });
  is_content(page);
});

test('a board with two outcomes: both step by step, then by hand into the stalemate', { timeout: 180_000 }, async () => {
  const page = await h.person();
  await write(page, CHOICE);
  await verdict(page, /depends on the player/);
  await page.getByText('Line 1, atom 1').waitFor();
  await page.getByRole('button', { name: 'Show how to clear it' }).click();
  await page.getByRole('button', { name: 'To the end' }).click();
  await standing(page, 'Cleared');
  await page.getByRole('button', { name: 'One move back' }).click();
  await standing(page, /Move 1: B to bucket 1.*accepted/);
  await page.getByRole('button', { name: 'Show how it gets stuck' }).click();
  await page.getByRole('button', { name: 'One move forward' }).click();
  await standing(page, 'Stalemate: 1 of 2 pieces');
  await page.getByRole('button', { name: 'Start again' }).click();
  await page.getByRole('button', { name: /^B: red square, column 6, row 6, accepted by bucket 1/ }).click();
  await page.getByRole('button', { name: /^Bucket 0 \(top left\)/ }).click();
  await standing(page, /Move 1: B to bucket 0.*denied/);
  await page.getByRole('button', { name: /^B: .*denied by bucket 0$/ }).waitFor();
  await page.getByRole('button', { name: /^Bucket 1 \(top right\)/ }).click();
  await standing(page, /Move 2.*accepted/);
  assert.match(await page.getByRole('button', { name: /^Bucket 1/ }).getAttribute('aria-label'), /: red square/);
  is_content(page);
});

test('a board is played with keys alone, and on a phone by touch', { timeout: 180_000 }, async () => {
  const page = await h.person();
  await write(page, CHOICE);
  await standing(page, 'Pick a piece');
  await page.locator('[data-piece="0"]').focus();
  await page.keyboard.press('ArrowRight');
  assert.equal(await page.evaluate(() => document.activeElement.dataset.piece), '1');
  await page.keyboard.press('b');
  await page.keyboard.press('1');
  await standing(page, /Move 1: B to bucket 1.*accepted/);
  await page.keyboard.press('a');
  await page.keyboard.press('3');
  await standing(page, 'Cleared');
  is_content(page);

  const phone = await h.person(PHONE);
  await write(phone, CHOICE);
  await standing(phone, 'Pick a piece');
  await phone.locator('[data-piece="0"]').tap();
  await phone.locator('[data-bucket="2"]').tap();
  await standing(phone, 'Stalemate');
  is_content(phone);
});

test('examples, own names, the normalised form; a reload loses nothing', { timeout: 180_000 }, async () => {
  const page = await h.person();
  await write(page, '(shape:moon,pos:T)(shape:sun)');
  await verdict(page, 'Tested with 4 shapes in 4 colours');
  await page.getByRole('radio', { name: 'My own names' }).check();
  await page.getByLabel('Shapes').fill('moon, sun');
  await page.getByLabel('Colours').fill('grey');
  await verdict(page, 'Tested with 2 shapes in 1 colour');
  await page.getByLabel('Colours').fill('grey, gr%y');
  await page.getByRole('alert').getByText(/a name of its own/i).waitFor();
  await page.getByLabel('Colours').fill('grey');
  await page.getByRole('alert').waitFor({ state: 'detached' }); // what stands below it moves when it goes
  await page.getByText('Normalised form').click();
  await page.getByRole('button', { name: 'Use this form' }).click();
  const field = page.getByLabel('Rule set', { exact: true });
  assert.equal(await field.inputValue(), '(shape:moon, pos:T) (shape:sun)\n');
  await page.getByLabel('Load an example').selectOption({ label: 'Two halves of a memory' });
  await page.getByRole('radio', { name: 'Standard 16' }).check();
  await verdict(page, 'This rule set cannot stalemate.');
  await page.getByRole('button', { name: 'Deal nine pieces' }).click();
  await shows(page.locator('[data-piece]'), 9);
  await page.getByRole('button', { name: 'Restore my text' }).click();
  assert.equal(await field.inputValue(), '(shape:moon,pos:T)(shape:sun)');
  await page.reload();
  assert.equal(await field.inputValue(), '(shape:moon,pos:T)(shape:sun)');
});

test('axe finds nothing beside an error, a proof and a played board, in both themes and widths', { timeout: 270_000 }, async () => {
  for (const look of [{ colorScheme: 'light' }, { colorScheme: 'dark', ...PHONE }]) {
    const page = await h.person({ ...look, bypassCSP: true });
    await write(page, '(shape:star');
    await page.getByText(/Line 1, column/).waitFor();
    assert.deepEqual(await axe(page), []);
    await write(page, CHOICE);
    await verdict(page, 'This rule set can stalemate.');
    const [editor, told] = await Promise.all([page.getByLabel('Rule set', { exact: true }), page.getByRole('region', { name: 'Verdict' })].map((part) => part.boundingBox()));
    assert.ok(told.y >= editor.y + editor.height && told.x < editor.x + editor.width && told.x + told.width > editor.x, `the verdict stands under the editor: ${JSON.stringify([editor, told])}`);
    await page.locator('[data-piece="1"]').click();
    await page.locator('[data-bucket="0"]').click();
    await standing(page, 'denied');
    assert.deepEqual(await axe(page), []);
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), 0);
  }
});
