/* The puzzles that I have shared, drawn. */
import { html, nothing } from '../vendor/lit-html.js';
import { link_field } from '../ui/controls/link_field.js';
import { empty, fault } from '../ui/alerts/note.js';
import { day_text, key_words } from '../ui/words/rating.js';
import { level_words } from '../ui/words/runs.js';
import { t } from '../locales/text.js';

function title({ game: id, title: game, options: { level } }) {
  return level
    ? t('puzzle-shared-level', { game, level: level_words(id, { id: level, title: key_words(level) }) })
    : t('puzzle-shared-own', { game });
}

function facts({ status, plays, created_at: created, closes_at: closes }) {
  const values = { players: plays, created: day_text(created) };
  return status === 'open' ? t('puzzle-shared-open', { ...values, closes: day_text(closes) })
    : t(`puzzle-shared-${status}`, values);
}

function row(item, state, send) {
  const link = new URL(item.url, state.origin).href;
  return html`<li><p><a href=${item.url}>${title(item)}</a> <span class="small">${facts(item)}</span></p>
    ${item.status === 'open' ? html`<div class="share">${link_field(link, state.copied === link, send.copy)}</div>
      <button class="plain" ?disabled=${state.end.busy}
        aria-label=${t('puzzle-shared-revoke-of', { created: day_text(item.created_at) })}
        @click=${() => send.end(item.id)}>${t('puzzle-shared-revoke')}</button>` : nothing}</li>`;
}

/** The whole page. */
export const puzzles = (state, send) =>
  html`<div class="page puzzles"><h1>${t('puzzle-shared')}</h1>${fault(state.error)}${fault(state.end.error)}
    ${state.items?.length ? html`<ul class="plain-list">${state.items.map((item) => row(item, state, send))}</ul>`
      : empty(t('puzzle-shared-none'), state.made_here())}
    <p class="small">${t('puzzle-shared-note')}</p></div>`;
