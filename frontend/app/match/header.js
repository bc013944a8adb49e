/* What the server says of a match besides its position. In a pair of an experiment nobody is told who the other one is,
 * so there the seats are called by what they are to the viewer. */
import * as api from '../net/api.js';
import { t } from '../../locales/text.js';

const is_pair = ({ experiment, blind, seats }) => Boolean(experiment) && blind && seats.length > 1;

const called = ({ variant }, { you }) => {
  if (you) return t('match-pair-you');
  return t(variant === 'adversarial' ? 'match-pair-rival' : 'match-pair-partner');
};

/** The header of a match. */
export async function match_header(id) {
  const header = await api.match(id);
  if (!is_pair(header)) return header;
  return { ...header, seats: header.seats.map((seat) => ({ ...seat, name: called(header, seat) })) };
}
