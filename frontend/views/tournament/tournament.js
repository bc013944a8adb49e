/* A tournament, drawn: how it stands, what the visitor can do, the boards in play, standings, rounds and its terms. */
import { html, nothing } from '../../vendor/lit-html.js';
import '../../ui/clock.js';
import { game_title } from '../../model/catalogue.js';
import { tournament_export_of, tournament_feed } from '../../model/addresses.js';
import { progress_of } from '../../model/tournament.js';
import { fault } from '../../ui/alerts/note.js';
import { link_field } from '../../ui/controls/link_field.js';
import { changed_options } from '../../ui/controls/schema_form.js';
import { player_link } from '../../ui/seats.js';
import { span_text } from '../../ui/clock.js';
import { is_given, tournament_name } from '../tournament_name.js';
import { entry, host } from './entry.js';
import { bracket, pairings, wall } from './rounds.js';
import { cross, podium, standings, teams, ties } from './standings.js';
import { conditions, dotted, format_about, format_words, time_words } from './words.js';
import { date_text, document_at, language_now, rich, t } from '../../locales/text.js';

/** The page when there is no such tournament, or it could not be read. */
export const missing = (why) => html`<div class="page narrow"><h1>${t(why ? 'tournament-not-loaded'
  : 'tournament-not-found')}</h1><p>${why || t('tournament-not-found-why')}
    ${why ? html`<a href=${location.pathname}>${t('common-try-again')}</a>` : nothing}
    <a href="/tournaments">${t('tournament-all')}</a></p></div>`;

const club_link = ({ id }) => (name) => html`<a href=${`/clubs/${id}`} translate="no">${name}</a>`;

/* Whose members play. */
function club_line({ club, rival, members_only }) {
  if (!members_only) return nothing;
  if (!club) return html`<p class="small">${t('tournament-club-gone')}</p>`;
  const words = { club: club.name, rival: rival?.name };
  const kind = !rival ? 'tournament-club' : rival.agreed ? 'tournament-clubs' : 'tournament-clubs-asked';
  return html`<p class="small">${rich(kind, { link: club_link(club), ...(rival && { other: club_link(rival) }) },
    words)}</p>`;
}

const lead = ({ tournament: it }) => html`<p class="tournament-lead">${dotted([game_title(it.game, it.variant),
  format_words(it), it.seats > 2 && t('tournament-seats-each', { n: it.seats }), time_words(it),
  t(it.rated ? 'tournament-rated' : 'tournament-unrated')])}</p>
  ${club_line(it)}<p class="small">${it.host ? rich('tournament-hosted', { name: player_link }, { name: it.host })
    : t('tournament-hosted-site')}${it.private ? html` · ${t('tournament-unlisted')}` : nothing}</p>`;

/* ---- how it stands ---- */

const countdown = (until, skew) => html`<quad-clock class="countdown" role="timer" .time=${{ until: Date.parse(until),
  skew, low_ms: 0 }}></quad-clock>`;

const entered = ({ tournament: it }) => html`<p>${t('tournament-have-entered', { n: it.players, of: it.max_players })}${
  it.waiting ? html` ${t('tournament-queue', { n: it.waiting })}` : nothing}</p>`;

function before({ tournament: it, skew }) {
  if (!it.starts_at) {
    return html`<p class="stand">${it.when_full ? t('tournament-when-full', { n: it.max_players })
      : t('tournament-when-host')}</p>`;
  }
  return html`<p class="stand">${rich('tournament-starts-in', { clock: () => countdown(it.starts_at, skew) })}</p>
    <p class="small"><time datetime=${it.starts_at}>${date_text(it.starts_at,
      { dateStyle: 'full', timeStyle: 'short' })}</time></p>`;
}

/* A whole round at once: when it is over the next one starts. */
function progress({ tournament: it, rounds }) {
  const round = rounds.get(it.round);
  if (!round) return nothing;
  const { done, all } = progress_of(round);
  return html`<progress max=${all} value=${done} aria-label=${t('tournament-progress-label')}></progress>
    <p class="small">${t('tournament-progress', { done, all })}
    ${it.round < it.rounds ? t('tournament-next-round', { n: it.round + 1 }) : t('tournament-last-round')}</p>`;
}

function during(state) {
  const { tournament: it, skew } = state;
  if (it.format === 'arena') {
    return html`<p class="stand">${rich('tournament-ends-in', { clock: () => countdown(it.ends_at, skew) })}</p>`;
  }
  if (!it.round) return html`<p class="stand">${t('tournament-when-now')}</p>`;
  const round = t('tournament-round-of', { round: it.round, rounds: it.rounds });
  return html`<p class="stand">${round}</p>${progress(state)}`;
}

/* Why it ended before its time. A team match needs players on both sides, however many there are. */
function reason_words({ reason, format, min_players: min, players }) {
  const sides = reason === 'too_few_players' && format === 'team' && players >= min;
  return sides ? t('tournament-reason-too_few_players-team') : t(`tournament-reason-${reason}`, { min, players });
}

/** How it ended, and why. */
export function after({ tournament: it }) {
  const when = it.finished_at ? date_text(it.finished_at, { dateStyle: 'long' }) : '';
  return html`<p class="quiet">${when ? t(`tournament-ended-${it.status}`, { day: when })
    : t(`tournament-status-${it.status}`)}</p>
    ${it.reason ? html`<p class="quiet">${reason_words(it)}</p>` : nothing}`;
}

const stands = (state) => ({ open: before, running: during }[state.tournament.status] ?? after)(state);

/* ---- terms, record, links ---- */

const term = (title, words) => (words ? html`<div><dt>${title}</dt><dd>${words}</dd></div>` : nothing);

const late_words = ({ format, late_rounds }) => (format === 'arena' ? t('tournament-late-arena')
  : late_rounds ? t('tournament-late', { n: late_rounds }) : t('tournament-late-none'));

function terms(state) {
  const { tournament: it, variant } = state;
  const asked = conditions(it);
  const changed = changed_options(variant?.options_schema, it.options);
  return html`<details class="terms" ?open=${it.status === 'open'}><summary>${t('tournament-terms')}</summary>
    <p class="small">${format_about(it)}</p>
    <dl>${term(t('tournament-entrants'), dotted([it.entrants === 'all' && t('tournament-entrants-all'), ...asked]))}
      ${term(t('tournament-term-players'),
        t('tournament-term-players-text', { min: it.min_players, max: it.max_players }))}
      ${term(t('tournament-term-late'), late_words(it))}
      ${term(t('tournament-no-show'), t('tournament-no-show-text', { time: span_text(it.no_show_seconds) }))}
      ${term(t('tournament-term-options'), dotted(changed))}</dl>
    <p class="small">${rich('tournament-terms-docs',
      { link: (text) => html`<a href=${document_at('tournaments')}>${text}</a>` })}</p></details>`;
}

const formats = ({ format, seats }) => (seats === 2 && ['swiss', 'round_robin'].includes(format)
  ? ['json', 'csv', 'trf'] : ['json', 'csv']);

const record = ({ tournament: it }) => (it.round ? html`<p class="small">${t('tournament-export')}
  ${formats(it).map((format, i) => html`${i ? ' · ' : nothing}<a href=${tournament_export_of(it.id, format)}
    download=${`${it.id}.${format}`}>${format.toUpperCase()}</a>`)}</p>` : nothing);

const frame_of = ({ id }) =>
  `<iframe src="${location.origin}/tournaments/${id}/embed" width="100%" height="600"></iframe>`;

function share({ tournament: it, copied }, send) {
  const link = `${location.origin}/tournaments/${it.id}`;
  return html`<details class="share"><summary>${t('tournament-share')}</summary>
    <p class="small">${t('tournament-share-link')}</p>
    ${link_field(link, copied === link, send.copy, t('tournament-share-link'))}
    <p class="small">${t('tournament-share-frame')}</p>
    ${link_field(frame_of(it), copied === frame_of(it), send.copy, t('tournament-share-frame'))}
    <p class="small">${rich('tournament-share-feed',
      { link: (text) => html`<a href=${tournament_feed(it.id, language_now())}>${text}</a>` })}</p></details>`;
}

/* ---- the page ---- */

const title = ({ tournament: it }) => html`<bdi translate=${is_given(it) ? 'no' : nothing}>${
  tournament_name(it, it)}</bdi>`;

const side = (state, send) => html`<aside class="tournament-side">
  ${host(state, send)} ${terms(state)} ${ties(state)} ${share(state, send)} ${record(state)}</aside>`;

const body = (state, send) => html`<div class="tournament-main">${bracket(state)} ${standings(state)} ${cross(state)}
  ${state.tournament.format === 'knockout' ? nothing : pairings(state, send)}</div>`;

/** The whole page. */
export const tournament = (state, send) => html`<div class="page tournament">
  <header class="tournament-head"><p class="small"><a href="/tournaments">${t('tournament-all')}</a></p>
    <h1>${title(state)}</h1> ${lead(state)}</header>
  ${fault(state.error)}
  <div class="tournament-now"><div>${stands(state)} ${state.tournament.status === 'open' ? entered(state) : nothing}
    ${teams(state)}</div>
    ${entry(state, send)}</div>
  ${podium(state)}
  <div class="tournament-columns">${wall(state)} ${body(state, send)} ${side(state, send)}</div></div>`;

/** The same for a frame on another site: to look at, without controls; links open the page itself. */
export const embedded = (state) => html`<div class="page tournament embedded">
  <h1><a href=${`/tournaments/${state.tournament.id}`} target="_blank">${title(state)}</a></h1>
  ${lead(state)} ${stands(state)} ${teams(state)} ${podium(state)} ${wall(state)} ${bracket(state)}
  ${standings(state)} ${cross(state)}</div>`;
