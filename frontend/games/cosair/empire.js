/* The nation's own affairs: tax, research, the ledger, one's planets, and what runs dry before long. */
import { html, nothing } from '../../vendor/lit-html.js';
import { TECHS, tech_name } from './world.js';
import { number, own_planets, signed, turns_words, you_of } from './position.js';
import { research_of, tax_of } from './draft.js';
import { bar, planet_link, slider } from './pieces.js';
import { agent_name, item_name } from './world.js';

function tax(draft, hints, you, send) {
  const rates = hints?.set_tax?.rates ?? you.taxes.map((row) => row.rate);
  if (rates.length < 2) {
    return html`<section class="co-menu"><h2>Tax</h2>
      <p class="small">All technologies are known: everything is gold, the tax stays at 100 %.</p></section>`;
  }
  const now = tax_of(draft);
  const row = you.taxes.find(({ rate }) => rate === now) ?? { gold: 0, research: 0 };
  return html`<section class="co-menu">
    <h2>Tax</h2>${slider('Percent of trade', now, rates.at(-1), (rate) => send({ type: 'tax', rate }),
      { min: rates[0], step: 10 })}
    <p aria-live="polite">${you.trade_points} trade points:
      <strong>${row.gold} gold</strong> and <strong>${row.research} research</strong> a turn.</p></section>`;
}

function tech_row({ key, name, note }, now, may, send) {
  const is_now = now === key;
  return html`<li><button type="button" class="plain co-tech-row" aria-pressed=${is_now ? 'true' : 'false'}
    ?disabled=${!may.has(key) && !is_now} @click=${() => send({ type: 'research', tech: key })}>
    <span><strong>${name}</strong><span class="small">${note}</span></span></button></li>`;
}

function research(draft, hints, you, send) {
  const known = new Set(you.techs);
  const learnt = you.techs.length ? html`<p class="small">Known: ${you.techs.map(tech_name).join(', ')}.</p>` : nothing;
  if (you.next_tech_cost === null) {
    return html`<section class="co-menu"><h2>Research</h2><p>All ten technologies are known.</p></section>`;
  }
  const open = TECHS.filter(({ key }) => !known.has(key));
  const may = new Set(hints?.set_research?.techs ?? open.map(({ key }) => key));
  const pace = you.research_turns === null ? 'points gather until you choose'
    : `done in ${turns_words(you.research_turns)}`;
  return html`<section class="co-menu">
    <h2>Research</h2>${bar('Research points', you.rp, you.next_tech_cost)}<p class="small">${you.rp} of
      ${you.next_tech_cost} points; ${pace}. Changing the choice loses nothing.</p>
    <ul class="co-techs">${open.map((tech) => tech_row(tech, research_of(draft), may, send))}</ul>${learnt}</section>`;
}

const LEDGER = [['tax', 'Tax'], ['interest', 'Interest'], ['buildings', 'Buildings'], ['agents', 'Agents'],
  ['ships', 'Ships beyond command'], ['rush', 'Rush']];

function ledger(you) {
  const { ledger: rows } = you;
  const facts = [['Trade points', you.trade_points], ['People', `${(you.population / 1000).toFixed(2)} million`],
    ['Freighters at work', `${you.active_freighters} of ${you.freighters}`],
    ['Ships', `${you.ships} of ${you.command_points} command points`],
    ['Next colony', you.colonisations_left ? `${you.colony_cost} gold, ${you.colonisations_left} left` : 'none left'],
    ['Counterespionage', you.counterespionage], ['A cruiser attacks with', you.offence],
    ['A cruiser defends with', you.defence]];
  return html`<section class="co-menu"><h2>Almanac</h2>
    <table class="co-ledger"><caption class="unseen">Gold of the coming turn</caption><tbody>
    <tr class="first"><th scope="row">In the treasury</th><td>${number(you.gold)}</td></tr>
    ${LEDGER.filter(([key]) => rows[key] || key === 'tax')
      .map(([key, words]) => html`<tr><th scope="row">${words}</th><td>${signed(rows[key])}</td></tr>`)}
    <tr class="sum"><th scope="row">After this turn</th><td>${number(you.gold + rows.total)}</td></tr></tbody></table>
    ${you.penalty
      ? html`<p class="note warn">The debt costs ${you.penalty} production points for every million people.</p>`
      : nothing}
    <dl class="co-facts">${facts.map(([words, n]) => html`<div><dt>${words}</dt><dd>${n}</dd></div>`)}</dl></section>`;
}

/* Turns until a list has nothing more to build; null: never at this pace, or it is repeated. */
const runs_dry = (p) =>
  (p.repeat && p.queue.some((item) => ['cruiser', 'transport', 'freighter', 'mines'].includes(item)) ? null
    : p.queue.length ? p.done_in?.at(-1) ?? null : 0);

/**
 * What stops by itself before long: lists, research, the recruit, [{turns, words, planet}], the first to stop first.
 */
export function dry(view, hints) {
  const you = you_of(view, hints);
  const lists = own_planets(view, hints).map((p) => ({ turns: runs_dry(p), words: `${p.name}: the list ends`,
    planet: p.id }));
  const more = [
    { turns: you.research ? you.research_turns : null, words: `${tech_name(you.research)} is learnt` },
    { turns: you.recruit_done ? you.recruit_done - view.turn : null,
      words: `${agent_name(you.next_agent)} is trained` },
  ];
  return [...lists, ...more].filter(({ turns }) => Number.isInteger(turns)).sort((a, b) => a.turns - b.turns);
}

function standing(view, hints, look) {
  const all = dry(view, hints).slice(0, 8);
  return html`<section class="co-menu"><h2>Runs dry</h2>
    ${all.length
      ? html`<ul class="co-dry">
        ${all.map(({ turns, words, planet }) =>
          html`<li><span class="co-when-dry">${turns ? `in ${turns}` : 'now'}</span>
            ${planet === undefined ? html`<span>${words}</span>`
              : html`<button type="button" class="bare co-link" @click=${() => look(planet)}>${words}</button>`}</li>`)}
        </ul>`
      : html`<p class="small">Nothing that was begun comes to an end by itself.</p>`}</section>`;
}

function planets(view, hints, look) {
  const rows = own_planets(view, hints);
  return html`<section class="co-menu"><h2>Planets <span class="small">${rows.length}</span></h2>
    <div class="co-scroll" tabindex="0" role="group" aria-label="Your planets">
      <table class="rows"><thead><tr><th scope="col">Planet</th><th scope="col" class="figure">Million</th>
    <th scope="col" class="figure">Points</th>
    <th scope="col" class="figure">Cruisers</th><th scope="col" class="figure">Transports</th>
    <th scope="col">Builds</th></tr></thead>
    <tbody>
      ${rows.map((p) => html`<tr><th scope="row">${planet_link(view, p.id, look)}</th>
        <td class="figure">${(p.pop / 1000).toFixed(2)}</td><td class="figure">${p.production}</td>
        <td class="figure">${p.cruisers}</td><td class="figure">${p.transports}</td>
        <td>${p.queue.length ? `${item_name(p.queue[0])}${p.done_in?.[0] ? ` in ${p.done_in[0]}` : ''}`
          : 'nothing'}</td></tr>`)}</tbody></table></div></section>`;
}

/** The whole panel; `look` opens a planet. */
export function empire_panel(view, draft, hints, send, look) {
  const you = you_of(view, hints);
  if (!you?.ledger) return html`<p class="quiet">The affairs of a nation are shown to who leads it.</p>`;
  return html`<div class="co-empire">
    ${draft ? html`${tax(draft, hints, you, send)} ${research(draft, hints, you, send)}` : nothing}
    ${standing(view, hints, look)} ${ledger(you)} ${planets(view, hints, look)}</div>`;
}
