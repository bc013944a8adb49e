/* One page of a study in front of a participant or in a preview: its prose, the answers so far, how long it is seen. */
import { new_key } from '../net/api.js';
import { prose } from '../tools/markdown.js';

const proses = (texts) => Promise.all(texts.map(async (one) => ({ ...one, text: await prose(one.text) })));

/* The prose of a page; of none, nothing. */
const prose_of = async (page) => {
  const { text = '', feedback = '', texts = [] } = page ?? {};
  const [told, after, before] = await Promise.all([text ? prose(text) : null, feedback ? prose(feedback) : null,
    proses(texts)]);
  return { text: told, feedback: after, texts: before };
};

const empty_answer = ({ kind, several }) => (several ? [] : kind === 'text' ? '' : null);

/**
 * @param {() => void} paint
 */
export function paging(paint) {
  const state = { page: null, answers: [], wrong: [], text: null, feedback: null, texts: [], since: null };
  let sent = null;

  /* Fresh answers for another page; after a wrong try the answers stay. */
  async function show(page, wrong = []) {
    sent = null;
    const is_same = page && state.page?.number === page.number;
    Object.assign(state, await prose_of(page), { page, wrong });
    if (!is_same) Object.assign(state, { answers: (page?.questions ?? []).map(empty_answer), since: null });
    paint();
    if (state.since === null) requestAnimationFrame(() => { state.since = performance.now(); });
  }

  return {
    state, show,
    answer(number, value) {
      sent = null;
      state.answers = state.answers.with(number, value);
      state.wrong = state.wrong.filter((one) => one !== number);
      paint();
    },
    /** The answers as the interface takes them. */
    given: () => ({
      page: state.page.number,
      answers: state.answers.map((one) => (one === '' || (Array.isArray(one) && !one.length) ? null : one)),
      ...(state.since !== null && { reaction_ms: Math.round(performance.now() - state.since) }),
    }),
    /** The answers with the key of this try: where no reply came, the same try is sent again and counts once. */
    trial() {
      sent ??= { body: this.given(), key: new_key() };
      return sent;
    },
  };
}
