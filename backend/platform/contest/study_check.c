/* study_check.c - whether a study's document can be used; see study.h. */
#include "base/text.h"
#include "games/game.h"
#include "platform/contest/experiment.h"
#include "platform/contest/study.h"
#include <string.h>

enum {
    PAGES_MAX = 40,
    QUESTIONS_MAX = 40,
    OPTIONS_MAX = 30,
    PICTURES_MAX = 12,
    TEXT_BYTES = 20000,
    LABEL_BYTES = 400,
    LANGUAGES_MAX = 8,
    HOSTS_MAX = 10,
    TRIES_MAX = 20,
    SCALE_MAX = 100,
    STEPS_MAX = 20,
    QUOTA_MAX = 100000,
    MINUTES_MAX = 20160,
    ADDRESS_BYTES = 500,
    CODE_BYTES = 100,
    MONEY_MAX = 10000000,
    SECONDS_MIN = 10,
    SECONDS_MAX = 3600,
    ID_BYTES = 32
};

struct spot { /* a value and its path in the document */
    struct ctx *c;
    json_object *study; /* the whole document */
    const char *path;
    json_object *value;
};

static bool refuse(const struct spot *s, const char *hint)
{
    fail(s->c, FAULT_BAD_STUDY, "%s: %s", *s->path ? s->path : "/", hint);
    fail_at(s->c, *s->path ? s->path : "/", "bad_value", hint);
    return false;
}

static struct spot member(const struct spot *s, const char *name)
{
    return (struct spot){s->c, s->study, pool_print(s->c->pool, "%s/%s", s->path, name),
                         json_member(s->value, name)};
}

static struct spot item(const struct spot *s, size_t i)
{
    return (struct spot){s->c, s->study, pool_print(s->c->pool, "%s/%d", s->path, (int)i),
                         json_object_array_get_idx(s->value, i)};
}

/* Whether `names`, words between blanks, has the name. */
static bool is_named(const char *names, const char *name)
{
    size_t length = strlen(name);
    for (const char *at = names; (at = strstr(at, name)); at += length)
        if ((at == names || at[-1] == ' ') && (at[length] == ' ' || !at[length])) return length > 0;
    return false;
}

static bool only(const struct spot *s, const char *names)
{
    if (!json_object_is_type(s->value, json_type_object)) return refuse(s, "an object is needed");
    json_object_object_foreach (s->value, key, value) {
        (void)value;
        if (is_named(names, key)) continue;
        struct spot extra = member(s, key);
        return refuse(&extra, pool_print(s->c->pool, "there is no such member; there are %s", names));
    }
    return true;
}

/* Texts, words and numbers */

static bool plain(const struct spot *s, size_t max)
{
    if (!json_object_is_type(s->value, json_type_string)) return refuse(s, "a text is needed");
    const char *text = json_object_get_string(s->value);
    bool fits = (size_t)json_object_get_string_len(s->value) == strlen(text) && strlen(text) <= max;
    return (fits && text_is_plain(text)) ||
           refuse(s,
                  pool_print(s->c->pool, "a text of at most %d bytes without control characters", (int)max));
}

static bool speaks(const struct spot *s, const char *language)
{
    json_object *languages = json_member(s->study, "languages");
    for (size_t i = 0; i < json_object_array_length(languages); i++)
        if (strcmp(json_object_get_string(json_object_array_get_idx(languages, i)), language) == 0)
            return true;
    return false;
}

/* A text for participants: one for all languages, or an object of texts by language that has the first. */
static bool shown(const struct spot *s, size_t max, bool needed)
{
    if (!s->value && !needed) return true;
    if (!json_object_is_type(s->value, json_type_object)) {
        if (!plain(s, max)) return false;
        return !needed || *json_object_get_string(s->value) || refuse(s, "the text is empty");
    }
    const char *first = json_object_get_string(
        json_object_array_get_idx(json_member(s->study, "languages"), 0));
    if (!json_member(s->value, first))
        return refuse(s, pool_print(s->c->pool, "the text is missing in the first language, %s", first));
    json_object_object_foreach (s->value, language, text) {
        struct spot one = {s->c, s->study, pool_print(s->c->pool, "%s/%s", s->path, language), text};
        if (!speaks(s, language)) return refuse(&one, "this language is not among the study's languages");
        if (!plain(&one, max)) return false;
    }
    return true;
}

static bool number(const struct spot *s, int64_t min, int64_t max)
{
    int64_t value = json_object_get_int64(s->value);
    return (json_object_is_type(s->value, json_type_int) && value >= min && value <= max) ||
           refuse(s, pool_print(s->c->pool, "a number from %d to %d", (int)min, (int)max));
}

static bool may_number(const struct spot *s, int64_t min, int64_t max)
{
    return !s->value || number(s, min, max);
}

static bool may_flag(const struct spot *s)
{
    return !s->value || json_object_is_type(s->value, json_type_boolean) || refuse(s, "true or false");
}

static bool list(const struct spot *s, size_t min, size_t max)
{
    size_t length = json_object_is_type(s->value, json_type_array) ? json_object_array_length(s->value) : 0;
    return (json_object_is_type(s->value, json_type_array) && length >= min && length <= max) ||
           refuse(s, pool_print(s->c->pool, "a list of %d to %d items", (int)min, (int)max));
}

/* Names appear in the export alone, as values of a column. */
static bool identifier(const struct spot *s)
{
    static const char LETTERS[] = "abcdefghijklmnopqrstuvwxyz0123456789_";
    if (!plain(s, ID_BYTES)) return false;
    const char *id = json_object_get_string(s->value);
    return (*id && id[strspn(id, LETTERS)] == 0) || refuse(s, "1 to 32 letters a to z, digits and _");
}

static bool word(const struct spot *s, const char *words)
{
    bool known = json_object_is_type(s->value, json_type_string) &&
                 is_named(words, json_object_get_string(s->value));
    return known || refuse(s, pool_print(s->c->pool, "one of %s", words));
}

/* Questions */

static bool options(const struct spot *question)
{
    struct spot all = member(question, "options");
    if (!list(&all, 2, OPTIONS_MAX)) return false;
    for (size_t i = 0; i < json_object_array_length(all.value); i++) {
        struct spot one = item(&all, i);
        if (!shown(&one, LABEL_BYTES, true)) return false;
    }
    return true;
}

static bool right(const struct spot *question)
{
    struct spot all = member(question, "right");
    size_t count = json_object_array_length(json_member(question->value, "options"));
    if (!list(&all, 1, count)) return false;
    for (size_t i = 0; i < json_object_array_length(all.value); i++) {
        struct spot one = item(&all, i);
        if (!number(&one, 0, (int64_t)count - 1)) return false;
    }
    return true;
}

static bool scale(const struct spot *question)
{
    struct spot min = member(question, "min"), max = member(question, "max"), low = member(question, "low"),
                high = member(question, "high");
    if (!number(&min, -SCALE_MAX, SCALE_MAX) || !number(&max, -SCALE_MAX, SCALE_MAX)) return false;
    int64_t steps = json_object_get_int64(max.value) - json_object_get_int64(min.value);
    if (steps < 1 || steps > STEPS_MAX) return refuse(&max, "1 to 20 more than min");
    return shown(&low, LABEL_BYTES, false) && shown(&high, LABEL_BYTES, false);
}

static bool question(const struct spot *s, bool checks)
{
    static const char ALL[] = "id kind text required several options min max low high length";
    if (!only(s, checks ? "id kind text options several right" : ALL)) return false;
    struct spot id = member(s, "id"), kind = member(s, "kind"), text = member(s, "text"),
                required = member(s, "required"), several = member(s, "several"),
                length = member(s, "length");
    if (!identifier(&id) || !word(&kind, checks ? "choice" : "scale text choice") ||
        !shown(&text, TEXT_BYTES, true) || !may_flag(&required) || !may_flag(&several) ||
        !may_number(&length, 1, TEXT_BYTES / 5))
        return false;
    const char *is = json_object_get_string(kind.value);
    if (strcmp(is, "choice") == 0) return options(s) && (!checks || right(s));
    return strcmp(is, "scale") != 0 || scale(s);
}

static bool same_id(json_object *a, json_object *b)
{
    return strcmp(json_object_get_string(json_member(a, "id")),
                  json_object_get_string(json_member(b, "id"))) == 0;
}

static bool questions(const struct spot *page, bool checks)
{
    struct spot all = member(page, "questions");
    if (!list(&all, 1, QUESTIONS_MAX)) return false;
    for (size_t i = 0; i < json_object_array_length(all.value); i++) {
        struct spot one = item(&all, i);
        if (!question(&one, checks)) return false;
        for (size_t j = 0; j < i; j++)
            if (same_id(one.value, json_object_array_get_idx(all.value, j)))
                return refuse(&one, "an earlier question of the page has the same id");
    }
    return true;
}

/* Pages */

/* Whether the ids are pictures of the experiment, the database knows (experiment_study.c). */
static bool pictures(const struct spot *page)
{
    struct spot all = member(page, "pictures");
    if (!all.value) return true;
    if (!list(&all, 0, PICTURES_MAX)) return false;
    for (size_t i = 0; i < json_object_array_length(all.value); i++) {
        struct spot one = item(&all, i), picture = member(&one, "picture"), alt = member(&one, "alt");
        if (!only(&one, "picture alt") || !identifier(&picture) || !shown(&alt, LABEL_BYTES, true))
            return false;
    }
    return true;
}

static bool page(const struct spot *s, bool before)
{
    if (!only(s, "id kind title text pictures questions tries plan feedback")) return false;
    struct spot id = member(s, "id"), kind = member(s, "kind"), title = member(s, "title"),
                text = member(s, "text"), tries = member(s, "tries"), plan = member(s, "plan"),
                feedback = member(s, "feedback");
    if (!identifier(&id) || !word(&kind, before ? "text questions check practice" : "text questions") ||
        !shown(&title, LABEL_BYTES, true))
        return false;
    bool is_text = study_page_is(s->value, "text");
    if (!shown(&text, TEXT_BYTES, is_text) || !shown(&feedback, TEXT_BYTES, false) ||
        !may_number(&tries, 1, TRIES_MAX) || !pictures(s))
        return false;
    if (!is_text && !study_page_is(s->value, "practice"))
        return questions(s, study_page_is(s->value, "check"));
    struct spot none = member(s, "questions");
    if (none.value) return refuse(&none, "a page of this kind has no questions");
    return is_text || plain(&plan, LABEL_BYTES);
}

static bool pages(const struct spot *s, const char *part)
{
    struct spot all = member(s, part);
    if (!all.value) return true;
    if (!list(&all, 0, PAGES_MAX)) return false;
    for (size_t i = 0; i < json_object_array_length(all.value); i++) {
        struct spot one = item(&all, i);
        if (!page(&one, strcmp(part, "before") == 0)) return false;
    }
    return true;
}

static bool ids_differ(const struct spot *s)
{
    for (int i = 0; study_page(s->study, i); i++)
        for (int j = 0; j < i; j++)
            if (same_id(study_page(s->study, i), study_page(s->study, j)))
                return refuse(s,
                              pool_print(s->c->pool, "two pages have the id %s",
                                         json_object_get_string(json_member(study_page(s->study, i), "id"))));
    return true;
}

/* Languages and recruitment */

static bool languages(const struct spot *s)
{
    struct spot all = member(s, "languages");
    if (!list(&all, 1, LANGUAGES_MAX)) return false;
    for (size_t i = 0; i < json_object_array_length(all.value); i++) {
        struct spot one = item(&all, i);
        if (!plain(&one, ID_BYTES)) return false;
        const char *name = json_object_get_string(one.value);
        if (strlen(name) < 2 || name[strspn(name, "abcdefghijklmnopqrstuvwxyz-")])
            return refuse(&one, "the code of a language, such as en");
    }
    return true;
}

static bool translations(const struct spot *s)
{
    struct spot title = member(s, "shown_title"), consent = member(s, "consent");
    return shown(&title, LABEL_BYTES, false) && shown(&consent, TEXT_BYTES, false);
}

/* For the preregistration alone. */
static bool intentions(const struct spot *s)
{
    struct spot exclusion = member(s, "exclusion"), analysis = member(s, "analysis");
    return (!exclusion.value || plain(&exclusion, TEXT_BYTES)) &&
           (!analysis.value || plain(&analysis, TEXT_BYTES));
}

static bool codes(const struct spot *s)
{
    static const char *const OUTCOMES[] = {"complete", "screened_out", "timed_out",
                                           "unpaired", "partner_left", NULL};
    struct spot all = member(s, "codes");
    if (!all.value) return true;
    if (!only(&all, "complete screened_out timed_out unpaired partner_left")) return false;
    for (const char *const *outcome = OUTCOMES; *outcome; outcome++) {
        struct spot one = member(&all, *outcome);
        if (one.value && !plain(&one, CODE_BYTES)) return false;
    }
    return true;
}

static bool may_word(const struct spot *s, const char *words) { return !s->value || word(s, words); }

static bool pairs(const struct spot *s)
{
    struct spot all = member(s, "pairs"), play = member(&all, "play"), partner = member(&all, "partner"),
                bot = member(&all, "bot"), unpaired = member(&all, "unpaired"),
                leaving = member(&all, "leaving"), wait = member(&all, "wait_seconds"),
                move = member(&all, "move_seconds");
    if (!all.value) return true;
    if (!only(&all, "play partner bot unpaired leaving wait_seconds move_seconds") ||
        !word(&play, "together against") || !may_word(&partner, "participant bot") ||
        !may_word(&unpaired, "alone code bot") || !may_word(&leaving, "release bot") ||
        !may_number(&wait, SECONDS_MIN, SECONDS_MAX) || !may_number(&move, SECONDS_MIN, SECONDS_MAX))
        return false;
    return !bot.value ||
           (plain(&bot, ID_BYTES) && (bot_find(experiment_game(), json_object_get_string(bot.value)) ||
                                      refuse(&bot, "the id of a bot of this game, such as bot:memory")));
}

/* Currencies with a hundred minor units. */
static bool bonus(const struct spot *s)
{
    static const char *const AMOUNTS[] = {"base", "per_move", "per_series", "ceiling", NULL};
    struct spot all = member(s, "bonus"), currency = member(&all, "currency"),
                points = member(&all, "per_point");
    if (!all.value) return true;
    if (!only(&all, "currency base per_move per_series per_point ceiling") ||
        !may_number(&points, 0, MONEY_MAX) || !word(&currency, "AUD CAD CHF EUR GBP NZD USD"))
        return false;
    for (const char *const *amount = AMOUNTS; *amount; amount++) {
        struct spot one = member(&all, *amount);
        if (!number(&one, 0, MONEY_MAX)) return false;
    }
    return true;
}

static bool hosts(const struct spot *s)
{
    struct spot all = member(s, "return_hosts");
    if (!all.value) return true;
    if (!list(&all, 0, HOSTS_MAX)) return false;
    for (size_t i = 0; i < json_object_array_length(all.value); i++) {
        struct spot one = item(&all, i);
        if (!plain(&one, CODE_BYTES)) return false;
        const char *host = json_object_get_string(one.value);
        if (!*host || host[strspn(host, "abcdefghijklmnopqrstuvwxyz0123456789.-")])
            return refuse(&one, "the name of a host in small letters, such as app.prolific.com");
    }
    return true;
}

static bool lists_host(const struct spot *s, const char *host, size_t length)
{
    json_object *all = json_member(s->study, "return_hosts");
    for (size_t i = 0; all && i < json_object_array_length(all); i++) {
        const char *one = json_object_get_string(json_object_array_get_idx(all, i));
        if (strlen(one) == length && strncmp(one, host, length) == 0) return true;
    }
    return false;
}

/* Only https, only a listed host, and nothing that is filled in later can change the host or the path. */
static bool address(const struct spot *s)
{
    static const char HTTPS[] = "https://";
    struct spot to = member(s, "return_to");
    if (!to.value) return true;
    if (!plain(&to, ADDRESS_BYTES)) return false;
    const char *text = json_object_get_string(to.value), *host = text + strlen(HTTPS),
               *query = strchr(text, '?');
    if (!*text) return true;
    if (strncmp(text, HTTPS, strlen(HTTPS)) != 0) return refuse(&to, "the address must begin with https://");
    if (text[strcspn(text, " \t\r\n\"'<>\\^`|")])
        return refuse(&to, "the address has a character that addresses cannot have");
    if (!lists_host(s, host, strcspn(host, "/?#")))
        return refuse(&to, "the host of the address must be one of return_hosts");
    const char *brace = strchr(text, '{');
    return !brace || (query && query < brace) ||
           refuse(&to, "{code} and {id} can only stand behind the question mark");
}

bool study_check(struct ctx *c, json_object *study)
{
    const struct spot s = {c, study, "", study};
    if (!only(&s, "languages shown_title consent platform quota minutes pairs bonus exclusion analysis codes "
                  "return_to return_hosts before after"))
        return false;
    struct spot platform = member(&s, "platform"), quota = member(&s, "quota"),
                minutes = member(&s, "minutes");
    return languages(&s) && translations(&s) &&
           (!platform.value || word(&platform, "prolific mturk sona other")) &&
           may_number(&quota, 1, QUOTA_MAX) && may_number(&minutes, 1, MINUTES_MAX) && pairs(&s) &&
           bonus(&s) && intentions(&s) && codes(&s) && hosts(&s) && address(&s) && pages(&s, "before") &&
           pages(&s, "after") && ids_differ(&s);
}
