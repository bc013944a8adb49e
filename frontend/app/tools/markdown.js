/* Markdown written by researchers and hosts, as an element of the page. A library makes markup of it and another one
 * takes out everything that is not plain text, lists, tables and links; both are loaded when a text is shown. */
import { style } from '../../games/index.js';

const ALLOWED = {
  ALLOWED_TAGS: ['a', 'b', 'blockquote', 'br', 'code', 'del', 'em', 'h2', 'h3', 'h4', 'h5', 'h6', 'hr', 'i', 'li',
    'ol', 'p',
    'pre', 'strong', 'sub', 'sup', 'table', 'tbody', 'td', 'th', 'thead', 'tr', 'ul'],
  ALLOWED_ATTR: ['href', 'start'],
  ALLOWED_URI_REGEXP: /^(https:\/\/|mailto:)/i,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};

/* The page has the only heading of the first level. */
const lowered = (token) => { if (token.type === 'heading') token.depth = Math.min(6, token.depth + 1); };

/**
 * The text as an element.
 * @param {string} text
 * @returns {Promise<HTMLElement>}
 */
export async function prose(text) {
  const [{ marked, purify }] = await Promise.all([import('../../vendor/markdown.js'), style('/css/prose.css')]);
  const root = document.createElement('div');
  root.className = 'prose';
  const markup = marked.parse(text, { async: false, walkTokens: lowered });
  root.append(purify.sanitize(markup, { ...ALLOWED, RETURN_DOM_FRAGMENT: true }));
  for (const link of root.querySelectorAll('a')) {
    link.setAttribute('target', '_blank');
    link.setAttribute('rel', 'noopener noreferrer');
  }
  return root;
}
