/* The fleet builder, and what can be said beforehand of an attack: own points against the ships last seen, transports,
 * the turn of arrival. Everything about the other side is as old as the last report, and is said with its age. */
import { html, nothing } from '../../vendor/lit-html.js';
import {
  by_distance, dossier_of, flight, nation_name, own_planet, own_planets, planet_of, report_of, ships_words, turns_words,
  you_of,
} from './position.js';
import { ships_at } from './draft.js';
import { slider } from './pieces.js';
import { sign } from './signs.js';

const GROWTH = 12;

/* How many people there may be on arrival: they grow, up to what the planet holds. */
function people_then(report, turns) {
  const limit = report.buildings.includes('biosphere') ? 5000 : 4000;
  return Math.min(limit, report.pop + GROWTH * (report.age + turns));
}

/**
 * What a report lets one expect: {ships, each, points, need, pop} with the defenders' points if all ships are cruisers;
 * null without a report.
 */
export function expected(view, goal, turns) {
  const report = report_of(view, goal);
  if (!report) return null;
  const { owner } = planet_of(view, goal);
  const techs = dossier_of(view, owner)?.techs ?? [];
  const each = 3 + (techs.includes('armoured_cruiser') ? 1 : 0) + (report.buildings.includes('starbase') ? 1 : 0);
  const pop = people_then(report, turns);
  const need = Math.ceil(pop / 1000) * (report.buildings.includes('barracks') ? 2 : 1);
  return { ships: report.ships, each, points: report.ships * each, need, pop, report };
}

/* What a battle of so many cruisers would come to. */
function verdict(own, each, theirs) {
  if (!own) return { kind: 'lost', words: 'Without a cruiser nobody can land.' };
  if (own === theirs) return { kind: 'even', words: 'A draw: both fleets fall and the planet holds.' };
  if (own < theirs) return { kind: 'lost', words: 'The whole fleet would be lost.' };
  const lost = Math.floor(theirs / each);
  return { kind: 'won',
    words: lost ? `The battle would be won, losing ${ships_words({ cruisers: lost })}.`
      : 'The battle would be won without a loss.' };
}

const landing = (transports, need) => (transports >= need
  ? `${transports} transports land, ${need} are needed: it would be yours.`
  : transports ? `${need} transports are needed: these ${transports} would be lost on the ground.`
  : `Nobody lands: a raid. ${need} transports would take it.`);

function helper(view, hints, goal, ships, turns) {
  const you = you_of(view, hints);
  const { offence } = you;
  const own = ships.cruisers * offence;
  const seen = expected(view, goal, turns);
  if (!seen) {
    return html`<p class="co-helper unknown">${ships_words({ cruisers: ships.cruisers })}, ${own} points. What waits
      there nobody has looked at: send an agent first, or more than you think.</p>`;
  }
  const { kind, words } = verdict(own, offence, seen.points);
  const is_won = kind === 'won';
  return html`<div class=${`co-helper ${kind}`}>
    <p><strong>${own}</strong> points against <strong>${seen.points}</strong>, if all ${seen.ships} ships of turn
      ${seen.report.turn} are cruisers (${seen.each} each)
      and none were built in ${turns_words(seen.report.age + turns)}. ${words}</p>
    ${is_won
      ? html`<p>${landing(ships.transports, seen.need)}
        <span class="small">About ${(seen.pop / 1000).toFixed(1)} million people by then.</span></p>`
      : nothing}
    ${seen.report.mines
      ? html`<p>${sign('mines')} Mines were there: each may take a cruiser first, six times in ten.</p>`
      : nothing}</div>`;
}

/* What to begin with: all that can go. */
const chosen_of = (draft, left) => ({
  cruisers: Math.min(left.cruisers, draft.ships?.cruisers ?? left.cruisers),
  transports: Math.min(left.transports, draft.ships?.transports ?? left.transports),
});

function source_of(draft, sources) {
  return (sources.find(({ planet }) => planet.id === draft.from) ?? sources[0])?.planet.id ?? null;
}

function source_field(sources, from, send) {
  return html`<label class="field"><span>From</span><select
    @change=${(e) => send({ type: 'source', from: Number(e.target.value) })}>${sources.map(({ planet, turns }) => html`
      <option value=${planet.id} ?selected=${planet.id === from}>${planet.name}, ${turns_words(turns)}</option>`)}
    </select></label>`;
}

/** Ships to a goal: from where, how many, when they are there, and what may come of it. */
export function fleet_form(view, draft, hints, goal, send) {
  const has_ships = (p) => Object.values(ships_at(draft, hints, p.id)).some(Boolean);
  const sources = by_distance(view, own_planets(view, hints).filter(has_ships), goal);
  const from = source_of(draft, sources);
  const is_own = Boolean(own_planet(view, hints, goal));
  const title = is_own ? `Ships to ${planet_of(view, goal).name}`
    : `Attack ${nation_name(view, planet_of(view, goal).owner)} here`;
  if (from === null) {
    return html`<section class="co-menu"><h3>${title}</h3>
      <p class="small">No ship of yours lies free at another planet.</p></section>`;
  }
  const left = ships_at(draft, hints, from);
  const ships = chosen_of(draft, left);
  const turns = flight(view, from, goal);
  const set = (change) => send({ type: 'ships', ships: { ...ships, ...change } });
  return html`<section class="co-menu co-fleet-form"><h3>${title}</h3>${source_field(sources, from, send)}
    ${slider('Cruisers', ships.cruisers, left.cruisers, (cruisers) => set({ cruisers }))}
    ${slider('Transports', ships.transports, left.transports, (transports) => set({ transports }))}
    <p class="small">${turns_words(turns)}: there in turn ${view.turn + turns}. Nothing in flight can be
      called back.</p>
    ${is_own ? nothing : helper(view, hints, goal, ships, turns)}
    <button type="button" class="plain" ?disabled=${ships.cruisers + ships.transports < 1}
      @click=${() => send({ type: 'send_fleet', from, to: goal, ...ships })}>Send ${ships.cruisers + ships.transports}
      ${ships.cruisers + ships.transports === 1 ? 'ship' : 'ships'}</button></section>`;
}
