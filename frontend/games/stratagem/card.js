/* The rules of Stratagem on one card, with the present values of a match. */
import { html, nothing } from '../../vendor/lit-html.js';
import { t } from '../../locales/text.js';
import { age_name, seat_name, unit_name, unit_note } from './names.js';
import { mine, stats_of } from './position.js';
import { unit_sign } from './signs.js';
import { PROVINCES, RULES, UNITS } from './world.js';

const row = (unit, civ) => html`<tr><th scope="row">${unit_sign(unit.id, civ)} ${unit_name(unit.id, civ)}</th>
  <td class="figure">${unit.strength}</td><td class="figure">${unit.speed}</td><td>${age_name(unit.age)}</td>
  <td class="small">${unit_note(unit.id, civ)}</td></tr>`;

function units(view) {
  const { civ, seat } = view.you ?? {};
  const shown = UNITS.filter(({ id }) => id !== 'unique' || civ)
    .map((unit) => ({ ...unit, ...stats_of(view, unit.id, seat) }));
  return html`<table class="rows sg-units"><caption class="unseen">${t('stratagem-card-units')}</caption>
    <thead><tr><th scope="col">${t('stratagem-card-unit')}</th>
      <th scope="col" class="figure">${t('stratagem-card-strength')}</th>
      <th scope="col" class="figure">${t('stratagem-card-speed')}</th><th scope="col">${t('stratagem-card-age')}</th>
      <th scope="col">${t('stratagem-card-note')}</th></tr></thead>
    <tbody>${shown.map((unit) => row(unit, civ))}</tbody></table>`;
}

/* Whose values are told: the viewer's own, or those of the leading player. */
function counted(view, id) {
  const own = mine(view);
  const best = [...view.players].sort((a, b) => b[id] - a[id])[0];
  const player = own === null ? best : view.players.find(({ seat }) => seat === own) ?? best;
  return { n: player[id], who: own === null ? 'other' : 'own', seat: seat_name(player.seat) };
}

/* A way to win, and where the match stands on it. */
const way = (id, set, now) => html`<li>${t(`stratagem-card-${id}`, set)} ${t(`stratagem-card-${id}-now`, now)}</li>`;

/* A game that began before the newest rules keeps its own: the numbers here are those of the game. */
const older = ({ rules }) => (rules.version === RULES.version ? nothing
  : html`<p class="small">${t('stratagem-card-version',
    { version: String(rules.version), newest: String(RULES.version) })}</p>`);

/** The card. */
export function card(view) {
  const { gold_goal: goal, domination, max_turns: most } = view.options ?? {};
  const { domination_turns: turns } = view.rules;
  const active = view.players.filter((player) => player.active).length;
  return html`<p class="card-goal">${t('stratagem-card-goal')}</p>
    <h3>${t('stratagem-card-win')}</h3>
    <ul>${way('gold', { goal }, { goal, ...counted(view, 'gold') })}
      ${way('land', { goal: domination, all: PROVINCES.length, turns }, counted(view, 'provinces'))}
      ${way('last', {}, { n: active })}
      ${most ? way('score', { most: String(most) }, { turn: String(view.turn) }) : nothing}</ul>
    <h3>${t('stratagem-card-units')}</h3>${units(view)}
    <p class="small">${t('stratagem-card-battle')}</p>${older(view)}`;
}

/** What a newcomer is told in the first turn. */
export const first_turn = (view) => (view.turn > 1 ? null : { goal: t('stratagem-card-goal'),
  todo: ['march', 'recruit', 'send'].map((step) => t(`stratagem-card-first-${step}`)) });
