/* What cannot be drawn from state alone: panning, zooming, and the cursor of the keyboard.
 * d3-zoom comes lazily; without it the board still plays. */

const memory = new WeakMap();

const cell = (board, sq) => board.querySelector(`[data-sq="${sq}"]`);

function cursor_to(board, sq, focus) {
  const state = memory.get(board);
  const next = cell(board, sq);
  if (!next) return false;
  board.querySelector('.cell[tabindex="0"]')?.setAttribute('tabindex', '-1');
  next.setAttribute('tabindex', '0');
  state.cursor = sq;
  if (focus) next.focus({ preventScroll: true });
  return true;
}

const ARROWS = { ArrowUp: [0, 1], ArrowDown: [0, -1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };

/* The next button in a direction; on very large boards empty squares have none and are stepped over. */
function walk(board, [dx, dy]) {
  const state = memory.get(board);
  let [x, y] = state.cursor.split(',').map(Number);
  for (let i = 0; i < state.side; i += 1) {
    x += state.bottom === 0 ? dx : -dx;
    y += state.bottom === 0 ? dy : -dy;
    if (cursor_to(board, `${x},${y}`, true)) return;
  }
}

function keys(event) {
  const board = event.currentTarget;
  if (ARROWS[event.key]) {
    event.preventDefault();
    walk(board, ARROWS[event.key]);
  } else if (event.key === 'Enter' || event.key === ' ') {
    event.preventDefault();
    event.target.closest('[data-sq]')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  }
}

function focused(event) {
  const sq = event.target.closest?.('[data-sq]')?.dataset.sq;
  if (sq) cursor_to(event.currentTarget, sq, false);
}

async function zooming(board) {
  const { select, zoom, zoomIdentity } = await import('../../vendor/d3-zoom.js');
  const world = board.querySelector('.world');
  const narrow = matchMedia('(max-width: 899px)');
  const act = zoom()
    .scaleExtent([1, 12])
    .filter((event) => wanted(event, board, narrow.matches))
    .on('zoom', ({ transform }) => {
      world.setAttribute('transform', transform);
      board.classList.toggle('zoomed', transform.k > 1);
    });
  const chosen = select(board).call(act).on('dblclick.zoom', null);
  return {
    bound(box) {
      act.extent([[box.x, box.y], [box.x + box.width, box.y + box.height]])
        .translateExtent([[box.x, box.y], [box.x + box.width, box.y + box.height]]);
    },
    by: (factor) => act.scaleBy(chosen, factor),
    whole: () => act.transform(chosen, zoomIdentity),
  };
}

/* One finger scrolls the page while the whole board is in sight, and pans once it is not. */
function wanted(event, board, narrow) {
  if (event.type === 'wheel') return event.ctrlKey || !narrow;
  if (event.touches) return event.touches.length > 1 || board.classList.contains('zoomed');
  return !event.button && !event.ctrlKey && board.classList.contains('zoomed');
}

function first_cursor(board, bottom) {
  return cell(board, bottom === 0 ? '4,1' : '4,8') ? (bottom === 0 ? '4,1' : '4,8') : board.querySelector('[data-sq]')?.dataset.sq;
}

/** After each paint: take care of a new board, of its size, of the cursor. */
export function mount(root, view, bottom) {
  const board = root.querySelector('svg.board:not(.mini)');
  if (!board) return;
  const side = view.extent[1] - view.extent[0] + 1;
  let state = memory.get(board);
  if (!state) {
    state = { cursor: null, side, bottom };
    memory.set(board, state);
    board.addEventListener('keydown', keys);
    board.addEventListener('focusin', focused);
    zooming(board).then((zoom) => {
      state.zoom = zoom;
      zoom.bound(board.viewBox.baseVal);
    }).catch(() => { /* without the module the whole board stays in sight */ });
  }
  if (state.side !== side) grown(board, state, side);
  state.bottom = bottom;
  const at = state.cursor && cell(board, state.cursor) ? state.cursor : first_cursor(board, bottom);
  const held = board.contains(document.activeElement) && document.activeElement.dataset?.sq !== at;
  if (at) cursor_to(board, at, held);
}

/* A new ring: the frame widens by itself, the ring shows itself once. */
function grown(board, state, side) {
  const edge = board.querySelector('.edge');
  if (side > state.side && edge?.animate && !matchMedia('(prefers-reduced-motion: reduce)').matches) {
    edge.animate([{ strokeWidth: '60px', opacity: 0.5 }, { strokeWidth: '4px', opacity: 1 }], { duration: 900, easing: 'ease-out' });
  }
  state.side = side;
  state.zoom?.bound(board.viewBox.baseVal);
}

/** Zoom in, out, or see the whole board again. */
export function zoom_board(root, how) {
  const state = memory.get(root.querySelector('svg.board:not(.mini)'));
  if (!state?.zoom) return;
  if (how === 'whole') state.zoom.whole();
  else state.zoom.by(how === 'in' ? 1.5 : 1 / 1.5);
}
