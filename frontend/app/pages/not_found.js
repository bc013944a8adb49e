/* An address that leads nowhere. */
import { html } from '../../vendor/lit-html.js';

export async function open() {
  return {
    name: 'not-found',
    title: () => 'Nothing here',
    view: () => html`<div class="page narrow"><h1>There is nothing here</h1>
      <p>The address may be mistyped, or what it meant is gone.</p>
      <p class="row"><a class="button main" href="/">To the first page</a> <a href="/matches">All matches</a></p>
      </div>`,
  };
}
