/* What there is to learn, drawn: the games with their lessons and exercises. */
import { html, nothing } from '../vendor/lit-html.js';
import { t } from '../locales/text.js';

function exercises({ game, lessons, solved }) {
  const all = lessons.exercises.length;
  if (!all) return nothing;
  const n = lessons.exercises.filter(({ id }) => solved.has(id)).length;
  return html`<a class="button plain" href=${`/learn/${game.id}/exercises`} aria-label=${t('learn-exercises-game',
    { game: game.title })}>${t('learn-exercises')}</a>
    <span class="small">${n ? t('learn-exercises-solved', { n, all }) : t('learn-exercises-count', { n: all })}</span>`;
}

function row(item) {
  const { game, lessons, picture } = item;
  const about = game.variants[0].options_schema;
  return html`<li aria-labelledby=${`learn-${game.id}`}>
    <a class="learn-picture" href=${`/learn/${game.id}`} tabindex="-1" aria-hidden="true">${picture.still()}</a>
    <div><h2 id=${`learn-${game.id}`} translate="no">${game.title}</h2>
      <p lang=${about?.['x-lang'] ?? 'en'}>${about?.description ?? ''}</p>
      <p class="row"><a class="button main" href=${`/learn/${game.id}`} aria-label=${t('learn-how-to-play-game',
        { game: game.title })}>${t('learn-how-to-play')}</a>
        <span class="small">${t('learn-chapters-count', { n: lessons.chapters.length })}</span>
        ${exercises(item)}</p></div></li>`;
}

/**
 * The whole page.
 * @param {{game: object, lessons: object, picture: object, solved: Set<string>}[]} items
 */
export const learn_index = (items) => html`<div class="page learn"><h1>${t('learn-index')}</h1>
  <p class="learn-intro">${t('learn-index-about')}</p>
  <ul class="learn-games">${items.map(row)}</ul></div>`;
