/* A plan being edited: every step can be undone, and the current text survives a reload of this tab. */
const PAUSE_MS = 1000;
const STEPS = 200;
const name_of = (id) => `quadrivium.experiment.${id ?? 'new'}`;

/** What this tab had typed into that plan, or null. */
export function kept(id) {
  try {
    return JSON.parse(sessionStorage.getItem(name_of(id)));
  } catch {
    return null;
  }
}

/** Keep it for this tab; false when it is too large for the browser's storage. */
export function keep(id, work) {
  try {
    sessionStorage.setItem(name_of(id), JSON.stringify(work));
    return true;
  } catch {
    return false;
  }
}

export const forget = (id) => sessionStorage.removeItem(name_of(id));

/** Where two plans differ: a file, or null. */
const changed_file = (a, b) =>
  Object.keys({ ...a.files, ...b.files }).find((name) => a.files[name] !== b.files[name]) ?? null;

/** An undo history of immutable values. Typing in one place is a single step until there is a pause. */
export function edits(first) {
  let past = [];
  let future = [];
  let place = '';
  let at = 0;
  const self = {
    now: first,
    get may_undo() { return past.length > 0; },
    get may_redo() { return future.length > 0; },
    change(next, where = '') {
      const goes_on = where && where === place && Date.now() - at < PAUSE_MS;
      if (!goes_on) past = [...past.slice(-STEPS), self.now];
      future = [];
      place = where;
      at = Date.now();
      self.now = next;
    },
    undo() {
      if (!past.length) return null;
      const before = self.now;
      future.push(before);
      self.now = past.pop();
      place = '';
      return changed_file(before, self.now);
    },
    redo() {
      if (!future.length) return null;
      const before = self.now;
      past.push(before);
      self.now = future.pop();
      place = '';
      return changed_file(before, self.now);
    },
  };
  return self;
}
