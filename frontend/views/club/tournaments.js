/* The tournaments of a club on its page, drawn. */
import { html, nothing } from '../../vendor/lit-html.js';
import { club_feed } from '../../model/addresses.js';
import { game_title } from '../../model/catalogue.js';
import { is_given, tournament_name } from '../tournament_name.js';
import { empty } from '../../ui/alerts/note.js';
import { dotted, format_words, standing_words, team_name } from '../tournament/words.js';
import { language_now, rich, t } from '../../locales/text.js';

/* A match that another club asks for waits for an officer's answer. */
const asks = (it, club) => it.status === 'open' && it.rival?.id === club.id && !it.rival.agreed;

const stands = (it, club, now) => (asks(it, club) ? t('clubs-tournament-asks', { name: team_name(it.teams[0]) })
  : standing_words(it, now));

const row = (it, club, now) => html`<li><a href=${`/tournaments/${it.id}`}><bdi translate=${
  is_given(it) ? 'no' : nothing}>${tournament_name(it, it)}</bdi></a> <span class="small">${dotted([
  game_title(it.game, it.variant), format_words(it), stands(it, club, now)])}</span></li>`;

/* What is to come, then what is over. */
const ordered = (items) => [...items.filter(({ finished_at }) => !finished_at),
  ...items.filter(({ finished_at }) => finished_at)];

const more = (state, send) => (state.tournaments.next ? html`<p><button class="plain" ?disabled=${state.act.busy}
  @click=${send.more_tournaments}>${t('clubs-more')}</button></p>` : nothing);

/** The section. */
export function tournaments(state, send, leads) {
  const { club, now } = state;
  const { items } = state.tournaments;
  return html`<section><h2>${t('clubs-tournaments')}</h2>${items.length
    ? html`<ul class="plain-list">${ordered(items).map((it) => row(it, club, now))}</ul>`
    : empty(t('clubs-tournaments-none'))} ${more(state, send)}
    ${leads ? html`<p class="row"><a class="button plain" href=${`/tournaments/new?club=${club.id}`}>${
      t('clubs-tournament-new')}</a></p>` : nothing}
    <p class="small">${rich('clubs-tournaments-follow', {
      atom: (text) => html`<a href=${club_feed(club.id, 'atom', language_now())}>${text}</a>`,
      calendar: (text) => html`<a href=${club_feed(club.id, 'ics', language_now())}>${text}</a>` })}</p></section>`;
}
