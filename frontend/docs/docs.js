/* Commands in the documents name http://localhost:8080; a reader copies them with this site's own address. */
const EXAMPLE = 'http://localhost:8080';

for (const code of document.querySelectorAll('code')) {
  const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    walker.currentNode.nodeValue = walker.currentNode.nodeValue.replaceAll(EXAMPLE, location.origin);
  }
}
