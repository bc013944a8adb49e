/* The mission of an agent, with the chance of failure as far as it is known. */
import { html, nothing } from '../../vendor/lit-html.js';
import { t } from '../../locales/text.js';
import { agent_name, mission_name, MISSIONS } from './world.js';
import { dossier_of, flight, nation_of, planet_of, you_of } from './position.js';
import { free_agents } from './draft.js';

/** The chance of failure in percent, from the last report on the other nation; null without one. */
export function failure(view, owner, risk, rank) {
  const seen = dossier_of(view, owner);
  if (!seen) return null;
  const strength = seen.agent_ranks * (seen.techs.includes('security_network') ? 3 : 1);
  if (!strength) return 0;
  return Math.min(95,
    Math.floor(2 * risk * strength / (strength + rank * Math.max(1, nation_of(view, owner).planets))));
}

function mission_option(view, owner, { key, risk }, rank) {
  const chance = failure(view, owner, risk, rank);
  const mission = mission_name(key);
  return html`<option value=${key}>${chance === null ? t('cosair-mission-risk', { mission, risk })
    : t('cosair-mission-chance', { mission, chance })}</option>`;
}

/** The form at a foreign planet. */
export function mission_form(view, draft, hints, goal, send) {
  const free = free_agents(view, hints).map((one) => ({ ...one, turns: flight(view, one.at, goal) }))
    .sort((a, b) => a.turns - b.turns);
  if (!free.length) {
    return html`<section class="co-menu"><h3>${t('cosair-mission-form')}</h3>
      <p class="small">${t('cosair-mission-no-agent')}</p></section>`;
  }
  const rank_of = (name) => you_of(view, hints).agents.find((a) => a.name === name)?.rank ?? 1;
  const { owner } = planet_of(view, goal);
  const submit = (event) => {
    event.preventDefault();
    const { agent, mission } = event.target.elements;
    send({ type: 'send_agent', agent: agent.value, planet: goal, mission: mission.value });
  };
  const seen = dossier_of(view, owner);
  return html`<form class="co-menu" @submit=${submit}><h3>${t('cosair-mission-form')}</h3>
    <div class="co-pair">
    <label class="field"><span>${t('cosair-mission-agent')}</span><select name="agent">
      ${free.map(({ agent, turns }) => html`<option value=${agent}>${t('cosair-mission-agent-option', {
        agent: agent_name(agent), rank: rank_of(agent), n: turns })}</option>`)}</select></label>
    <label class="field"><span>${t('cosair-mission-label')}</span><select
      name="mission">${MISSIONS.map((mission) =>
        mission_option(view, owner, mission, rank_of(free[0].agent)))}</select></label></div>
    ${seen ? html`<p class="small">${t('cosair-mission-basis', { turn: String(seen.turn) })}</p>` : nothing}
    <button class="plain">${t('cosair-mission-send')}</button></form>`;
}
