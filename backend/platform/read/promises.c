/* promises.c - see promises.h. */
#include "platform/read/promises.h"
#include "platform/match/history.h"
#include "platform/model/fold.h"
#include "store/match.h"
#include <string.h>

static bool follow(struct ctx *c, const struct game *game, const struct match_row *row, struct fold *fold,
                   const struct event_row *events, int count, struct game_ledger *ledger)
{
    for (int i = 0; i < count; i++) {
        struct event event;
        struct outcome outcome;
        if (!fold_event_read(c, game, row->seats, json_own(c, events[i].body), &event)) return false;
        if (!fold_apply(fold, &event, NULL, &outcome))
            return fail(c, fold->own.failure.fault, "%s", fold->own.failure.detail);
        game->promises->note(c, ledger, &event, fold->state);
    }
    return true;
}

static void count_seats(struct ctx *c, json_object *answer, json_object *items, int seats)
{
    static const char *const VERDICTS[] = {"kept", "broken", "uncounted"};
    json_object *list = json_new_array(c);
    for (int seat = 0; seat < seats; seat++) {
        json_object *o = json_new_object(c);
        json_add_int(o, "seat", seat);
        for (size_t v = 0; v < sizeof VERDICTS / sizeof *VERDICTS; v++) {
            int count = 0;
            for (size_t i = 0; i < json_object_array_length(items); i++) {
                json_object *p = json_object_array_get_idx(items, i);
                const char *verdict = json_object_get_string(json_member(p, "verdict"));
                count += json_object_get_int(json_member(p, "seat")) == seat &&
                         strcmp(verdict, VERDICTS[v]) == 0;
            }
            json_add_int(o, VERDICTS[v], count);
        }
        json_push(list, o);
    }
    json_add(answer, "items", items);
    json_add(answer, "seats", list);
}

bool promises_of(struct ctx *c, struct pg *db, const struct match_row *row, json_object **ret_ledger)
{
    struct seat_row seats[STORE_SEATS];
    struct event_row *events;
    struct fold fold;
    int seat_count, count;
    const struct game *game = game_find(row->game);
    *ret_ledger = NULL;
    if (!game || !game->promises) return true;
    if (!match_seats(c, db, row->id, seats, &seat_count) || !events_all(c, db, row->id, &events, &count))
        return false;
    game_state *first = history_first(c, game, row, seats, seat_count);
    if (!first) return false;
    struct game_ledger *ledger = game->promises->open(c, first);
    fold_begin(&fold, game, first);
    bool fine = follow(c, game, row, &fold, events, history_standing(c, events, count), ledger);
    fold_end(&fold);
    if (!fine) return false;
    *ret_ledger = json_new_object(c);
    count_seats(c, *ret_ledger, game->promises->print(c, ledger), row->seats);
    return true;
}

bool promises_read(struct ctx *c, struct pg *db, const char *match, json_object **ret_ledger)
{
    struct match_row row;
    if (!match_find(c, db, match, &row) || !promises_of(c, db, &row, ret_ledger)) return false;
    return *ret_ledger || fail(c, FAULT_NOT_FOUND, "this game keeps no ledger of promises");
}
