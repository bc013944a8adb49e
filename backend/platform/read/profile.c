/* profile.c - see profile.h. */
#include "platform/read/profile.h"
#include "base/clock.h"
#include "platform/account/player.h"
#include "platform/account/program.h"
#include "platform/lobby/admission.h"
#include "platform/read/view.h"
#include "store/account.h"

enum { COUNTED = 2000, SHOWN = 10 };

static json_object *counts_json(struct ctx *c, const struct rows *r)
{
    static const char *const NUMBERS[] = {"played", "won", "drawn", "lost"};
    json_object *games = json_new_array(c);
    for (int i = 0; i < rows_count(r); i++) {
        json_object *game = json_new_object(c);
        json_add_text(game, "game", rows_text(r, i, "game"));
        for (size_t n = 0; n < sizeof NUMBERS / sizeof *NUMBERS; n++)
            json_add_int(game, NUMBERS[n], rows_int(r, i, NUMBERS[n]));
        json_push(games, game);
    }
    return games;
}

static json_object *reliability_json(struct ctx *c, const struct reliability *r)
{
    json_object *o = json_new_object(c);
    json_add_int(o, "matches", r->matches);
    json_add_int(o, "kept", r->kept);
    json_add_int(o, "missed", r->missed);
    if (r->percent >= 0) json_add_int(o, "percent", r->percent);
    else json_add(o, "percent", NULL);
    return o;
}

static json_object *programs_json(struct ctx *c, const struct program_row *rows, int count)
{
    json_object *programs = json_new_array(c);
    for (int i = 0; i < count; i++) {
        json_object *program = json_new_object(c);
        json_add_text(program, "name", rows[i].name);
        json_add_text(program, "kind", account_kind_name(rows[i].kind));
        json_add_text(program, "model", rows[i].model);
        json_push(programs, program);
    }
    return programs;
}

bool profile_show(struct ctx *c, struct pg *db, const char *name, json_object **ret_player)
{
    struct rows *counts, *live, *recent;
    struct player_facts who;
    struct reliability reliability;
    struct program_row *programs;
    int count;
    if (!player_find(c, db, name, &who)) return false;
    int64_t id = who.account;
    pg_ask(c, db, &counts, PLAYER_COUNTS, "ii", id, (int64_t)COUNTED);
    pg_ask(c, db, &live, PLAYER_MATCHES_LIVE, "iii", id, INT64_MAX, (int64_t)SHOWN);
    pg_ask(c, db, &recent, PLAYER_MATCHES_FINISHED, "iii", id, INT64_MAX, (int64_t)SHOWN);
    if (!programs_of(c, db, id, PROGRAMS_MAX, &programs, &count) ||
        !admission_reliability(c, db, id, &reliability))
        return false;
    json_object *player = json_new_object(c);
    json_add_text(player, "id", who.public_id);
    json_add_text(player, "name", who.name);
    json_add_text(player, "kind", account_kind_name(who.kind));
    json_add_text(player, "since", clock_text(c, who.created_at));
    json_add_text(player, "model", who.model);
    json_add_text(player, "owner", who.owner);
    json_add(player, "programs", programs_json(c, programs, count));
    json_add(player, "games", counts_json(c, counts));
    json_add_int(player, "counted", COUNTED);
    json_add(player, "reliability", reliability_json(c, &reliability));
    json_add(player, "live", view_headers(c, live));
    json_add(player, "recent", view_headers(c, recent));
    *ret_player = player;
    return true;
}

bool profile_matches(struct ctx *c, struct pg *db, const struct profile_search *search,
                     json_object **ret_list)
{
    struct player_facts who;
    struct rows *r;
    int64_t before;
    if (!player_cursor(c, search->cursor, &before) || !player_find(c, db, search->name, &who)) return false;
    enum query query = search->live ? PLAYER_MATCHES_LIVE : PLAYER_MATCHES_FINISHED;
    if (!pg_each(c, db, &r, query, "iii", who.account, before, search->limit)) return false;
    json_object *list = json_new_object(c);
    int count = rows_count(r);
    bool more = count == search->limit;
    json_add(list, "items", view_headers(c, r));
    json_add_text(list, "next",
                  more ? pool_print(c->pool, "%lld", (long long)rows_int(r, count - 1, "id")) : NULL);
    *ret_list = list;
    return true;
}
