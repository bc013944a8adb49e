/* phrase.c - writes a bot's sentence and finds it again in a letter. Realms are called by their capitals, as people read
 * them on the map. */
#include "games/stratagem/phrase.h"
#include <ctype.h>
#include <string.h>

static const struct phrase {
    enum occasion occasion;
    const char *id, *text;
} PHRASES[] = {
#define PHRASE(occasion, id, text) {occasion, id, text},
#include "games/stratagem/phrases.def"
#undef PHRASE
};
enum { COUNT = sizeof PHRASES / sizeof *PHRASES, DIGITS_MAX = 6 };

static const char BLANKS[] = "@#$%^", NUMBERS[] = "%^", UNKNOWN[] = "somebody";

/* Writing */

static const char *filled(struct ctx *c, const game_known *known, char blank, int you, int foe)
{
    int seat = blank == '@' ? you : blank == '$' ? known->viewer : foe;
    if (seat >= known->world.seats) return UNKNOWN;
    if (blank == '%') return pool_print(c->pool, "%d", known->gold[seat]);
    if (blank == '^') return pool_print(c->pool, "%d", known->provinces[seat]);
    return MAP[known->world.realm[seat].capital].name;
}

const char *words_for(struct ctx *c, const game_known *known, enum occasion occasion, int you, int foe,
                      struct rng *rng)
{
    int first = 0, n = 0;
    while (PHRASES[first].occasion != occasion) first++;
    while (first + n < COUNT && PHRASES[first + n].occasion == occasion) n++;
    const char *rest = PHRASES[first + (int)rng_below(rng, (uint64_t)n)].text, *text = "";
    for (;;) {
        size_t plain = strcspn(rest, BLANKS);
        text = pool_print(c->pool, "%s%.*s", text, (int)plain, rest);
        rest += plain;
        if (!*rest) return text;
        text = pool_print(c->pool, "%s%s", text, filled(c, known, *rest++, you, foe));
    }
}

/* Reading */

static const char *member_of(char blank)
{
    static const char *const MEMBER[] = {"you", "foe", "own", "gold", "provinces"};
    return MEMBER[strchr(BLANKS, blank) - BLANKS];
}

/* The name at the beginning of a text, NULL for none: no province's name begins another's. */
static const char *name_at(const char *text)
{
    for (int p = 0; p < PROVINCES; p++)
        if (strncmp(text, MAP[p].name, strlen(MAP[p].name)) == 0) return MAP[p].name;
    return strncmp(text, UNKNOWN, strlen(UNKNOWN)) == 0 ? UNKNOWN : NULL;
}

/* Adds the value of a blank; returns its length in the text, 0 if the text has none there. */
static size_t read_blank(json_object *found, char blank, const char *text)
{
    if (strchr(NUMBERS, blank)) {
        size_t digits = strspn(text, "0123456789");
        if (digits == 0 || digits > DIGITS_MAX || (*text == '0' && digits > 1)) return 0;
        json_add_int(found, member_of(blank), strtol(text, NULL, 10));
        return digits;
    }
    const char *name = name_at(text);
    if (!name) return 0;
    json_add_text(found, member_of(blank), name == UNKNOWN ? NULL : name);
    return strlen(name);
}

static json_object *read_phrase(struct ctx *c, const struct phrase *phrase, const char *text)
{
    if (!strchr(BLANKS, *phrase->text) && *phrase->text != *text) return NULL; /* nearly all */
    json_object *found = json_new_object(c);
    json_add_text(found, "id", phrase->id);
    for (const char *at = phrase->text; *at; at++) {
        size_t length = strchr(BLANKS, *at) ? read_blank(found, *at, text) : *at == *text;
        if (length == 0) return NULL;
        text += length;
    }
    return *text ? NULL : found;
}

json_object *phrase_of(struct ctx *c, const char *text)
{
    json_object *found = NULL;
    for (int i = 0; i < COUNT && !found; i++) found = read_phrase(c, &PHRASES[i], text);
    return found;
}
