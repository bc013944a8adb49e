/* The nation's own affairs: tax, research, the ledger, one's planets, and what is about to finish. */
import { html, nothing } from '../../vendor/lit-html.js';
import { rich, t } from '../../locales/text.js';
import { item_name, planet_words, TECHS, tech_name, tech_note, trainee } from './world.js';
import { millions, number, own_planets, people, signed, you_of } from './position.js';
import { research_of, tax_of } from './draft.js';
import { bar, planet_link, slider } from './pieces.js';

function tax(draft, hints, you, send) {
  const rates = hints?.set_tax?.rates ?? you.taxes.map((row) => row.rate);
  if (rates.length < 2) {
    return html`<section class="co-menu"><h2>${t('cosair-tax')}</h2>
      <p class="small">${t('cosair-tax-fixed')}</p></section>`;
  }
  const now = tax_of(draft);
  const row = you.taxes.find(({ rate }) => rate === now) ?? { gold: 0, research: 0 };
  return html`<section class="co-menu">
    <h2>${t('cosair-tax')}</h2>${slider(t('cosair-tax-rate'), now, rates.at(-1), (rate) => send({ type: 'tax', rate }),
      { min: rates[0], step: 10 })}
    <p aria-live="polite">${rich('cosair-tax-yield', { b: (text) => html`<strong>${text}</strong>` },
      { points: you.trade_points, gold: row.gold, research: row.research })}</p></section>`;
}

function tech_row(key, now, may, send) {
  const is_now = now === key;
  return html`<li><button type="button" class="plain co-tech-row" aria-pressed=${is_now ? 'true' : 'false'}
    ?disabled=${!may.has(key) && !is_now} @click=${() => send({ type: 'research', tech: key })}>
    <span><strong>${tech_name(key)}</strong><span class="small">${tech_note(key)}</span></span></button></li>`;
}

function research(draft, hints, you, send) {
  if (you.next_tech_cost === null) {
    return html`<section class="co-menu"><h2>${t('cosair-research')}</h2><p>${t('cosair-research-all')}</p></section>`;
  }
  const open = TECHS.filter((key) => !you.techs.includes(key));
  const may = new Set(hints?.set_research?.techs ?? open);
  const facts = { n: you.rp, cost: you.next_tech_cost };
  const left = you.research_turns;
  return html`<section class="co-menu"><h2>${t('cosair-research')}</h2>
    ${bar(t('cosair-research-bar', facts), you.rp, you.next_tech_cost)}
    <p class="small">${left === null ? t('cosair-research-idle', facts)
      : t('cosair-research-pace', { left, ...facts })}</p>
    <ul class="co-techs">${open.map((key) => tech_row(key, research_of(draft), may, send))}</ul>
    ${you.techs.length
      ? html`<p class="small">${t('cosair-research-known', { techs: you.techs.map(tech_name).join(', ') })}</p>`
      : nothing}</section>`;
}

const LEDGER = ['tax', 'interest', 'buildings', 'agents', 'ships', 'rush'];

function ledger({ gold, ledger: rows }) {
  return html`<table class="co-ledger"><caption class="unseen">${t('cosair-ledger')}</caption><tbody>
    <tr class="first"><th scope="row">${t('cosair-ledger-before')}</th><td>${number(gold)}</td></tr>
    ${LEDGER.filter((key) => rows[key] || key === 'tax').map((key) =>
      html`<tr><th scope="row">${t(`cosair-ledger-${key}`)}</th><td>${signed(rows[key])}</td></tr>`)}
    <tr class="sum"><th scope="row">${t('cosair-ledger-after')}</th><td>${number(gold + rows.total)}</td></tr>
    </tbody></table>`;
}

const facts_of = (you) => [
  [t('cosair-fact-trade'), you.trade_points], [t('cosair-fact-people'), people(you.population)],
  [t('cosair-fact-freighters'), t('cosair-fact-of', { n: you.active_freighters, all: you.freighters })],
  [t('cosair-fact-ships'), t('cosair-fact-command', { n: you.ships, all: you.command_points })],
  [t('cosair-fact-colony'), you.colonisations_left
    ? t('cosair-fact-colony-cost', { gold: you.colony_cost, left: you.colonisations_left })
    : t('cosair-fact-colony-none')],
  [t('cosair-fact-spies'), you.counterespionage], [t('cosair-fact-offence'), you.offence],
  [t('cosair-fact-defence'), you.defence]];

function economy(you) {
  return html`<section class="co-menu"><h2>${t('cosair-economy')}</h2>${ledger(you)}
    ${you.penalty ? html`<p class="note warn">${t('cosair-penalty', { n: you.penalty })}</p>` : nothing}
    <dl class="co-facts">${facts_of(you).map(([words, n]) => html`<div><dt>${words}</dt><dd>${n}</dd></div>`)}</dl>
    </section>`;
}

/* Turns until a build queue is empty; null: never at this rate, or the queue repeats. */
const runs_dry = (p) =>
  (p.repeat && p.queue.some((item) => ['cruiser', 'transport', 'freighter', 'mines'].includes(item)) ? null
    : p.queue.length ? p.done_in?.at(-1) ?? null : 0);

/**
 * What finishes soon: build queues, research, an agent's training, [{turns, words, planet}], the soonest first.
 */
export function dry(view, hints) {
  const you = you_of(view, hints);
  const lists = own_planets(view, hints).map((p) => ({ turns: runs_dry(p), planet: p.id,
    words: t('cosair-dry-list', { planet: planet_words(p.name) }) }));
  const more = [
    { turns: you.research ? you.research_turns : null, words: t('cosair-dry-tech', { tech: tech_name(you.research) }) },
    { turns: you.recruit_done ? you.recruit_done - view.turn : null,
      words: t('cosair-dry-agent', { agent: trainee(you) }) },
  ];
  return [...lists, ...more].filter(({ turns }) => Number.isInteger(turns)).sort((a, b) => a.turns - b.turns);
}

function standing(view, hints, look) {
  const all = dry(view, hints).slice(0, 8);
  return html`<section class="co-menu"><h2>${t('cosair-dry')}</h2>
    ${all.length
      ? html`<ul class="co-dry">${all.map(({ turns, words, planet }) =>
        html`<li><span class="co-when-dry">${turns ? t('cosair-dry-in', { n: turns }) : t('cosair-dry-now')}</span>
          ${planet === undefined ? html`<span>${words}</span>`
            : html`<button type="button" class="bare co-link" @click=${() => look(planet)}>${words}</button>`}</li>`)}
        </ul>`
      : html`<p class="small">${t('cosair-dry-none')}</p>`}</section>`;
}

/* What a planet builds now, and how long it takes. */
function builds_words({ queue, done_in }) {
  if (!queue.length) return t('cosair-builds-nothing');
  const item = item_name(queue[0]);
  return done_in?.[0] ? t('cosair-builds-in', { item, n: done_in[0] }) : item;
}

function planets(view, hints, look) {
  const rows = own_planets(view, hints);
  const figure = (words) => html`<th scope="col" class="figure">${words}</th>`;
  return html`<section class="co-menu"><h2>${t('cosair-own-planets')} <span class="small">${rows.length}</span></h2>
    <div class="co-scroll" tabindex="0" role="group" aria-label=${t('cosair-own-planets-table')}>
      <table class="rows"><thead><tr><th scope="col">${t('cosair-column-planet')}</th>
    ${figure(t('cosair-column-million'))} ${figure(t('cosair-column-points'))}
    ${figure(t('cosair-fleet-cruisers'))} ${figure(t('cosair-fleet-transports'))}
    <th scope="col">${t('cosair-column-builds')}</th></tr></thead>
    <tbody>
      ${rows.map((p) => html`<tr><th scope="row">${planet_link(view, p.id, look)}</th>
        <td class="figure">${millions(p.pop)}</td><td class="figure">${p.production}</td>
        <td class="figure">${p.cruisers}</td><td class="figure">${p.transports}</td>
        <td>${builds_words(p)}</td></tr>`)}</tbody></table></div></section>`;
}

/** The whole panel; `look` opens a planet. */
export function empire_panel(view, draft, hints, send, look) {
  const you = you_of(view, hints);
  if (!you?.ledger) return html`<p class="quiet">${t('cosair-empire-private')}</p>`;
  return html`<div class="co-empire" role="group" tabindex="-1" aria-label=${t('cosair-tab-empire')}>
    ${draft ? html`${tax(draft, hints, you, send)} ${research(draft, hints, you, send)}` : nothing}
    ${view.over ? nothing : standing(view, hints, look)} ${economy(you)} ${planets(view, hints, look)}</div>`;
}
