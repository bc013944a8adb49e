/* promises.c - see promises.h. */
#include "platform/read/promises.h"
#include "platform/match/history.h"
#include "store/match.h"
#include <string.h>

struct keeping {
    const struct game *game;
    struct game_ledger *ledger;
};

static bool keep_step(struct ctx *c, void *thing, const struct event *event, const game_state *after)
{
    const struct keeping *keeping = thing;
    keeping->game->promises->note(c, keeping->ledger, event, after);
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
    const struct game *game = game_find(row->game);
    struct history history;
    *ret_ledger = NULL;
    if (!game || !game->promises) return true;
    if (!history_read(c, db, game, row, &history)) return false;
    struct keeping keeping = {.game = game, .ledger = game->promises->open(c, history.first)};
    if (!history_walk(c, &history, keep_step, &keeping)) return false;
    *ret_ledger = json_new_object(c);
    count_seats(c, *ret_ledger, game->promises->print(c, keeping.ledger), row->seats);
    return true;
}

bool promises_read(struct ctx *c, struct pg *db, const char *match, json_object **ret_ledger)
{
    struct match_row row;
    if (!match_find(c, db, match, &row) || !promises_of(c, db, &row, ret_ledger)) return false;
    return *ret_ledger || fail(c, FAULT_NOT_FOUND, "this game keeps no ledger of promises");
}
