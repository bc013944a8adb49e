/* Openings of one realm, for the arena's explorer: its civilization, then ages and buildings as they were reached and
 * completed. A step is "ironborn", "farm" or "age2.t7". */
import { html, nothing } from '../../vendor/lit-html.js';
import { t } from '../../locales/text.js';
import { age_name, building_name, civ_bonus, civ_name } from './names.js';
import { building_sign, other_sign, unit_sign } from './signs.js';
import { CIVS } from './world.js';

/* The age of a step and its turn; null: the step is something else. */
function age_of(step) {
  const [, age, turn] = /^age(\d)\.t(\d+)$/.exec(step) ?? [];
  return age ? { age: Number(age), turn } : null;
}

function words(step, n) {
  if (n === 0) return civ_name(step);
  const age = age_of(step);
  return age ? t('stratagem-opening-age', { age: age_name(age.age), turn: age.turn }) : building_name(step);
}

function sign_of(step, n) {
  if (n === 0) return unit_sign('unique', step);
  return age_of(step) ? other_sign('star') : building_sign(step);
}

const label = (step, n) => html`<span class="sg-opening-step">${sign_of(step, n)}
  <span>${words(step, n)}</span></span>`;

/* ---- the picture: what stands after the steps, by age, and what may come next ---- */

function by_age(steps) {
  const ages = [{ age: 1, turn: null, buildings: [] }];
  for (const step of steps) {
    const age = age_of(step);
    if (age) ages.push({ ...age, buildings: [] });
    else ages.at(-1).buildings.push(step);
  }
  return ages;
}

const building = (id, is_next) => html`<li class=${is_next ? 'next' : nothing}>${building_sign(id)}
  ${building_name(id)}</li>`;

/* `coming`: the age or the last building is only what comes next. */
function age_row({ age, turn, buildings }, coming) {
  const name = turn ? t('stratagem-opening-begun', { age: age_name(age), turn }) : age_name(age);
  return html`<li class=${coming === 'age' ? 'next' : nothing}><p><strong>${name}</strong></p>
    ${buildings.length
      ? html`<ol>${buildings.map((id, i) => building(id, coming === 'building' && i === buildings.length - 1))}</ol>`
      : html`<p class="small quiet">${t('stratagem-opening-none')}</p>`}</li>`;
}

/* The civilization that is pointed at, or was chosen most. */
const people = (civ) => html`<p class="sg-opening-civ">${unit_sign('unique', civ)} <strong>${civ_name(civ)}</strong></p>
  <p class="small">${civ_bonus(CIVS[civ].numbers)}</p>`;

/* Ages and buildings so far, and the one that comes next, if any does. */
function ages_list(built, coming) {
  const kind = coming && (age_of(coming) ? 'age' : 'building');
  const ages = by_age(coming ? [...built, coming] : built);
  return html`<ol class="sg-opening-ages">${
    ages.map((age, i) => age_row(age, i === ages.length - 1 ? kind : null))}</ol>`;
}

function picture(view, [civ, ...built], next, pointed) {
  const coming = pointed ?? next[0]?.step ?? null;
  if (!civ && !coming) return nothing;
  return html`<div class="sg-opening" role="group" aria-label=${t('stratagem-opening-steps')}>${people(civ ?? coming)}
    ${civ ? ages_list(built, coming) : nothing}
    <p class="small quiet">${t('stratagem-opening-about')}</p></div>`;
}

export const opening = {
  picture, words, label, short: label,
  asked: (n) => t(n === 0 ? 'stratagem-opening-civ' : 'stratagem-opening-next'),
};
