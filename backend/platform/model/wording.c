/* wording.c - see wording.h. */
#include "platform/model/wording.h"
#include "base/clock.h"
#include "games/game.h"
#include <ctype.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

/* A message of one language: parts, the last one of the kind WORDING_END. */
enum wording_kind {
    WORDING_END,
    WORDING_WORDS,
    WORDING_TEXT,
    WORDING_NUMBER,
    WORDING_MOMENT,
    WORDING_CHOICE
};
struct wording_branch;
struct wording_part {
    enum wording_kind kind;
    int arg;                               /* which value */
    const char *text;                      /* of WORDING_WORDS */
    const struct wording_branch *branches; /* of WORDING_CHOICE, the default last */
};
struct wording_branch {
    const char *key; /* a number, "one" or "other"; NULL: the default */
    const struct wording_part *parts;
};

#include "wording_table.def" /* generated: PATTERNS, BOTS, MONTHS, WEEKDAYS, COMMAS */

/* Values */

/* The text in one line: without control characters, of C1 (two bytes in UTF-8) too. */
static const char *one_line(struct ctx *c, const char *text)
{
    char *line = pool_copy(c->pool, text);
    for (unsigned char *at = (unsigned char *)line; *at; at++) {
        if (*at < ' ' || *at == 0x7f) *at = ' ';
        if (*at == 0xc2 && at[1] >= 0x80 && at[1] < 0xa0) at[0] = at[1] = ' ';
    }
    return line;
}

/* "1,234,567" */
static const char *grouped(struct ctx *c, enum language language, int64_t number)
{
    const char *text = "";
    for (; number >= 1000; number /= 1000)
        text = pool_print(c->pool, "%s%03d%s", COMMAS[language], (int)(number % 1000), text);
    return pool_print(c->pool, "%" PRId64 "%s", number, text);
}

static const char *moment(struct ctx *c, enum language language, int64_t at)
{
    enum { WEEK = 7, THURSDAY = 4 }; /* 1 January 1970 */
    char text[CLOCK_TEXT];
    clock_print(at, text);
    int month = (text[5] - '0') * 10 + text[6] - '0', day = (text[8] - '0') * 10 + text[9] - '0';
    int64_t weekday = (at / INT64_C(86400000000) + THURSDAY) % WEEK;
    return wording_feed_moment(
        c, language, with_clock(pool_copy_bytes(c->pool, text + 11, 5)),
        with_day(pool_print_int(c->pool, day)), with_month(MONTHS[language][month - 1]),
        with_weekday(WEEKDAYS[language][weekday]), with_year(pool_copy_bytes(c->pool, text, 4)));
}

/* Messages */

/* Both languages have one form for one thing and another for any other number (deploy/gen-wording.mjs checks it). */
static bool fits(const char *key, int64_t number)
{
    if (!key) return true;
    if (*key >= '0' && *key <= '9') return strtoll(key, NULL, 10) == number;
    return (strcmp(key, "one") == 0) == (number == 1);
}

static const char *render(struct ctx *c, enum language language, const struct wording_part *parts,
                          const struct wording_value *values);

static const char *render_choice(struct ctx *c, enum language language, const struct wording_part *part,
                                 const struct wording_value *values)
{
    const struct wording_branch *branch = part->branches;
    while (!fits(branch->key, values[part->arg].number)) branch++;
    return render(c, language, branch->parts, values);
}

static const char *render_part(struct ctx *c, enum language language, const struct wording_part *part,
                               const struct wording_value *values)
{
    switch (part->kind) {
    case WORDING_TEXT: return one_line(c, values[part->arg].text);
    case WORDING_NUMBER: return grouped(c, language, values[part->arg].number);
    case WORDING_MOMENT: return moment(c, language, values[part->arg].number);
    case WORDING_CHOICE: return render_choice(c, language, part, values);
    default: return part->text;
    }
}

static const char *render(struct ctx *c, enum language language, const struct wording_part *parts,
                          const struct wording_value *values)
{
    const char *text = "";
    for (; parts->kind != WORDING_END; parts++)
        text = pool_join(c->pool, text, render_part(c, language, parts, values), NULL);
    return text;
}

const char *wording_render(struct ctx *c, enum language language, enum wording message,
                           const struct wording_value *values)
{
    return render(c, language, PATTERNS[language][message], values);
}

/* Languages */

bool wording_language_find(const char *tag, enum language *ret) { return language_find(tag, ret); }

const char *wording_tag(enum language language) { return language_name(language); }

/* Names */

const char *wording_list(struct ctx *c, enum language language, const char *const *names, int count)
{
    const char *text = count ? names[0] : "";
    for (int i = 1; i < count - 1; i++) text = pool_join(c->pool, text, ", ", names[i], NULL);
    if (count < 2) return text;
    return wording_feed_and(c, language, with_name(names[count - 1]), with_names(text));
}

/* What follows `start` in `name` if it is a number of one or two digits; else -1. */
static int number_after(const char *name, const char *start)
{
    size_t length = strlen(start);
    if (strncmp(name, start, length) != 0) return -1;
    const char *digits = name + length;
    size_t count = strspn(digits, "0123456789");
    return count && count <= 2 && !digits[count] ? (int)strtol(digits, NULL, 10) : -1;
}

static bool has_bot(const struct game *game, const char *title)
{
    const struct bot *bot = game->bots;
    while (bot->id && strcmp(bot->title, title) != 0) bot++;
    return bot->id != NULL;
}

/* "Rule Game level 2" as in the names of messages: rule-game-level-2. */
static const char *dashed(struct ctx *c, const char *title)
{
    char *text = pool_copy(c->pool, title);
    for (char *at = text; *at; at++) *at = *at == ' ' ? '-' : (char)tolower((unsigned char)*at);
    return text;
}

const char *wording_bot(struct ctx *c, enum language language, const char *title)
{
    const char *account = dashed(c, title);
    for (size_t i = 0; i < sizeof BOTS / sizeof *BOTS; i++)
        if (strcmp(BOTS[i].account, account) == 0) return wording_render(c, language, BOTS[i].message, NULL);
    return title;
}

/* Nobody can register the name of a seat in a blind game or of a bot that exists (platform/account/name.c). Names like
 * those of bots, such as "Stratic level 02", are people's own. */
static const char *player(struct ctx *c, enum language language, const char *name)
{
    const struct game *game;
    int number = number_after(name, "Player ");
    if (number >= 0) return wording_common_blind_player(c, language, with_n(number));
    for (int i = 0; (game = game_at(i)); i++)
        if (has_bot(game, name)) return wording_bot(c, language, name);
    return name;
}

const char *wording_players(struct ctx *c, enum language language, const char *names)
{
    if (!names) return NULL;
    int count = 0;
    const char **list = pool_take_many(c->pool, strlen(names) + 1, sizeof *list);
    for (const char *at = names;; at++) {
        size_t length = strcspn(at, "\n");
        list[count++] = player(c, language, pool_copy_bytes(c->pool, at, length));
        at += length;
        if (!*at) break;
    }
    return wording_list(c, language, list, count);
}
