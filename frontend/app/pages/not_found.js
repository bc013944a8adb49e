/* An address without a page. */
import { html } from '../../vendor/lit-html.js';
import { t } from '../../locales/text.js';

export async function open() {
  return {
    name: 'not-found',
    title: () => t('common-not-found-title'),
    view: () => html`<div class="page narrow"><h1>${t('common-not-found-title')}</h1>
      <p>${t('common-not-found')}</p>
      <p class="row"><a class="button main" href="/">${t('common-not-found-home')}</a>
        <a href="/matches">${t('common-not-found-games')}</a></p></div>`,
  };
}
