// clicks.mjs - how many presses a game of CoSAIR asks of a player, with and without standing orders, and how it ends. A script plays through the
// page against a bot, on the same seeds: with the decisions of the suggested standing orders made by hand, with these orders, and with governors that build
// transports and a rule that attacks. In a fourth game of each seed a bot sits where the player sat: do standing orders play worse than it? A choice in a
// list counts as two presses, and so does a number that is typed. Ends with status 1 when games with the suggested orders take more than PRESSES presses.
//     node tests/load/clicks.mjs          CLICKS_SEEDS="1 2 3", CLICKS_TURNS=100, CLICKS_BOTS="greedy strong", CLICKS_BY="hand rules attack bot"
import { fresh } from '../lib/people.mjs';
import { house, send, sign_up } from '../browser/lib/browser.mjs';
import { follow } from '../../frontend/games/cosair/standing.js';
import { fresh as draft_of } from '../../frontend/games/cosair/draft.js';

import { SUGGESTED } from '../../frontend/games/cosair/standing_usual.js';
import { item_name, tech_name } from '../../frontend/games/cosair/world.js';

const SEEDS = (process.env.CLICKS_SEEDS ?? '1 2 3').split(' ');
const TURNS = Number(process.env.CLICKS_TURNS ?? 100);
const BOTS = (process.env.CLICKS_BOTS ?? 'greedy').split(' ').map((name) => `bot:${name}`);
const BY = (process.env.CLICKS_BY ?? 'hand rules attack bot').split(' ');
const STRIDE = '50';
const PRESSES = 25; // per 100 turns, the mean of the seeds

const ask = (page, what) => page.evaluate(async (path) => (await fetch(`/api/v1${path}`)).json(), `${new URL(page.url()).pathname}/${what}`);

/** A player at the page, who counts presses. */
class Player {
  presses = 0;

  constructor(page) {
    this.page = page;
    this.panel = page.locator('#tab-panel');
    this.commit = page.locator('.commit button.grow');
  }

  async press(locator) {
    await locator.click();
    this.presses += 1;
  }

  async choose(field, option) {
    await field.selectOption(option);
    this.presses += 2;
  }

  button(name, within = this.page) {
    return within.getByRole('button', { name, exact: typeof name === 'string' });
  }

  /** A panel, unless it is open. */
  async tab(name) {
    const tab = this.page.getByRole('tab', { name });
    if (await tab.getAttribute('aria-selected') !== 'true') await this.press(tab);
  }

  /** A planet of one's own, as the tasks or the list of planets lead to it. */
  async open(view, id) {
    await this.tab(/^Empire/);
    await this.press(this.panel.locator('tbody').last().getByRole('button', { name: view.planets[id].name, exact: true }));
    await this.page.locator('.co-card h2').filter({ hasText: view.planets[id].name }).waitFor();
  }

  async queue(view, { planet, items }) {
    await this.open(view, planet);
    for (const item of items) await this.press(this.page.locator('.co-offers').getByRole('button', { name: new RegExp(`^${item_name(item)}`) }));
  }

  async colonise(view, { from }) {
    await this.open(view, from);
    await this.press(this.button('Send colony ship'));
  }

  async research(view, { tech }) {
    await this.tab(/^Empire/);
    await this.press(this.panel.locator('.co-tech-row').filter({ hasText: tech_name(tech) }));
  }

  async train() {
    await this.tab(/^Spies/);
    await this.press(this.button(/^Train /, this.panel));
  }

  async spy(view, { agent, planet, mission }) {
    await this.tab(/^Spies/);
    const form = this.panel.locator('.co-agent-row').filter({ hasText: new RegExp(agent, 'i') }).locator('form');
    const [target, what] = [form.locator('select').first(), form.locator('select').last()];
    if (await target.inputValue() !== String(planet)) await this.choose(target, String(planet));
    if (await what.inputValue() !== mission) await this.choose(what, mission);
    await this.press(form.getByRole('button', { name: 'Send' }));
  }

  /** The decisions of the rules, made by hand. */
  async decide() {
    const [{ view }, legal] = [await ask(this.page, 'view'), await ask(this.page, 'legal')];
    const { orders } = follow(draft_of(view, view.you.seat), legal, { all: SUGGESTED });
    const acts = { set_queue: 'queue', colonise: 'colonise', set_research: 'research', recruit_agent: 'train', send_agent: 'spy' };
    for (const order of orders) await this[acts[order.type]](view, order);
  }

  /** End the turn, and wait until the page asks again. */
  async pass() {
    const turn = await this.page.locator('.match .co-map').getAttribute('data-turn');
    await this.press(this.commit);
    await this.page.waitForFunction((n) => (document.querySelector('.match .co-map').dataset.turn !== n && !document.querySelector('.commit .run')
      && document.querySelector('.commit button.grow:enabled')) || document.querySelector('.result'), turn);
  }
}

/* The last turns pass many at a time: games are compared at the same turn, or at their end if that was sooner. */
function potential_at({ history }, seat) {
  const row = history.turns.findLastIndex((turn) => turn <= TURNS + 1);
  return history.potential[row][seat];
}

const post = (page, body) => send(page, 'POST', '/lobbies', { game: 'cosair', seats: 2, clock: { mode: 'untimed' }, rated: false, ...body });

/* The suggested set; with `attacks`, governors that build transports too, and a rule that attacks with them. */
async function use_rules(player, attacks) {
  const { page } = player;
  await player.press(page.locator('details.co-standing > summary'));
  await player.press(player.button('Use the suggested set'));
  await page.locator('.co-orders li').first().waitFor();
  if (!attacks) return;
  const governor = page.locator('.co-standing .co-rule').first();
  await player.press(governor.locator('summary'));
  await governor.getByLabel(item_name('transport')).fill('1');
  player.presses += 2;
  await governor.getByLabel(item_name('transport')).blur();
  await player.press(page.locator('.co-standing .co-presets').getByRole('button', { name: /attack/i }));
  await page.locator('.co-standing .co-rule').nth(5).waitFor();
}

/** A game of the page to the goal; answers the presses of 100 turns and both potentials. */
async function game(page, bot, how) {
  const { match } = await post(page, { bots: [{ seat: 1, bot }] });
  await page.goto(`/matches/${match}`);
  const player = new Player(page);
  await player.commit.and(page.locator(':enabled')).waitFor();
  await player.choose(page.locator('.stride select'), STRIDE);
  if (how !== 'hand') await use_rules(player, how === 'attack');
  let stops = 0;
  for (;;) {
    const { view, status } = await ask(page, 'view');
    if (status !== 'live' || view.turn > TURNS) {
      const [mine, theirs] = [view.you.seat, 1 - view.you.seat].map((seat) => potential_at(view, seat));
      return { presses: player.presses * 100 / (view.turn - 1), turns: view.turn - 1, mine, theirs, stops };
    }
    if (how === 'hand') await player.decide();
    await player.pass();
    stops += 1;
  }
}

/** The same with a bot in the player's seat. */
async function bots_game(page, bot) {
  const { match } = await post(page, { bots: [0, 1].map((seat) => ({ seat, bot })), options: { max_turns: TURNS } });
  await page.goto(`/matches/${match}`);
  await page.locator('.result').waitFor({ timeout: 600_000 });
  const { view } = await ask(page, 'spectate');
  return { presses: 0, turns: view.turn - 1, mine: potential_at(view, 0), theirs: potential_at(view, 1), stops: 0 };
}

const games = [];
for (const seed of SEEDS) {
  const h = await house({ seed: seed.padStart(16, '0') });
  try {
    for (const bot of BOTS) {
      for (const how of BY) {
        const page = await h.person();
        await sign_up(page, fresh('Clicker'));
        games.push({ seed, bot, how, ...await (how === 'bot' ? bots_game(page, bot) : game(page, bot, how)) });
        await page.context().close();
        console.log(JSON.stringify(games.at(-1)));
      }
    }
  } finally {
    await h.close();
  }
}

const mean = (list, of) => list.reduce((sum, one) => sum + of(one), 0) / list.length;
const line = (cells) => console.log(cells.map((cell, i) => (i < 2 ? String(cell).padEnd(12) : String(cell).padStart(18))).join(''));
line(['against', 'by', 'presses per 100', 'turns', 'ends of a turn', 'potential', 'ahead in']);
for (const bot of BOTS) {
  for (const how of BY) {
    const list = games.filter((one) => one.bot === bot && one.how === how);
    line([bot, how, mean(list, (d) => d.presses).toFixed(1), mean(list, (d) => d.turns).toFixed(0), mean(list, (d) => d.stops).toFixed(1),
      `${mean(list, (d) => d.mine).toFixed(1)} : ${mean(list, (d) => d.theirs).toFixed(1)}`, `${list.filter((d) => d.mine > d.theirs).length} of ${list.length}`]);
    if (how === 'rules' && mean(list, (d) => d.presses) > PRESSES) {
      console.log(`more than ${PRESSES} presses per 100 turns against ${bot} with the suggested standing orders`);
      process.exitCode = 1;
    }
  }
}
