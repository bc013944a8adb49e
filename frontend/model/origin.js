/* Where a participant comes from: the ids that recruiting platforms write into an address. */

const PLATFORMS = [
  ['prolific', 'PROLIFIC_PID', 'STUDY_ID', 'SESSION_ID'],
  ['mturk', 'workerId', 'hitId', 'assignmentId'],
  ['sona', 'survey_code', 'experiment_id', 'credit_token'],
  ['other', 'participant', 'study', 'session'],
];
/* MTurk shows a task before it is accepted, without a worker. */
const NOT_ACCEPTED = 'ASSIGNMENT_ID_NOT_AVAILABLE';

/**
 * The ids in the query of an address, as the interface takes them; undefined: it has none.
 * @param {URLSearchParams} query
 * @returns {{platform: string, id: string, study: string, session: string}|undefined}
 */
export function origin_of(query) {
  for (const [platform, id, study, session] of PLATFORMS) {
    if (query.get(id)) {
      return { platform, id: query.get(id), study: query.get(study) ?? '', session: query.get(session) ?? '' };
    }
  }
  return undefined;
}

/** Whether the address is that of a task which its worker has not accepted yet. */
export const is_not_accepted = (query) => query.get('assignmentId') === NOT_ACCEPTED;
