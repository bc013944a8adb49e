/* tournament_view.c - showing tournaments; see tournament.h. */
#include "platform/contest/tournament_view.h"
#include "base/clock.h"
#include "platform/account/club_hold.h"
#include "platform/contest/tournament.h"
#include "platform/contest/tournament_club.h"
#include "platform/contest/tournament_place.h"
#include "platform/contest/tournament_step.h"
#include "platform/model/catalogue.h"
#include "platform/read/view.h"
#include <string.h>

enum { CROSS_MAX = 100, CROSS_MAX_ARENA = 10, ROUND_MAX = 500 };

static void add_number(json_object *o, const char *key, int64_t number)
{
    if (number) json_add_int(o, key, number);
    else json_add(o, key, NULL);
}

static void add_team(json_object *o, int team)
{
    if (team >= 0) json_add_int(o, "team", team);
    else json_add(o, "team", NULL);
}

/* The tournament */

static void add_play(struct ctx *c, json_object *o, const struct tournament_row *row)
{
    struct lobby_row lobby = tournament_lobby(row);
    struct terms terms;
    terms_read(c, &lobby, &terms);
    json_add_text(o, "game", row->game);
    json_add_text(o, "variant", row->variant);
    json_add(o, "options", catalogue_shown_options(c, terms.variant, terms.options));
    json_add(o, "clock", terms.clock);
    json_add_text(o, "format", FORMAT_WORDS[row->format]);
    json_add_int(o, "seats", row->seats);
    add_number(o, "rounds", row->rounds);
    json_add_int(o, "round", row->round);
    json_add_int(o, "games_each", row->games_each);
    add_number(o, "minutes", row->minutes);
    json_add_bool(o, "rated", row->rated);
    json_add_bool(o, "private", row->private);
}

static void add_demands(struct ctx *c, json_object *o, const struct tournament_row *row)
{
    json_object *range = row->range_to ? json_new_object(c) : NULL;
    if (range) {
        json_add_int(range, "from", row->range_from);
        json_add_int(range, "to", row->range_to);
    }
    json_add_text(o, "entrants", ENTRANTS_WORDS[row->entrants]);
    json_add_int(o, "min_players", tournament_needs(row));
    json_add_int(o, "max_players", row->max_players);
    json_add_int(o, "players", row->players);
    json_add_int(o, "waiting", row->waiting);
    json_add_int(o, "late_rounds", row->late_rounds);
    json_add_bool(o, "when_full", row->when_full);
    json_add(o, "rating_range", range);
    add_number(o, "min_reliability", row->min_reliability);
    add_number(o, "min_age_days", row->min_age_days);
    json_add_int(o, "no_show_seconds", row->no_show_seconds);
}

static void add_times(struct ctx *c, json_object *o, const struct tournament_row *row)
{
    json_add_text(o, "starts_at", clock_text(c, row->starts_at));
    json_add_text(o, "created_at", clock_text(c, row->created_at));
    json_add_text(o, "started_at", clock_text(c, row->started_at));
    json_add_text(o, "ends_at", clock_text(c, row->ends_at));
    json_add_text(o, "finished_at", clock_text(c, row->finished_at));
    json_add_text(o, "now", clock_text(c, row->now));
}

static void add_teams(struct ctx *c, json_object *o, const struct tournament_row *row)
{
    json_object *teams = row->format == FORMAT_TEAM ? json_new_array(c) : NULL;
    for (int team = 0; teams && team < 2; team++) {
        json_object *one = json_new_object(c);
        json_add_text(one, "name", tournament_club_team(row, team));
        json_add_int(one, "score", 0);
        json_push(teams, one);
    }
    json_add(o, "teams", teams);
}

json_object *tournament_json(struct ctx *c, const struct tournament_row *row, int64_t account)
{
    json_object *o = json_new_object(c), *ties = json_new_array(c);
    const enum tie_break *order = tournament_ties(row->format);
    json_add_text(o, "id", row->public_id);
    json_add_text(o, "tournament", row->public_id);
    json_add_text(o, "name", row->name);
    view_add_series(c, o, row->every, row->day);
    add_play(c, o, row);
    add_demands(c, o, row);
    for (; *order != TIE_BREAKS; order++) json_push_text(ties, tie_break_name(*order));
    json_add(o, "tie_breaks", ties);
    add_teams(c, o, row);
    tournament_club_add(c, o, row);
    json_add_text(o, "host", row->host_name);
    if (account && row->host == account && !row->club) json_add_bool(o, "you_host", true);
    json_add_text(o, "status", TOURNAMENT_STATUS_WORDS[row->status]);
    json_add_text(o, "reason", row->reason);
    add_times(c, o, row);
    json_add(o, "mine", json_new_array(c));
    return o;
}

static json_object *mine_json(struct ctx *c, const struct rows *r)
{
    json_object *mine = json_new_array(c);
    for (int i = 0; i < rows_count(r); i++) {
        json_object *entry = json_new_object(c);
        json_add_text(entry, "player", rows_text(r, i, "name"));
        json_add_text(entry, "kind", rows_text(r, i, "kind"));
        json_add_text(entry, "status", rows_text(r, i, "status"));
        add_number(entry, "position", rows_int(r, i, "position"));
        add_team(entry, rows_null(r, i, "team") ? -1 : (int)rows_int(r, i, "team"));
        json_add_text(entry, "match", rows_text(r, i, "match"));
        json_push(mine, entry);
    }
    return mine;
}

/* The points of each team, which only the games tell. */
static void score_teams(struct ctx *c, const struct tournament *t, json_object *teams)
{
    int score[2] = {0};
    const struct score_line *lines = tournament_lines(c, t);
    for (int i = 0; i < t->player_count; i++) score[t->entries[lines[i].player].team == 1] += lines[i].points;
    for (size_t team = 0; teams && team < 2; team++)
        json_add_int(json_object_array_get_idx(teams, team), "score", score[team]);
}

bool tournament_show(struct ctx *c, struct pg *db, const char *id, int64_t account, json_object **ret)
{
    struct tournament t;
    struct rows *mine;
    bool asks, runs;
    if (!tournament_row_find(c, db, id, &t.row) || !tournament_club_asks(c, db, &t.row, account, &asks) ||
        !tournament_club_runs(c, db, &t.row, account, &runs) ||
        !pg_each(c, db, &mine, TOURNAMENT_MINE, "ii", t.row.id, account))
        return false;
    *ret = tournament_json(c, &t.row, account);
    json_add(*ret, "mine", mine_json(c, mine));
    if (runs && t.row.club) json_add_bool(*ret, "you_host", true);
    if (asks) json_add_bool(*ret, "you_answer", true);
    if (!tournament_club_belongs(c, db, &t.row, account, *ret)) return false;
    if (t.row.format != FORMAT_TEAM) return true;
    if (!tournament_read(c, db, &t)) return false;
    score_teams(c, &t, json_member(*ret, "teams"));
    return true;
}

static bool is_status(const char *status)
{
    for (int i = 0; TOURNAMENT_STATUS_WORDS[i]; i++)
        if (strcmp(TOURNAMENT_STATUS_WORDS[i], status) == 0) return true;
    return false;
}

static bool read_cursor(struct ctx *c, struct pg *db, const char *cursor, int64_t *ret)
{
    struct rows *r;
    *ret = INT64_MAX;
    if (!cursor) return true;
    if (!pg_maybe(c, db, &r, TOURNAMENT_NUMBER, "t", cursor)) return false;
    if (!rows_count(r)) return fail(c, FAULT_BAD_CURSOR, "the cursor is not valid");
    *ret = rows_int(r, 0, "id");
    return true;
}

/* The rows of a page; those of a club with what its members, and its officers, see besides. */
static bool read_list(struct ctx *c, struct pg *db, const struct tournament_search *search, int64_t before,
                      struct rows **ret)
{
    struct club_hold own = {.club = 0};
    if (!search->club)
        return pg_each(c, db, ret, TOURNAMENTS_LIST, "ttiibi", search->game, search->status, before,
                       search->account, search->mine, (int64_t)search->limit + 1);
    if (search->mine) return fail(c, FAULT_BAD_REQUEST, "leave out either club or mine");
    if (!club_look(c, db, search->club, search->account, 0, &own)) return false;
    bool leads = own.mine.state == CLUB_OWNER || own.mine.state == CLUB_OFFICER;
    return pg_each(c, db, ret, TOURNAMENTS_OF_CLUB, "ttiibibi", search->game, search->status, before,
                   search->account, leads || own.mine.state == CLUB_MEMBER, own.club, leads,
                   (int64_t)search->limit + 1);
}

bool tournament_list(struct ctx *c, struct pg *db, const struct tournament_search *search, json_object **ret)
{
    struct rows *r;
    int64_t before;
    if (search->status && !is_status(search->status))
        return fail(c, FAULT_BAD_REQUEST, "status must be open, running, finished or cancelled");
    if (!read_cursor(c, db, search->cursor, &before) || !read_list(c, db, search, before, &r)) return false;
    json_object *list = json_new_object(c), *items = json_new_array(c);
    int count = rows_count(r) < search->limit ? rows_count(r) : search->limit;
    for (int i = 0; i < count; i++) {
        struct tournament_row row = tournament_row_read(r, i);
        if (game_find(row.game)) json_push(items, tournament_json(c, &row, search->account));
    }
    json_add(list, "items", items);
    json_add_text(list, "next", rows_count(r) > search->limit ? rows_text(r, count - 1, "public_id") : NULL);
    *ret = list;
    return true;
}

/* Standings */

static bool is_over(const struct tgame_row *game)
{
    return game->state != TGAME_PAIRED && game->state != TGAME_PLAYING;
}

static const char *cross_kind(const struct tgame_row *game)
{
    return game->state == TGAME_BYE ? "bye" : game->state == TGAME_FORFEITED ? "forfeit" : "game";
}

static json_object *cross_json(struct ctx *c, const struct tgame_row *game, int seat)
{
    json_object *o = json_new_object(c), *opponents = json_new_array(c);
    for (int other = 0; other < game->seats; other++)
        if (other != seat) json_push_int(opponents, game->player[other]);
    json_add_int(o, "round", game->round);
    if (game->state == TGAME_BYE) json_add(o, "seat", NULL);
    else json_add_int(o, "seat", seat);
    json_add(o, "opponents", opponents);
    if (is_over(game)) json_add_int(o, "score", game->score[seat]);
    else json_add(o, "score", NULL);
    json_add_text(o, "match", game->match);
    json_add_text(o, "kind", cross_kind(game));
    return o;
}

/* What each player has played: the crosses by player, and the match that is running. */
struct crosses {
    json_object **list;
    const char **match;
};

static struct crosses crosses_of(struct ctx *c, const struct tournament *t)
{
    struct crosses all = {pool_take_many(c->pool, (size_t)t->player_count + 1, sizeof *all.list),
                          pool_take_many(c->pool, (size_t)t->player_count + 1, sizeof *all.match)};
    int *left = pool_take_many(c->pool, (size_t)t->player_count + 1, sizeof *left);
    int most = t->row.format == FORMAT_ARENA ? CROSS_MAX_ARENA : CROSS_MAX;
    for (int i = 0; i < t->player_count; i++) all.list[i] = json_new_array(c);
    for (int i = 0; i < t->game_count; i++)
        for (int seat = 0; seat < t->games[i].seats; seat++)
            left[tournament_player(t, t->games[i].player[seat])]++;
    for (int i = 0; i < t->game_count; i++)
        for (int seat = 0; seat < t->games[i].seats; seat++) {
            int player = tournament_player(t, t->games[i].player[seat]);
            if (t->games[i].state == TGAME_PLAYING) all.match[player] = t->games[i].match;
            if (left[player]-- <= most) json_push(all.list[player], cross_json(c, &t->games[i], seat));
        }
    return all;
}

static json_object *line_json(struct ctx *c, const struct tournament *t, const struct score_line *line,
                              const struct crosses *crosses)
{
    json_object *o = json_new_object(c), *ties = json_new_object(c);
    const struct entry_row *entry = &t->entries[line->player];
    const enum tie_break *order = tournament_ties(t->row.format);
    bool in = tournament_plays(t, line->player);
    json_add_int(o, "place", line->place);
    json_add_int(o, "number", entry->number);
    json_add_text(o, "player", entry->name);
    json_add_text(o, "kind", account_kind_name(entry->kind));
    json_add_int(o, "rating", entry->rating);
    add_team(o, entry->team);
    json_add_int(o, "score", line->points);
    for (; *order != TIE_BREAKS; order++) json_add_int(ties, tie_break_name(*order), line->tie[*order]);
    json_add(o, "tie_breaks", ties);
    json_add_int(o, "games", line->games);
    json_add_text(o, "status", !in ? "withdrawn" : tournament_is_out(t, line) ? "out" : "in");
    json_add_text(o, "match", crosses->match[line->player]);
    json_add(o, "cross", crosses->list[line->player]);
    return o;
}

/* Before the start everybody who has entered is listed, in the order of entering. */
static json_object *entrant_json(struct ctx *c, const struct tournament *t, int i, int place)
{
    const struct score_line line = {.player = i, .place = place};
    const struct crosses none = {pool_take_many(c->pool, (size_t)t->entry_count, sizeof *none.list),
                                 pool_take_many(c->pool, (size_t)t->entry_count, sizeof *none.match)};
    none.list[i] = json_new_array(c);
    json_object *o = line_json(c, t, &line, &none);
    json_add_int(o, "number", place);
    return o;
}

json_object *tournament_standings_json(struct ctx *c, const struct tournament *t)
{
    json_object *o = json_new_object(c), *items = json_new_array(c);
    const struct score_line *lines = tournament_lines(c, t);
    struct crosses crosses = crosses_of(c, t);
    json_add_text(o, "tournament", t->row.public_id);
    json_add_text(o, "status", TOURNAMENT_STATUS_WORDS[t->row.status]);
    json_add_int(o, "round", t->row.round);
    for (int i = 0; i < t->player_count; i++) json_push(items, line_json(c, t, &lines[i], &crosses));
    for (int i = 0, place = 1; i < t->entry_count && !t->player_count; i++)
        if (t->entries[i].status == ENTRY_IN) json_push(items, entrant_json(c, t, i, place++));
    json_add(o, "items", items);
    return o;
}

bool tournament_standings(struct ctx *c, struct pg *db, const char *id, json_object **ret)
{
    struct tournament t;
    if (!tournament_find(c, db, id, &t)) return false;
    *ret = tournament_standings_json(c, &t);
    return true;
}

/* Rounds */

static json_object *game_json(struct ctx *c, const struct tournament *t, const struct tgame_row *game)
{
    json_object *o = json_new_object(c), *players = json_new_array(c),
                *result = is_over(game) ? json_new_array(c) : NULL;
    for (int seat = 0; seat < game->seats; seat++) {
        const struct entry_row *entry = &t->entries[tournament_player(t, game->player[seat])];
        json_object *player = json_new_object(c);
        json_add_int(player, "seat", seat);
        json_add_text(player, "player", entry->name);
        json_add_text(player, "kind", account_kind_name(entry->kind));
        json_add_int(player, "number", entry->number);
        json_push(players, player);
        if (result) json_push_int(result, game->score[seat]);
    }
    json_add_int(o, "board", game->board);
    json_add_text(o, "match", game->match);
    json_add_text(o, "state", TGAME_STATE_WORDS[game->state]);
    if (game->state == TGAME_BYE) json_add_bool(o, "bye", true);
    json_add(o, "players", players);
    json_add(o, "result", result);
    return o;
}

json_object *tournament_round_json(struct ctx *c, const struct tournament *t, const struct round_row *round)
{
    json_object *o = json_new_object(c), *items = json_new_array(c);
    int left = 0;
    json_add_text(o, "tournament", t->row.public_id);
    json_add_int(o, "round", round->round);
    add_number(o, "rounds", t->row.rounds);
    json_add_text(o, "status", round->finished_at ? "finished" : "playing");
    json_add_text(o, "paired_at", clock_text(c, round->paired_at));
    json_add_text(o, "finished_at", clock_text(c, round->finished_at));
    for (int i = 0; i < t->game_count; i++) left += t->games[i].round == round->round;
    for (int i = 0; i < t->game_count; i++)
        if (t->games[i].round == round->round && left-- <= ROUND_MAX)
            json_push(items, game_json(c, t, &t->games[i]));
    json_add(o, "items", items);
    return o;
}

bool tournament_round(struct ctx *c, struct pg *db, const char *id, int round, json_object **ret)
{
    struct tournament t;
    struct round_row *rounds;
    int count;
    if (!tournament_find_rounds(c, db, id, &t, &rounds, &count)) return false;
    if (round > count) return fail(c, FAULT_NOT_FOUND, "this round has not been paired");
    *ret = tournament_round_json(c, &t, &rounds[round - 1]);
    return true;
}

/* The whole of what changes */

bool tournament_live(struct ctx *c, struct pg *db, const char *id, json_object **ret)
{
    struct tournament t;
    struct round_row *rounds;
    int count;
    if (!tournament_find_rounds(c, db, id, &t, &rounds, &count)) return false;
    json_object *shown = tournament_json(c, &t.row, 0);
    score_teams(c, &t, json_member(shown, "teams"));
    *ret = json_new_object(c);
    json_add(*ret, "tournament", shown);
    json_add(*ret, "standings", tournament_standings_json(c, &t));
    json_add(*ret, "round", count ? tournament_round_json(c, &t, &rounds[count - 1]) : NULL);
    return true;
}
