/* The fields with which a standing order is changed. Each change makes another rule, which takes effect at once. */
import { html, nothing } from '../../vendor/lit-html.js';
import { t } from '../../locales/text.js';
import { item_name, mission_name, MISSIONS, planet_words, tech_name } from './world.js';
import { nation_name } from './position.js';
import { toggle } from './pieces.js';
import { CHOICES } from './attack.js';
import { ALL, goals_of, LEAST_MARGIN, LEAST_RESERVE, MIX, MOST, rivals } from './standing.js';

/* A field that is emptied keeps the number it had. */
function number_field(label, value, least, most, set) {
  const put = (event) => {
    const typed = event.target.valueAsNumber;
    const n = Number.isFinite(typed) ? Math.max(least, Math.min(most, Math.trunc(typed))) : value;
    event.target.value = String(n);
    if (n !== value) set(n);
  };
  return html`<label class="field"><span>${label}</span><input type="number" min=${least} max=${most}
    .value=${String(value)} @change=${put}></label>`;
}

/** @param {[value: string|number, words: string][]} options */
function choice(label, value, options, set) {
  return html`<label class="field"><span>${label}</span><select @change=${(e) => set(e.target.value)}>
    ${options.map(([key, words]) => html`<option value=${key} ?selected=${key === value}>${words}</option>`)}
    </select></label>`;
}

const govern = (view, rule, set) => html`<div class="co-switches">
    ${toggle(t('cosair-standing-grow'), rule.grow, () => set({ grow: !rule.grow }))}
    ${toggle(t('cosair-standing-colonies'), rule.settle, () => set({ settle: !rule.settle }))}</div>
  <fieldset class="co-mix"><legend>${t('cosair-standing-mix')}</legend>
    ${MIX.map((key) => number_field(item_name(key), rule.mix[key], 0, MOST.mix,
      (n) => set({ mix: { ...rule.mix, [key]: n } })))}</fieldset>`;

const station = (view, rule, set) => html`<div class="co-pair">
  ${number_field(t('cosair-standing-keep'), rule.keep, 0, MOST.keep, (keep) => set({ keep }))}
  ${choice(t('cosair-standing-goal'), rule.to, [[ALL, t('cosair-standing-goal-none')],
    ...goals_of(view, rule.planet).map(({ id, name }) => [id, planet_words(name)])],
    (to) => set({ to: Number(to) }))}</div>`;

const settle = (view, rule, set) => html`<div class="co-pair">
  ${number_field(t('cosair-standing-escort'), rule.escort, 1, MOST.escort, (escort) => set({ escort }))}
  ${number_field(t('cosair-standing-reserve'), rule.reserve, LEAST_RESERVE, MOST.reserve,
    (reserve) => set({ reserve }))}</div><p class="small">${t('cosair-standing-reserve-note')}</p>`;

const nation_field = (view, rule, any, set) => choice(t('cosair-standing-nation'), rule.nation,
  [[ALL, any], ...rivals(view).map(({ seat }) => [seat, nation_name(view, seat)])],
  (seat) => set({ nation: Number(seat) }));

const attack = (view, rule, set) => html`<div class="co-pair">
  ${choice(t('cosair-standing-target'), rule.choice,
    CHOICES.map((key) => [key, t('cosair-standing-target-one', { key })]), (key) => set({ choice: key }))}
  ${nation_field(view, rule, t('cosair-standing-nation-every'), set)}</div><div class="co-pair">
  ${number_field(t('cosair-standing-margin'), rule.margin, LEAST_MARGIN, MOST.margin, (margin) => set({ margin }))}
  ${number_field(t('cosair-standing-keep'), rule.keep, 0, MOST.keep, (keep) => set({ keep }))}</div>
  <p class="small">${t('cosair-standing-attack-note')}</p>`;

const agents = (view, rule, set) => html`<div class="co-pair">
  ${choice(t('cosair-standing-mission'), rule.mission, MISSIONS.map(({ key }) => [key, mission_name(key)]),
    (mission) => set({ mission }))}
  ${nation_field(view, rule, t('cosair-standing-nation-any'), set)}</div>
  ${number_field(t('cosair-standing-guard'), rule.guard, 0, MOST.guard, (guard) => set({ guard }))}`;

const train = (view, rule, set) =>
  number_field(t('cosair-standing-agents-most'), rule.n, 1, MOST.train, (n) => set({ n }));

/* The technology moves one place forward. */
const sooner = (techs, i) => [...techs.slice(0, i - 1), techs[i], techs[i - 1], ...techs.slice(i + 1)];

const research = (view, { techs }, set) => html`<ol class="co-order-list">${techs.map((key, i) => html`<li>
  <span class="grow">${tech_name(key)}</span>${i
    ? html`<button type="button" class="bare" aria-label=${t('cosair-standing-tech-sooner', { tech: tech_name(key) })}
      title=${t('cosair-standing-tech-sooner', { tech: tech_name(key) })}
      @click=${() => set({ techs: sooner(techs, i) })}>↑</button>`
    : nothing}</li>`)}</ol>`;

const FIELDS = { govern, station, settle, attack, agents, train, research };

/** Whether a rule of this kind has anything to change. */
export const has_fields = ({ kind }) => kind in FIELDS;

/** The fields of a rule; `set` is called with what changes. */
export const fields = (view, rule, set) => FIELDS[rule.kind](view, rule, set);
