/* Sorting a list by hand: a grip is dragged with finger or mouse, or moved with the arrow keys. */

/* The index in the list that belongs to a height on the screen. */
function place_of(items, y) {
  const at = items.findIndex((item) => {
    const { top, height } = item.getBoundingClientRect();
    return y < top + height / 2;
  });
  return at < 0 ? items.length : at;
}

/** Begin to drag by the grip; calls `move(from, to)` when it is dropped elsewhere. */
export function drag(event, move) {
  if (event.button) return;
  const grip = event.currentTarget;
  const item = grip.closest('li');
  const items = [...item.parentElement.children];
  const from = items.indexOf(item);
  let slot = from;
  event.preventDefault();
  grip.focus();
  grip.setPointerCapture?.(event.pointerId);
  item.dataset.drag = 'on';
  const mark = () => items.forEach((one, i) => {
    one.dataset.slot = i === slot ? 'before' : i === items.length - 1 && slot === items.length ? 'after' : '';
  });

  function follow(e) {
    slot = place_of(items, e.clientY);
    mark();
  }

  function end(e) {
    for (const [name, fn] of Object.entries(heard)) grip.removeEventListener(name, fn);
    delete item.dataset.drag;
    items.forEach((one) => { delete one.dataset.slot; });
    const to = slot > from ? slot - 1 : slot;
    if (e.type === 'pointerup' && to !== from) move(from, to);
  }

  const heard = { pointermove: follow, pointerup: end, pointercancel: end };
  for (const [name, fn] of Object.entries(heard)) grip.addEventListener(name, fn);
}

const STEP = { ArrowUp: -1, ArrowDown: 1 };

/** Keys on a grip: arrows move the item and keep the focus on it, Delete removes it. */
export function sort_keys(event, i, n, { move, drop }) {
  const list = event.currentTarget.closest('ol');
  /* Wait for the paint, and leave the focus alone if it has moved elsewhere meanwhile. */
  const focus = (to) => setTimeout(() => {
    const here = document.activeElement;
    if (here === document.body || list.contains(here)) {
      list.children[Math.max(0, to)]?.querySelector('.co-grip')?.focus();
    }
  });
  const to = i + (STEP[event.key] ?? 0);
  if (STEP[event.key] && to >= 0 && to < n) move(i, to);
  else if (event.key === 'Delete' || event.key === 'Backspace') drop(i);
  else return;
  event.preventDefault();
  focus(STEP[event.key] ? to : Math.min(i, n - 2));
}
