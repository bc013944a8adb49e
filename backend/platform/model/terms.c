/* terms.c - see terms.h. */
#include "platform/model/terms.h"
#include "platform/model/absence.h"
#include "platform/model/catalogue.h"
#include "platform/model/clock.h"
#include "platform/model/fold.h"
#include "store/lobby.h"
#include <string.h>

enum { CHOICE_BYTES = 2048, DELAY_MAX = 1000 };
/* Somebody who stays away from a game with a model keeps its place for no longer than this. */
enum { MODEL_TURN_MAX = 3600, MODEL_AFTER_MAX = 5 };

static bool refuse(struct ctx *c, enum fault fault, const char *path, const char *hint)
{
    fail_at(c, path, fault_fact(fault)->code, hint);
    return fail(c, fault, "%s: %s", path, hint);
}

static bool settle_seats(struct ctx *c, const struct lobby_wish *wish, struct terms *terms)
{
    const struct variant *variant = terms->variant;
    int64_t seats = wish->seats ? wish->seats : variant_usual(variant);
    if (seats < 0 || seats > SEATS_MAX || !variant_seats(variant, (int)seats))
        return refuse(c, FAULT_BAD_SEATS, "/seats",
                      variant->seats_step > 1
                          ? pool_print(c->pool, "must be %d to %d in steps of %d", variant->seats_min,
                                       variant->seats_max, variant->seats_step)
                          : pool_print(c->pool, "must be %d to %d", variant->seats_min, variant->seats_max));
    terms->seats = (int)seats;
    return true;
}

static bool settle_bots(struct ctx *c, const struct lobby_wish *wish, struct terms *terms)
{
    for (int i = 0; i < wish->bot_count; i++) {
        const struct bot_wish *one = &wish->bots[i];
        const char *path = pool_print(c->pool, "/bots/%d/seat", i);
        if (one->seat < 0 || one->seat >= terms->seats)
            return refuse(c, FAULT_BAD_REQUEST, path, "there is no such seat");
        if (terms->bots[one->seat]) return refuse(c, FAULT_BAD_REQUEST, path, "a bot already has this seat");
        if (!catalogue_bot(c, terms->game, one->bot, pool_print(c->pool, "/bots/%d/bot", i))) return false;
        terms->bots[one->seat] = one->bot;
    }
    /* A person who watches learns everything, so bots play alone only what can be watched live. */
    terms->bots_only = terms->seats > 1 && wish->bot_count == terms->seats &&
                       catalogue_audience_fits(terms->variant, WATCH_OPEN);
    return true;
}

bool terms_clock_ends(struct ctx *c, json_object *clock)
{
    struct clock_rule rule = clock_rule_read(clock);
    if (rule.mode != CLOCK_LIVE && rule.mode != CLOCK_BUDGET)
        return refuse(c, FAULT_BAD_REQUEST, "/clock/mode", "must be live or budget in this kind of game");
    return clock_within(&rule, MODEL_TURN_MAX) ||
           refuse(c, FAULT_BAD_REQUEST, "/clock", "must end each turn within an hour in this kind of game");
}

/* A game of bots only has nobody to wait for. */
static bool settle_clock(struct ctx *c, const struct lobby_wish *wish, struct terms *terms)
{
    json_object *sent = wish->clock;
    if (!sent && terms->bots_only &&
        json_member(json_member(json_own(c, terms->variant->clock), "modes"), "untimed")) {
        sent = json_new_object(c);
        json_add_text(sent, "mode", "untimed");
    }
    return clock_settle(c, terms->variant, sent, &terms->clock) &&
           (!wish->blind || terms_clock_ends(c, terms->clock));
}

bool terms_guests_unrated(struct ctx *c)
{
    return fail(c, FAULT_GUESTS_UNRATED,
                "guests can only play unrated games; sign up to play rated and keep your games");
}

static bool settle_rating(struct ctx *c, const struct lobby_wish *wish, struct terms *terms)
{
    terms->private = wish->private;
    bool may_be = terms->variant->rated && clock_speed(c, terms->variant, terms->clock);
    terms->rated = wish->says_rated
                       ? wish->rated
                       : may_be && wish->bot_count == 0 && !wish->seed && !wish->by_guest && !wish->blind;
    if (terms->rated && !terms->variant->rated)
        return refuse(c, FAULT_BAD_REQUEST, "/rated", "this variant is not rated");
    if (terms->rated && terms->bots_only)
        return refuse(c, FAULT_BAD_REQUEST, "/rated", "games of bots only are not rated");
    if (terms->rated && !may_be)
        return refuse(c, FAULT_BAD_REQUEST, "/rated",
                      "games with this clock are not rated; choose another clock");
    uint64_t seed;
    if (!wish->seed) return true;
    if (!fold_seed_read(wish->seed, &seed))
        return refuse(c, FAULT_BAD_REQUEST, "/seed", "must be 16 digits 0-9 a-f");
    if (!terms->private || terms->rated)
        return refuse(c, FAULT_SEED_NOT_ALLOWED, "/seed", "set private to true and rated to false");
    terms->seed = wish->seed;
    return true;
}

/* Rated, against the clock, or without a person who could end it. */
static bool at_stake(const struct terms *terms)
{
    return terms->rated || terms->bots_only || clock_rule_read(terms->clock).mode != CLOCK_UNTIMED;
}

/* Such games must come to an end, unlike an experiment, so the schema can have other defaults for them. They apply
 * where an option was not given. */
static void add_staked(struct ctx *c, const struct terms *terms, json_object *options)
{
    json_object *rules = json_member(json_own(c, terms->variant->options_schema), "properties");
    json_object_object_foreach (rules, name, rule) {
        json_object *staked = json_member(rule, "x-staked");
        if (staked && !json_member(options, name)) json_add(options, name, staked);
    }
}

/* The options as sent, with those defaults where they apply. */
static json_object *options_at_stake(struct ctx *c, const struct lobby_wish *wish, const struct terms *terms)
{
    json_object *sent = wish->options, *options = json_new_object(c);
    if (!at_stake(terms) || (sent && !json_object_is_type(sent, json_type_object))) return sent;
    if (sent) options = json_own(c, json_text(c, sent));
    add_staked(c, terms, options);
    return options;
}

static bool settle_options(struct ctx *c, const struct lobby_wish *wish, struct terms *terms)
{
    struct seat_fact facts[SEATS_MAX] = {{0}};
    for (int seat = 0; seat < terms->seats; seat++)
        facts[seat].program = terms->bots[seat] || (seat && seat == wish->program_seat);
    terms->options = terms->game->options(c, terms->variant, options_at_stake(c, wish, terms), terms->seats,
                                          facts);
    if (!terms->options) return false;
    terms->author_watches = catalogue_author_watches(c, terms->variant, terms->options);
    for (int i = 0; i < wish->bot_count && !terms->author_watches && !terms->bots_only; i++)
        if (wish->bots[i].seat == 0)
            return refuse(c, FAULT_BAD_REQUEST, pool_print(c->pool, "/bots/%d/seat", i),
                          "seat 0 is your own");
    return true;
}

/* Matches between programs only can be watched live. */
static enum spectators usual_audience(const struct lobby_wish *wish, const struct terms *terms)
{
    bool programs = terms->bots_only || (wish->by_program && wish->bot_count == terms->seats - 1);
    if (terms->variant->delay == 0) return WATCH_PUBLIC;
    return programs && !terms->rated && catalogue_audience_fits(terms->variant, WATCH_OPEN) ? WATCH_OPEN
                                                                                            : WATCH_DELAYED;
}

/* The delay of spectators: the lobby's choice, at least the variant's minimum. */
static bool settle_delay(struct ctx *c, const struct lobby_wish *wish, struct terms *terms)
{
    int least = terms->variant->delay_min;
    bool delayed = terms->spectators == WATCH_DELAYED;
    if (!delayed && wish->delay_turns)
        return refuse(c, FAULT_BAD_REQUEST, "/delay_turns", "is only for spectators \"delayed\"");
    if (!delayed) return true;
    terms->delay_turns = terms->variant->delay ? terms->variant->delay : least;
    if (!wish->delay_turns) return true;
    if (wish->delay_turns < least || wish->delay_turns > DELAY_MAX)
        return refuse(c, FAULT_BAD_REQUEST, "/delay_turns",
                      pool_print(c->pool, "must be from %d to %d in this variant", least, DELAY_MAX));
    terms->delay_turns = (int)wish->delay_turns;
    return true;
}

/* Spectators see hidden things live only in unrated games, whose players were told so when they joined, and in matches
 * between programs; never what the variant hides until the end (delay_min 0). */
static bool settle_audience(struct ctx *c, const struct lobby_wish *wish, struct terms *terms)
{
    terms->spectators = usual_audience(wish, terms);
    terms->press = PRESS_ALL;
    if (wish->spectators && !spectators_find(wish->spectators, &terms->spectators))
        return refuse(c, FAULT_BAD_REQUEST, "/spectators", "must be open, delayed, public or none");
    if (wish->press && !press_find(wish->press, &terms->press))
        return refuse(c, FAULT_BAD_REQUEST, "/press", "must be all, public or none");
    if (terms->variant->own_talk && terms->press != PRESS_ALL)
        return refuse(c, FAULT_BAD_REQUEST, "/press", "must be all: chat is part of this game");
    if (terms->spectators == WATCH_OPEN && terms->rated && !wish->by_program)
        return refuse(c, FAULT_BAD_REQUEST, "/spectators",
                      "open needs rated to be false, or a program in every seat");
    if (!catalogue_audience_fits(terms->variant, terms->spectators))
        return refuse(c, FAULT_BAD_REQUEST, "/spectators",
                      "not available in this game; public shows what both sides see");
    return settle_delay(c, wish, terms);
}

/* The policy as sent; in a blind game, without one, a player who is away loses, so that the game ends. */
static json_object *absence_sent(struct ctx *c, const struct lobby_wish *wish)
{
    if (wish->absence || !wish->blind) return wish->absence;
    json_object *absence = json_new_object(c);
    json_add_text(absence, "policy", "forfeit");
    return absence;
}

/* An account that has watched everything must not take a seat afterwards. */
static bool settle_absence(struct ctx *c, const struct lobby_wish *wish, struct terms *terms)
{
    if (!absence_settle(c, terms->game, terms->clock, absence_sent(c, wish), &terms->absence)) return false;
    bool seen = terms->spectators == WATCH_OPEN || terms->spectators == WATCH_DELAYED;
    if (absence_read(terms->absence).policy == ABSENCE_OPEN && terms->variant->hidden && seen)
        return refuse(
            c, FAULT_BAD_REQUEST, "/absence/policy",
            "open needs spectators public or none, since spectators who see everything could take the seat");
    return true;
}

/* Models join public blind games, which must therefore end without the players who have gone away. */
static bool settle_blind_absence(struct ctx *c, const struct terms *terms)
{
    struct absence_rule absence = absence_read(terms->absence);
    if (absence.policy == ABSENCE_OPEN)
        return refuse(c, FAULT_BAD_REQUEST, "/blind", "needs another policy for absent players than open");
    if (terms->private) return true;
    if (absence.policy == ABSENCE_DEFAULT)
        return refuse(c, FAULT_BAD_REQUEST, "/absence/policy",
                      "must be forfeit or bot in a public blind game");
    return absence.after <= MODEL_AFTER_MAX ||
           refuse(c, FAULT_BAD_REQUEST, "/absence/after",
                  pool_print(c->pool, "must be at most %d in a public blind game", MODEL_AFTER_MAX));
}

/* What would tell who plays: built-in bots, which answer at once, ratings, and a substitute, who is announced. */
static bool settle_blind(struct ctx *c, const struct lobby_wish *wish, struct terms *terms)
{
    terms->blind = wish->blind;
    if (!wish->blind) return true;
    if (terms->seats < 2) return refuse(c, FAULT_BAD_REQUEST, "/blind", "needs at least two seats");
    if (wish->bot_count) return refuse(c, FAULT_BAD_REQUEST, "/blind", "is not for games with built-in bots");
    if (terms->rated) return refuse(c, FAULT_BAD_REQUEST, "/blind", "needs rated to be false");
    return settle_blind_absence(c, terms);
}

/* Ratings are comparable only on a board: without a board, no range can be required. */
static bool settle_demands(struct ctx *c, const struct lobby_wish *wish, struct terms *terms)
{
    terms->range_from = (int)wish->range_from;
    terms->range_to = (int)wish->range_to;
    terms->min_reliability = (int)wish->min_reliability;
    if (wish->range_from > wish->range_to)
        return refuse(c, FAULT_BAD_REQUEST, "/rating_range", "\"from\" must not be more than \"to\"");
    if (wish->range_to && (!terms->variant->rated || !clock_speed(c, terms->variant, terms->clock)))
        return refuse(c, FAULT_BAD_REQUEST, "/rating_range",
                      "this variant has no ratings with this clock; choose another clock");
    return true;
}

bool terms_choice(struct ctx *c, const struct terms *terms, int seat, json_object *choice,
                  const char **ret_text)
{
    struct seat_fact facts[SEATS_MAX] = {{0}};
    *ret_text = choice ? json_text(c, choice) : NULL;
    if (!choice) return true;
    if (!terms->variant->choice_schema)
        return refuse(c, FAULT_BAD_REQUEST, "/choice", "this variant has no secret choice; leave it out");
    if (terms->bots_only) return refuse(c, FAULT_BAD_REQUEST, "/choice", "you have no seat in this game");
    if (strlen(*ret_text) > CHOICE_BYTES) return fail(c, FAULT_BAD_REQUEST, "choice: must be at most 2 KiB");
    for (int i = 0; i < terms->seats; i++) facts[i].program = terms->bots[i] != NULL;
    facts[seat].choice = choice;
    return fold_setup(c, terms->game, terms->variant, terms->options, terms->seats, facts, 0) != NULL;
}

bool terms_settle(struct ctx *c, const struct lobby_wish *wish, struct terms *ret)
{
    struct terms terms = {.seats = 0};
    if (!catalogue_find(c, wish->game, wish->variant, &terms.game, &terms.variant)) return false;
    if (!settle_seats(c, wish, &terms) || !settle_bots(c, wish, &terms)) return false;
    if (!settle_clock(c, wish, &terms)) return false;
    if (!settle_rating(c, wish, &terms) || !settle_options(c, wish, &terms) ||
        !settle_audience(c, wish, &terms) || !settle_absence(c, wish, &terms) ||
        !settle_demands(c, wish, &terms) || !settle_blind(c, wish, &terms) ||
        !terms_choice(c, &terms, 0, wish->choice, &terms.choice))
        return false;
    if (terms.rated && wish->by_guest) return terms_guests_unrated(c);
    *ret = terms;
    return true;
}

bool terms_may_sit(struct ctx *c, const struct terms *terms)
{
    return !terms->author_watches ||
           fail(c, FAULT_AUTHOR_WATCHES, "you wrote the hidden rule: create a game for others and watch it");
}

void terms_read(struct ctx *c, const struct lobby_row *lobby, struct terms *ret)
{
    *ret = (struct terms){
        .game = game_find(lobby->game),
        .options = json_own(c, lobby->options),
        .clock = json_own(c, lobby->clock),
        .absence = json_own(c, lobby->absence),
        .seats = lobby->seats,
        .rated = lobby->rated,
        .private = lobby->private,
        .blind = lobby->blind,
        .spectators = lobby->spectators,
        .press = lobby->press,
        .delay_turns = lobby->delay_turns,
        .seed = lobby->seed,
        .range_from = lobby->range_from,
        .range_to = lobby->range_to,
        .min_reliability = lobby->min_reliability,
    };
    must(ret->game);
    ret->variant = variant_find(ret->game, lobby->variant);
    must(ret->variant);
    /* the secret of a rematch or fork was shown at the end of the first match */
    ret->author_watches = !lobby->rematch_of && !lobby->fork_of &&
                          catalogue_author_watches(c, ret->variant, ret->options);
    if (ret->spectators == WATCH_DELAYED && !ret->delay_turns) /* stored before lobbies had a delay */
        ret->delay_turns = ret->variant->delay;
    for (int seat = 0; seat < lobby->seats; seat++) ret->bots[seat] = lobby->seat[seat].bot;
}
