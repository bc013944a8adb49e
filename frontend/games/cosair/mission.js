/* A mission of an agent: who, where, what, and how likely it is to fail as far as one knows. */
import { html, nothing } from '../../vendor/lit-html.js';
import { agent_name, MISSIONS } from './world.js';
import { dossier_of, flight, nation_of, planet_of, turns_words, you_of } from './position.js';
import { free_agents } from './draft.js';

/** Percent that a mission fails, from the last look at the other nation's agents; null without one. */
export function failure(view, owner, risk, rank) {
  const seen = dossier_of(view, owner);
  if (!seen) return null;
  const strength = seen.agent_ranks * (seen.techs.includes('security_network') ? 3 : 1);
  if (!strength) return 0;
  return Math.min(95,
    Math.floor(2 * risk * strength / (strength + rank * Math.max(1, nation_of(view, owner).planets))));
}

function mission_option(view, owner, { key, name, risk }, rank) {
  const chance = failure(view, owner, risk, rank);
  return html`<option value=${key}>${name}: ${chance === null ? `risk ${risk} %` : `fails with ${chance} %`}</option>`;
}

/** The form at a foreign planet. */
export function mission_form(view, draft, hints, goal, send) {
  const free = free_agents(view, hints).map((one) => ({ ...one, turns: flight(view, one.at, goal) }))
    .sort((a, b) => a.turns - b.turns);
  if (!free.length) {
    return html`<section class="co-menu"><h3>Send an agent</h3>
      <p class="small">No agent of yours is free.</p></section>`;
  }
  const rank_of = (name) => you_of(view, hints).agents.find((a) => a.name === name)?.rank ?? 1;
  const { owner } = planet_of(view, goal);
  const submit = (event) => {
    event.preventDefault();
    const { agent, mission } = event.target.elements;
    send({ type: 'send_agent', agent: agent.value, planet: goal, mission: mission.value });
  };
  const seen = dossier_of(view, owner);
  return html`<form class="co-menu" @submit=${submit}><h3>Send an agent</h3>
    <div class="co-pair">
    <label class="field"><span>Agent</span><select name="agent">
      ${free.map(({ agent, turns }) => html`<option value=${agent}>${agent_name(agent)}, rank ${rank_of(agent)},
        ${turns_words(turns)}</option>`)}</select></label>
    <label class="field"><span>Mission</span><select
      name="mission">${MISSIONS.map((mission) =>
        mission_option(view, owner, mission, rank_of(free[0].agent)))}</select></label></div>
    ${seen ? html`<p class="small">Chances from the look of turn ${seen.turn}.</p>` : nothing}
    <button class="plain">Send the agent</button></form>`;
}
