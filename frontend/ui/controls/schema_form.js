/* Form fields made from a JSON Schema (2020-12) of options: whole numbers, yes/no, choices, text, and "none" where null
 * is allowed (`x-null` says what null means, where it is not "no limit", `x-names` what the choices are called); what
 * is `x-rare` is folded away. One field per property; what it cannot show is left at its default. */
import { html, nothing } from '../../vendor/lit-html.js';
import { t } from '../../locales/text.js';

const titled = (name) => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('_', ' ');

/** The kinds a property may have, with null apart. */
function shape(rule) {
  const ways = [rule, ...(rule.anyOf ?? rule.oneOf ?? [])];
  const kinds = ways.flatMap((way) => way.type ?? []);
  const numbers = ways.find((way) => 'minimum' in way || 'maximum' in way) ?? rule;
  const constants = ways.filter((way) => 'const' in way).map((way) => way.const);
  return {
    choices: rule.enum ?? (constants.length ? constants : null),
    null: kinds.includes('null'),
    integer: kinds.includes('integer') || kinds.includes('number'),
    boolean: kinds.includes('boolean'),
    string: kinds.includes('string'),
    min: numbers.minimum, max: numbers.maximum,
  };
}

/** The options as the schema's defaults say; properties without a default are left out. */
export function defaults_of(schema) {
  const found = {};
  for (const [name, rule] of Object.entries(schema?.properties ?? {})) {
    if (rule.default !== undefined) found[name] = rule.default;
  }
  return found;
}

/* Texts of the server are English, unless the page has put its own there (app/net/catalogue_words.js). */
const lang_of = (rule) => rule['x-lang'] ?? 'en';
const title = (name, rule) => html`<span lang=${lang_of(rule)}>${rule.title ?? titled(name)}</span>`;
const hint = (id, rule) =>
  (rule.description
    ? html`<span class="small" lang=${lang_of(rule)} id=${`${id}-hint`}>${rule.description}</span>` : nothing);
const described = (id, rule) => (rule.description ? `${id}-hint` : nothing);

const choice_words = (rule, value, i) =>
  rule['x-names']?.[i] ?? (value === null || value === '' ? t('common-form-none') : titled(String(value)));

/** What is chosen of a property with a list of choices, in words; without a value the first is. */
export function choice_text(rule, value) {
  const { choices } = shape(rule);
  if (!choices) return String(value ?? rule.default ?? '');
  const i = Math.max(0, choices.indexOf(value ?? rule.default));
  return choice_words(rule, choices[i], i);
}

/**
 * A value of a property in words; '' where the form shows no field for it. The number before the name of a choice is
 * only of use in the list ("3: Cube").
 */
export function value_text(rule, value) {
  const s = shape(rule);
  if (s.choices) return choice_text(rule, value).replace(/^\d+: /, '');
  if (value === null) return s.integer ? rule['x-null'] ?? t('common-form-no-limit') : '';
  if (s.boolean) return t(value ? 'common-form-yes' : 'common-form-no');
  if (s.integer || s.string) return String(value);
  return '';
}

/* Whether this is the usual value. Where the rules choose one (`x-staked`), null and their choice mean the same. */
const is_usual = (rule, value) => value === undefined || value === rule.default
  || (rule.default === null && value === rule['x-staked']);

/**
 * The options that differ from the schema's defaults, each in words: "Turns: 30".
 * @param {{properties: Record<string, any>}} schema
 * @param {Record<string, unknown>} options
 */
export function changed_options(schema, options) {
  return Object.entries(schema?.properties ?? {})
    .filter(([name, rule]) => !is_usual(rule, options?.[name]) && !rule.writeOnly)
    .map(([name, rule]) => [rule.title ?? titled(name), value_text(rule, options[name])])
    .filter(([, value]) => value !== '')
    .map(([name, value]) => t('common-form-set', { name, value }));
}

function choice(id, name, rule, s, value, set) {
  return html`<label class="field" for=${id}>${title(name, rule)}
    <select id=${id} aria-describedby=${described(id, rule)} @change=${(e) => set(s.choices[e.target.selectedIndex])}>
      ${s.choices.map((c, i) => html`<option ?selected=${c === value}>${choice_words(rule, c, i)}</option>`)}
    </select>${hint(id, rule)}</label>`;
}

function range_words({ min, max }) {
  if (min === undefined && max === undefined) return '';
  if (max === undefined) return t('common-form-min', { min });
  return min === undefined ? t('common-form-max', { max }) : t('common-form-range', { min, max });
}

const number_in = (input) => (input.value === '' ? undefined : Number(input.value));

const null_words = (rule) =>
  (rule['x-null'] ? html`<span lang=${lang_of(rule)}>${rule['x-null']}</span>` : t('common-form-no-limit'));

function number(id, name, rule, s, value, set) {
  const none = s.null && value === null;
  return html`<div class="field"><label for=${id}>${title(name, rule)}</label>
    <div class="row"><input id=${id} type="number" inputmode="numeric" min=${s.min ?? nothing}
      max=${s.max ?? nothing} step="1"
        aria-describedby=${described(id, rule)} ?disabled=${none} .value=${none ? '' : String(value ?? '')}
        @input=${(e) => set(number_in(e.target))}>
      <span class="small">${range_words(s)}</span>
      ${s.null ? html`<label class="check"><input type="checkbox" ?checked=${none}
          @change=${(e) => set(e.target.checked ? null : s.min ?? 0)}> ${null_words(rule)}</label>`
        : nothing}</div>${hint(id, rule)}</div>`;
}

function yes_no(id, name, rule, value, set) {
  return html`<div class="field">
    <label class="check" for=${id}><input id=${id} type="checkbox" ?checked=${value === true}
    aria-describedby=${described(id, rule)} @change=${(e) => set(e.target.checked)}>
      ${title(name, rule)}</label>${hint(id, rule)}</div>`;
}

/* A text of this length can have several lines. */
const LONG = 1000;
const long_text = (id, name, rule, value, set) =>
  html`<label class="field" for=${id}>${title(name, rule)}
    <textarea id=${id} rows="4" spellcheck="false" maxlength=${rule.maxLength} aria-describedby=${described(id, rule)}
      .value=${value ?? ''} @input=${(e) => set(e.target.value)}></textarea>${hint(id, rule)}</label>`;

function text(id, name, rule, value, set) {
  if (rule.maxLength >= LONG) return long_text(id, name, rule, value, set);
  return html`<label class="field" for=${id}>${title(name, rule)}
    <input id=${id} maxlength=${rule.maxLength ?? nothing} .value=${value ?? ''}
      @input=${(e) => set(e.target.value)}>${hint(id, rule)}</label>`;
}

function field(name, rule, value, set, prefix) {
  const id = `${prefix}-${name}`;
  const s = shape(rule);
  if (s.choices?.length === 1 && rule.title === undefined) return nothing;
  if (s.choices) return choice(id, name, rule, s, value, set);
  if (s.integer) return number(id, name, rule, s, value, set);
  if (s.boolean) return yes_no(id, name, rule, value, set);
  return s.string ? text(id, name, rule, value, set) : nothing;
}

/**
 * All fields of a schema; `set(name, value)` is called at each change, with undefined for "left open". `prefix` begins
 * the ids.
 */
export function schema_form(schema, values, set, prefix = 'option') {
  const drawn = ([name, rule]) => field(name, rule, values[name], (v) => set(name, v), prefix);
  const all = Object.entries(schema?.properties ?? {});
  const rare = all.filter(([, rule]) => rule['x-rare']);
  return html`${all.filter(([, rule]) => !rule['x-rare']).map(drawn)}
    ${rare.length ? html`<details class="rare"><summary>${t('common-form-more')}</summary>${rare.map(drawn)}</details>`
      : nothing}`;
}
