// lighthouse.mjs - the pages as a slow phone loads them, by Lighthouse's own simulation (a processor four times slower, 1.6 Mbit/s, 150 ms), on an
// arena of its own. Told is the median of LIGHTHOUSE_RUNS (3) runs of each page in LIGHTHOUSE_PAGES. A missed bar is shown and changes no exit status.
// Before the first time: make tests/load/node_modules/.installed
import { chromium } from 'playwright-core';
import { stack } from '../lib/stack.mjs';
import { median } from './measure.mjs';
import { advance, free_port, matches } from './stand.mjs';

const { default: lighthouse } = await import('lighthouse');
const RUNS = Number(process.env.LIGHTHOUSE_RUNS ?? 3);
const METRICS = { 'largest-contentful-paint': ['LCP', 1500, 'ms'], 'total-blocking-time': ['TBT', 100, 'ms'], 'cumulative-layout-shift': ['CLS', 0.02, ''] };
const SCORES = ['performance', 'accessibility', 'best-practices', 'seo'];
const SCORE_BAR = 98;
const wanted = (process.env.LIGHTHOUSE_PAGES ?? 'home match archive learn').split(/[\s,]+/).filter(Boolean);

/** One run: {LCP, TBT, CLS, scores, wrong: audits that cost points}. */
async function look(url, port) {
  const { lhr } = await lighthouse(url, { port, logLevel: 'error', onlyCategories: SCORES });
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  const run = { scores: SCORES.map((name) => Math.round(lhr.categories[name].score * 100)) };
  for (const [audit, [name]] of Object.entries(METRICS)) run[name] = lhr.audits[audit].numericValue;
  const weighed = Object.values(lhr.categories).flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id));
  run.wrong = weighed.filter((id) => lhr.audits[id].score !== null && lhr.audits[id].score < 0.9);
  return run;
}

async function page(name, url, port) {
  const runs = [];
  for (let i = 0; i < RUNS; i++) runs.push(await look(url, port));
  const numbers = Object.values(METRICS).map(([key, bar, unit]) => {
    const value = median(runs.map((run) => run[key]));
    return `${key} ${value < 10 ? value.toFixed(3) : Math.round(value)} ${unit} (<= ${bar})${value > bar ? ' MISS' : ''}`;
  });
  const scores = SCORES.map((key, i) => {
    const value = median(runs.map((run) => run.scores[i]));
    return `${key} ${value}${value < SCORE_BAR ? ' MISS' : ''}`;
  });
  console.log(`${name.padEnd(9)}${numbers.join(', ')}\n${''.padEnd(9)}${scores.join(', ')} (>= ${SCORE_BAR})`);
  const wrong = [...new Set(runs.flatMap((run) => run.wrong))];
  if (wrong.length) console.log(`${''.padEnd(9)}what costs points: ${wrong.join(', ')}`);
}

const arena = await stack({ own: true, workers: 4, env: { QUADRIVIUM_LIMIT_GUESTS: '1000' } });
const port = await free_port();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell', chromiumSandbox: process.getuid?.() !== 0,
  args: ['--disable-gpu', `--remote-debugging-port=${port}`],
});
try {
  const [match] = await matches(arena, 1);
  await advance(match);
  const pages = { home: '/', match: `/matches/${match.id}`, archive: '/archive', learn: '/learn' };
  for (const name of wanted) {
    if (!(name in pages)) throw new Error(`no such page: ${name}; there are ${Object.keys(pages).join(' ')}`);
    await page(name, arena.url + pages[name], port);
  }
} finally {
  await browser.close();
  await arena.stop();
}
