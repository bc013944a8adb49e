/* A small menu under one word: it closes when a link is used, when the focus goes elsewhere, and with Escape. */
import { html, nothing } from '../../vendor/lit-html.js';
import { t } from '../../locales/text.js';

const close = (menu) => menu.removeAttribute('open');

function leave(event) {
  const menu = event.currentTarget;
  if (event.relatedTarget && !menu.contains(event.relatedTarget)) close(menu);
}

function escape(event) {
  const menu = event.currentTarget;
  if (event.key !== 'Escape' || !menu.open) return;
  event.stopPropagation();
  close(menu);
  menu.querySelector('summary').focus();
}

const line = (path) => ({ href, text, when }) =>
  html`<li class=${when ?? nothing}><a href=${href}
    aria-current=${path.startsWith(href) ? 'page' : nothing}>${text}</a></li>`;

/** `links`: [{href, text, when?}]; `when` is a class that hides a link at widths where the header itself has it. */
export const more = (links, path) => html`<details class="more" @focusout=${leave} @keydown=${escape}>
  <summary>${t('common-nav-more')}</summary>
  <ul @click=${(event) => event.target.closest('a') && close(event.currentTarget.parentElement)}>
    ${links.map(line(path))}</ul>
</details>`;
