/* The fleet builder with a preview of an attack: own points against the ships last seen, transports, the turn of
 * arrival. Everything about the other side comes from the last report and is shown with its turn. */
import { html, nothing } from '../../vendor/lit-html.js';
import { rich, t } from '../../locales/text.js';
import {
  by_distance, flight, nation_name, own_planet, own_planets, planet_name, planet_of, you_of,
} from './position.js';
import { expected } from './attack.js';
import { planet_words } from './world.js';
import { ships_at } from './draft.js';
import { slider } from './pieces.js';
import { sign } from './signs.js';

/* The outcome of a battle of so many points. */
function verdict(ships, own, each, theirs) {
  if (!ships) return { kind: 'lost', words: t('cosair-attack-no-cruiser') };
  if (own === theirs) return { kind: 'even', words: t('cosair-attack-even') };
  if (own < theirs) return { kind: 'lost', words: t('cosair-attack-lost') };
  const n = Math.floor(theirs / each);
  return { kind: 'won', words: n ? t('cosair-attack-won-losing', { n }) : t('cosair-attack-won') };
}

function landing(n, need) {
  if (n >= need) return t('cosair-landing-enough', { n, need });
  return n ? t('cosair-landing-few', { n, need }) : t('cosair-landing-raid', { need });
}

const odds = (own, seen) => rich('cosair-attack-odds', { b: (text) => html`<strong>${text}</strong>` },
  { own, theirs: seen.points, n: seen.ships, turn: String(seen.report.turn), each: seen.each });

function helper(view, hints, goal, ships, turns) {
  const { offence } = you_of(view, hints);
  const own = ships.cruisers * offence;
  const seen = expected(view, goal, turns);
  if (!seen) {
    return html`<p class="co-helper unknown">${t('cosair-attack-unknown', { n: ships.cruisers, points: own })}</p>`;
  }
  const { kind, words } = verdict(ships.cruisers, own, offence, seen.points);
  return html`<div class=${`co-helper ${kind}`}>
    <p>${odds(own, seen)} ${words}</p>
    ${kind === 'won'
      ? html`<p>${landing(ships.transports, seen.need)}
        <span class="small">${t('cosair-attack-people', { n: seen.pop / 1000 })}</span></p>`
      : nothing}
    ${seen.report.mines ? html`<p>${sign('mines')} ${t('cosair-attack-mines')}</p>` : nothing}</div>`;
}

/* The ships chosen so far; all available ships at first. */
const chosen_of = (draft, left) => ({
  cruisers: Math.min(left.cruisers, draft.ships?.cruisers ?? left.cruisers),
  transports: Math.min(left.transports, draft.ships?.transports ?? left.transports),
});

function source_of(draft, sources) {
  return (sources.find(({ planet }) => planet.id === draft.from) ?? sources[0])?.planet.id ?? null;
}

function source_field(sources, from, send) {
  return html`<label class="field"><span>${t('cosair-fleet-from')}</span><select
    @change=${(e) => send({ type: 'source', from: Number(e.target.value) })}>${sources.map(({ planet, turns }) => html`
      <option value=${planet.id} ?selected=${planet.id === from}>${t('cosair-fleet-source',
        { planet: planet_words(planet.name), n: turns })}</option>`)}
    </select></label>`;
}

function fleet_title(view, goal, is_own) {
  return is_own ? t('cosair-fleet-to', { planet: planet_name(view, goal) })
    : t('cosair-fleet-attack', { nation: nation_name(view, planet_of(view, goal).owner) });
}

/** Ships to a goal: from where, how many, when they arrive, and what may come of it. */
export function fleet_form(view, draft, hints, goal, send) {
  const has_ships = (p) => Object.values(ships_at(draft, hints, p.id)).some(Boolean);
  const sources = by_distance(view, own_planets(view, hints).filter(has_ships), goal);
  const from = source_of(draft, sources);
  const is_own = Boolean(own_planet(view, hints, goal));
  const title = html`<h3>${fleet_title(view, goal, is_own)}</h3>`;
  if (from === null) {
    return html`<section class="co-menu">${title}<p class="small">${t('cosair-fleet-none')}</p></section>`;
  }
  const left = ships_at(draft, hints, from);
  const ships = chosen_of(draft, left);
  const n = ships.cruisers + ships.transports;
  const turns = flight(view, from, goal);
  const set = (change) => send({ type: 'ships', ships: { ...ships, ...change } });
  return html`<section class="co-menu co-fleet-form">${title}${source_field(sources, from, send)}
    ${slider(t('cosair-fleet-cruisers'), ships.cruisers, left.cruisers, (cruisers) => set({ cruisers }))}
    ${slider(t('cosair-fleet-transports'), ships.transports, left.transports, (transports) => set({ transports }))}
    <p class="small">${t('cosair-fleet-time', { n: turns, turn: String(view.turn + turns) })}</p>
    ${is_own ? nothing : helper(view, hints, goal, ships, turns)}
    <button type="button" class="plain" ?disabled=${n < 1}
      @click=${() => send({ type: 'send_fleet', from, to: goal, ...ships })}>${t('cosair-fleet-send', { n })}</button>
    </section>`;
}
