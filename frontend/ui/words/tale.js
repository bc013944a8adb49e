/* The log in words: the face tells its own lines, the arena's own kinds are told here. */

const KIND = { draw: 'a draw', truce: 'a truce', resume: 'to play on', takeback: 'to take a turn back',
  cancel: 'to call the match off' };

const STEP = { offered: 'offers', accepted: 'accepts', declined: 'declines', withdrawn: 'withdraws the offer of' };
const WISH = { offered: 'asks', accepted: 'agrees', declined: 'declines', withdrawn: 'no longer asks' };

const hours_of = (line) => (line.hours ? ` of ${line.hours} hours` : '');
const days = (n) => `${n} ${n === 1 ? 'day' : 'days'}`;

const TOLD = {
  truce: (line) => `A truce${hours_of(line)} begins; the clocks are stopped.`,
  resume: () => 'The match goes on.',
  absent: (line, name) => `${name} has missed too many turns.`,
  steward: (line, name) => `${name} is not there: ${line.name}, a bot, plays for them until they come back.`,
  seat_open: (line, name) => `${name} is not there: the seat is put up for somebody else.`,
  substitute: (line) => `${line.name} takes the seat over.`,
  back: (line) => `${line.name} is back.`,
  vacation: (line, name) => `${name} is on vacation for ${days(line.days)}; no time runs for them.`,
  vacation_over: (line, name) => `${name} is back from vacation.`,
  outage: (line) => `We were away for ${line.seconds} seconds; every deadline has moved by them.`,
};

function platform_words(line, name) {
  if (TOLD[line.kind]) return TOLD[line.kind](line, name);
  if (line.kind === 'offer') {
    return `${name} ${(line.of === 'takeback' ? WISH : STEP)[line.step] ?? line.step} `
      + `${KIND[line.of] ?? line.of}${hours_of(line)}.`;
  }
  if (line.kind === 'takeback') {
    return `${line.turns === 1 ? 'A turn is' : `${line.turns} turns are`} taken back: ${name} is to move again as in `
      + `turn ${line.to}.`;
  }
  return null;
}

/** One log line as a sentence. */
export function line_words(face, line, header) {
  const name = header.seats[line.seat]?.name ?? 'Somebody';
  return platform_words(line, name) ?? face.tell(line);
}

/**
 * The lines that led to the position a turn was played from, without what was taken back; all of them when no turn is
 * given.
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

/** What is offered: "a draw", "a truce of 24 hours". */
export function offer_kind(offer) {
  const hours = offer.kind === 'truce' && offer.hours ? ` of ${offer.hours} hours` : '';
  return (KIND[offer.kind] ?? offer.kind) + hours;
}

/** The offer of somebody in words, for the bar that asks for an answer. */
export function offer_words(offer, header) {
  const verb = offer.kind === 'takeback' ? 'asks' : 'offers';
  return `${header.seats[offer.from]?.name ?? 'The other side'} ${verb} ${offer_kind(offer)}.`;
}

/** One's own offer, while it stands. */
export function own_offer_words(offer) {
  return offer.kind === 'takeback' ? 'You asked to take your turn back. Playing on withdraws it.'
    : `Your offer stands: ${offer_kind(offer)}.`;
}
