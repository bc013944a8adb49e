/* tournament.c - tournaments: creating and entering them, their rounds and standings. */
#include "platform/contest/tournament.h"
#include "base/secret.h"
#include "web/route.h"
#include <string.h>
#include <time.h>

enum {
    WORD_BYTES = 64,
    NAME_BYTES = 240,
    NAME_LETTERS = 60,
    TEAM_BYTES = 160,
    TEAM_LETTERS = 40,
    PAGE = 50,
    PAGE_MAX = 200,
    PLAYERS_MAX = 1000,
    RATING_MAX = 5000,
    ETAG_DIGITS = 32
};
static const int64_t SECOND = 1000000;

/* Reading */

static bool refuse(struct ctx *c, const char *path, const char *hint)
{
    fail_at(c, path, "bad_request", hint);
    return fail(c, FAULT_BAD_REQUEST, "%s: %s", path, hint);
}

static int letters(const char *text)
{
    int count = 0;
    for (; *text; text++) count += (*text & 0xC0) != 0x80;
    return count;
}

/* A name without blanks at its ends. */
static bool read_name(struct ctx *c, const char *name, const char *path, int min, int max)
{
    int count = letters(name);
    bool blank = *name == ' ' || (*name && name[strlen(name) - 1] == ' ');
    return (!blank && count >= min && count <= max) ||
           refuse(c, path, pool_print(c->pool, "must have %d to %d characters, without blanks at the ends", min, max));
}

/* An RFC 3339 time in UTC; null: none. */
static bool read_moment(struct ctx *c, json_object *body, const char *name, int64_t *ret)
{
    const char *text = NULL;
    struct tm t = {0};
    if (!json_may_text(c, body, name, WORD_BYTES, &text)) return false;
    if (!text) return true;
    const char *rest = strptime(text, "%Y-%m-%dT%H:%M:%S", &t);
    if (rest && *rest == '.') rest += 1 + strspn(rest + 1, "0123456789");
    if (!rest || strcmp(rest, "Z") != 0 || t.tm_year < 70 || t.tm_year > 8099)
        return refuse(c, pool_print(c->pool, "/%s", name), "must be a time in UTC such as 2026-11-21T18:00:00Z");
    *ret = (int64_t)timegm(&t) * SECOND;
    return true;
}

static bool read_teams(struct ctx *c, json_object *body, struct tournament_wish *wish)
{
    json_object *teams;
    if (!json_member(body, "teams")) return true;
    if (!json_need_array(c, body, "teams", 2, &teams)) return false;
    if (json_object_array_length(teams) != 2) return refuse(c, "/teams", "must be two names");
    for (size_t i = 0; i < 2; i++) {
        json_object *box = json_new_object(c);
        json_add(box, "name", json_object_array_get_idx(teams, i));
        if (!json_need_plain(c, box, "name", TEAM_BYTES, &wish->team[i]) ||
            !read_name(c, wish->team[i], "/teams", 1, TEAM_LETTERS))
            return false;
    }
    return true;
}

static bool read_play(struct ctx *c, json_object *body, struct lobby_wish *play)
{
    json_object *range = NULL;
    play->says_rated = json_member(body, "rated") != NULL;
    if (!json_need_text(c, body, "game", WORD_BYTES, &play->game) ||
        !json_may_text(c, body, "variant", WORD_BYTES, &play->variant) ||
        !json_may_object(c, body, "options", &play->options) || !json_may_object(c, body, "clock", &play->clock) ||
        !json_may_int(c, body, "seats", 2, TOURNAMENT_SEATS, &play->seats) ||
        !json_may_bool(c, body, "rated", &play->rated) || !json_may_bool(c, body, "private", &play->private) ||
        !json_may_int(c, body, "min_reliability", 1, 100, &play->min_reliability) ||
        !json_may_object(c, body, "rating_range", &range))
        return false;
    return !range || (json_only(c, range, "from", "to", NULL) &&
                      json_need_int(c, range, "from", 1, RATING_MAX, &play->range_from) &&
                      json_need_int(c, range, "to", 1, RATING_MAX, &play->range_to));
}

static bool read_numbers(struct ctx *c, json_object *body, struct tournament_wish *wish)
{
    return json_may_int(c, body, "rounds", 1, 40, &wish->rounds) &&
           json_may_int(c, body, "games_each", 1, 7, &wish->games_each) &&
           json_may_int(c, body, "minutes", 5, 10080, &wish->minutes) &&
           json_may_int(c, body, "min_players", 2, PLAYERS_MAX, &wish->min_players) &&
           json_may_int(c, body, "max_players", 2, PLAYERS_MAX, &wish->max_players) &&
           json_may_int(c, body, "late_rounds", 0, 40, &wish->late_rounds) &&
           json_may_int(c, body, "min_age_days", 1, 3650, &wish->min_age_days) &&
           json_may_int(c, body, "no_show_seconds", 30, 604800, &wish->no_show_seconds) &&
           json_may_bool(c, body, "when_full", &wish->when_full) && read_moment(c, body, "starts_at", &wish->starts_at);
}

static bool read_wish(struct ctx *c, json_object *body, struct tournament_wish *wish)
{
    return json_only(c, body, "name", "game", "variant", "options", "format", "seats", "rounds", "games_each",
                     "minutes", "clock", "rated", "entrants", "min_players", "max_players", "late_rounds", "starts_at",
                     "when_full", "rating_range", "min_reliability", "min_age_days", "no_show_seconds", "private",
                     "teams", NULL) &&
           json_need_plain(c, body, "name", NAME_BYTES, &wish->name) &&
           read_name(c, wish->name, "/name", 3, NAME_LETTERS) &&
           json_need_text(c, body, "format", WORD_BYTES, &wish->format) &&
           json_may_text(c, body, "entrants", WORD_BYTES, &wish->entrants) && read_play(c, body, &wish->play) &&
           read_numbers(c, body, wish) && read_teams(c, body, wish);
}

/* Creating and changing */

/* Create a tournament. */
bool tournament_post(struct ctx *c, const struct request *rq, struct reply *rp)
{
    struct tournament_wish wish = {.name = NULL};
    json_object *tournament;
    return read_wish(c, rq->body, &wish) && tournament_make(c, rq->db, rq->who.account, &wish, &tournament) &&
           reply_json(c, rp, 201, tournament);
}

/* Start, cancel or change my tournament. */
bool tournament_patch(struct ctx *c, const struct request *rq, struct reply *rp)
{
    struct tournament_change change = {.says_starts_at = json_object_object_get_ex(rq->body, "starts_at", NULL)};
    json_object *tournament;
    return json_only(c, rq->body, "status", "name", "starts_at", "max_players", NULL) &&
           json_may_text(c, rq->body, "status", WORD_BYTES, &change.status) &&
           json_may_plain(c, rq->body, "name", NAME_BYTES, &change.name) &&
           (!change.name || read_name(c, change.name, "/name", 3, NAME_LETTERS)) &&
           read_moment(c, rq->body, "starts_at", &change.starts_at) &&
           json_may_int(c, rq->body, "max_players", 2, PLAYERS_MAX, &change.max_players) &&
           tournament_alter(c, rq->db, request_part(rq, "tournament"), rq->who.account, &change, &tournament) &&
           reply_json(c, rp, 200, tournament);
}

/* Entering */

/* Enter, or enter a program of mine. */
bool tournament_entry_put(struct ctx *c, const struct request *rq, struct reply *rp)
{
    struct entry_wish wish = {.tournament = request_part(rq, "tournament"), .account = rq->who.account};
    int64_t team = -1;
    json_object *tournament;
    if (!json_only(c, rq->body, "program", "bot", "team", NULL) ||
        !json_may_text(c, rq->body, "program", NAME_BYTES, &wish.program) ||
        !json_may_text(c, rq->body, "bot", WORD_BYTES, &wish.bot) || !json_may_int(c, rq->body, "team", 0, 1, &team))
        return false;
    if (wish.program && wish.bot) return refuse(c, "/bot", "leave out either program or bot");
    wish.team = (int)team;
    return tournament_enter(c, rq->db, &wish, &tournament) && reply_json(c, rp, 200, tournament);
}

/* Withdraw, or withdraw a program of mine. */
bool tournament_entry_delete(struct ctx *c, const struct request *rq, struct reply *rp)
{
    if (!request_query_only(c, rq, "program", "bot", NULL)) return false;
    struct entry_wish wish = {.tournament = request_part(rq, "tournament"),
                              .account = rq->who.account,
                              .program = request_query(rq, "program"),
                              .bot = request_query(rq, "bot"),
                              .team = -1};
    return tournament_withdraw(c, rq->db, &wish) && reply_empty(rp, 204);
}

/* Showing */

/* Pages look often, so what has not changed keeps its etag; `now` is no change. */
static bool reply_tagged_apart(struct ctx *c, struct reply *rp, json_object *answer)
{
    char hash[HASH_TEXT];
    json_object *copy = json_own(c, json_text(c, answer));
    json_object_object_del(copy, "now");
    const char *text = json_text(c, copy);
    secret_sha256(text, strlen(text), hash);
    hash[ETAG_DIGITS] = 0;
    reply_etag(c, rp, pool_copy(c->pool, hash));
    return reply_json(c, rp, 200, answer);
}

/* Tournaments. */
bool tournaments_get(struct ctx *c, const struct request *rq, struct reply *rp)
{
    int64_t limit = PAGE, mine = 0;
    json_object *list;
    if (!request_query_only(c, rq, "game", "status", "mine", "limit", "cursor", NULL) ||
        !request_query_int(c, rq, "mine", 0, 1, &mine) || !request_query_int(c, rq, "limit", 1, PAGE_MAX, &limit))
        return false;
    struct tournament_search search = {.game = request_query(rq, "game"),
                                       .status = request_query(rq, "status"),
                                       .cursor = request_query(rq, "cursor"),
                                       .account = rq->who.account,
                                       .mine = mine == 1,
                                       .limit = (int)limit};
    return tournament_list(c, rq->db, &search, &list) && reply_json(c, rp, 200, list);
}

/* One tournament. */
bool tournament_get(struct ctx *c, const struct request *rq, struct reply *rp)
{
    json_object *tournament;
    return request_query_only(c, rq, NULL) &&
           tournament_show(c, rq->db, request_part(rq, "tournament"), rq->who.account, &tournament) &&
           reply_tagged_apart(c, rp, tournament);
}

/* The standings. */
bool tournament_standings_get(struct ctx *c, const struct request *rq, struct reply *rp)
{
    json_object *standings;
    return request_query_only(c, rq, NULL) &&
           tournament_standings(c, rq->db, request_part(rq, "tournament"), &standings) &&
           reply_tagged_apart(c, rp, standings);
}

/* The games of a round. */
bool tournament_round_get(struct ctx *c, const struct request *rq, struct reply *rp)
{
    json_object *round;
    return request_query_only(c, rq, NULL) &&
           tournament_round(c, rq->db, request_part(rq, "tournament"), (int)request_number(rq, "round"), &round) &&
           reply_tagged_apart(c, rp, round);
}

/* The whole tournament. */
bool tournament_export_get(struct ctx *c, const struct request *rq, struct reply *rp)
{
    const char *format = request_query(rq, "format"), *id = request_part(rq, "tournament"), *text;
    json_object *whole;
    if (!request_query_only(c, rq, "format", NULL)) return false;
    if (!format || strcmp(format, "json") == 0)
        return tournament_export(c, rq->db, id, &whole) && reply_json(c, rp, 200, whole);
    if (strcmp(format, "csv") == 0)
        return tournament_csv(c, rq->db, id, &text) && reply_text(c, rp, 200, "text/csv", text);
    if (strcmp(format, "trf") == 0)
        return tournament_trf(c, rq->db, id, &text) && reply_text(c, rp, 200, "text/plain", text);
    return refuse(c, "/format", "must be json, csv or trf");
}
