/* Orders typed as text. Only what can be drawn becomes the draft: every name in it is known, every list is a list.
 * Whether it may be ordered, the server says. */
import { BUILDINGS, province, TECHS, UNITS } from './world.js';

export const LISTS = ['break', 'notice', 'build', 'recruit', 'moves', 'drop', 'routes'];

export const none = () => ({ research: null, ...Object.fromEntries(LISTS.map((name) => [name, []])) });

const is_object = (found) => found !== null && typeof found === 'object' && !Array.isArray(found);
const quoted = (found) => (found === undefined ? 'nothing' : JSON.stringify(found));

/* Stops the reading with words about what is wrong. */
function must(holds, words) {
  if (!holds) throw new TypeError(words);
}

function code(name, where) {
  const found = typeof name === 'string' ? province(name) : undefined;
  must(found, `${where} is no province: ${quoted(name)}`);
  return found.code;
}

const is_of = (list, id) => list.some((item) => item.id === id);
const is_count = (n) => Number.isInteger(n) && n > 0 && n < 100;

function unit(id, where) {
  must(is_of(UNITS, id), `${where} is no unit: ${quoted(id)}`);
  return id;
}

function count(n, where) {
  must(is_count(n), `${where} is no number from 1 to 99: ${quoted(n)}`);
  return n;
}

function units(found, where) {
  must(is_object(found) && Object.keys(found).length, `${where} names the units that march, such as {"infantry": 1}`);
  return Object.fromEntries(Object.entries(found).map(([id, n]) => [unit(id, where), count(n, `${where}.${id}`)]));
}

function path(found, where) {
  must(Array.isArray(found) && found.length, `${where} lists the provinces on the way, such as ["kc"]`);
  return found.map((name, i) => code(name, `${where}[${i}]`));
}

function player(name, where) {
  must(/^p[0-3]$/.test(name), `${where} is no player: ${quoted(name)}`);
  return name;
}

function building(what, where) {
  must(is_of(BUILDINGS, what), `${where} is no building: ${quoted(what)}`);
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
  must(Array.isArray(found), `${name} is a list, in brackets`);
  return found.map((item, i) => {
    const at = `${name}[${i}]`;
    must(is_object(item) || ITEM[name] === player, `${at} stands in braces`);
    return ITEM[name](item, at);
  });
}

function research(what) {
  must(what === null || what === 'age' || is_of(TECHS, what), `research is no tech: ${quoted(what)}`);
  return what;
}

function whole(found) {
  must(is_object(found), 'orders stand in braces, such as {"research": "agriculture"}');
  const orders = none();
  for (const [name, value] of Object.entries(found)) {
    must(name === 'research' || LISTS.includes(name),
      `nothing is called ${name} here; there are research, ${LISTS.join(', ')}`);
    orders[name] = name === 'research' ? research(value) : list(value, name);
  }
  return orders;
}

/** Text as {orders}, or {trouble}: why it is none, in words. */
export function reading(text) {
  try {
    return { orders: whole(text.trim() ? JSON.parse(text) : {}) };
  } catch (error) {
    return { trouble: error.message };
  }
}

/** Typed text as orders, or null while it is none. */
export const read = (text) => reading(text).orders ?? null;

/** Why what is typed in a draft can not be read as orders; '' when it can, or nothing is typed. */
export const text_trouble = ({ text }) => (text === null ? '' : reading(text).trouble ?? '');
