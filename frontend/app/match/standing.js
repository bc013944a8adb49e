/* Standing orders: rules of the player's that the face turns into drafted orders at the start of each turn. Where one
 * person plays without a clock, the page hands the drafts in turn after turn, until the player has to decide. */
import { halt_keep } from '../local/settings.js';
import { shelf } from '../local/shelf.js';
import { moment_of } from './moment.js';
import { t } from '../../locales/text.js';

const key = (rule) => JSON.stringify(rule);
const without = (list, other) => {
  const keys = new Set(other.map(key));
  return list.filter((rule) => !keys.has(key(rule)));
};

/* The rules of one match on the shelf of the game, which holds a few matches; earlier versions for undo. */
function keeping({ id, store, paint }) {
  const { header, face } = store.state;
  const kept = shelf(paint, header.game, face.standing);
  const before = [];
  const keep = (rules) => kept.keep(face.standing.sane([{ name: id, rules }, ...others()]));
  const others = () => kept.items.filter(({ name }) => name !== id);
  return {
    before, keep,
    rules: () => kept.items.find(({ name }) => name === id)?.rules ?? [],
    get where() { return kept.where; },
    get error() { return kept.error; },
  };
}

/* Turns that pass one after the other, each with the drafts of the rules. */
function running({ id, store, paint, order }, kept) {
  const { state } = store;
  let now = null;

  function end(words) {
    if (!now) return;
    now = null;
    if (words) {
      store.turn_closed(words);
      halt_keep(id, moment_of(state.live), words);
    }
    paint();
  }

  return {
    end,
    left: () => now?.left ?? null,
    /** Hand in, and let that many turns pass; returns whether the page does this turn by turn. */
    begin(turns) {
      const goes = turns > 1 && kept.rules().some(({ on }) => on);
      now = goes ? { turns, left: turns - 1, before: state.live.view } : null;
      return goes;
    },
    /** The drafts of this turn are complete: hand them in, or stop. */
    go_on() {
      if (!now) return;
      const words = state.face.standing.halt(now.before, state.draft, kept.rules());
      if (words || !now.left) return end(words || t('match-skip-done', { n: now.turns }));
      now = { ...now, left: now.left - 1, before: state.live.view };
      order().hand_in();
    },
    stop: () => end(t('match-run-stopped')),
  };
}

/**
 * @param {{id: string, store: import('./store.js').MatchStore, paint: () => void,
 *     order: () => {draft: (act: object) => void, hand_in: () => void, put: {busy: boolean}}}} match
 *     `order`: what drafts and hands in
 * @returns {object|null} null for a game without standing orders
 */
export function standing(match) {
  const { store, order } = match;
  const { state } = store;
  if (!state.face.standing) return null;
  const kept = keeping(match);
  const may_draft = () => Boolean(state.draft && !state.past && state.live.owes && !order().put.busy);
  const is_followed = () => state.face.standing.is_followed(state.draft);
  const run = running(match, kept);

  function change(rules) {
    const [old, all] = [kept.rules(), state.face.standing.sane([{ name: match.id, rules }])[0].rules];
    kept.keep(all);
    if (may_draft()) order().draft({ type: 'standing', all, added: without(all, old), gone: without(old, all) });
  }

  return {
    /** The server's answer to the draft has come. The first one of a turn leads to the drafts of the rules. */
    answered() {
      if (!may_draft()) return;
      if (!is_followed()) order().draft({ type: 'standing', all: kept.rules() });
      if (state.legal) order().draft({ type: 'standing_checked' });
      if (state.legal) run.go_on();
    },
    begin: run.begin, stop: run.stop,
    /** Another view has come; there may be nothing left to order. */
    follow: () => { if (!state.draft) run.end(''); },
    /** What the views show and call. */
    shown: () => ({
      rules: kept.rules(), where: kept.where, error: kept.error, left: run.left(),
      set(rules) {
        kept.before.push(kept.rules());
        change(rules);
      },
      undo: kept.before.length ? () => change(kept.before.pop()) : null,
    }),
  };
}
