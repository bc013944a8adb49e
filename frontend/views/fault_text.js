/* What is wrong with a rule set or a plan, as its author reads it. */
import { html } from '../vendor/lit-html.js';
import { seen } from '../model/text_place.js';
import { fault_words } from '../ui/words/codes.js';

/** What is wrong and what to do about it; what stands between backticks is code. */
export const fault_text = (fault) => seen(fault_words(fault)).split(/`(`|[^`]*)`/)
  .map((part, i) => (i % 2 ? html`<code>${part}</code>` : part));
