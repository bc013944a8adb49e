/* rules.c - games with their options, described as JSON, and why something was refused. */
#include "base/secret.h"
#include "python/inside.h"
#include <pthread.h>
#include <string.h>

/* Refusals */

enum { CODE_ROOM = 64, TEXT_ROOM = 400 };
static __thread struct {
    char code[CODE_ROOM], text[TEXT_ROOM];
} refusal;

bool library_refuse(enum fault fault, const char *text)
{
    snprintf(refusal.code, CODE_ROOM, "%s", fault_fact(fault)->code);
    snprintf(refusal.text, TEXT_ROOM, "%s", text ? text : "");
    return false;
}

bool library_refused(const struct failure *failure)
{
    const struct problem *first = failure->problem_count ? &failure->problems[0] : NULL;
    library_refuse(failure->fault, failure->detail);
    size_t used = strlen(refusal.text);
    if (first && !strstr(refusal.text, first->hint))
        snprintf(refusal.text + used, TEXT_ROOM - used, " (%s: %s)", first->path, first->hint);
    return false;
}

int quad_api(void) { return QUAD_API; }
const char *quad_fault_code(void) { return refusal.code; }
const char *quad_fault_text(void) { return refusal.text; }

/* The catalogue */

static json_object *variants_json(struct ctx *c, const struct game *game)
{
    json_object *list = json_new_array(c);
    for (const struct variant *variant = game->variants; variant->id; variant++) {
        json_object *row = json_new_object(c);
        json_add_text(row, "id", variant->id);
        json_add_text(row, "title", variant->title);
        json_add_int(row, "seats_min", variant->seats_min);
        json_add_int(row, "seats_max", variant->seats_max);
        json_add_int(row, "seats_step", variant->seats_step ? variant->seats_step : 1);
        json_add_int(row, "seats_usual", variant_usual(variant));
        json_add(row, "options_schema", json_own(c, variant->options_schema));
        json_push(list, row);
    }
    return list;
}

static json_object *game_json(struct ctx *c, const struct game *game)
{
    json_object *row = json_new_object(c), *bots = json_new_array(c);
    for (const struct bot *bot = game->bots; bot && bot->id; bot++) {
        json_object *one = json_new_object(c);
        json_add_text(one, "id", bot->id);
        json_add_text(one, "title", bot->title);
        json_push(bots, one);
    }
    json_add_text(row, "id", game->id);
    json_add_text(row, "title", game->title);
    json_add(row, "variants", variants_json(c, game));
    json_add(row, "bots", bots);
    return row;
}

static pthread_once_t once = PTHREAD_ONCE_INIT;
static struct pool *lasting; /* of the catalogue */
static const char *catalogue;

static void begin_library(void)
{
    secret_start();
    struct ctx c = {.pool = lasting = pool_new()};
    json_object *list = json_new_array(&c);
    for (int i = 0; game_at(i); i++)
        if (game_at(i)->listed) json_push(list, game_json(&c, game_at(i)));
    catalogue = json_text(&c, list);
}

/* When the library is unloaded. */
static __attribute__((destructor)) void end_library(void) { pool_drop(lasting); }

const char *quad_catalogue(void)
{
    pthread_once(&once, begin_library);
    return catalogue;
}

/* Rules */

bool rules_read_choices(struct ctx *c, const char *choices, struct party *party)
{
    json_object *list = NULL;
    for (int seat = 0; seat < party->seats; seat++) party->fact[seat] = (struct seat_fact){.program = true};
    if (!choices) return true;
    if (!json_read(c, choices, strlen(choices), &list)) return false;
    if (!json_object_is_type(list, json_type_array) || json_object_array_length(list) != (size_t)party->seats)
        return fail(c, FAULT_BAD_REQUEST, "choices: a list with an entry for each seat");
    for (int seat = 0; seat < party->seats; seat++)
        party->fact[seat].choice = json_object_array_get_idx(list, (size_t)seat);
    return true;
}

static void measure(struct quad_rules *r)
{
    r->items = r->party.game->items;
    if (!r->items) return;
    r->width = items_columns(r->items->columns);
    r->size = items_measure(r->items, r->party.variant, r->party.options, r->party.seats, r->rows);
}

static bool rules_read(struct quad_rules *r, const char *game, const char *variant, const char *options,
                       int seats, const char *choices, int version)
{
    struct choice choice;
    struct ctx *c = &r->c;
    json_object *sent = NULL;
    if (!game) return fail(c, FAULT_UNKNOWN_GAME, "a game is needed");
    if (options && !json_read(c, options, strlen(options), &sent)) return false;
    if (!quad_choose(c, game, variant, NULL, &choice)) return false;
    r->party = (struct party){.game = choice.game, .variant = choice.variant};
    if (version < 0 || version > choice.game->rules_version)
        return fail(c, FAULT_BAD_REQUEST, "%s has the rules versions 1 to %d", game,
                    choice.game->rules_version);
    r->party.rules_version = version;
    r->party.seats = seats ? seats : variant_usual(choice.variant);
    if (r->party.seats < 1 || r->party.seats > SEATS_MAX)
        return fail(c, FAULT_BAD_SEATS, "no game has %d seats", seats);
    if (!rules_read_choices(c, choices, &r->party) || !party_settle(c, &r->party, sent)) return false;
    r->options = json_text(c, r->party.options);
    r->choices = choices ? pool_copy(c->pool, choices) : NULL;
    measure(r);
    return true;
}

quad_rules *quad_rules_new(const char *game, const char *variant, const char *options, int seats,
                           const char *choices)
{
    return quad_rules_new_of(game, variant, options, seats, choices, 0);
}

quad_rules *quad_rules_new_of(const char *game, const char *variant, const char *options, int seats,
                              const char *choices, int rules_version)
{
    pthread_once(&once, begin_library);
    struct pool *pool = pool_new();
    struct quad_rules *r = pool_take(pool, sizeof *r);
    r->c = (struct ctx){.pool = pool};
    if (rules_read(r, game, variant, options, seats, choices, rules_version)) return r;
    library_refused(&r->c.failure);
    pool_drop(pool);
    return NULL;
}

void quad_rules_free(quad_rules *r)
{
    if (r) pool_drop(r->c.pool);
}

int quad_rules_seats(const quad_rules *r) { return r->party.seats; }
int quad_rules_item_width(const quad_rules *r) { return r->width; }
int quad_rules_observation_size(const quad_rules *r) { return r->size; }

/* Description */

static json_object *columns_json(struct ctx *c, const struct column *columns)
{
    json_object *list = json_new_array(c);
    for (int i = 0; columns[i].name; i++) {
        json_object *row = json_new_object(c);
        json_add_text(row, "name", columns[i].name);
        json_add_text(row, "about", columns[i].about);
        json_push(list, row);
    }
    return list;
}

static json_object *observation_json(struct ctx *c, const struct quad_rules *r)
{
    json_object *list = json_new_array(c);
    for (int i = 0; r->items->observed[i].name; i++) {
        const struct observed *block = &r->items->observed[i];
        json_object *row = json_new_object(c);
        json_add_text(row, "name", block->name);
        json_add_text(row, "about", block->about);
        json_add_int(row, "rows", r->rows[i]);
        json_add(row, "columns", columns_json(c, block->column));
        json_push(list, row);
    }
    return list;
}

/* {"technologies": ["agriculture", ...]} */
static json_object *numbers_json(struct ctx *c, const struct quad_rules *r)
{
    json_object *all = json_new_object(c);
    for (const struct numbering *n = r->items->numberings; n && n->name; n++) {
        json_object *list = json_new_array(c);
        for (int i = 0; i < n->count; i++) json_push_text(list, n->text(i));
        json_add(all, n->name, list);
    }
    return all;
}

static const char *pace_name(enum pace pace)
{
    static const char *const NAMES[] = {
        [PACE_ALTERNATE] = "alternate", [PACE_TOGETHER] = "together", [PACE_OWN] = "own"};
    return NAMES[pace];
}

const char *quad_rules_describe(quad_rules *r)
{
    struct ctx *c = &r->c;
    if (r->described) return r->described;
    json_object *json = json_new_object(c);
    json_add_text(json, "game", r->party.game->id);
    json_add_text(json, "variant", r->party.variant->id);
    json_add_int(json, "rules_version", party_rules(&r->party));
    json_add_int(json, "seats", r->party.seats);
    json_add(json, "options", json_own(c, r->options));
    json_add_text(json, "turns", pace_name(r->party.variant->pace));
    json_add_bool(json, "hidden", r->party.variant->hidden);
    if (r->items) {
        json_add(json, "items", columns_json(c, r->items->columns));
        json_add_int(json, "items_usual", r->items->usual);
        json_add(json, "numbers", numbers_json(c, r));
        json_add(json, "observation", observation_json(c, r));
        json_add_int(json, "observation_size", r->size);
    }
    return r->described = json_text(c, json);
}
