/* quad_alike.c - `quad alike`: how often the turns of exported matches are those of the engine, seat by seat. */
#include "main/quad.h"
#include "platform/model/alike.h"
#include <string.h>

static const char USAGE[] =
    "usage: quad alike FILE...\n"
    "\n"
    "Compare the turns of exported matches (GET /matches/{id}/export, or `quad simulate --record`) with "
    "those\n"
    "of the engine. For each seat one line of JSON:\n"
    "  {\"file\",\"seat\",\"name\",\"kind\",\"turns\",\"agreed\",\"lost\"}\n"
    "turns: those with more than one sensible choice in an open game; agreed: those in which the engine's "
    "first\n"
    "choice was played; lost: what all of them cost, in hundredths of the smallest piece. The numbers are "
    "those\n"
    "that the moderators' desk adds up. They prove nothing: compare them with those of players of the same\n"
    "strength. Matches in which a turn was taken back are refused.\n";

struct record {
    const struct game *game;
    int seats;
    json_object *rows, *events;
    struct fold fold;
    struct alike_sums sums[SEATS_MAX];
};

static bool begin(struct ctx *c, json_object *json, struct record *r)
{
    struct seat_fact facts[SEATS_MAX] = {0};
    const char *game, *variant, *text;
    json_object *options = NULL;
    uint64_t seed;
    int64_t version;
    if (!json_need_object(c, json, "the record") || !json_need_text(c, json, "game", 64, &game) ||
        !json_need_text(c, json, "variant", 64, &variant) || !json_need_text(c, json, "seed", 16, &text) ||
        !json_need_int(c, json, "rules_version", 1, INT32_MAX, &version) ||
        !json_need_array(c, json, "seats", SEATS_MAX, &r->rows) ||
        !json_need_array(c, json, "events", 1000000, &r->events) ||
        !json_may_object(c, json, "options", &options))
        return false;
    r->game = game_find(game);
    const struct variant *found = r->game ? variant_find(r->game, variant) : NULL;
    if (!found) return fail(c, FAULT_UNKNOWN_GAME, "there is no game %s with variant %s", game, variant);
    if (!fold_seed_read(text, &seed)) return fail(c, FAULT_BAD_REQUEST, "/seed: must be 16 hex digits");
    r->seats = (int)json_object_array_length(r->rows);
    if (!variant_seats(found, r->seats))
        return fail(c, FAULT_BAD_SEATS, "this variant is not played with %d seats", r->seats);
    options = r->game->options(c, found, options, r->seats, facts);
    if (!options) return false;
    game_state *state = fold_setup_by(c, r->game, (int)version, found, options, r->seats, facts, seed);
    if (state) fold_begin(&r->fold, r->game, state);
    return state != NULL;
}

static bool judge(struct ctx *c, struct record *r, const struct event *event)
{
    struct standing now = r->game->standing(r->fold.state);
    if (event->kind != EVENT_TURN || __builtin_popcount(now.owes) != 1) return true;
    int seat = __builtin_ctz(now.owes);
    struct alike_turn turn;
    if (!event->orders[seat]) return true;
    if (!alike_judge(c, r->game, r->fold.state, seat, event->orders[seat], &turn)) return false;
    r->sums[seat].turns += turn.judged;
    r->sums[seat].agreed += turn.agreed;
    r->sums[seat].lost += turn.lost;
    return true;
}

static bool follow(struct ctx *c, struct record *r)
{
    bool fine = true;
    struct ctx own = quad_ctx(); /* a search uses much memory */
    for (size_t i = 0; fine && i < json_object_array_length(r->events); i++) {
        struct event event;
        struct outcome outcome;
        json_object *row = json_object_array_get_idx(r->events, i);
        fine = fold_event_read(&own, r->game, r->seats, row, &event) && judge(&own, r, &event) &&
               (fold_apply(&r->fold, &event, NULL, &outcome) ||
                fail(&own, r->fold.own.failure.fault, "%s", r->fold.own.failure.detail));
        if (!fine) fail(c, own.failure.fault, "event %zu: %s", i, own.failure.detail);
        pool_wipe(own.pool);
    }
    pool_drop(own.pool);
    fold_end(&r->fold);
    return fine;
}

static void print_seats(struct ctx *c, const char *path, const struct record *r)
{
    for (int seat = 0; seat < r->seats; seat++) {
        json_object *line = json_new_object(c), *row = json_object_array_get_idx(r->rows, (size_t)seat);
        json_add_text(line, "file", path);
        json_add_int(line, "seat", seat);
        json_add_text(line, "name", json_object_get_string(json_member(row, "name")));
        json_add_text(line, "kind", json_object_get_string(json_member(row, "kind")));
        json_add_int(line, "turns", r->sums[seat].turns);
        json_add_int(line, "agreed", r->sums[seat].agreed);
        json_add_int(line, "lost", r->sums[seat].lost);
        quad_print(c, line);
    }
}

static int file_report(const char *path)
{
    struct ctx c = quad_ctx();
    struct record r = {0};
    const char *text;
    size_t length;
    json_object *json;
    bool fine = quad_read_file(&c, path, &text, &length) && json_read(&c, text, length, &json) &&
                begin(&c, json, &r) && follow(&c, &r);
    if (fine) print_seats(&c, path, &r);
    int status = fine ? QUAD_DONE : quad_refused(&c);
    pool_drop(c.pool);
    return status;
}

static int alike_run(const struct command *self, int argc, char **argv)
{
    static const struct option OPTIONS[] = {{"help", no_argument, NULL, 'h'}, {0}};
    int status = QUAD_DONE;
    if (quad_option(self, argc, argv, OPTIONS) != -1 || optind == argc)
        return quad_misused(self, "give one file or more");
    for (int i = optind; i < argc; i++)
        if (file_report(argv[i]) != QUAD_DONE) status = QUAD_REFUSED;
    return status;
}

const struct command COMMAND_alike = {"alike", "how often turns are those of the engine", USAGE, alike_run};
