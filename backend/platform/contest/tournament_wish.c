/* tournament_wish.c - reading what a tournament should be like from JSON; see tournament.h. */
#include "platform/contest/tournament.h"
#include <string.h>
#include <time.h>

enum {
    WORD_BYTES = 64,
    NAME_BYTES = 240,
    NAME_MIN = 3,
    NAME_LETTERS = 60,
    TEAM_BYTES = 160,
    TEAM_LETTERS = 40,
    PLAYERS_MAX = 1000,
    RATING_MAX = 5000
};
static const int64_t SECOND = 1000000;

static bool refuse(struct ctx *c, const char *path, const char *hint)
{
    fail_at(c, path, "bad_request", hint);
    return fail(c, FAULT_BAD_REQUEST, "%s: %s", path, hint);
}

/* How many characters a text has; 0 if some of them are not for one line. */
static int letters(const char *text)
{
    int count = 0;
    for (; *text; text++) {
        if ((unsigned char)*text < ' ') return 0;
        count += (*text & 0xC0) != 0x80;
    }
    return count;
}

/* A name in one line without blanks at its ends. */
static bool read_name(struct ctx *c, const char *name, const char *path, int min, int max)
{
    int count = letters(name);
    bool blank = *name == ' ' || (*name && name[strlen(name) - 1] == ' ');
    return (!blank && count >= min && count <= max) ||
           refuse(c, path,
                  pool_print(c->pool, "must have %d to %d characters, without blanks at the ends", min, max));
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
        return refuse(c, pool_print(c->pool, "/%s", name),
                      "must be a time in UTC such as 2026-11-21T18:00:00Z");
    int64_t moment = (int64_t)timegm(&t) * SECOND;
    *ret = moment ? moment : 1; /* 0 is for none */
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
        !json_may_object(c, body, "options", &play->options) ||
        !json_may_object(c, body, "clock", &play->clock) ||
        !json_may_int(c, body, "seats", 2, TOURNAMENT_SEATS, &play->seats) ||
        !json_may_bool(c, body, "rated", &play->rated) ||
        !json_may_bool(c, body, "private", &play->private) ||
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
           json_may_bool(c, body, "when_full", &wish->when_full) &&
           read_moment(c, body, "starts_at", &wish->starts_at);
}

bool tournament_wish_read(struct ctx *c, json_object *body, struct tournament_wish *ret)
{
    return json_only(c, body, "name", "game", "variant", "options", "format", "seats", "rounds", "games_each",
                     "minutes", "clock", "rated", "entrants", "min_players", "max_players", "late_rounds",
                     "starts_at", "when_full", "rating_range", "min_reliability", "min_age_days",
                     "no_show_seconds", "private", "teams", "club", "rival", NULL) &&
           json_need_plain(c, body, "name", NAME_BYTES, &ret->name) &&
           read_name(c, ret->name, "/name", NAME_MIN, NAME_LETTERS) &&
           json_need_text(c, body, "format", WORD_BYTES, &ret->format) &&
           json_may_text(c, body, "entrants", WORD_BYTES, &ret->entrants) &&
           json_may_text(c, body, "club", WORD_BYTES, &ret->club) &&
           json_may_text(c, body, "rival", WORD_BYTES, &ret->rival) && read_play(c, body, &ret->play) &&
           read_numbers(c, body, ret) && read_teams(c, body, ret);
}

bool tournament_change_read(struct ctx *c, json_object *body, struct tournament_change *ret)
{
    ret->says_starts_at = json_object_object_get_ex(body, "starts_at", NULL);
    return json_only(c, body, "status", "name", "starts_at", "max_players", NULL) &&
           json_may_text(c, body, "status", WORD_BYTES, &ret->status) &&
           json_may_plain(c, body, "name", NAME_BYTES, &ret->name) &&
           (!ret->name || read_name(c, ret->name, "/name", NAME_MIN, NAME_LETTERS)) &&
           read_moment(c, body, "starts_at", &ret->starts_at) &&
           json_may_int(c, body, "max_players", 2, PLAYERS_MAX, &ret->max_players);
}
