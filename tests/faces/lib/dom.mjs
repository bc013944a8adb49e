// dom.mjs - a document for the faces: import this before anything of the page.
import { JSDOM } from 'jsdom';
import '../../lib/words.mjs';

const dom = new JSDOM('<!doctype html><main id="page"></main><div id="dialogs"></div>', { url: 'http://arena.test/', pretendToBeVisual: true });
for (const name of ['window', 'document', 'Node', 'Element', 'HTMLElement', 'SVGElement', 'DocumentFragment', 'customElements', 'CustomEvent',
  'Event', 'MouseEvent', 'KeyboardEvent', 'FormData', 'sessionStorage', 'localStorage', 'location', 'history', 'addEventListener',
  'removeEventListener', 'dispatchEvent']) {
  globalThis[name] ??= typeof dom.window[name] === 'function' && /^[a-z]/.test(name) ? dom.window[name].bind(dom.window) : dom.window[name];
}
globalThis.Event = dom.window.Event;
globalThis.MouseEvent = dom.window.MouseEvent;
globalThis.FormData = dom.window.FormData;
globalThis.matchMedia = () => ({ matches: false, addEventListener() {}, removeEventListener() {} });

export const { window } = dom;
export const page = () => dom.window.document.getElementById('page');
