/* The documents show http://localhost:8080 in commands. Replace it with this site's address, so that readers can
 * copy the commands. */
const EXAMPLE = 'http://localhost:8080';

for (const code of document.querySelectorAll('code')) {
  const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    walker.currentNode.nodeValue = walker.currentNode.nodeValue.replaceAll(EXAMPLE, location.origin);
  }
}
