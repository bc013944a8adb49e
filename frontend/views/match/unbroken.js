/* Names of squares with a minus ("-a6", "k-1") are not broken at it. */
import { html } from '../../vendor/lit-html.js';

/* As wide as the notation in the log can be. */
const LONGEST = 14;

const is_name = (part) => part.includes('-') && part.length <= LONGEST && /\d/.test(part);

/** A text for the page in which each short word with a minus and a figure stays in one line. */
export const unbroken = (text) => (typeof text === 'string' && text.split(/(\s+)/).some(is_name)
  ? text.split(/(\s+)/).map((part) => (is_name(part) ? html`<span class="unbroken">${part}</span>` : part)) : text);
