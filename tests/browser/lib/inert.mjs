// inert.mjs - texts that somebody might type to deceive a page, and what a browser says of a page that shows them: whether anything came of
// them but letters.
const RLO = '\u202e', RLI = '\u2067', NO_WIDTH = '\u200b\u200d\ufeff';

/** Texts that a page may have to show. Each names "owned", which nothing else does; none is longer than a label may be. */
export const MARKUP = [
  '<img src=/owned.png onerror=globalThis.owned=1>',
  '"><svg onload=globalThis.owned=2><x-owned owned>',
  '</textarea></title><script>globalThis.owned=3</script>',
  '\' owned onfocus=\'globalThis.owned=4\' autofocus x=\'',
  'javascript:globalThis.owned=5//',
  '${globalThis.owned=6} {{owned}} <!--?lit$owned$-->',
];
export const STRANGE = [
  `${RLO}denwo exe.gnp`, `${RLI}owned`, `ow${NO_WIDTH}ned`, 'owned 💧 𝔘𝔫𝔦 𠮷 مرحبا', 'owned\u2028in\u2029lines', 'owned \u0301\u0302\u0303\u0304',
];
/** What no text may hold, wherever it is sent. */
export const REFUSED = ['owned\u0000', 'owned\u001b[31m', 'owned\u009b31m', 'owned\u007f'];

/** Runs in the page before any script of it: notes what comes into being, and what the browser refuses. */
export function watch() {
  const found = [];
  globalThis.found_by_test = found;
  document.addEventListener('securitypolicyviolation', (event) => found.push(`CSP: ${event.effectiveDirective} ${event.blockedURI}`));
  const is_link = /^(href|src|action|formaction|data|srcdoc|style|.*:href)$/;
  const told = (element) => element.outerHTML.slice(0, 160);
  function look(element) {
    if (element.localName.includes('owned') || element.closest('script, style, iframe, object, embed, base, meta')?.outerHTML.includes('owned')) found.push(`element: ${told(element)}`);
    for (const { name, value } of element.attributes) {
      if (name.startsWith('on') || name.includes('owned')) found.push(`attribute ${name}: ${told(element)}`);
      if (is_link.test(name) && (/^\s*(javascript|data|vbscript):/i.test(value) || (name !== 'href' && value.includes('owned')))) found.push(`${name}: ${told(element)}`);
    }
  }
  const deep = (node) => {
    if (node.nodeType !== Node.ELEMENT_NODE) return;
    look(node);
    for (const one of node.querySelectorAll('*')) look(one);
  };
  new MutationObserver((changes) => {
    for (const { target, addedNodes, type } of changes) {
      if (type === 'attributes') look(target);
      for (const node of addedNodes) deep(node);
    }
  }).observe(document, { subtree: true, childList: true, attributes: true });
}

/** Runs in the page: all of these texts can be read or edited on it. */
export function stands(texts) {
  const fields = [...document.querySelectorAll('input, textarea')].map((field) => field.value);
  const names = [...document.querySelectorAll('[aria-label]')].map((element) => element.getAttribute('aria-label'));
  const shown = [document.title, document.body.textContent, ...fields, ...names].join('\n');
  return texts.every((text) => shown.includes(text));
}

/** Runs in the page: what came of the texts on it but letters, and those with a sign of direction that turn words beside them around. */
export function look_at() {
  const DIRECTED = /[\u202a-\u202e\u2066-\u2069]/;
  const found = [...globalThis.found_by_test], spilled = [];
  if (globalThis.owned !== undefined) found.push(`a script ran: ${globalThis.owned}`);
  const holds = (element) => {
    const { display, unicodeBidi } = getComputedStyle(element);
    return !['inline', 'contents'].includes(display) || ['isolate', 'plaintext', 'isolate-override'].includes(unicodeBidi);
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { data, parentElement } = texts.currentNode;
    if (!DIRECTED.test(data) || parentElement.closest('[aria-hidden="true"], textarea')) continue;
    let box = parentElement;
    while (!holds(box)) box = box.parentElement;
    if (box.textContent.trim() !== data.trim()) spilled.push(box.textContent.trim().slice(0, 200));
  }
  return { found, spilled };
}
