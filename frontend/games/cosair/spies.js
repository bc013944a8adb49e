/* The agents, their missions and their reports: dated cards that fade with age. */
import { html, nothing } from '../../vendor/lit-html.js';
import { rich, t } from '../../locales/text.js';
import { agent_name, mission_name, mission_note, MISSIONS, planet_words, tech_name, trainee } from './world.js';
import {
  arrival, dossier_of, foreign_by_distance, nation_name, number, planet_name, report_of, you_of,
} from './position.js';
import { age_words, report_words } from './planet.js';
import { nation_label, planet_link } from './pieces.js';
import { failure } from './mission.js';
import { sign } from './signs.js';

const FADED = 40;

/* How faded a report is, in five steps. */
export const fading = (age) => Math.min(4, Math.floor(age / (FADED / 4)));

const pips = (rank) => html`<span class="co-rank" role="img" aria-label=${t('cosair-agent-rank', { rank })}
  title=${t('cosair-agent-rank-of', { rank })}>${'●'.repeat(rank)}<span
    class="rest">${'○'.repeat(5 - rank)}</span></span>`;

function doing(view, agent, look) {
  const link = (id) => ({ planet: () => planet_link(view, id, look) });
  if (agent.state === 'home') {
    return rich('cosair-agent-home', link(agent.at), { planet: planet_name(view, agent.at) });
  }
  const facts = { planet: planet_name(view, agent.to), arrival: arrival(view, agent.arrives) };
  return agent.state === 'back' ? rich('cosair-agent-back', link(agent.to), facts)
    : rich('cosair-agent-out', link(agent.to), { mission: mission_name(agent.mission), ...facts });
}

function target_option(view, { planet, turns }) {
  const report = report_of(view, planet.id);
  const facts = { planet: planet_words(planet.name), n: turns };
  return html`<option value=${planet.id}>${report
    ? t('cosair-agent-target-seen', { ...facts, turn: String(report.turn) })
    : t('cosair-agent-target-option', facts)}</option>`;
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
  const name = { agent: agent_name(agent.name) };
  const words = ({ key, risk }) => {
    const mission = mission_name(key);
    const chance = failure(view, goals[0].planet.owner, risk, agent.rank);
    return chance === null ? t('cosair-mission-risk', { mission, risk }) : mission;
  };
  return html`<form class="co-errand" @submit=${submit}>
    <label class="grow"><span class="unseen">${t('cosair-agent-target', name)}</span><select name="planet">
      ${goals.map((goal) => target_option(view, goal))}</select></label>
    <label><span class="unseen">${t('cosair-agent-mission', name)}</span><select name="mission">
      ${MISSIONS.map((mission) => html`<option value=${mission.key}
        title=${mission_note(mission.key)}>${words(mission)}</option>`)}</select></label>
    <button class="plain">${t('cosair-mission-send')}</button></form>`;
}

function agent_row(view, draft, hints, agent, send, look) {
  const ordered = draft?.orders.find((o) => o.type === 'send_agent' && o.agent === agent.name);
  const i = draft?.orders.indexOf(ordered);
  const is_free = agent.state === 'home' && !ordered;
  const name = agent_name(agent.name);
  return html`<li class="co-agent-row">
    <div>${sign('agent')} <strong>${name}</strong> ${pips(agent.rank)}
    <span class="small">${ordered
      ? t('cosair-agent-ordered', { planet: planet_name(view, ordered.planet), mission: mission_name(ordered.mission) })
      : doing(view, agent, look)}</span>
    ${ordered
      ? html`<button type="button" class="bare" aria-label=${t('cosair-agent-cancel', { agent: name })}
        @click=${() => send({ type: 'drop', i })}>×</button>`
      : nothing}</div>
    ${is_free && draft ? errand(view, hints, agent, send) : nothing}</li>`;
}

function recruiting(view, draft, hints, { agent, left }, send) {
  const ordered = draft?.orders.some((o) => o.type === 'recruit_agent');
  if (view.you?.recruit_done) {
    return html`<p class="small">${t('cosair-train-under-way', { agent,
      arrival: arrival(view, view.you.recruit_done) })}</p>`;
  }
  if (!left) return html`<p class="small">${t('cosair-train-all')}</p>`;
  if (!draft) return nothing;
  const may = ordered || hints?.recruit_agent;
  return html`<button type="button" class="plain" aria-pressed=${ordered ? 'true' : 'false'} ?disabled=${!may}
    @click=${() => send({ type: 'recruit' })}>${t(ordered ? 'cosair-train-ordered' : 'cosair-train',
      { agent })}</button>
    <span class="small">${t('cosair-train-left', { n: left })}</span>`;
}

/* ---- reports ---- */

function planet_report(view, id, look) {
  const report = report_of(view, id);
  return { turn: report.turn,
    card: html`<li class=${`co-report fade-${fading(report.age)}`}><p class="co-date">${age_words(report)}</p>
      <p>${planet_link(view, id, look)} <span
        class="small">${t('cosair-report-owner', { nation: nation_name(view, report.owner) })}</span></p>
      <p>${report_words(report)}</p></li>` };
}

function nation_report(view, seat) {
  const report = dossier_of(view, seat);
  const techs = report.techs.length ? report.techs.map(tech_name).join(', ')
    : t('cosair-report-no-techs');
  return { turn: report.turn,
    card: html`<li class=${`co-report fade-${fading(report.age)}`}><p class="co-date">${age_words(report)}</p>
      <p>${nation_label(view, seat)}</p>
      <p>${t('cosair-report-nation', { gold: number(report.gold), freighters: report.active_freighters,
        ranks: report.agent_ranks, techs })}</p></li>` };
}

function reports(view, look) {
  const all = Object.keys(view.reports ?? {}).map((key) =>
    (key[0] === 'n' ? nation_report(view, Number(key.slice(1))) : planet_report(view, Number(key), look)));
  if (!all.length) {
    return html`<p class="small">${t('cosair-reports-none')}</p>`;
  }
  return html`<ul class="co-reports">${all.sort((a, b) => b.turn - a.turn).map(({ card }) => card)}</ul>`;
}

/** The whole panel. */
export function spies_panel(view, draft, hints, send, look) {
  const you = you_of(view, hints);
  if (!you) return html`<p class="quiet">${t('cosair-spies-private')}</p>`;
  const before = view.you ?? you;
  const { agents } = before;
  const next = { agent: trainee(before), left: you.agents_left };
  return html`<div class="co-spies" role="group" tabindex="-1" aria-label=${t('cosair-tab-spies')}>
    <section class="co-menu"><h2>${t('cosair-spies-agents')}
      ${agents.length ? html`<span class="small">${agents.length}</span>` : nothing}</h2>
      ${agents.length
        ? html`<ul class="co-agents">${agents.map((agent) => agent_row(view, draft, hints, agent, send, look))}</ul>`
        : html`<p class="small">${t('cosair-spies-none')}</p>`}
      <div class="row">${recruiting(view, draft, hints, next, send)}</div></section>
    <section class="co-menu"><h2>${t('cosair-reports')}</h2>${reports(view, look)}</section></div>`;
}

