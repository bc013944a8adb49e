/* The base of our custom elements. */

/** Their base. Outside a page (tests that only load a module) an empty class stands in for it. */
export const PageElement = /** @type {typeof HTMLElement} */ (globalThis.HTMLElement ?? class {});

/**
 * Register a custom element: only once, even if its module is loaded again, and only where there is a page.
 * @param {string} name
 * @param {CustomElementConstructor} element
 */
export function define(name, element) {
  const known = globalThis.customElements;
  if (known && !known.get(name)) known.define(name, element);
}
