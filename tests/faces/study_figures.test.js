// The figures of a study: estimates worked out by hand, tables, and drawings that hold no more than they should.
import { window } from './lib/dom.mjs';
import test from 'node:test';
import assert from 'node:assert/strict';
import { csv_of, figures_of, median_mastery, survival } from '../../frontend/model/study_figures.js';
import { plot_file, plot_svg, ticks } from '../../frontend/views/experiment/plot.js';

const risk = [{ attempts: 3, mastered: true, series: 2 }, { attempts: 5, mastered: false, series: 1 }, { attempts: 5, mastered: true, series: 1 },
  { attempts: 9, mastered: true, series: 1 }, { attempts: 12, mastered: false, series: 1 }];
const board = (number, mean) => ({ board: number, series: 4, mean_errors_milli: mean, deviation_milli: 2000 });
const rule = (rule_id, mean, more) => ({ rule_id, series: 6, mastered: 4, mean_errors_milli: mean, deviation_milli: 600, mean_score_milli: 17_500,
  boards: [board(1, 2500), board(2, 500)], risk, ...more });
const words = { title: 'A & B', x: 'x', y: 'y' };
const by_id = (rules) => Object.fromEntries(figures_of(rules).map((figure) => [figure.id, figure]));
const parsed = (svg) => new window.DOMParser().parseFromString(svg, 'image/svg+xml');

test('survival is the estimate of Kaplan and Meier, worked out by hand', () => {
  const steps = survival(risk);
  assert.deepEqual(steps.map(({ attempts, at_risk, mastered, censored }) => [attempts, at_risk, mastered, censored]), [[3, 6, 2, 0], [5, 4, 1, 1], [9, 2, 1, 0], [12, 1, 0, 1]]);
  for (const [i, share] of [4 / 6, 4 / 6 * 3 / 4, 4 / 6 * 3 / 4 / 2, 4 / 6 * 3 / 4 / 2].entries()) assert.ok(Math.abs(steps[i].share - share) < 1e-12);
  assert.equal(median_mastery(steps), 5);
  assert.equal(median_mastery(survival([{ attempts: 0, mastered: false, series: 3 }])), null);
  assert.equal(survival([{ attempts: 7, mastered: true, series: 2 }]).at(-1).share, 0);
});

test('each figure has its table; rules are text there, whatever they are called', () => {
  const { curves, mastery, survival: left, difficulty } = by_id([rule('easy', 1000), rule('=hard, "1"', 4000)]);
  assert.deepEqual(curves.rows[0], ['easy', 1, 4, 2.5, 1]);
  assert.deepEqual(difficulty.rows.map((row) => row[0]), ['=hard, "1"', 'easy'], 'the hardest first');
  assert.deepEqual(difficulty.rows[1], ['easy', 6, 4, 5, 1, 0.2449, 17.5]);
  assert.equal(csv_of(mastery).split('\r\n')[1], '"easy",3,TRUE,2');
  assert.equal(csv_of(difficulty).split('\r\n')[1], '"\'=hard, ""1""",6,4,5,4,0.2449,17.5');
  assert.equal(left.rows.length, 8);
  assert.deepEqual(left.marks[0].line.slice(0, 2), [[0, 1], [3, 1]]);
  assert.equal(left.marks[0].line[2][0], 3);
  assert.equal(csv_of(by_id([rule('one', 0, { risk: [{ attempts: 2, mastered: false, series: 6 }] })]).difficulty).split('\r\n')[1], '"one",6,4,,0,0.2449,17.5');
});

test('a drawing is well formed at every width, for one rule and for twenty, and a file needs no page', () => {
  const name = '<script>&"a very long name of a rule';
  for (const count of [1, 20])
    for (const width of [360, 640])
      for (const figure of figures_of(Array.from({ length: count }, (_, i) => rule(`${name}${i}`, 1000 * i)))) {
        const svg = plot_svg(figure, words, width);
        const page = parsed(svg);
        assert.equal(page.querySelector('parsererror'), null, svg.slice(0, 300));
        assert.equal(page.documentElement.getAttribute('width'), String(width));
        assert.equal(page.querySelectorAll('script, [style], [href]').length, 0);
        assert.ok(!/NaN|Infinity|undefined/.test(svg), figure.id);
        const file = plot_file(svg, (token) => `[${token}]`);
        assert.ok(!file.includes('var(') && file.includes('[--ink]'), 'colours are plain in a file');
        for (const one of page.querySelectorAll('circle')) {
          const [x, y] = [Number(one.getAttribute('cx')), Number(one.getAttribute('cy'))];
          assert.ok(x >= 0 && x <= width && y >= 0 && y <= Number(page.documentElement.getAttribute('height')), `${figure.id}: ${x} ${y}`);
        }
      }
});

test('an axis has round steps, few enough to read', () => {
  assert.deepEqual(ticks(0, 1), [0, 0.2, 0.4, 0.6, 0.8, 1]);
  assert.deepEqual(ticks(1, 5), [1, 2, 3, 4, 5]);
  assert.deepEqual(ticks(1, 2, true), [1, 2]);
  assert.deepEqual(ticks(0, 287), [0, 50, 100, 150, 200, 250]);
  for (const to of [0.001, 1, 7, 99, 12_345]) assert.ok(ticks(0, to).length >= 3 && ticks(0, to).length <= 7, String(to));
});

test('participants whom the list of payments leaves out are named, with the reason', async () => {
  const { render } = await import('../../frontend/vendor/lit-html.js');
  const { people } = await import('../../frontend/views/experiment/people.js');
  const one = { participant: 'p1', id: '=1', platform: 'prolific', status: 'complete', code: null, bonus: 60, currency: 'EUR', joined_at: '2030-01-01T00:00:00Z', last_at: '2030-01-01T00:00:00Z' };
  const words_for = (left_out) => {
    const root = window.document.createElement('main');
    render(people({ x: { id: 'x', title: 'X' }, items: [one], next: null, left_out, act: { busy: false, error: '' } }, {}), root);
    return root.querySelector('.warn')?.textContent.trim();
  };
  assert.equal(words_for([]), undefined);
  assert.equal(words_for(['p1']), 'Not in the list: participant p1. A payment form or a spreadsheet would misread their platform id. Pay them on the platform itself.');
  assert.match(words_for(['p1', 'p2']), /^Not in the list: participants p1 and p2\./);
});
