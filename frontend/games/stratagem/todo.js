/* What the viewer should still consider this turn: provinces in danger, offers, letters, and what nobody uses yet. Each
 * task leads to the place where it is done. */
import { list_of, t } from '../../locales/text.js';
import { left_in } from './draft.js';
import { dangers, is_last_stand } from './battle.js';
import { good_name, place_name, relation_name, seat_name } from './names.js';
import { threads, unread } from './messages.js';
import { RESOURCES } from './world.js';

const to_place = (at) => ({ act: { type: 'look', at }, panel: 'act' });

/** Whether one's last provinces are in danger, in words; '' if not. */
function last_stand_words(view, draft, found) {
  const places = found.map(({ code }) => place_name(code));
  return found.length && is_last_stand(view, draft, found)
    ? t('stratagem-danger-out', { n: places.length, places: list_of(places) }) : '';
}

const danger_words = ({ code, seat, own, other }) => (own
  ? t('stratagem-danger', { place: place_name(code), seat: seat_name(seat), own, other })
  : t('stratagem-danger-empty', { place: place_name(code), seat: seat_name(seat), other }));

/** The warning beside the asked act: the worst that neighbours in sight could do this turn, or ''. */
export function danger_warning(view, draft) {
  const found = dangers(view, draft);
  if (!found.length) return '';
  const out = last_stand_words(view, draft, found);
  if (out) return out;
  return found.length === 1 ? danger_words(found[0])
    : t('stratagem-danger-many', { places: list_of(found.map(({ code }) => place_name(code))) });
}

/* ---- the tasks ---- */

const danger_tasks = (found) => found.map((one) =>
  ({ key: `danger ${one.code}`, is_grave: true, words: danger_words(one), ...to_place(one.code) }));

const offer_tasks = (view) => (view.legal?.diplomacy?.accept ?? []).map((seat) => {
  const treaty = view.proposals?.find((p) => p.from === seat && p.to === view.you?.seat)?.treaty;
  return { key: `offer ${seat}`, look: { thread: seat }, panel: 'talk', act: null,
    words: t('stratagem-todo-offer', { seat: seat_name(seat), treaty: relation_name(treaty ?? 'ceasefire') }) };
});

function letter_tasks(view, how) {
  const news = threads(view).map((thread) => [thread, unread(view, how, thread)]).filter(([, n]) => n);
  if (!news.length) return [];
  return [{ key: 'letters', look: { thread: news[0][0] }, panel: 'talk', act: null,
    words: t('stratagem-todo-letters', { n: news.reduce((sum, [, n]) => sum + n, 0) }) }];
}

/* Provinces with fighters other than Militia that are not ordered to move. */
function idle_armies(draft, watched) {
  const is_army = (code) => Object.keys(left_in(draft, code)).some((id) => id !== 'scout' && id !== 'militia');
  return (draft.view.legal?.moves ?? []).map(({ from }) => from).filter((code) => !watched.has(code) && is_army(code));
}

function free_slots(draft, now) {
  const has_order = (code) => draft.orders.build.some(({ at }) => at === code);
  return (now?.build ?? []).filter(({ at, what }) => !has_order(at) && what.some(({ ok }) => ok)).map(({ at }) => at);
}

/* One task for all provinces of a kind; it leads to the first of them. */
const places_task = (id, codes) => (codes.length
  ? [{ key: id, words: t(id, { n: codes.length, place: place_name(codes[0]) }), ...to_place(codes[0]) }]
  : []);

function research_task(draft, now) {
  const is_open = !draft.orders.research && now?.research?.some(({ ok }) => ok);
  return is_open ? [{ key: 'research', words: t('stratagem-todo-research'), act: { type: 'study' },
    panel: 'act' }] : [];
}

/* Units that the rest of the stock can pay for, in a province in danger first. */
function spending_task(view, now, found) {
  const rows = (now?.recruit ?? []).filter(({ what }) => what.some(({ max }) => max > 0));
  if (!rows.length) return [];
  const at = rows.find((row) => found.some(({ code }) => code === row.at))?.at ?? rows[0].at;
  const stock = now.stock ?? view.you.stock;
  const goods = RESOURCES.map((good, i) => [good, stock[i]]).filter(([, n]) => n)
    .map(([good, n]) => t('stratagem-todo-good', { n, good: good_name(good) }));
  return [{ key: 'spend', words: t('stratagem-todo-spend', { goods: list_of(goods) }), ...to_place(at) }];
}

/** The tasks of this turn, the gravest first. */
export function todo(view, draft, now, how) {
  const found = dangers(view, draft);
  const out = last_stand_words(view, draft, found);
  return [
    ...(out ? [{ key: 'out', is_grave: true, words: out, ...to_place(found[0].code) }] : []),
    ...danger_tasks(found), ...offer_tasks(view), ...letter_tasks(view, how), ...research_task(draft, now),
    ...places_task('stratagem-todo-build', free_slots(draft, now)),
    ...places_task('stratagem-todo-army', idle_armies(draft, new Set(found.map(({ code }) => code)))),
    ...spending_task(view, now, found),
  ];
}
