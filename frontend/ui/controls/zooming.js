/* Pan and zoom by d3-zoom, loaded when a board first needs it, with what a board that is also pressed needs. */

const STEADY_PX = 4; /* a hand that trembles less than this while it presses has not dragged */

/* After a drag d3 swallows the click that ends it, until a timer of 0 ms fires. On a busy page the next press can come
 * first, and its click would be swallowed too. */
const forget_drag = (select, { sourceEvent }) => {
  if (sourceEvent?.type === 'mousedown') select(sourceEvent.view).on('click.drag', null);
};

/**
 * `select` and `zoomIdentity` of d3, and a behaviour whose presses are never lost: `zoom()`. Rejects where the module
 * cannot be loaded.
 */
export async function pressable_zoom() {
  const { select, zoom, zoomIdentity } = await import('../../vendor/d3-zoom.js');
  return { select, zoomIdentity,
    zoom: () => zoom().clickDistance(STEADY_PX).on('start.press', (event) => forget_drag(select, event)) };
}
