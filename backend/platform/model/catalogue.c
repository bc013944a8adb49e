/* catalogue.c - see catalogue.h. */
#include "platform/model/catalogue.h"
#include "platform/model/wording.h"
#include <string.h>

static const char *pace_name(enum pace pace)
{
    static const char *const NAMES[] = {
        [PACE_ALTERNATE] = "alternate", [PACE_TOGETHER] = "together", [PACE_OWN] = "own"};
    return NAMES[pace];
}

bool catalogue_audience_fits(const struct variant *variant, enum spectators spectators)
{
    if (spectators == WATCH_DELAYED) return variant->delay_min > 0;
    return spectators != WATCH_OPEN || !variant->hidden || variant->delay_min > 0;
}

/* The allowed clocks, and the speed class of each mode whose games are rated and paired. */
static json_object *clock_json(struct ctx *c, const struct variant *variant)
{
    static const char *const MEMBERS[] = {"default", "modes", "stages"};
    json_object *facts = json_own(c, variant->clock), *clock = json_new_object(c);
    for (int i = 0; i < 3; i++) {
        json_object *member = json_member(facts, MEMBERS[i]);
        json_add(clock, MEMBERS[i], member ? member : json_new_object(c));
    }
    json_object *speeds = json_member(facts, "pool");
    json_add(clock, "speeds", speeds ? speeds : json_new_object(c));
    return clock;
}

/* The audience policies that a match can have, the default first. */
static json_object *audiences_json(struct ctx *c, const struct variant *variant)
{
    static const enum spectators LATE[] = {WATCH_DELAYED, WATCH_PUBLIC, WATCH_OPEN, WATCH_NONE};
    static const enum spectators LIVE[] = {WATCH_PUBLIC, WATCH_DELAYED, WATCH_OPEN, WATCH_NONE};
    const enum spectators *audiences = variant->delay ? LATE : LIVE;
    json_object *list = json_new_array(c);
    for (int i = 0; i < 4; i++)
        if (catalogue_audience_fits(variant, audiences[i]))
            json_push_text(list, spectators_name(audiences[i]));
    return list;
}

static json_object *variant_json(struct ctx *c, const struct variant *variant)
{
    json_object *v = json_new_object(c);
    json_add_text(v, "id", variant->id);
    json_add_text(v, "title", variant->title);
    json_add(v, "options_schema", json_own(c, variant->options_schema));
    if (variant->choice_schema) json_add(v, "choice_schema", json_own(c, variant->choice_schema));
    json_add_int(v, "seats_min", variant->seats_min);
    json_add_int(v, "seats_max", variant->seats_max);
    json_add_int(v, "seats_step", variant->seats_step ? variant->seats_step : 1);
    json_add_int(v, "seats_usual", variant_usual(variant));
    json_add_text(v, "turns", pace_name(variant->pace));
    json_add_bool(v, "hidden", variant->hidden);
    json_add_bool(v, "rated", variant->rated);
    json_add_bool(v, "takeback", variant->takeback);
    json_add_bool(v, "judged", variant->judged);
    json_add_bool(v, "plays_on", variant->plays_on);
    json_add(v, "spectators", audiences_json(c, variant));
    json_add_int(v, "delay_turns", variant->delay ? variant->delay : variant->delay_min);
    json_add_int(v, "delay_turns_min", variant->delay_min);
    json_add(v, "clock", clock_json(c, variant));
    return v;
}

/* The optional capabilities that the game has. */
static json_object *capabilities_json(struct ctx *c, const struct game *game)
{
    const struct {
        const char *name;
        bool has;
    } ALL[] = {{"acts", game->acts},         {"talk", game->talk},         {"picture", game->picture},
               {"study", game->study},       {"review", game->review},     {"crowd", game->crowd},
               {"ladder", game->ladder},     {"puzzles", game->puzzles},   {"tactics", game->tactics},
               {"promises", game->promises}, {"openings", game->openings}, {"statistics", game->statistics}};
    json_object *list = json_new_array(c);
    for (size_t i = 0; i < sizeof ALL / sizeof *ALL; i++)
        if (ALL[i].has) json_push_text(list, ALL[i].name);
    return list;
}

static json_object *factions_json(struct ctx *c, const struct game *game)
{
    struct faction faction;
    json_object *list = json_new_array(c);
    for (int i = 0; game->faction && game->faction(i, &faction); i++) {
        json_object *o = json_new_object(c);
        json_add_text(o, "id", faction.id);
        json_add_text(o, "title", faction.title);
        json_push(list, o);
    }
    return list;
}

static json_object *game_json(struct ctx *c, const struct game *game)
{
    json_object *g = json_new_object(c), *variants = json_new_array(c), *bots = json_new_array(c);
    for (const struct variant *variant = game->variants; variant->id; variant++)
        json_push(variants, variant_json(c, variant));
    for (const struct bot *bot = game->bots; bot->id; bot++) {
        json_object *b = json_new_object(c);
        json_add_text(b, "id", bot->id);
        json_add_text(b, "title", bot->title);
        json_add_text(b, "name", wording_bot(c, LANGUAGE_EN, bot->title));
        json_add_int(b, "level", bot->strength);
        json_add_bool(b, "variety", bot->variety);
        if (bot->measured) json_add_int(b, "measured", bot->measured);
        else json_add(b, "measured", NULL);
        json_push(bots, b);
    }
    json_add_text(g, "id", game->id);
    json_add_text(g, "title", game->title);
    json_add(g, "variants", variants);
    json_add(g, "bots", bots);
    json_add(g, "factions", factions_json(c, game));
    json_add_bool(g, "ladder", game->ladder != NULL);
    json_add_bool(g, "puzzles", game->puzzles != NULL);
    json_add_bool(g, "challenges", game->challenge != NULL);
    json_add_bool(g, "tactics", game->tactics != NULL);
    json_add(g, "capabilities", capabilities_json(c, game));
    return g;
}

/* QUADRIVIUM_UNLISTED=1 also offers the template and unfinished games, for their tests. */
bool catalogue_has(const struct game *game)
{
    const char *all = getenv("QUADRIVIUM_UNLISTED");
    return game->listed || (all && strcmp(all, "1") == 0);
}

const char *catalogue_rules(const char *game)
{
    const struct game *found = game_find(game);
    return found && catalogue_has(found) ? found->rules : NULL;
}

json_object *catalogue_json(struct ctx *c, bool all)
{
    json_object *games = json_new_array(c);
    const struct game *game;
    for (int i = 0; (game = game_at(i)); i++)
        if (all || catalogue_has(game)) json_push(games, game_json(c, game));
    return games;
}

bool catalogue_plays_together(const char *game, const char *variant)
{
    const struct game *found = game_find(game);
    const struct variant *one = found ? variant_find(found, variant) : NULL;
    return one && one->pace == PACE_TOGETHER;
}

const char *catalogue_title(const char *game)
{
    const struct game *found = game_find(game);
    return found ? found->title : game;
}

json_object *catalogue_ids(struct ctx *c)
{
    json_object *ids = json_new_array(c);
    for (int i = 0; game_at(i); i++)
        if (catalogue_has(game_at(i))) json_push_text(ids, game_at(i)->id);
    return ids;
}

bool catalogue_find(struct ctx *c, const char *game, const char *variant, const struct game **ret_game,
                    const struct variant **ret_variant)
{
    const struct game *found = game_find(game);
    if (found && !catalogue_has(found)) found = NULL;
    const struct variant *of_it = found ? variant_find(found, variant) : NULL;
    if (!found) {
        fail_at(c, "/game", "unknown_game", "GET /api/v1/games lists the games");
        return fail(c, FAULT_UNKNOWN_GAME, "there is no such game");
    }
    if (!of_it) {
        fail_at(c, "/variant", "unknown_game", "GET /api/v1/games lists the variants of each game");
        return fail(c, FAULT_UNKNOWN_GAME, "the game has no such variant");
    }
    *ret_game = found;
    *ret_variant = of_it;
    return true;
}

bool catalogue_bot(struct ctx *c, const struct game *game, const char *bot, const char *path)
{
    if (bot_find(game, bot)) return true;
    fail_at(c, path, "unknown_bot", "GET /api/v1/games lists the bots of each game");
    return fail(c, FAULT_UNKNOWN_BOT, "the game has no such bot");
}

bool catalogue_author_watches(struct ctx *c, const struct variant *variant, json_object *options)
{
    if (!strstr(variant->options_schema, "x-author-watches")) return false;
    json_object *properties = json_member(json_own(c, variant->options_schema), "properties");
    json_object_object_foreach (properties, name, property) {
        json_object *value = json_member(options, name);
        bool marked = json_object_get_boolean(json_member(property, "x-author-watches"));
        if (marked && value && !json_same(value, json_member(property, "default"))) return true;
    }
    return false;
}

json_object *catalogue_shown_options(struct ctx *c, const struct variant *variant, json_object *options)
{
    json_object *properties = json_member(json_own(c, variant->options_schema), "properties"),
                *shown = json_new_object(c);
    json_object_object_foreach (options, name, value) {
        if (json_object_get_boolean(json_member(json_member(properties, name), "writeOnly"))) continue;
        json_add(shown, name, value);
    }
    return shown;
}

/* Whether a variant of the game has this option, and it is secret in none. */
static bool may_ask(struct ctx *c, const struct game *game, const char *option)
{
    bool known = false;
    for (const struct variant *v = game->variants; v->id; v++) {
        json_object *property = json_member(json_member(json_own(c, v->options_schema), "properties"),
                                            option);
        if (json_object_get_boolean(json_member(property, "writeOnly"))) return false;
        known |= property != NULL;
    }
    return known;
}

bool catalogue_can_search(struct ctx *c, const struct game *game, json_object *options)
{
    if (!options) return true;
    json_object_object_foreach (options, name, value) {
        (void)value;
        if (!may_ask(c, game, name))
            return fail(c, FAULT_BAD_REQUEST, "options: %s has no option %.40s to search for", game->id,
                        name);
    }
    return true;
}

bool catalogue_is_written(const char *member)
{
    for (int i = 0; game_at(i); i++)
        for (const char *const *word = game_at(i)->words; word && *word; word++)
            if (strcmp(*word, member) == 0) return true;
    return false;
}

const struct game_authoring *catalogue_authoring(void)
{
    int i = 0;
    while (game_at(i) && !game_at(i)->authoring) i++;
    must(game_at(i));
    return game_at(i)->authoring;
}
