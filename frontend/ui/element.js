/* What elements of our own have in common. */

/** Their base. Outside a page (tests that only load a module) an empty class stands in for it. */
export const PageElement = /** @type {typeof HTMLElement} */ (globalThis.HTMLElement ?? class {});

/**
 * Give an element its name; once, however often its module is loaded, and only where there is a page.
 * @param {string} name
 * @param {CustomElementConstructor} element
 */
export function define(name, element) {
  const known = globalThis.customElements;
  if (known && !known.get(name)) known.define(name, element);
}
