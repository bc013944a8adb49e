/* What a request can end with besides an answer, and the words of an error that a player sees: by its reason or code
 * (ui/words/codes.js), in English the server's own. */
import { option_title } from '../../model/catalogue.js';
import { has_words, speaks_as_server, t } from '../../locales/text.js';
import { code_words, reason_words } from '../../ui/words/codes.js';
import { sentence } from '../../ui/words/sentence.js';

/* Fields of forms by their names in requests: they have these words where the page with the form is. */
const FIELDS = {
  turn_seconds: 'lobby-turn-seconds', bank_seconds: 'lobby-bank-seconds', increment_seconds: 'lobby-increment-seconds',
  min_players: 'tournament-min-players', max_players: 'tournament-max-players',
  late_rounds: 'tournament-late-rounds', no_show_seconds: 'tournament-no-show-after',
};

/* What forms call a field or an option by its name in requests; '' where none has it. */
const field_words = (name) => option_title(name)
  || (Object.hasOwn(FIELDS, name) && has_words(FIELDS[name]) ? t(FIELDS[name]) : '');

/* In another language than the server's the page shows its own text for the code, which is less specific but
 * understandable. */
function worded(fault, english) {
  if (speaks_as_server()) return english;
  return reason_words(fault) ?? code_words(fault.code) ?? english;
}

/* Options and fields go by their codes in the words for a fault. */
const titled = (text, title) => text.replaceAll(/\b[a-z]\w*_\w+\b/g, (code) => {
  const words = title(code);
  return words ? t('common-titled', { title: words }) : code;
});

/* What the form calls the field of a fault whose words do not name it. */
function field_of({ code }, { path = '' }, words, title) {
  const leaf = path.split('/').at(-1);
  return (code === 'bad_options' || leaf.includes('_')) && !words.includes(leaf) ? title(leaf) : '';
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
   * The same, each said once; `name` gives what a path of the request is called, `own` how the form calls an option,
   * or ''.
   * @param {(path: string) => string} name
   * @param {(option: string) => string} [own]
   */
  words_about(name, own = () => '') {
    const title = (code) => own(code) || field_words(code);
    const hints = this.errors.filter(({ hint }) => hint).map((fault) => {
      const told = worded(fault, fault.hint);
      const what = name(fault.path ?? '') || field_of(this, fault, told, title);
      const words = titled(told, title);
      return what ? t('common-error-about', { what, hint: words }) : words;
    });
    const words = [...new Set(hints)].join('; ');
    return sentence(words || worded(this, this.detail || this.title) || t('common-error-refused'));
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
