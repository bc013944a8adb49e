/* The agents, what they are about, and what they brought home: reports as dated cards that fade with age. */
import { html, nothing } from '../../vendor/lit-html.js';
import { agent_name, mission_name, MISSIONS, tech_name } from './world.js';
import {
  arrival, dossier_of, foreign_by_distance, nation_name, number, planet_of, report_of, you_of,
} from './position.js';
import { age_words, report_words } from './planet.js';
import { nation_label, planet_link } from './pieces.js';
import { failure } from './mission.js';
import { sign } from './signs.js';

const FADED = 40;

/* How faded a report is, in five steps. */
export const fading = (age) => Math.min(4, Math.floor(age / (FADED / 4)));

const pips = (rank) => html`<span class="co-rank" role="img" aria-label=${`Rank ${rank}`}
  title=${`Rank ${rank} of 5`}>${'●'.repeat(rank)}<span class="rest">${'○'.repeat(5 - rank)}</span></span>`;

function doing(view, agent, look) {
  if (agent.state === 'home') return html`free at ${planet_link(view, agent.at, look)}`;
  const goal = planet_link(view, agent.to, look);
  const what = agent.state === 'back' ? html`back to ${goal}`
    : html`to ${goal}: ${mission_name(agent.mission).toLowerCase()}`;
  return html`${what}, ${arrival(view, agent.arrives)}`;
}

/* A free agent's next errand. */
function errand(view, hints, agent, send) {
  const goals = foreign_by_distance(view, agent.at);
  if (!goals.length) return nothing;
  const submit = (event) => {
    event.preventDefault();
    const { planet, mission } = event.target.elements;
    send({ type: 'send_agent', agent: agent.name, planet: Number(planet.value), mission: mission.value });
  };
  const risk = ({ owner }, mission) => failure(view, owner, mission.risk, agent.rank);
  return html`<form class="co-errand" @submit=${submit}>
    <label class="grow"><span class="unseen">Where ${agent_name(agent.name)} goes</span><select name="planet">
      ${goals.map(({ planet, turns }) => html`
        <option value=${planet.id}>${planet.name}, ${turns} turns${report_of(view, planet.id)
          ? `, seen turn ${report_of(view, planet.id).turn}`
          : ''}</option>`)}</select></label>
    <label><span class="unseen">What ${agent_name(agent.name)} does there</span><select name="mission">
      ${MISSIONS.map((mission) => html`<option value=${mission.key}
        title=${mission.note}>${mission.name}${risk(goals[0].planet, mission) === null ? `, risk ${mission.risk} %`
          : ''}</option>`)}</select></label>
    <button class="plain">Send</button></form>`;
}

function agent_row(view, draft, hints, agent, send, look) {
  const ordered = draft?.orders.find((o) => o.type === 'send_agent' && o.agent === agent.name);
  const i = draft?.orders.indexOf(ordered);
  const is_free = agent.state === 'home' && !ordered;
  return html`<li class="co-agent-row">
    <div>${sign('agent')} <strong>${agent_name(agent.name)}</strong> ${pips(agent.rank)}
    <span class="small">${ordered
      ? html`ordered to ${planet_of(view, ordered.planet).name}: ${mission_name(ordered.mission)}`
      : doing(view, agent, look)}</span>
    ${ordered
      ? html`<button type="button" class="bare" aria-label=${`Take ${agent_name(agent.name)} back`}
        @click=${() => send({ type: 'drop', i })}>×</button>`
      : nothing}</div>
    ${is_free && draft ? errand(view, hints, agent, send) : nothing}</li>`;
}

function recruiting(view, draft, hints, you, send) {
  const ordered = draft?.orders.some((o) => o.type === 'recruit_agent');
  if (view.you?.recruit_done) {
    return html`<p class="small">${agent_name(you.next_agent)} is trained ${arrival(view, view.you.recruit_done)}.</p>`;
  }
  if (!you.agents_left) return html`<p class="small">All 26 agents have been trained.</p>`;
  if (!draft) return nothing;
  const may = ordered || hints?.recruit_agent;
  return html`<button type="button" class="plain" aria-pressed=${ordered ? 'true' : 'false'} ?disabled=${!may}
    @click=${() => send({ type: 'recruit' })}>${ordered ? 'Training begins with this turn'
      : `Train ${agent_name(you.next_agent)}, ten turns`}</button>
    <span class="small">${you.agents_left} of 26 left; one gold a turn each</span>`;
}

/* ---- what was brought home ---- */

function planet_report(view, id, look) {
  const report = report_of(view, id);
  return { turn: report.turn,
    card: html`<li class=${`co-report fade-${fading(report.age)}`}><p class="co-date">${age_words(report)}</p>
      <p>${planet_link(view, id, look)} <span class="small">then ${nation_name(view, report.owner)}</span></p>
      <p>${report_words(report)}</p></li>` };
}

function nation_report(view, seat) {
  const report = dossier_of(view, seat);
  const techs = report.techs.length ? report.techs.map(tech_name).join(', ') : 'no technology';
  return { turn: report.turn,
    card: html`<li class=${`co-report fade-${fading(report.age)}`}><p class="co-date">${age_words(report)}</p>
      <p>${nation_label(view, seat)}</p>
      <p>${number(report.gold)} gold, ${report.active_freighters} freighters at work, agents of ${report.agent_ranks}
        ranks together; ${techs}.</p></li>` };
}

function reports(view, look) {
  const all = Object.keys(view.reports ?? {}).map((key) =>
    (key[0] === 'n' ? nation_report(view, Number(key.slice(1))) : planet_report(view, Number(key), look)));
  if (!all.length) {
    return html`<p class="small">No reports yet. An agent who looks at a planet or a nation brings one home.</p>`;
  }
  return html`<ul class="co-reports">${all.sort((a, b) => b.turn - a.turn).map(({ card }) => card)}</ul>`;
}

/** The whole panel. */
export function spies_panel(view, draft, hints, send, look) {
  const you = you_of(view, hints);
  if (!you) return html`<p class="quiet">Agents and their reports are shown to who sent them.</p>`;
  const { agents } = view.you ?? you;
  return html`<div class="co-spies">
    <section class="co-menu"><h2>Agents <span class="small">${agents.length || 'none'}</span></h2>
      ${agents.length
        ? html`<ul class="co-agents">${agents.map((agent) => agent_row(view, draft, hints, agent, send, look))}</ul>`
        : html`<p class="small">No agent yet. They look, jam, stir up and steal; at home they guard
          against others.</p>`}
      <div class="row">${recruiting(view, draft, hints, you, send)}</div></section>
    <section class="co-menu"><h2>Reports</h2>${reports(view, look)}</section></div>`;
}

