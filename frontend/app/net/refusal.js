/* What a request can end with besides an answer, and the words of an error that a player sees: those of
 * locales/<language>/problem.ftl by the refusal's code, in English the server's own. */
import { has_words, speaks_as_server, t } from '../../locales/text.js';
import { sentence } from '../../ui/words/sentence.js';

/* In another language than the server's the page shows its own text for the code, which is less specific but
 * understandable. */
function worded(code, english) {
  const id = `problem-${String(code).replaceAll('_', '-')}`;
  return !speaks_as_server() && has_words(id) ? t(id) : english;
}

/** The server understood and refused: `code` is stable, `hints` are sentences for people. */
export class Refusal extends Error {
  constructor(status, problem, retry_after) {
    super(problem?.title ?? `the server answered ${status}`);
    const { code = 'unknown', title = '', detail = '', errors = [], limit_key = '' } = problem ?? {};
    this.status = status;
    this.code = code;
    this.title = title;
    this.detail = detail;
    this.errors = errors;
    this.limit_key = limit_key;
    this.retry_after = retry_after;
  }

  /** What was wrong and what would be right, as one text. */
  get words() {
    return this.words_about(() => '');
  }

  /**
   * The same, each said once; `name` gives what a path of the request is called, or ''.
   * @param {(path: string) => string} name
   */
  words_about(name) {
    const hints = this.errors.filter(({ hint }) => hint).map(({ path, code, hint }) => {
      const what = name(path ?? '');
      const words = worded(code, hint);
      return what ? t('common-error-about', { what, hint: words }) : words;
    });
    const words = [...new Set(hints)].join('; ');
    return sentence(words || worded(this.code, this.detail || this.title) || t('common-error-refused'));
  }
}

/** No answer came, or the service is away for a moment: the same request may be sent again (one that is too costly
 * never may). */
export class NetworkLoss extends Error {
  constructor(retry_after) {
    super('The connection was lost');
    this.retry_after = retry_after;
  }
}
