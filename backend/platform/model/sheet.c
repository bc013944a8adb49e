/* sheet.c - see sheet.h. */
#include "platform/model/sheet.h"
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { NAME_ROOM = 200 };

/* Reading results */

static struct sheet *sheet_of(struct sheets *r, const char *game, const char *variant)
{
    struct ctx *c = r->c;
    for (struct sheet *s = r->first; s; s = s->next)
        if (strcmp(s->game, game) == 0 && strcmp(s->variant, variant) == 0) return s;
    struct sheet *made = pool_take(c->pool, sizeof *made);
    *made = (struct sheet){.game = pool_copy(c->pool, game), .variant = pool_copy(c->pool, variant)};
    *r->last = made;
    r->last = &made->next;
    return made;
}

static void result_keep(struct ctx *c, struct sheet *s, const struct sheet_result *found)
{
    if (s->count == s->room) {
        struct sheet_result *more = pool_take_many(c->pool, s->room ? 2 * (size_t)s->room : 256,
                                                   sizeof *more);
        if (s->count) memcpy(more, s->result, (size_t)s->count * sizeof *more);
        s->result = more;
        s->room = s->room ? 2 * s->room : 256;
    }
    struct sheet_result *kept = &s->result[s->count++];
    *kept = *found;
    kept->seed = pool_copy(c->pool, found->seed);
    kept->match = pool_copy(c->pool, found->match);
    for (int i = 0; i < kept->seats; i++) {
        kept->who[i] = (struct sheet_name){pool_copy(c->pool, found->who[i].name),
                                           pool_copy(c->pool, found->who[i].kind)};
        if (found->faction[i]) kept->faction[i] = pool_copy(c->pool, found->faction[i]);
    }
}

/* Read the places of all seats; *ret_finished: whether each seat has one. */
static bool places_read(struct ctx *c, json_object *o, int seats, struct sheet_result *ret,
                        bool *ret_finished)
{
    json_object *places = json_member(o, "places");
    *ret_finished = false;
    if (!places) return true; /* abandoned, or stopped at --max-turns */
    if (!json_need_array(c, o, "places", SEATS_MAX, &places)) return false;
    if ((int)json_object_array_length(places) != seats)
        return fail(c, FAULT_BAD_REQUEST, "it has %d seats and %zu places", seats,
                    json_object_array_length(places));
    *ret_finished = true;
    for (int i = 0; i < seats; i++) {
        json_object *place = json_object_array_get_idx(places, (size_t)i);
        int64_t value = json_object_is_type(place, json_type_int) ? json_object_get_int64(place) : -1;
        if (value < 0 || value > seats)
            return fail(c, FAULT_BAD_REQUEST, "a place is not from 1 to %d", seats);
        *ret_finished &= value > 0;
        ret->place[i] = (int)value;
    }
    return true;
}

/* A seat of an export is an object with name and kind; a player of a result line is a string. */
static bool seat_read(struct ctx *c, json_object *seat, struct sheet_name *ret, const char **ret_faction)
{
    if (json_object_is_type(seat, json_type_string)) {
        const char *text = json_object_get_string(seat);
        *ret = (struct sheet_name){text, strncmp(text, "bot:", 4) == 0 ? "builtin" : "engine"};
        return *text || fail(c, FAULT_BAD_REQUEST, "a player has no name");
    }
    return json_need_object(c, seat, "seat") && json_need_text(c, seat, "name", NAME_ROOM, &ret->name) &&
           json_need_text(c, seat, "kind", NAME_ROOM, &ret->kind) &&
           json_may_text(c, seat, "faction", NAME_ROOM, ret_faction);
}

static bool seats_read(struct ctx *c, json_object *o, const char *key, struct sheet_result *ret)
{
    json_object *seats;
    if (!json_need_array(c, o, key, SEATS_MAX, &seats)) return false;
    ret->seats = (int)json_object_array_length(seats);
    for (int i = 0; i < ret->seats; i++)
        if (!seat_read(c, json_object_array_get_idx(seats, (size_t)i), &ret->who[i], &ret->faction[i]))
            return false;
    return true;
}

/* The calendar quarter of a time, as text like 2026Q4; NULL when the text is no time. */
static const char *quarter_of(struct ctx *c, const char *at)
{
    int year, month;
    if (!at || sscanf(at, "%4d-%2d-", &year, &month) != 2 || month < 1 || month > 12) return NULL;
    return pool_print(c->pool, "%04dQ%d", year, (month + 2) / 3);
}

/* Whether a result counts: unrated matches do not, and those of other seasons not either. */
static bool is_wanted(struct ctx *c, const struct sheets *r, json_object *o, bool exported, bool *ret_wanted)
{
    bool rated = true;
    const char *at = NULL, *quarter;
    *ret_wanted = true;
    if (exported && !json_may_bool(c, o, "rated", &rated)) return false;
    if (!json_may_text(c, o, "finished_at", NAME_ROOM, &at)) return false;
    *ret_wanted = rated;
    if (!r->season || !rated) return true;
    quarter = quarter_of(c, at);
    if (!quarter) return fail(c, FAULT_BAD_REQUEST, "it does not say when it ended (finished_at)");
    *ret_wanted = strcmp(quarter, r->season) == 0;
    return true;
}

static bool result_read(struct ctx *c, json_object *o, bool exported, struct sheet_result *ret,
                        bool *ret_finished)
{
    json_object *outcome = exported ? json_member(o, "result") : o;
    return json_need_text(c, o, "seed", NAME_ROOM, &ret->seed) &&
           (!exported || json_need_text(c, o, "seed_commitment", NAME_ROOM, &ret->match)) &&
           seats_read(c, o, exported ? "seats" : "players", ret) && json_need_object(c, outcome, "result") &&
           places_read(c, outcome, ret->seats, ret, ret_finished);
}

bool sheets_take(struct ctx *c, struct sheets *r, json_object *o)
{
    const char *game, *variant;
    struct sheet_result found = {.match = ""};
    bool finished, exported = json_member(o, "quadrivium") != NULL, wanted;
    if (!json_need_text(c, o, "game", NAME_ROOM, &game) ||
        !json_need_text(c, o, "variant", NAME_ROOM, &variant) ||
        !result_read(c, o, exported, &found, &finished) || !is_wanted(c, r, o, exported, &wanted))
        return false;
    if (!wanted || found.seats < 2) return true; /* alone: nobody to compare with */
    struct sheet *s = sheet_of(r, game, variant);
    if (finished) result_keep(r->c, s, &found);
    s->unfinished += !finished;
    return true;
}

/* From results to a board: players and clusters in an order that the order of the files does not change */

static int by_match(const struct sheet_result *x, const struct sheet_result *y)
{
    int seeds = strcmp(x->seed, y->seed);
    return seeds ? seeds : strcmp(x->match, y->match);
}

static const char *faction_of(const struct sheet_result *r, int seat)
{
    return r->faction[seat] ? r->faction[seat] : "";
}

/* An order of all results, so that sums are made in one order, however the files were read. */
static int by_result(const void *a, const void *b)
{
    const struct sheet_result *x = a, *y = b;
    int order = by_match(x, y);
    if (!order) order = x->seats - y->seats;
    for (int seat = 0; !order && seat < x->seats; seat++) {
        order = sheet_by_name(&x->who[seat], &y->who[seat]);
        if (!order) order = x->place[seat] - y->place[seat];
        if (!order) order = strcmp(faction_of(x, seat), faction_of(y, seat));
    }
    return order;
}

static void players_find(struct ctx *c, struct sheet *s)
{
    int count = 0;
    for (int i = 0; i < s->count; i++) count += s->result[i].seats;
    s->player = pool_take_many(c->pool, (size_t)count + 1, sizeof *s->player);
    count = 0;
    for (int i = 0; i < s->count; i++)
        for (int seat = 0; seat < s->result[i].seats; seat++) s->player[count++] = s->result[i].who[seat];
    qsort(s->player, (size_t)count, sizeof *s->player, sheet_by_name);
    for (int i = 0; i < count; i++)
        if (!s->players || sheet_by_name(&s->player[s->players - 1], &s->player[i]) != 0)
            s->player[s->players++] = s->player[i];
}

static void results_sort(struct sheet *s)
{
    int kept = 0;
    qsort(s->result, (size_t)s->count, sizeof *s->result, by_result);
    for (int i = 0; i < s->count; i++) {
        bool twice = kept && *s->result[i].match && by_match(&s->result[kept - 1], &s->result[i]) == 0;
        if (!twice) s->result[kept++] = s->result[i];
    }
    s->count = kept;
}

static void sheet_fit(struct ctx *c, struct sheet *s)
{
    struct strength_game *games = pool_take_many(c->pool, (size_t)s->count + 1, sizeof *games);
    int clusters = 0;
    results_sort(s);
    players_find(c, s);
    for (int i = 0; i < s->count; i++) {
        const struct sheet_result *from = &s->result[i];
        clusters += i == 0 || strcmp(from->seed, s->result[i - 1].seed) != 0;
        games[i] = (struct strength_game){.cluster = clusters - 1, .seats = from->seats};
        for (int seat = 0; seat < from->seats; seat++) {
            games[i].player[seat] = sheet_player(s, &from->who[seat]);
            games[i].place[seat] = from->place[seat];
        }
    }
    const struct strength_board board = {
        .players = s->players, .clusters = clusters, .games = s->count, .game = games};
    strength_fit(c->pool, &board, &s->strengths);
    s->range = pool_take_many(c->pool, (size_t)s->players, sizeof *s->range);
    strength_ranges(c->pool, &s->strengths, s->range);
}

/* The table */

struct line {
    struct sheet_name who;
    double rating;
    struct strength_range range;
    int games, group;
};

static int by_rating(const void *a, const void *b)
{
    const struct line *x = a, *y = b;
    if (x->rating != y->rating) return x->rating > y->rating ? -1 : 1;
    return sheet_by_name(&x->who, &y->who);
}

static void add_end(json_object *json, const char *key, bool known, double value)
{
    if (known) json_add_int(json, key, llround(value));
    else json_add(json, key, NULL);
}

static json_object *line_json(struct ctx *c, const struct line *l)
{
    json_object *json = json_new_object(c), *rank = NULL;
    json_add_text(json, "name", l->who.name);
    json_add_text(json, "kind", l->who.kind);
    json_add_int(json, "rating", llround(l->rating));
    add_end(json, "low", l->range.known, l->range.low);
    add_end(json, "high", l->range.known, l->range.high);
    if (l->range.known && l->range.rank_low) {
        rank = json_new_array(c);
        json_push_int(rank, l->range.rank_low);
        json_push_int(rank, l->range.rank_high);
    }
    json_add(json, "rank", rank);
    json_add_int(json, "games", l->games);
    if (l->group >= 0) json_add_int(json, "group", l->group);
    return json;
}

static json_object *lines_json(struct ctx *c, struct line *lines, int count)
{
    json_object *list = json_new_array(c);
    qsort(lines, (size_t)count, sizeof *lines, by_rating);
    for (int i = 0; i < count; i++) json_push(list, line_json(c, &lines[i]));
    return list;
}

static json_object *sheet_json(struct ctx *c, const struct sheet *s)
{
    struct line *lines = pool_take_many(c->pool, (size_t)s->players + 1, sizeof *lines);
    for (int i = 0; i < s->players; i++)
        lines[i] = (struct line){.who = s->player[i],
                                 .rating = s->strengths.rating[i],
                                 .range = s->range[i],
                                 .games = s->strengths.games[i],
                                 .group = s->strengths.group[i]};
    json_object *json = json_new_object(c);
    json_add_text(json, "board", pool_print(c->pool, "%s/%s", s->game, s->variant));
    json_add_int(json, "games", s->count);
    json_add_int(json, "unfinished", s->unfinished);
    json_add_int(json, "groups", s->strengths.groups);
    json_add(json, "players", lines_json(c, lines, s->players));
    json_add(json, "pairs", sheet_pairs(c, s));
    json_add(json, "seats", sheet_seats(c, s));
    json_add(json, "factions", sheet_factions(c, s));
    return json;
}

/* The table of all games: each game counts the same, and within it each board that a player has results on */

/* Add the mean of a player's ratings on the boards of one game to the sums. False when there are none. */
static bool game_add(const struct sheets *r, const char *game, const struct sheet_name *who, struct line *sum,
                     double draws[STRENGTH_DRAWS])
{
    int boards = 0;
    for (const struct sheet *s = r->first; s; s = s->next)
        boards += strcmp(s->game, game) == 0 && sheet_player(s, who) >= 0;
    for (const struct sheet *s = r->first; s; s = s->next) {
        int player = strcmp(s->game, game) == 0 ? sheet_player(s, who) : -1;
        if (player < 0) continue;
        sum->rating += s->strengths.rating[player] / boards;
        sum->games += s->strengths.games[player];
        sum->range.known &= s->range[player].known;
        for (int draw = 0; s->strengths.draw && draw < STRENGTH_DRAWS; draw++)
            draws[draw] += s->strengths.draw[draw * s->players + player] / boards;
    }
    return boards > 0;
}

/* The games of the files, each once. */
static int games_list(struct ctx *c, const struct sheets *r, const char ***ret)
{
    int count = 0, sheets = 0;
    for (const struct sheet *s = r->first; s; s = s->next) sheets++;
    *ret = pool_take_many(c->pool, (size_t)sheets + 1, sizeof **ret);
    for (const struct sheet *s = r->first; s; s = s->next) {
        bool is_new = s->players > 0;
        for (int i = 0; i < count; i++) is_new &= strcmp((*ret)[i], s->game) != 0;
        if (is_new) (*ret)[count++] = s->game;
    }
    return count;
}

static bool all_line(const struct sheets *r, const char **games, int count, const struct sheet_name *who,
                     struct line *ret)
{
    double draws[STRENGTH_DRAWS] = {0};
    *ret = (struct line){.who = *who, .group = -1, .range = {.known = true}};
    for (int i = 0; i < count; i++)
        if (!game_add(r, games[i], who, ret, draws)) return false;
    ret->rating /= count;
    for (int i = 0; i < STRENGTH_DRAWS; i++) draws[i] /= count;
    strength_ends(draws, &ret->range.low, &ret->range.high);
    return true;
}

static void all_push(struct ctx *c, const struct sheets *r, json_object *tables)
{
    const char **games;
    int count = games_list(c, r, &games), lines = 0, room = 0;
    if (count < 2) return;
    for (const struct sheet *s = r->first; s; s = s->next) room += s->players;
    struct line *line = pool_take_many(c->pool, (size_t)room + 1, sizeof *line);
    for (const struct sheet *s = r->first; s; s = s->next) {
        for (int i = 0; strcmp(s->game, games[0]) == 0 && i < s->players; i++) {
            bool had = false;
            for (int k = 0; k < lines; k++) had |= sheet_by_name(&line[k].who, &s->player[i]) == 0;
            lines += !had && all_line(r, games, count, &s->player[i], &line[lines]);
        }
    }
    json_object *json = json_new_object(c), *list = json_new_array(c);
    for (int i = 0; i < count; i++) json_push_text(list, games[i]);
    json_add_text(json, "board", "all");
    json_add(json, "of", list);
    json_add(json, "players", lines_json(c, line, lines));
    if (lines) json_push(tables, json);
}

static int by_board(const void *a, const void *b)
{
    const struct sheet *const *x = a, *const *y = b;
    int games = strcmp((*x)->game, (*y)->game);
    return games ? games : strcmp((*x)->variant, (*y)->variant);
}

static void boards_sort(struct ctx *c, struct sheets *r)
{
    size_t count = 0;
    for (struct sheet *s = r->first; s; s = s->next) count++;
    struct sheet **all = pool_take_many(c->pool, count + 1, sizeof *all);
    count = 0;
    for (struct sheet *s = r->first; s; s = s->next) all[count++] = s;
    qsort(all, count, sizeof *all, by_board);
    for (size_t i = 0; i < count; i++) all[i]->next = all[i + 1]; /* the last one is NULL */
    r->first = all[0];
}

void sheets_begin(struct ctx *c, const char *season, struct sheets *ret)
{
    *ret = (struct sheets){.c = c, .season = season, .last = &ret->first};
}

json_object *sheets_tables(struct sheets *r)
{
    struct ctx *c = r->c;
    json_object *tables = json_new_array(c);
    boards_sort(c, r);
    for (struct sheet *s = r->first; s; s = s->next) sheet_fit(c, s);
    for (struct sheet *s = r->first; s; s = s->next) json_push(tables, sheet_json(c, s));
    all_push(c, r, tables);
    return tables;
}
