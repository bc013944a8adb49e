/* Dragging a piece with finger or mouse to a tray. The result is the same as a tap on the piece and a tap on the tray.
 * */
const NEAR = 6;
const REACH = 26;

/* The tray under a point, or the nearest one within reach, so that a finger need not be exact. */
function tray_at(bench, { clientX: x, clientY: y }) {
  let best = null;
  for (const tray of bench.querySelectorAll('[data-bucket]')) {
    const box = tray.getBoundingClientRect();
    const far = Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom));
    if (far <= REACH && (!best || far < best.far)) best = { far, tray };
  }
  return best?.tray ?? null;
}

class Drag {
  #moved = false;
  #over = null;

  constructor(event, id, now) {
    this.piece = event.currentTarget;
    this.bench = this.piece.closest('.bench');
    this.figure = this.bench.querySelector(`.seen [data-seen="${id}"]`);
    this.id = id;
    this.now = now;
    this.x = event.clientX;
    this.y = event.clientY;
    this.pointer = event.pointerId;
    this.scale = this.bench.querySelector('svg').getScreenCTM()?.a || 1;
    this.piece.setPointerCapture?.(event.pointerId); /* a fast drag drops the piece at its first step */
    for (const name of ['pointermove', 'pointerup', 'pointercancel']) this.piece.addEventListener(name, this);
  }

  handleEvent(event) {
    if (event.pointerId !== this.pointer) return;
    if (event.type === 'pointermove') this.#move(event);
    else this.#end(event);
  }

  #move(event) {
    const [dx, dy] = [event.clientX - this.x, event.clientY - this.y];
    if (!this.#moved && Math.hypot(dx, dy) < NEAR) return;
    if (!this.#moved) this.#begin();
    this.figure?.setAttribute('transform', `translate(${dx / this.scale} ${dy / this.scale})`);
    this.#mark(tray_at(this.bench, event));
  }

  #begin() {
    this.#moved = true;
    this.bench.classList.add('drawn');
    if (this.now.picked !== this.id) this.now.send.pick(this.id);
  }

  #mark(tray) {
    if (tray === this.#over) return;
    this.#over?.classList.remove('under');
    tray?.classList.add('under');
    this.#over = tray;
  }

  #end(event) {
    for (const name of ['pointermove', 'pointerup', 'pointercancel']) this.piece.removeEventListener(name, this);
    if (!this.#moved) return;
    const tray = event.type === 'pointerup' ? tray_at(this.bench, event) : null;
    this.#mark(null);
    this.bench.classList.remove('drawn');
    this.bench.dataset.from = tray ? this.figure?.getAttribute('transform') ?? '' : '';
    this.figure?.removeAttribute('transform');
    this.#swallow();
    if (tray) this.now.send.drop(Number(tray.dataset.bucket));
    else this.now.send.leave();
  }

  /* The click that follows a drag is ignored. */
  #swallow() {
    const none = (event) => { event.stopPropagation(); event.preventDefault(); };
    this.bench.addEventListener('click', none, { capture: true, once: true });
    setTimeout(() => this.bench.removeEventListener('click', none, { capture: true }), 0);
  }
}

/** A finger on a piece drags the piece and does not scroll the page. */
export const hold_still = { handleEvent: (event) => event.preventDefault(), passive: false };

/** Begins a drag of a piece, when it becomes one. */
export const drag_of = (id, now) => (event) => {
  if (event.button === 0) new Drag(event, id, now);
};
