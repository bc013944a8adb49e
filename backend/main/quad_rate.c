/* quad_rate.c - `quad rate`: ratings with ranges, computed from result lines alone. */
#include "main/quad.h"
#include "platform/model/strength.h"
#include <errno.h>
#include <inttypes.h>
#include <math.h>
#include <string.h>

static const char USAGE[] =
    "usage: quad rate FILE...|-\n"
    "\n"
    "Compute ratings with ranges from results: files of `quad dump`, and lines of `quad simulate` or of\n"
    "`quad tournament --results`, in any order. For each board (a game and a variant) one line of JSON:\n"
    "  {\"board\",\"games\",\"unfinished\",\"groups\",\"players\":[...]}, the best player first:\n"
    "  {\"name\",\"kind\",\"rating\",\"low\",\"high\",\"rank\",\"games\",\"group\"}\n"
    "low and high are the ends of a range of 95 percent, null where the results give none. A last\n"
    "line, board \"all\", has the players with results in every game, with the mean of their ratings.\n"
    "The same results give the same numbers on every machine. A match that is in the files twice counts\n"
    "once (frontend/docs/ratings.md).\n";

enum { NAME_ROOM = 200 };

struct player_name {
    const char *name, *kind;
};

struct result {               /* a finished game */
    const char *seed, *match; /* match: its commitment, "" for a result line */
    int seats, place[SEATS_MAX];
    struct player_name who[SEATS_MAX];
};

struct sheet { /* the results of a board */
    const char *game, *variant;
    int count, room, unfinished;
    struct result *result;
    int players;
    struct player_name *player;
    struct strengths strengths;
    struct strength_range *range;
    struct sheet *next;
};

struct rate {
    struct sheet *first, **last;
};

/* Reading results */

static struct sheet *sheet_of(struct ctx *c, struct rate *r, const char *game, const char *variant)
{
    for (struct sheet *s = r->first; s; s = s->next)
        if (strcmp(s->game, game) == 0 && strcmp(s->variant, variant) == 0) return s;
    struct sheet *made = pool_take(c->pool, sizeof *made);
    *made = (struct sheet){.game = pool_copy(c->pool, game), .variant = pool_copy(c->pool, variant)};
    *r->last = made;
    r->last = &made->next;
    return made;
}

static void result_keep(struct ctx *c, struct sheet *s, const struct result *found)
{
    if (s->count == s->room) {
        struct result *more = pool_take_many(c->pool, s->room ? 2 * (size_t)s->room : 256, sizeof *more);
        if (s->count) memcpy(more, s->result, (size_t)s->count * sizeof *more);
        s->result = more;
        s->room = s->room ? 2 * s->room : 256;
    }
    struct result *kept = &s->result[s->count++];
    *kept = *found;
    kept->seed = pool_copy(c->pool, found->seed);
    kept->match = pool_copy(c->pool, found->match);
    for (int i = 0; i < kept->seats; i++)
        kept->who[i] = (struct player_name){pool_copy(c->pool, found->who[i].name),
                                            pool_copy(c->pool, found->who[i].kind)};
}

/* Read the places of all seats; *ret_finished: whether each seat has one. */
static bool places_read(struct ctx *c, json_object *o, int seats, struct result *ret, bool *ret_finished)
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
static bool seat_read(struct ctx *c, json_object *seat, struct player_name *ret)
{
    if (json_object_is_type(seat, json_type_string)) {
        const char *text = json_object_get_string(seat);
        *ret = (struct player_name){text, strncmp(text, "bot:", 4) == 0 ? "builtin" : "engine"};
        return *text || fail(c, FAULT_BAD_REQUEST, "a player has no name");
    }
    return json_need_object(c, seat, "seat") && json_need_text(c, seat, "name", NAME_ROOM, &ret->name) &&
           json_need_text(c, seat, "kind", NAME_ROOM, &ret->kind);
}

static bool seats_read(struct ctx *c, json_object *o, const char *key, struct result *ret)
{
    json_object *seats;
    if (!json_need_array(c, o, key, SEATS_MAX, &seats)) return false;
    ret->seats = (int)json_object_array_length(seats);
    for (int i = 0; i < ret->seats; i++)
        if (!seat_read(c, json_object_array_get_idx(seats, (size_t)i), &ret->who[i])) return false;
    return true;
}

static bool line_take(struct ctx *own, struct ctx *c, struct rate *r, json_object *o)
{
    const char *game, *variant;
    struct result found = {.match = ""};
    bool finished, exported = json_member(o, "quadrivium") != NULL;
    json_object *outcome = exported ? json_member(o, "result") : o;
    if (!json_need_text(own, o, "game", NAME_ROOM, &game) ||
        !json_need_text(own, o, "variant", NAME_ROOM, &variant) ||
        !json_need_text(own, o, "seed", NAME_ROOM, &found.seed) ||
        (exported && !json_need_text(own, o, "seed_commitment", NAME_ROOM, &found.match)) ||
        !seats_read(own, o, exported ? "seats" : "players", &found) ||
        !json_need_object(own, outcome, "result") ||
        !places_read(own, outcome, found.seats, &found, &finished))
        return false;
    if (found.seats < 2) return true; /* nobody to compare with */
    struct sheet *s = sheet_of(c, r, game, variant);
    if (finished) result_keep(c, s, &found);
    s->unfinished += !finished;
    return true;
}

static bool file_take(struct ctx *c, struct rate *r, const char *path, FILE *file)
{
    char *line = NULL;
    size_t room = 0;
    bool fine = true;
    struct ctx own = quad_ctx();
    for (int64_t n = 1; fine; n++) {
        ssize_t length = getline(&line, &room, file);
        if (length <= 0) break;
        json_object *o = NULL;
        pool_wipe(own.pool);
        if (strspn(line, " \t\r\n") == (size_t)length) continue;
        fine = json_read(&own, line, (size_t)length, &o) && json_need_object(&own, o, "line") &&
               line_take(&own, c, r, o);
        if (!fine)
            fail(c, own.failure.fault, "%s: line %" PRId64 " is not the result of a match: %s", path, n,
                 own.failure.detail ? own.failure.detail : "a member is missing");
    }
    if (fine && ferror(file)) fine = fail(c, FAULT_NOT_FOUND, "cannot read %s: %s", path, strerror(errno));
    pool_defer(c->pool, free, line);
    pool_drop(own.pool);
    return fine;
}

static bool path_take(struct ctx *c, struct rate *r, const char *path)
{
    if (strcmp(path, "-") == 0) return file_take(c, r, path, stdin);
    FILE *file = fopen(path, "re");
    if (!file) return fail(c, FAULT_NOT_FOUND, "cannot read %s: %s", path, strerror(errno));
    bool fine = file_take(c, r, path, file);
    fclose(file);
    return fine;
}

/* From results to a board: players and clusters in an order that the order of the files does not change */

static int by_name(const void *a, const void *b)
{
    const struct player_name *x = a, *y = b;
    int names = strcmp(x->name, y->name);
    return names ? names : strcmp(x->kind, y->kind);
}

static int by_seed(const void *a, const void *b)
{
    const struct result *x = a, *y = b;
    int seeds = strcmp(x->seed, y->seed);
    return seeds ? seeds : strcmp(x->match, y->match);
}

static void players_find(struct ctx *c, struct sheet *s)
{
    int count = 0;
    for (int i = 0; i < s->count; i++) count += s->result[i].seats;
    s->player = pool_take_many(c->pool, (size_t)count + 1, sizeof *s->player);
    count = 0;
    for (int i = 0; i < s->count; i++)
        for (int seat = 0; seat < s->result[i].seats; seat++) s->player[count++] = s->result[i].who[seat];
    qsort(s->player, (size_t)count, sizeof *s->player, by_name);
    for (int i = 0; i < count; i++)
        if (!s->players || by_name(&s->player[s->players - 1], &s->player[i]) != 0)
            s->player[s->players++] = s->player[i];
}

/* The player's number on the board, -1 for none. */
static int player_find(const struct sheet *s, const struct player_name *who)
{
    const struct player_name *found = bsearch(who, s->player, (size_t)s->players, sizeof *s->player, by_name);
    return found ? (int)(found - s->player) : -1;
}

static void results_sort(struct sheet *s)
{
    int kept = 0;
    qsort(s->result, (size_t)s->count, sizeof *s->result, by_seed);
    for (int i = 0; i < s->count; i++) {
        bool twice = kept && *s->result[i].match && by_seed(&s->result[kept - 1], &s->result[i]) == 0;
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
        const struct result *from = &s->result[i];
        clusters += i == 0 || strcmp(from->seed, s->result[i - 1].seed) != 0;
        games[i] = (struct strength_game){.cluster = clusters - 1, .seats = from->seats};
        for (int seat = 0; seat < from->seats; seat++) {
            games[i].player[seat] = player_find(s, &from->who[seat]);
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
    struct player_name who;
    double rating;
    struct strength_range range;
    int games, group;
};

static int by_rating(const void *a, const void *b)
{
    const struct line *x = a, *y = b;
    if (x->rating != y->rating) return x->rating > y->rating ? -1 : 1;
    return by_name(&x->who, &y->who);
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

static void sheet_print(struct ctx *c, const struct sheet *s)
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
    quad_print(c, json);
}

/* The table of all games: each game counts the same, and within it each board that a player has results on */

/* Add the mean of a player's ratings on the boards of one game to the sums. False when there are none. */
static bool game_add(const struct rate *r, const char *game, const struct player_name *who, struct line *sum,
                     double draws[STRENGTH_DRAWS])
{
    int boards = 0;
    for (const struct sheet *s = r->first; s; s = s->next)
        boards += strcmp(s->game, game) == 0 && player_find(s, who) >= 0;
    for (const struct sheet *s = r->first; s; s = s->next) {
        int player = strcmp(s->game, game) == 0 ? player_find(s, who) : -1;
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
static int games_list(struct ctx *c, const struct rate *r, const char ***ret)
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

static bool all_line(const struct rate *r, const char **games, int count, const struct player_name *who,
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

static void all_print(struct ctx *c, const struct rate *r)
{
    const char **games;
    int count = games_list(c, r, &games), lines = 0, room = 0;
    if (count < 2) return;
    for (const struct sheet *s = r->first; s; s = s->next) room += s->players;
    struct line *line = pool_take_many(c->pool, (size_t)room + 1, sizeof *line);
    for (const struct sheet *s = r->first; s; s = s->next) {
        for (int i = 0; strcmp(s->game, games[0]) == 0 && i < s->players; i++) {
            bool had = false;
            for (int k = 0; k < lines; k++) had |= by_name(&line[k].who, &s->player[i]) == 0;
            lines += !had && all_line(r, games, count, &s->player[i], &line[lines]);
        }
    }
    json_object *json = json_new_object(c), *list = json_new_array(c);
    for (int i = 0; i < count; i++) json_push_text(list, games[i]);
    json_add_text(json, "board", "all");
    json_add(json, "of", list);
    json_add(json, "players", lines_json(c, line, lines));
    if (lines) quad_print(c, json);
}

/* The command */

static int by_board(const void *a, const void *b)
{
    const struct sheet *const *x = a, *const *y = b;
    int games = strcmp((*x)->game, (*y)->game);
    return games ? games : strcmp((*x)->variant, (*y)->variant);
}

static void boards_sort(struct ctx *c, struct rate *r)
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

static int rate_run(const struct command *self, int argc, char **argv)
{
    static const struct option OPTIONS[] = {{"help", no_argument, NULL, 'h'}, {0}};
    if (quad_option(self, argc, argv, OPTIONS) != -1 || optind == argc)
        return quad_misused(self, "give files of results, or - for stdin");
    struct ctx c = quad_ctx();
    struct rate r = {.last = &r.first};
    bool fine = true;
    for (int i = optind; fine && i < argc; i++) fine = path_take(&c, &r, argv[i]);
    if (fine) {
        boards_sort(&c, &r);
        for (struct sheet *s = r.first; s; s = s->next) sheet_fit(&c, s);
        for (struct sheet *s = r.first; s; s = s->next) sheet_print(&c, s);
        all_print(&c, &r);
    }
    int status = fine ? QUAD_DONE : quad_refused(&c);
    pool_drop(c.pool);
    return status;
}

const struct command COMMAND_rate = {"rate", "compute ratings with ranges from results", USAGE, rate_run};
