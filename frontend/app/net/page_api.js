/* Requests of pages that few people open on their first visit: studies, clubs, the desk, notebooks and collections,
 * challenges and tactics. They come with these pages. */
import { at, query } from '../../model/addresses.js';
import { call, data, drop, get, list, new_key, patch, post, put, text_of } from './api.js';

/* Experiments with hidden rules: the researcher's plans, taking part, downloads. */
export const experiments = async (values) => list(await get('/experiments', values));
export const experiment_check = (plan, rest) => post('/experiments/check', plan, rest);
export const experiment = (id, values) => get(at`/experiments/${id}`, values);
export const experiment_new = (plan, key) => post('/experiments', plan, { key });
export const experiment_put = (id, plan) => put(at`/experiments/${id}`, plan);
export const experiment_turn = (id, status) => patch(at`/experiments/${id}`, { status });
export const experiment_drop = (id) => drop(at`/experiments/${id}`);
export const experiment_progress = (id) => get(at`/experiments/${id}/progress`);
export const experiment_figures = (id) => get(at`/experiments/${id}/figures`);
export const participants = async (id, values) => list(await get(at`/experiments/${id}/participants`, values));
export const participant_mark = (id, code, defective) =>
  patch(at`/experiments/${id}/participants/${code}`, { defective });
/** A page of the transcripts, as text, and the cursor of the next one. */
export const transcripts = (id, values, rest) =>
  call('GET', at`/experiments/${id}/transcripts` + query(values), { ...rest, reads: text_of });
/** Join, continue with the next series, or return. */
export const enrol = (id, body = {}) => post(at`/experiments/${id}/enrolments`, body);
export const page_answer = (id, body, key) => post(at`/experiments/${id}/answers`, body, { key });
export const withdraw = (id, erase) => post(at`/experiments/${id}/withdrawal`, { erase });
/** What the browser measured; it also arrives when the page is being left. */
export const timings = (id, body) => post(at`/experiments/${id}/timings`, body, { keepalive: true });
export const study = (id) => get(at`/experiments/${id}/study`);
/** `revision`: of the study that was changed; null replaces any. */
export const study_put = (id, value, revision) => put(at`/experiments/${id}/study`, { study: value,
  ...(revision !== null && { revision }) });
export const pictures = async (id) => (await get(at`/experiments/${id}/pictures`)).items;
export const picture_new = (id, body) => post(at`/experiments/${id}/pictures`, body);
export const picture_drop = (id, picture) => drop(at`/experiments/${id}/pictures/${picture}`);
/** A picture's bytes. */
export const picture_bytes = (picture) => call('GET', at`/pictures/${picture}`, { reads: (reply) => reply.blob() });
export const study_preview = (id, body) => post(at`/experiments/${id}/preview`, body);
export const people = async (id, values) => list(await get(at`/experiments/${id}/people`, values));
/** Everything that is fixed before the start, as text. */
export const preregistration = async (id, format) =>
  (await call('GET', at`/experiments/${id}/preregistration` + query({ format }), { reads: text_of })).text;
/** A page of the bonuses to be paid, as text, the codes of participants whom it leaves out, and the cursor of the next
 * one. */
export const bonuses = (id, values) =>
  call('GET', at`/experiments/${id}/bonuses` + query(values), { reads: text_of });
export const participant_erase = (id, code) => drop(at`/experiments/${id}/participants/${code}`);

/* Clubs */
export const clubs = async (values) => list(await get('/clubs', values));
export const my_clubs = async () => list(await get('/me/clubs')).items;
export const club = (id) => get(at`/clubs/${id}`);
export const club_new = (body, key) => post('/clubs', body, { key });
export const club_change = (id, body) => patch(at`/clubs/${id}`, body);
export const club_members = async (id, values) => list(await get(at`/clubs/${id}/members`, values));
/** Join, ask to join, or accept an invitation. */
export const club_join = (id, message) => put(at`/clubs/${id}/members/me`, message ? { message } : {});
export const club_leave = (id) => drop(at`/clubs/${id}/members/me`);
export const club_place = (id, name, state) => put(at`/clubs/${id}/members/${name}`, { state });
export const club_remove = (id, name) => drop(at`/clubs/${id}/members/${name}`);
export const club_topics = async (id, values) => list(await get(at`/clubs/${id}/topics`, values));
export const club_topic = (id, topic, values) => get(at`/clubs/${id}/topics/${topic}`, values);
export const club_topic_new = (id, body, key) => post(at`/clubs/${id}/topics`, body, { key });
export const club_topic_close = (id, topic, closed) => patch(at`/clubs/${id}/topics/${topic}`, { closed });
export const club_topic_remove = (id, topic) => drop(at`/clubs/${id}/topics/${topic}`);
export const club_post_new = (id, topic, text, key) => post(at`/clubs/${id}/topics/${topic}/posts`, { text }, { key });
export const club_post_remove = (id, topic, n) => drop(at`/clubs/${id}/topics/${topic}/posts/${n}`);
export const club_post_report = (id, topic, n, body) =>
  post(at`/clubs/${id}/topics/${topic}/posts/${n}/report`, body);
/** Accept or decline the team match that another club asks for. */
export const tournament_rival = (id, accepts) => (accepts ? put(at`/tournaments/${id}/rival`, {})
  : drop(at`/tournaments/${id}/rival`));
export const club_report = (id, body) => post(at`/clubs/${id}/report`, body);
export const club_read = (id) => put(at`/clubs/${id}/read`, {});

/* Decisions of moderators about me, and the moderation desk */
export const my_sanctions = async () => list(await get('/me/sanctions')).items;
export const my_sanctions_seen = () => put('/me/sanctions/seen', {});
export const my_appeal = (id, text) => put(at`/me/sanctions/${id}/appeal`, { text });
export const desk = () => get('/desk');
export const desk_reports = async (values) => list(await get('/desk/reports', values));
export const desk_report = (id) => get(at`/desk/reports/${id}`);
export const desk_take = (id) => put(at`/desk/reports/${id}/holder`, {});
export const desk_release = (id) => drop(at`/desk/reports/${id}/holder`);
export const desk_decide = (id, body) => post(at`/desk/reports/${id}/decision`, body, { key: new_key() });
export const desk_panel = (id) => put(at`/desk/reports/${id}/panel`, {});
export const desk_members = async () => list(await get('/desk/members'));
export const desk_member_add = (name, why) => put(at`/desk/members/${name}`, { why });
export const desk_member_remove = (name, why) => data(call('DELETE', at`/desk/members/${name}`, { body: { why } }));
export const panel = () => get('/panel');
export const panel_case = (id) => get(at`/panel/cases/${id}`);
export const panel_vote = (id, body) => put(at`/panel/cases/${id}/vote`, body);
export const desk_appeals = async (values) => list(await get('/desk/appeals', values));
export const desk_answer = (id, body) => put(at`/desk/appeals/${id}`, body);
export const desk_alike = () => get('/desk/alike');
export const desk_log = async (values) => list(await get('/desk/log', values));

/* Collections: games kept together */

/** With a `match`, each says whether it keeps that one. */
export const my_collections = async (values) => list(await get('/me/collections', values)).items;
export const player_collections = async (name) => list(await get(at`/players/${name}/collections`)).items;
export const collection = (id, values) => get(at`/collections/${id}`, values);
export const collection_new = (body, key) => post('/collections', body, { key });
export const collection_change = (id, body) => patch(at`/collections/${id}`, body);
export const collection_report = (id, body) => post(at`/collections/${id}/report`, body);
export const collection_end = (id) => drop(at`/collections/${id}`);
export const collection_keep = (id, match, note) => put(at`/collections/${id}/matches/${match}`, note ? { note } : {});
export const collection_let_go = (id, match) => drop(at`/collections/${id}/matches/${match}`);

/* Notebooks: chapters of positions and turns */
export const notebooks = async (values) => list(await get('/notebooks', values));
export const my_notebooks = async (values) => list(await get('/me/notebooks', values));
export const notebook = (id) => get(at`/notebooks/${id}`);
export const notebook_new = (body, key) => post('/notebooks', body, { key });
export const notebook_change = (id, body) => patch(at`/notebooks/${id}`, body);
export const notebook_report = (id, body) => post(at`/notebooks/${id}/report`, body);
export const notebook_end = (id) => drop(at`/notebooks/${id}`);
export const notebook_copy = (id, key) => post(at`/notebooks/${id}/copy`, {}, { key });
export const notebook_invite = async (id) => (await put(at`/notebooks/${id}/invite`, {})).url;
export const notebook_invite_end = (id) => drop(at`/notebooks/${id}/invite`);
export const notebook_join = (id, invite) => put(at`/notebooks/${id}/authors/me`, { invite });
export const notebook_author_end = (id, name) => drop(at`/notebooks/${id}/authors/${name}`);
export const chapter = (id, n, values) => get(at`/notebooks/${id}/chapters/${n}`, values);
export const chapter_new = (id, body, key) => post(at`/notebooks/${id}/chapters`, body, { key });
export const chapter_put = (id, n, body) => put(at`/notebooks/${id}/chapters/${n}`, body);
export const chapter_end = (id, n) => drop(at`/notebooks/${id}/chapters/${n}`);

/* Study: a position, a line from it, its legal moves, what a bot thinks; nothing is stored. */
export const analysis = (body, rest) => post('/analysis', body, rest);

/* Sealed challenges */
export const challenges = (values) => get('/challenges' + query(values));
export const challenge = (number) => get(at`/challenges/${number}`);
export const challenge_board = (number, rule, values) => get(at`/challenges/${number}/rules/${rule}`, values);
export const challenge_export = (number, values) =>
  call('GET', at`/challenges/${number}/export` + query(values), { reads: text_of });
export const challenge_play = (number, rule, key) =>
  post(at`/challenges/${number}/rules/${rule}/runs`, {}, { key });

/* Tactics */
export const tactics = (game) => get(at`/games/${game}/tactics`);
export const tactic_next = (game, theme) => post(at`/games/${game}/tactics`, theme ? { theme } : {});
export const tactic = (game, id) => get(at`/games/${game}/tactics/${id}`);
export const tactic_try = (game, id, orders) => post(at`/games/${game}/tactics/${id}/tries`, { orders });
export const tactic_hint = (game, id) => post(at`/games/${game}/tactics/${id}/hint`, {});
export const tactic_give_up = (game, id) => post(at`/games/${game}/tactics/${id}/surrender`, {});
export const storm_new = (game) => post(at`/games/${game}/storms`, {});
export const storm = (game, id) => get(at`/games/${game}/storms/${id}`);
export const storm_try = (game, id, n, orders) => post(at`/games/${game}/storms/${id}/tries`, { n, orders });
