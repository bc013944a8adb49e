/* The log in words: a face has the words of its own lines, and those of the arena's own kinds are here. */
import { t } from '../../locales/text.js';
import { player_name, shown_name } from '../seats.js';

/* Kinds of offers with words of their own; `truce` is how the server calls a pause. */
const OFFERS = ['draw', 'truce', 'resume', 'takeback', 'cancel'];

/* A pause can have a length. */
const kind_of = (of, hours) => (of === 'truce' && hours ? 'truce-hours' : OFFERS.includes(of) ? of : 'other');

const offer_line = (name, step, of, hours = 0) => t(`common-offer-${kind_of(of, hours)}`, { name, step, hours });

const TOLD = {
  truce: ({ hours }) => (hours ? t('common-log-truce-hours', { hours }) : t('common-log-truce')),
  resume: () => t('common-log-resume'),
  absent: (line, name) => t('common-log-absent', { name }),
  steward: (line, name) => t('common-log-steward', { name, bot: shown_name(line.name, 'builtin') }),
  seat_open: (line, name) => t('common-log-seat-open', { name }),
  substitute: (line) => t('common-log-substitute', { name: line.name }),
  back: (line) => t('common-log-back', { name: line.name }),
  vacation: (line, name) => t('common-log-vacation', { name, days: line.days }),
  vacation_over: (line, name) => t('common-log-vacation-over', { name }),
  outage: (line) => t('common-log-outage', { seconds: line.seconds }),
  offer: (line, name) => offer_line(name, line.step, line.of, line.hours),
  takeback: (line, name) => t('common-log-takeback', { name, turns: line.turns }),
};

/** One log line as a sentence; `view` has the names of what the line gives by number. */
export function line_words(face, line, header, view) {
  const name = player_name({ face, header }, view, line.seat) || t('common-someone');
  return TOLD[line.kind]?.(line, name) ?? face.tell(line, view);
}

/**
 * The lines before a turn, without turns that were taken back; all lines when no turn is given.
 */
export function lines_before(log, turn = Infinity) {
  const standing = [];
  for (const line of log) {
    if (Number.isInteger(line.turn) && line.turn >= turn) continue;
    if (line.kind === 'takeback' && Number.isInteger(line.to)) drop_from(standing, line.to);
    standing.push(line);
  }
  return standing;
}

function drop_from(lines, turn) {
  const at = lines.findIndex((line) => Number.isInteger(line.turn) && line.turn >= turn);
  if (at >= 0) lines.splice(at);
}

/**
 * What a player offers or asks for, as a sentence.
 * @param {string|undefined} name
 * @param {{kind: string, hours?: number}} offer
 */
export const asked_words = (name, { kind, hours }) => offer_line(name || t('common-opponent'), 'offered', kind, hours);

/** The player's own offer, while it is open. */
export const own_offer_words = ({ kind, hours = 0 }) => t(`common-own-offer-${kind_of(kind, hours)}`, { hours });
