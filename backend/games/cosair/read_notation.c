/* read_notation.c - reads a line of orders as the archive writes it (R18) into the list of R14: "tax60 res:fusion_drive
 * q3:cruiser,factory q5:cruiser* rush3+ F3>7:5c2t C3:1 rec A.bravo>7:sabotage resign". The archive's "T17 Rd" at the
 * start is skipped. Nothing is judged here: a word that cannot be read becomes an order of that type, and the judge
 * says what is wrong with it. */
#include "games/cosair/tell.h"
#include <string.h>

enum { DIGITS_MAX = 9 };

/* The number, if the whole text is one; else the text itself, which the judge refuses with its own code. */
static json_object *number(struct ctx *c, const char *text)
{
    size_t length = strlen(text);
    if (length == 0 || length > DIGITS_MAX || strspn(text, "0123456789") != length)
        return pool_json(c->pool, json_object_new_string(text));
    return pool_json(c->pool, json_object_new_int64(strtoll(text, NULL, 10)));
}

/* Cut the text at the first of the signs. *text keeps what comes before it; what comes after it is returned, "" when
 * there is no such sign. */
static char *cut(char *text, const char *signs)
{
    char *at = strpbrk(text, signs);
    if (!at) return text + strlen(text);
    *at = '\0';
    return at + 1;
}

static json_object *order(struct ctx *c, const char *type)
{
    json_object *o = json_new_object(c);
    json_add_text(o, "type", type);
    return o;
}

static json_object *read_queue(struct ctx *c, char *word)
{
    json_object *o = order(c, "set_queue"), *items = json_new_array(c);
    char *list = cut(word, ":");
    size_t length = strlen(list);
    bool repeat = length && list[length - 1] == '*';
    if (repeat) list[length - 1] = '\0';
    json_add(o, "planet", number(c, word));
    for (char *item = list; *item && strcmp(item, "-") != 0;) {
        char *rest = cut(item, ",");
        json_push_text(items, item);
        item = rest;
    }
    json_add(o, "items", items);
    json_add_bool(o, "repeat", repeat);
    return o;
}

static json_object *read_rush(struct ctx *c, char *word)
{
    json_object *o = order(c, "set_rush");
    size_t length = strlen(word);
    char sign = length ? word[length - 1] : '\0';
    if (sign == '+' || sign == '-') word[length - 1] = '\0';
    json_add(o, "planet", number(c, word));
    if (sign == '+' || sign == '-') json_add_bool(o, "on", sign == '+');
    return o;
}

/* "5c2t", "5c", "2t". */
static void read_ships(struct ctx *c, char *word, json_object *o)
{
    bool cruisers = strchr(word, 'c');
    char *rest = cruisers ? cut(word, "c") : word;
    if (strlen(rest) > 1 && strchr(rest, 't') == rest + strlen(rest) - 1) cut(rest, "t");
    json_add(o, "cruisers", number(c, cruisers ? word : "0"));
    json_add(o, "transports", number(c, cruisers && !*rest ? "0" : rest));
}

static json_object *read_fleet(struct ctx *c, char *word)
{
    json_object *o = order(c, "send_fleet");
    char *to = cut(word, ">"), *ships = cut(to, ":");
    json_add(o, "from", number(c, word));
    json_add(o, "to", number(c, to));
    read_ships(c, ships, o);
    return o;
}

static json_object *read_colony(struct ctx *c, char *word)
{
    json_object *o = order(c, "colonise");
    char *escort = cut(word, ":");
    json_add(o, "from", number(c, word));
    json_add(o, "escort", number(c, escort));
    return o;
}

static json_object *read_agent(struct ctx *c, char *word)
{
    json_object *o = order(c, "send_agent");
    char *planet = cut(word, ">"), *mission = cut(planet, ":");
    json_add_text(o, "agent", word);
    json_add(o, "planet", number(c, planet));
    json_add_text(o, "mission", mission);
    return o;
}

static json_object *read_tax(struct ctx *c, char *word)
{
    json_object *o = order(c, "set_tax");
    json_add(o, "rate", number(c, word));
    return o;
}

static json_object *read_research(struct ctx *c, char *word)
{
    json_object *o = order(c, "set_research");
    json_add_text(o, "tech", word);
    return o;
}

/* Longer prefixes come first. */
static const struct {
    const char *begins;
    json_object *(*read)(struct ctx *c, char *rest);
} WORDS[] = {
    {"rush", read_rush}, {"tax", read_tax}, {"res:", read_research}, {"A.", read_agent},
    {"q", read_queue},   {"F", read_fleet}, {"C", read_colony},
};

static json_object *read_word(struct ctx *c, char *word)
{
    if (strcmp(word, "rec") == 0) return order(c, "recruit_agent");
    if (strcmp(word, "resign") == 0) return order(c, "resign");
    for (size_t i = 0; i < sizeof WORDS / sizeof *WORDS; i++) {
        size_t length = strlen(WORDS[i].begins);
        if (strncmp(word, WORDS[i].begins, length) == 0) return WORDS[i].read(c, word + length);
    }
    return order(c, word);
}

static bool is_colour(const char *word)
{
    for (int i = 0; i < COLOURS; i++)
        if (strcmp(word, COLOUR[i].code) == 0) return true;
    return false;
}

static bool is_turn(const char *word)
{
    size_t digits = strspn(word + 1, "0123456789");
    return *word == 'T' && digits && word[1 + digits] == '\0';
}

json_object *orders_read(struct ctx *c, const char *line)
{
    json_object *list = json_new_array(c);
    char *rest = pool_copy(c->pool, line), *word;
    bool heading = false;
    for (int i = 0; (word = strtok_r(rest, " \t\r\n", &rest)); i++) {
        if (i == 0 && (heading = is_turn(word))) continue;
        if (i == 1 && heading && is_colour(word)) continue;
        if (strcmp(word, "-") != 0) json_push(list, read_word(c, word));
    }
    return list;
}
