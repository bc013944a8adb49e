/* study.c - what participants see of a study, and whether their answers are right; see study.h. */
#include "platform/contest/study.h"
#include "base/text.h"
#include <string.h>

enum { FREE_CHARACTERS = 2000 };

static const char *words_of(json_object *o, const char *name)
{
    json_object *value = json_member(o, name);
    return json_object_is_type(value, json_type_string) ? json_object_get_string(value) : "";
}

static size_t length_of(json_object *list)
{
    return json_object_is_type(list, json_type_array) ? json_object_array_length(list) : 0;
}

/* Pages */

int study_pages(json_object *study, int *ret_before)
{
    *ret_before = (int)length_of(json_member(study, "before"));
    return *ret_before + (int)length_of(json_member(study, "after"));
}

json_object *study_page(json_object *study, int number)
{
    int before, all = study_pages(study, &before);
    if (number < 0 || number >= all) return NULL;
    return number < before
               ? json_object_array_get_idx(json_member(study, "before"), (size_t)number)
               : json_object_array_get_idx(json_member(study, "after"), (size_t)(number - before));
}

bool study_page_is(json_object *page, const char *kind) { return strcmp(words_of(page, "kind"), kind) == 0; }

int study_tries(json_object *page) { return json_object_get_int(json_member(page, "tries")); }

json_object *study_pictures(struct ctx *c, json_object *study)
{
    json_object *page, *ids = json_new_object(c), *list = json_new_array(c);
    for (int i = 0; (page = study_page(study, i)); i++) {
        json_object *pictures = json_member(page, "pictures");
        for (size_t n = 0; n < length_of(pictures); n++)
            json_add_bool(ids, words_of(json_object_array_get_idx(pictures, n), "picture"), true);
    }
    json_object_object_foreach (ids, id, is_used) {
        (void)is_used;
        json_push_text(list, id);
    }
    return list;
}

/* Languages */

const char *study_language(json_object *study, const char *wish)
{
    json_object *languages = json_member(study, "languages");
    for (size_t i = 0; wish && i < length_of(languages); i++) {
        const char *one = json_object_get_string(json_object_array_get_idx(languages, i));
        if (strcmp(one, wish) == 0) return one;
    }
    return length_of(languages) ? json_object_get_string(json_object_array_get_idx(languages, 0)) : "";
}

/* A text in the language, else in the first language; NULL where there is none. */
static const char *said(json_object *study, json_object *text, const char *language)
{
    if (!json_object_is_type(text, json_type_object)) return text ? json_object_get_string(text) : NULL;
    json_object *one = json_member(text, language);
    if (!one) one = json_member(text, study_language(study, NULL));
    return one ? json_object_get_string(one) : NULL;
}

const char *study_text(json_object *study, const char *language, const char *name, const char *plain)
{
    const char *text = said(study, json_member(study, name), language);
    return text && *text ? text : plain;
}

/* What participants get of a page */

struct telling {
    struct ctx *c;
    json_object *study;
    const char *language;
};

static void tell(const struct telling *t, json_object *to, json_object *from, const char *name)
{
    const char *text = said(t->study, json_member(from, name), t->language);
    if (text) json_add_text(to, name, text);
}

static void tell_pictures(const struct telling *t, json_object *to, json_object *page)
{
    json_object *pictures = json_member(page, "pictures"), *list = json_new_array(t->c);
    for (size_t i = 0; i < length_of(pictures); i++) {
        json_object *one = json_object_array_get_idx(pictures, i), *shown = json_new_object(t->c);
        json_add(shown, "picture", json_member(one, "picture"));
        tell(t, shown, one, "alt");
        json_push(list, shown);
    }
    json_add(to, "pictures", list);
}

/* The characters that a free answer can have. */
static int longest(json_object *question)
{
    int length = json_object_get_int(json_member(question, "length"));
    return length ? length : FREE_CHARACTERS;
}

static json_object *question_shown(const struct telling *t, json_object *question)
{
    json_object *shown = json_new_object(t->c), *options = json_member(question, "options");
    json_object *required = json_member(question, "required");
    json_add_text(shown, "kind", words_of(question, "kind"));
    tell(t, shown, question, "text");
    json_add_bool(shown, "required", !required || json_object_get_boolean(required));
    if (study_page_is(question, "text")) json_add_int(shown, "length", (int64_t)longest(question));
    if (study_page_is(question, "scale")) {
        json_add(shown, "min", json_member(question, "min"));
        json_add(shown, "max", json_member(question, "max"));
        tell(t, shown, question, "low");
        tell(t, shown, question, "high");
    }
    if (study_page_is(question, "choice")) {
        json_object *list = json_new_array(t->c);
        for (size_t i = 0; i < length_of(options); i++)
            json_push_text(list, said(t->study, json_object_array_get_idx(options, i), t->language));
        json_add(shown, "options", list);
        json_add_bool(shown, "several", json_object_get_boolean(json_member(question, "several")));
    }
    return shown;
}

/* The texts before a page, to be read again. */
static json_object *texts_before(const struct telling *t, int number)
{
    json_object *texts = json_new_array(t->c);
    for (int i = 0; i < number; i++) {
        json_object *page = study_page(t->study, i), *text = json_new_object(t->c);
        if (!study_page_is(page, "text")) continue;
        tell(t, text, page, "title");
        tell(t, text, page, "text");
        tell_pictures(t, text, page);
        json_push(texts, text);
    }
    return texts;
}

json_object *study_shown(struct ctx *c, json_object *study, int number, const char *language, int failed)
{
    const struct telling t = {c, study, language};
    json_object *page = study_page(study, number), *shown = json_new_object(c);
    json_object *questions = json_member(page, "questions"), *list = json_new_array(c);
    json_add_int(shown, "number", number + 1);
    json_add_text(shown, "kind", words_of(page, "kind"));
    tell(&t, shown, page, "title");
    tell(&t, shown, page, "text");
    tell_pictures(&t, shown, page);
    for (size_t i = 0; i < length_of(questions); i++)
        json_push(list, question_shown(&t, json_object_array_get_idx(questions, i)));
    json_add(shown, "questions", list);
    if (study_page_is(page, "practice")) tell(&t, shown, page, "feedback");
    if (!study_page_is(page, "check")) return shown;
    json_add(shown, "texts", texts_before(&t, number));
    if (study_tries(page)) json_add_int(shown, "tries_left", study_tries(page) - failed);
    return shown;
}

/* Answers */

static bool refuse(struct ctx *c, int number, const char *hint)
{
    const char *path = pool_print(c->pool, "/answers/%d", number);
    fail(c, FAULT_BAD_REQUEST, "answer %d: %s", number + 1, hint);
    fail_at(c, path, "bad_value", hint);
    return false;
}

static bool within(json_object *value, int64_t min, int64_t max)
{
    return json_object_is_type(value, json_type_int) && json_object_get_int64(value) >= min &&
           json_object_get_int64(value) <= max;
}

static bool scale_fits(struct ctx *c, json_object *question, int number, json_object *answer)
{
    return within(answer, json_object_get_int64(json_member(question, "min")),
                  json_object_get_int64(json_member(question, "max"))) ||
           refuse(c, number, "a number of the scale");
}

static bool has_number(json_object *list, int64_t number)
{
    for (size_t i = 0; i < length_of(list); i++)
        if (json_object_get_int64(json_object_array_get_idx(list, i)) == number) return true;
    return false;
}

static bool choice_fits(struct ctx *c, json_object *question, int number, json_object *answer)
{
    int64_t last = (int64_t)length_of(json_member(question, "options")) - 1;
    if (!json_object_get_boolean(json_member(question, "several")))
        return within(answer, 0, last) || refuse(c, number, "the number of an option, from 0");
    bool fits = json_object_is_type(answer, json_type_array) && length_of(answer) <= (size_t)last + 1;
    for (size_t i = 0; fits && i < length_of(answer); i++)
        fits = within(json_object_array_get_idx(answer, i), 0, last);
    return fits || refuse(c, number, "a list of numbers of options, from 0");
}

static bool text_fits(struct ctx *c, json_object *question, int number, json_object *answer)
{
    int max = longest(question);
    bool fits = json_object_is_type(answer, json_type_string);
    const char *text = fits ? json_object_get_string(answer) : "";
    fits = fits && strlen(text) == (size_t)json_object_get_string_len(answer) && text_is_plain(text) &&
           text_length(text) <= max;
    return fits || refuse(c, number, pool_print(c->pool, "a text of at most %d characters", max));
}

static bool is_empty(json_object *answer)
{
    if (json_object_is_type(answer, json_type_array)) return length_of(answer) == 0;
    return !answer || (json_object_is_type(answer, json_type_string) && !json_object_get_string_len(answer));
}

static bool answer_fits(struct ctx *c, json_object *question, int number, json_object *answer)
{
    json_object *required = json_member(question, "required");
    if (is_empty(answer))
        return (required && !json_object_get_boolean(required)) ||
               refuse(c, number, "this question needs an answer");
    if (study_page_is(question, "scale")) return scale_fits(c, question, number, answer);
    if (study_page_is(question, "choice")) return choice_fits(c, question, number, answer);
    return text_fits(c, question, number, answer);
}

/* With several choices, exactly the right ones; with one, any of those that are right. */
static bool is_right(json_object *question, json_object *answer)
{
    json_object *right = json_member(question, "right");
    if (!json_object_is_type(answer, json_type_array))
        return has_number(right, json_object_get_int64(answer));
    for (int64_t i = 0; i < (int64_t)length_of(json_member(question, "options")); i++)
        if (has_number(right, i) != has_number(answer, i)) return false;
    return true;
}

bool study_is_wrong(json_object *question, json_object *answer) { return !is_right(question, answer); }

bool study_judge(struct ctx *c, json_object *page, json_object *answers, json_object **ret_wrong)
{
    json_object *questions = json_member(page, "questions"), *wrong = json_new_array(c);
    size_t count = length_of(questions);
    if (length_of(answers) != count) {
        fail(c, FAULT_BAD_REQUEST, "answers: one for each of the %d questions", (int)count);
        fail_at(c, "/answers", "bad_value", "one for each question");
        return false;
    }
    for (size_t i = 0; i < count; i++) {
        json_object *question = json_object_array_get_idx(questions, i);
        json_object *answer = json_object_array_get_idx(answers, i);
        if (!answer_fits(c, question, (int)i, answer)) return false;
        if (study_page_is(page, "check") && study_is_wrong(question, answer))
            json_push_int(wrong, (int64_t)i);
    }
    *ret_wrong = wrong;
    return true;
}

/* Pairs */

enum { WAIT_USUAL = 300, MOVE_USUAL = 120 };
static const char *const UNPAIRED[] = {"alone", "code", "bot"};
static const char BOT_USUAL[] = "bot:memory";

const char *unpaired_name(enum unpaired unpaired) { return UNPAIRED[unpaired]; }

static bool says(json_object *o, const char *name, const char *word)
{
    return strcmp(words_of(o, name), word) == 0;
}

static int64_t number_or(json_object *o, const char *name, int64_t usual)
{
    json_object *value = json_member(o, name);
    return value ? json_object_get_int64(value) : usual;
}

bool study_pairs(json_object *study, struct pairs *ret)
{
    json_object *pairs = json_member(study, "pairs");
    const char *bot = words_of(pairs, "bot");
    if (!pairs) return false;
    *ret = (struct pairs){.against = says(pairs, "play", "against"),
                          .with_bot = says(pairs, "partner", "bot"),
                          .releases = !says(pairs, "leaving", "bot"),
                          .unpaired = UNPAIRED_CODE,
                          .bot = *bot ? bot : BOT_USUAL,
                          .wait_seconds = number_or(pairs, "wait_seconds", WAIT_USUAL),
                          .move_seconds = number_or(pairs, "move_seconds", MOVE_USUAL)};
    for (int how = UNPAIRED_ALONE; how <= UNPAIRED_BOT; how++)
        if (says(pairs, "unpaired", UNPAIRED[how])) ret->unpaired = (enum unpaired)how;
    return true;
}

/* Recruitment */

int64_t study_number(json_object *study, const char *name)
{
    return json_object_get_int64(json_member(study, name));
}

const char *study_word(json_object *study, const char *name) { return words_of(study, name); }

const char *study_code(json_object *study, const char *outcome)
{
    return words_of(json_member(study, "codes"), outcome);
}

static const char *escaped(struct ctx *c, const char *text)
{
    static const char PLAIN[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.~";
    char *out = pool_take(c->pool, 3 * strlen(text) + 1), *to = out;
    for (const char *at = text; *at; at++) {
        static const char HEX[] = "0123456789ABCDEF";
        unsigned char byte = (unsigned char)*at;
        if (strchr(PLAIN, *at)) {
            *to++ = *at;
            continue;
        }
        *to++ = '%';
        *to++ = HEX[byte >> 4];
        *to++ = HEX[byte & 15];
    }
    *to = 0;
    return out;
}

static const char *replaced(struct ctx *c, const char *text, const char *mark, const char *by)
{
    const char *at = strstr(text, mark);
    if (!at) return text;
    return pool_print(c->pool, "%.*s%s%s", (int)(at - text), text, by,
                      replaced(c, at + strlen(mark), mark, by));
}

const char *study_return(struct ctx *c, json_object *study, const char *code, const char *origin)
{
    const char *address = words_of(study, "return_to");
    if (!*address) return NULL;
    return replaced(c, replaced(c, address, "{code}", escaped(c, code)), "{id}", escaped(c, origin));
}
