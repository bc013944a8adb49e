/* quad_game.c - see quad_game.h. */
#include "main/quad_game.h"
#include "base/clock.h"
#include <errno.h>
#include <inttypes.h>
#include <string.h>

struct telling_game {
    const struct party *party;
    const struct telling *t;
    struct play play;
    int64_t index;
    FILE *out;
    json_object *events, *hashes; /* of the record, or NULL */
    int64_t sums[COUNTS_MAX];
};

static json_object *head_json(struct ctx *c, const struct party *party, int64_t index)
{
    char seed[17];
    fold_seed_print(party->seed, seed);
    json_object *json = json_new_object(c), *players = json_new_array(c);
    json_add_int(json, "index", index);
    json_add_text(json, "game", party->game->id);
    json_add_text(json, "variant", party->variant->id);
    json_add_text(json, "seed", seed);
    for (int seat = 0; seat < party->seats; seat++) json_push_text(players, party_name(party, seat));
    json_add(json, "players", players);
    return json;
}

static void send(struct ctx *c, FILE *out, enum batch_mark mark, json_object *line)
{
    batch_send(out, mark, json_text(c, line));
}

/* The trace */

/* What each seat sees of the current state. */
static void add_views(struct ctx *c, const struct telling_game *g, json_object *line)
{
    const struct game *game = g->party->game;
    json_object *views = json_new_array(c);
    if (!g->t->views) return;
    for (int seat = 0; seat < g->party->seats; seat++) {
        game_known *known = game->know(c, g->play.fold.state, seat, (struct table){.handed_in = 0});
        json_push(views, game->view(c, known, false, NULL));
    }
    json_add(line, "views", views);
}

static void trace_start(struct ctx *c, const struct telling_game *g)
{
    json_object *line = head_json(c, g->party, g->index);
    json_add_text(line, "type", "start");
    json_add_int(line, "rules_version", party_rules(g->party));
    json_add(line, "options", g->party->options);
    add_views(c, g, line);
    send(c, g->out, LINE_TRACE, line);
}

static void trace_event(struct telling_game *g, int n, const char *hash)
{
    struct ctx *c = &g->play.step;
    const struct play *play = &g->play;
    json_object *line = json_new_object(c), *texts = json_new_array(c);
    json_add_int(line, "index", g->index);
    json_add_text(line, "type", "event");
    json_add_int(line, "n", n);
    json_add_int(line, "turn", play->event_turn);
    json_add(line, "event", fold_event_write(c, g->party->game, g->party->seats, &play->event));
    for (int i = 0; i < play->tale.count; i++) json_push_text(texts, play->tale.lines[i].text);
    json_add(line, "tale", texts);
    add_views(c, g, line);
    json_add_text(line, "hash", hash);
    send(c, g->out, LINE_TRACE, line);
}

/* The line after a turn: the scores, and the figures of games that have some. */
static void trace_turn(struct telling_game *g, const char *hash)
{
    struct ctx *c = &g->play.step;
    const struct game_statistics *statistics = g->party->game->statistics;
    json_object *line = json_new_object(c), *scores = json_new_array(c);
    json_add_int(line, "index", g->index);
    json_add_text(line, "type", "turn");
    json_add_int(line, "turn", g->play.event_turn);
    for (int seat = 0; seat < g->party->seats; seat++) json_push_int(scores, g->play.standing.score[seat]);
    json_add(line, "scores", scores);
    json_object *figures = statistics ? statistics->figures(c, g->play.fold.state) : json_new_object(c);
    json_object_object_foreach (figures, key, value) json_add(line, key, value);
    json_add_text(line, "hash", hash);
    send(c, g->out, LINE_TRACE, line);
}

/* The record, in the format of GET /matches/{id}/export */

enum { NONCE = 33 };
static const char NO_TIME[] = "1970-01-01T00:00:00.000Z"; /* so that the same game gives the same file */

static void record_event(struct ctx *c, struct telling_game *g, int n, const char *hash)
{
    json_object *row = json_new_object(c), *body;
    int64_t turn = g->play.event_turn;
    json_add_int(row, "n", n);
    json_add_int(row, "turn", turn);
    json_add_text(row, "at", NO_TIME);
    body = fold_event_write(&g->play.step, g->party->game, g->party->seats, &g->play.event);
    json_object_object_foreach (body, key, value) json_add(row, key, value);
    json_push(g->events, row);
    size_t last = json_object_array_length(g->hashes);
    json_object *before = last ? json_object_array_get_idx(g->hashes, last - 1) : NULL;
    bool same = before && json_object_get_int64(json_member(before, "turn")) == turn;
    json_object *claim = same ? before : json_new_object(c);
    json_add_int(claim, "turn", turn);
    json_add_text(claim, "hash", hash);
    if (!same) json_push(g->hashes, claim);
}

static json_object *record_json(struct ctx *c, struct telling_game *g)
{
    const struct party *party = g->party;
    char seed[17], commitment[65], nonce[NONCE];
    fold_seed_print(party->seed, seed);
    snprintf(nonce, sizeof nonce, "%032d", 0); /* nothing is secret here */
    fold_commitment(party->seed, nonce, commitment);
    json_object *json = json_new_object(c), *seats = json_new_array(c);
    for (int seat = 0; seat < party->seats; seat++) {
        json_object *row = json_new_object(c);
        json_add_text(row, "name", party_name(party, seat));
        json_add_text(row, "kind", party->guest[seat] ? "engine" : "builtin");
        json_push(seats, row);
    }
    json_add_int(json, "quadrivium", 1);
    json_add_text(json, "game", party->game->id);
    json_add_text(json, "variant", party->variant->id);
    json_add_int(json, "rules_version", party_rules(party));
    json_add(json, "options", party->options);
    json_add(json, "seats", seats);
    json_add_text(json, "seed", seed);
    json_add_text(json, "nonce", nonce);
    json_add_text(json, "seed_commitment", commitment);
    json_add(json, "events", g->events);
    json_add(json, "hashes", g->hashes);
    json_add(json, "result", g->play.standing.over ? fold_result(c, &g->play.standing, party->seats) : NULL);
    return json;
}

static bool record_write(struct ctx *c, struct telling_game *g)
{
    char *path = pool_print(c->pool, "%s/%s-%06" PRId64 ".json", g->t->record, g->party->game->id, g->index);
    FILE *file = fopen(path, "we");
    bool fine = file && fputs(json_text(c, record_json(c, g)), file) >= 0 && fputc('\n', file) >= 0;
    if (file && fclose(file) != 0) fine = false;
    return fine || fail(c, FAULT_UNAVAILABLE, "cannot write %s: %s", path, strerror(errno));
}

/* The game */

static void add_counts(struct ctx *c, const struct telling_game *g, json_object *line)
{
    const struct game_statistics *of = g->party->game->statistics;
    json_object *counts = json_new_object(c);
    if (!of) return;
    for (int i = 0; of->counts[i]; i++) json_add_int(counts, of->counts[i], g->sums[i]);
    json_add(line, "figures", of->figures(c, g->play.fold.state));
    json_add(line, "stats", counts);
}

static json_object *result_json(struct ctx *c, struct telling_game *g, int64_t ms)
{
    struct play *play = &g->play;
    char hash[FOLD_HASH];
    fold_hash(c, g->party->game, play->fold.state, hash);
    json_object *result = fold_result(c, &play->standing, g->party->seats), *faults = play_faults(c, play);
    json_object *line = head_json(c, g->party, g->index);
    json_add_int(line, "turns", play->turns);
    json_add_int(line, "plies", play->plies);
    json_add_text(line, "reason", play->standing.over ? play->standing.reason : "max_turns");
    json_add(line, "places", json_member(result, "places"));
    json_add(line, "scores", json_member(result, "scores"));
    add_counts(c, g, line);
    if (faults) json_add(line, "faults", faults);
    json_add_text(line, "hash", hash);
    json_add_int(line, "ms", ms);
    return line;
}

/* Write what was asked for about the last event. */
static void tell(struct ctx *c, struct telling_game *g, int n)
{
    const struct game *game = g->party->game;
    const struct telling *t = g->t;
    const struct play *play = &g->play;
    bool turn = play->event.kind == EVENT_TURN;
    bool figures = t->trace && t->every && turn && play->event_turn % t->every == 0;
    char hash[FOLD_HASH];
    if (game->statistics && turn) game->statistics->count(play->fold.state, g->sums);
    if (!figures && !g->events && (!t->trace || t->every)) return;
    fold_hash(&g->play.step, game, play->fold.state, hash);
    if (figures) trace_turn(g, hash);
    if (t->trace && !t->every) trace_event(g, n, hash);
    if (g->events) record_event(c, g, n, hash);
}

static bool play_through(struct ctx *c, struct telling_game *g, int64_t max_turns)
{
    struct play *play = &g->play;
    for (int n = 1; !play->standing.over && play->turns < max_turns; n++) {
        if (!play_step(play, g->t->trace && !g->t->every))
            return fail(c, FAULT_INTERNAL, "game %" PRId64 ", event %d: %s: %s", g->index, n,
                        fault_fact(play->step.failure.fault)->code, play->step.failure.detail);
        tell(c, g, n);
    }
    return true;
}

static bool tell_end(struct ctx *c, struct telling_game *g, int64_t began)
{
    json_object *line = result_json(c, g, (clock_ticks() - began) / 1000);
    if (g->t->record && !record_write(c, g)) return false;
    if (g->t->trace) send(c, g->out, LINE_TRACE, line);
    send(c, g->out, LINE_RESULT, line);
    return true;
}

bool game_play(struct ctx *c, const struct party *party, int64_t index, int64_t max_turns,
               const struct telling *t, FILE *out)
{
    struct telling_game g = {.party = party, .t = t, .index = index, .out = out};
    int64_t began = clock_ticks();
    if (t->record) g.events = json_new_array(c), g.hashes = json_new_array(c);
    bool begun = play_begin(c, party, &g.play), admitted = begun && play_admit_guests(c, &g.play);
    if (admitted && t->trace) trace_start(c, &g);
    bool fine = admitted && play_through(c, &g, max_turns) && tell_end(c, &g, began);
    if (!fine) batch_send(out, begun && !admitted ? LINE_NO_START : LINE_FAULT, c->failure.detail);
    if (begun) play_end(&g.play);
    return fine;
}
