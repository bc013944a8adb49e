/* Built by `make vendor` from package-lock.json. Licences: LICENSES.txt */
export { html, svg, nothing, render } from 'lit-html';
export { repeat } from 'lit-html/directives/repeat.js';
