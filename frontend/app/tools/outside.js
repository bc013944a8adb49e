/** In a frame on another site what is behind a link opens in a window of its own. */
export function open_outside(root) {
  for (const link of root.querySelectorAll('a')) link.target = '_blank';
}
