/* history.c - see history.h. Not here: writing events (record.c), which turn may be taken back (takeback.c). */
#include "platform/match/history.h"
#include "base/log.h"
#include "platform/model/fold.h"
#include "platform/runtime/transact.h"
#include <string.h>

static bool is_takeback(const struct event_row *event) { return event->kind == ENTRY_TAKEBACK; }

game_state *history_first(struct ctx *c, const struct game *game, const struct match_row *row,
                          const struct seat_row *seats, int count)
{
    struct seat_fact facts[SEATS_MAX] = {0};
    const struct variant *variant = variant_find(game, row->variant);
    uint64_t seed;
    if (!variant || !fold_seed_read(row->seed, &seed)) {
        fail(c, FAULT_INTERNAL, "the record of this match cannot be replayed");
        return NULL;
    }
    for (int i = 0; i < count; i++)
        facts[seats[i].seat] = (struct seat_fact){.program = !account_is_person(seats[i].kind),
                                                  .choice = seats[i].choice ? json_own(c, seats[i].choice)
                                                                            : NULL};
    return fold_setup_by(c, game, row->rules_version, variant, json_own(c, row->options), row->seats, facts,
                         seed);
}

bool history_fold(struct ctx *c, const struct game *game, const struct match_row *row, game_state *state,
                  const struct event_row *events, int count)
{
    for (int i = 0; i < count; i++) {
        if (events[i].kind == ENTRY_NOTE) continue;
        struct event event;
        struct outcome outcome = {0};
        if (fold_event_read(c, game, row->seats, json_own(c, events[i].body), &event) &&
            game->apply(c, state, &event, NULL, &outcome))
            continue;
        log_line(LOG_ERROR, "fold_failed", "\"match\":\"%s\",\"n\":%d,\"why\":%s", row->public_id,
                 events[i].n, log_quote(c->failure.detail));
        work_blame_match(c, row->id);
        forgive(c);
        return fail(c, FAULT_INTERNAL, "the record of this match cannot be replayed");
    }
    return true;
}

game_state *history_load(struct ctx *c, const struct game *game, const struct snapshot_row *snapshot)
{
    return game->load(c, json_own(c, snapshot->state), snapshot->save_version);
}

/* The state after n events. Only the last takeback among the tail matters: what lies before it was given up. */
static bool state_after(struct ctx *c, struct pg *db, const struct game *game, const struct match_row *row,
                        int n, game_state **ret_state)
{
    struct snapshot_row snapshot;
    struct event_row *events;
    int count, first = 0;
    if (!match_tail(c, db, row->id, n, &snapshot, &events, &count)) return false;
    for (int i = 0; i < count; i++)
        if (is_takeback(&events[i])) first = i + 1;
    if (!first) {
        *ret_state = history_load(c, game, &snapshot);
        if (!*ret_state) return false;
    } else if (!history_turn(c, db, game, row, history_takeback_to(c, events[first - 1].body),
                             events[first - 1].n, ret_state)) {
        return false;
    }
    return history_fold(c, game, row, *ret_state, events + first, count - first);
}

bool history_turn(struct ctx *c, struct pg *db, const struct game *game, const struct match_row *row,
                  int turn, int before, game_state **ret_state)
{
    int n;
    return event_last_before(c, db, row->id, turn, before, &n) && state_after(c, db, game, row, n, ret_state);
}

bool history_seat_turn(struct ctx *c, struct pg *db, const struct game *game, const struct match_row *row,
                       int turn, int seat, game_state **ret_state)
{
    int n;
    return event_last_of_seat(c, db, row->id, turn, seat, &n) && state_after(c, db, game, row, n, ret_state);
}

bool history_ordered(struct ctx *c, struct pg *db, const struct game *game, const struct match_row *row,
                     int turn, game_state **ret_state)
{
    struct event_row *events;
    int count, n = 0;
    if (!events_all(c, db, row->id, &events, &count)) return false;
    for (int i = 0; i < count; i++)
        if (events[i].kind == ENTRY_TURN && events[i].turn == turn) n = events[i].n;
    return n ? state_after(c, db, game, row, n - 1, ret_state)
             : history_turn(c, db, game, row, turn, INT32_MAX, ret_state);
}

const char *history_takeback_body(struct ctx *c, int to)
{
    json_object *body = json_new_object(c);
    json_add_text(body, "kind", "takeback");
    json_add_int(body, "to", to);
    return json_text(c, body);
}

int history_takeback_to(struct ctx *c, const char *body)
{
    return json_object_get_int(json_member(json_own(c, body), "to"));
}

int history_standing(struct ctx *c, struct event_row *events, int count)
{
    int kept = 0;
    for (int i = 0; i < count; i++) {
        if (events[i].kind == ENTRY_NOTE) continue;
        if (!is_takeback(&events[i])) {
            events[kept++] = events[i];
            continue;
        }
        int to = history_takeback_to(c, events[i].body);
        while (kept && events[kept - 1].turn >= to) kept--;
    }
    return kept;
}

bool history_read(struct ctx *c, struct pg *db, const struct game *game, const struct match_row *row,
                  struct history *ret)
{
    struct seat_row seats[STORE_SEATS];
    int count;
    *ret = (struct history){.game = game, .row = row};
    if (!match_seats(c, db, row->id, seats, &count) || !events_all(c, db, row->id, &ret->events, &ret->count))
        return false;
    ret->first = history_first(c, game, row, seats, count);
    return ret->first != NULL;
}

bool history_walk(struct ctx *c, struct history *history,
                  bool (*step)(struct ctx *c, void *thing, const struct event *event,
                               const game_state *after),
                  void *thing)
{
    struct fold fold;
    bool fine = true, more = true;
    int count = history_standing(c, history->events, history->count);
    fold_begin(&fold, history->game, history->first);
    for (int i = 0; fine && more && i < count; i++) {
        struct event event;
        struct outcome outcome;
        fine = fold_event_read(c, history->game, history->row->seats, json_own(c, history->events[i].body),
                               &event);
        if (!fine) break;
        fine = fold_apply(&fold, &event, NULL, &outcome) ||
               fail(c, fold.own.failure.fault, "%s", fold.own.failure.detail);
        more = fine && step(c, thing, &event, fold.state);
    }
    fold_end(&fold);
    return fine;
}
