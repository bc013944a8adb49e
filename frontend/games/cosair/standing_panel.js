/* The standing orders in the desk: those of the chosen planet, those of the whole nation, and new ones with one
 * press. */
import { html, nothing } from '../../vendor/lit-html.js';
import { rich, t } from '../../locales/text.js';
import { mine, own_planet, own_planets } from './position.js';
import { queue_of } from './draft.js';
import { ALL, is_by_rule, MOST_RULES, place_of } from './standing.js';
import { fields, has_fields } from './standing_form.js';
import { agents, attack, governor, research, settle, station, SUGGESTED, train } from './standing_usual.js';
import { rule_words, why_words } from './standing_words.js';

/* ---- a rule ---- */

function unfollowed(draft, rule) {
  const found = rule.on && draft.unfollowed?.find((one) => JSON.stringify(one.rule) === JSON.stringify(rule));
  return found ? html`<p class="note warn">${why_words(found.why)}</p>` : nothing;
}

/* A rule as a switch, with what changes it folded away. Rules are told apart by their place in the list. */
function row(view, draft, rule, i, how) {
  const { rules, set } = how.standing;
  const words = rule_words(view, rule, rules);
  const change = (more) => set(rules.map((one, k) => (k === i ? { ...rule, ...more } : one)));
  const fold = has_fields(rule)
    ? html`<details class="co-rule-edit"><summary aria-label=${t('cosair-standing-edit-one', { rule: words })}>
      ${t('cosair-standing-edit')}</summary>${fields(view, rule, change)}</details>`
    : nothing;
  return html`<li class="co-rule"><div class="co-rule-head"><label class="co-toggle"><input type="checkbox"
      .checked=${rule.on} @change=${() => change({ on: !rule.on })}> <span>${words}</span></label>
    <button type="button" class="bare" aria-label=${t('cosair-standing-delete-one', { rule: words })}
      title=${t('cosair-standing-delete')} @click=${() => set(rules.filter((_, k) => k !== i))}>×</button></div>
    ${unfollowed(draft, rule)} ${fold}</li>`;
}

function list(view, draft, how, wanted) {
  const rows = how.standing.rules.map((rule, i) => ({ rule, i })).filter(({ rule }) => wanted(rule));
  return rows.length
    ? html`<ul class="co-rules">${rows.map(({ rule, i }) => row(view, draft, rule, i, how))}</ul>` : nothing;
}

/* ---- new ones ---- */

/* Buttons for rules that are not there yet. */
function offers(how, all) {
  const { rules, set } = how.standing;
  const open = all.filter(([, made]) => made);
  if (!open.length) return nothing;
  if (rules.length >= MOST_RULES) return html`<p class="small">${t('cosair-standing-full', { n: MOST_RULES })}</p>`;
  return html`<div class="row co-presets" role="group" aria-label=${t('cosair-standing-add')}>${open.map(([id, made]) =>
    html`<button type="button" class="plain" @click=${() => set([...rules, made])}>${
      t(`cosair-standing-add-${id}`)}</button>`)}</div>`;
}

const has = (rules, kind, planet) => rules.some((rule) => rule.kind === kind
  && (planet === undefined || rule.planet === planet));
const unless = (is_there, rule) => (is_there ? null : rule);

/** The rules of one's own planet, for its card; one press adds another. */
export function planet_rules(view, draft, id, how) {
  if (!how.standing || !own_planet(view, null, id)) return nothing;
  const { rules } = how.standing;
  const { items } = queue_of(draft, id);
  return html`<section class="co-menu co-standing"><h3>${t('cosair-standing-here')}</h3>
    ${list(view, draft, how, (rule) => place_of(rule) === id)}
    ${offers(how, [['govern', unless(has(rules, 'govern', id), governor(id))],
      ['repeat', unless(!items.length || has(rules, 'repeat', id), { kind: 'repeat', on: true, planet: id, items })],
      ['station', unless(has(rules, 'station', id), station(view, id))]])}</section>`;
}

function empty(how) {
  return html`<p class="small">${t('cosair-standing-empty')}</p>
    <div class="row co-presets"><button type="button" class="plain"
      @click=${() => how.standing.set(SUGGESTED)}>${t('cosair-standing-add-set')}</button></div>`;
}

/** All standing orders of the nation, folded away below the orders of the turn. */
export function standing_panel(view, draft, how) {
  if (!how.standing || mine(view) === null || !own_planets(view, null).length) return nothing;
  const { rules, undo, error } = how.standing;
  const small = (text) => html`<span class="small">${text}</span>`;
  return html`<details class="co-menu co-standing">
    <summary>${rich('cosair-standing-count', { small }, { n: rules.filter(({ on }) => on).length })}</summary>
    <p class="small">${t('cosair-standing-about')}</p>
    ${rules.length ? nothing : empty(how)} ${list(view, draft, how, () => true)}
    ${offers(how, [['govern-all', unless(has(rules, 'govern', ALL), governor(ALL))],
      ['settle', unless(has(rules, 'settle'), settle)], ['agents', agents], ['attack', attack],
      ['train', unless(has(rules, 'train'), train)], ['research', unless(has(rules, 'research'), research)]])}
    ${undo ? html`<button type="button" class="bare" @click=${undo}>${t('cosair-standing-undo')}</button>` : nothing}
    ${error ? html`<p class="note warn" role="status">${error}</p>` : nothing}
    <p class="small">${how.standing.where}</p></details>`;
}

/** The mark of a drafted order that a rule made. */
export const standing_mark = (draft, order) =>
  (is_by_rule(draft, order) ? html` <span class="tag">${t('cosair-standing-mark')}</span>` : nothing);
