/* Orders typed as text. Only what can be drawn becomes the draft: every name in it is known, every list is a list.
 * The server decides whether the orders are legal. */
import { t } from '../../locales/text.js';
import { BUILDINGS, province, TECHS, UNITS } from './world.js';

export const LISTS = ['break', 'notice', 'build', 'recruit', 'moves', 'drop', 'routes'];

export const none = () => ({ research: null, ...Object.fromEntries(LISTS.map((name) => [name, []])) });

const is_object = (found) => found !== null && typeof found === 'object' && !Array.isArray(found);
const quoted = (found) => (found === undefined ? t('stratagem-typed-nothing') : JSON.stringify(found));

/* A fault of the text, as {id, values} of a message. */
class Fault extends Error {
  constructor(id, values) {
    super(id);
    this.id = id;
    this.values = values;
  }
}

/* Stops reading at a fault. */
function must(holds, id, values) {
  if (!holds) throw new Fault(id, values);
}

function code(name, where) {
  const found = typeof name === 'string' ? province(name) : undefined;
  must(found, 'stratagem-typed-province', { where, found: quoted(name) });
  return found.code;
}

const is_of = (list, id) => list.some((item) => item.id === id);
const is_count = (n) => Number.isInteger(n) && n > 0 && n < 100;

function unit(id, where) {
  must(is_of(UNITS, id), 'stratagem-typed-unit', { where, found: quoted(id) });
  return id;
}

function count(n, where) {
  must(is_count(n), 'stratagem-typed-count', { where, found: quoted(n) });
  return n;
}

function units(found, where) {
  must(is_object(found) && Object.keys(found).length, 'stratagem-typed-units', { where, example: '{"infantry": 1}' });
  return Object.fromEntries(Object.entries(found).map(([id, n]) => [unit(id, where), count(n, `${where}.${id}`)]));
}

function path(found, where) {
  must(Array.isArray(found) && found.length, 'stratagem-typed-path', { where, example: '["kc"]' });
  return found.map((name, i) => code(name, `${where}[${i}]`));
}

function player(name, where) {
  must(/^p[0-3]$/.test(name), 'stratagem-typed-player', { where, found: quoted(name) });
  return name;
}

function building(what, where) {
  must(is_of(BUILDINGS, what), 'stratagem-typed-building', { where, found: quoted(what) });
  return what;
}

const route = (item, at) => ({ from: code(item.from, `${at}.from`), to: code(item.to, `${at}.to`) });

const ITEM = {
  break: player, notice: player, drop: route, routes: route,
  build: (item, at) => ({ at: code(item.at, `${at}.at`), what: building(item.what, `${at}.what`) }),
  recruit: (item, at) => ({ at: code(item.at, `${at}.at`), unit: unit(item.unit, `${at}.unit`),
    count: count(item.count ?? 1, `${at}.count`) }),
  moves: (item, at) => ({ from: code(item.from, `${at}.from`), path: path(item.path, `${at}.path`),
    units: units(item.units, `${at}.units`) }),
};

function list(found, name) {
  must(Array.isArray(found), 'stratagem-typed-list', { where: name });
  return found.map((item, i) => {
    const at = `${name}[${i}]`;
    must(is_object(item) || ITEM[name] === player, 'stratagem-typed-object', { where: at });
    return ITEM[name](item, at);
  });
}

function research(what) {
  must(what === null || what === 'age' || is_of(TECHS, what), 'stratagem-typed-tech',
    { where: 'research', found: quoted(what) });
  return what;
}

function whole(found) {
  must(is_object(found), 'stratagem-typed-orders', { example: '{"research": "agriculture"}' });
  const orders = none();
  for (const [name, value] of Object.entries(found)) {
    must(name === 'research' || LISTS.includes(name), 'stratagem-typed-key',
      { found: name, names: ['research', ...LISTS].join(', ') });
    orders[name] = name === 'research' ? research(value) : list(value, name);
  }
  return orders;
}

/* JSON that cannot be parsed is described by the browser. */
function fault_words(error) {
  if (!(error instanceof Fault)) return t('stratagem-typed-json', { error: error.message });
  return t(error.id, error.values);
}

/** Text as {orders}, or {trouble}: what is wrong with it, in words. */
export function reading(text) {
  try {
    return { orders: whole(text.trim() ? JSON.parse(text) : {}) };
  } catch (error) {
    return { trouble: fault_words(error) };
  }
}

/** Typed text as orders, or null if it cannot be read. */
export const read = (text) => reading(text).orders ?? null;

/** Why the typed text of a draft cannot be read as orders; '' if it can, or if nothing is typed. */
export const text_trouble = ({ text }) => (text === null ? '' : reading(text).trouble ?? '');
