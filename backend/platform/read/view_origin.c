/* view_origin.c - see view_origin.h. */
#include "platform/read/view_origin.h"
#include "games/game.h"
#include "store/pg.h"

/* The series of an experiment that the match is; only its participant gets such a header. */
static void add_series(struct ctx *c, const struct rows *r, json_object *header)
{
    json_object *series = json_new_object(c);
    json_add_text(series, "id", rows_text(r, 0, "experiment"));
    json_add_text(series, "shown_title", rows_text(r, 0, "shown_title"));
    json_add_int(series, "series", rows_int(r, 0, "series"));
    json_add_int(series, "of", rows_int(r, 0, "of"));
    json_add_bool(series, "continues", rows_bool(r, 0, "continues"));
    json_add(header, "experiment", series);
}

static void add_challenge(struct ctx *c, const struct rows *r, bool sealed, json_object *header)
{
    json_object *challenge = json_new_object(c);
    json_add_int(challenge, "number", rows_int(r, 0, "challenge"));
    json_add_int(challenge, "rule", rows_int(r, 0, "rule"));
    json_add_bool(challenge, "sealed", sealed);
    json_add(header, "challenge", challenge);
}

/* The ladder level, puzzle, challenge or series of an experiment that the match belongs to. */
static bool add_purpose(struct ctx *c, struct pg *db, int64_t match, bool sealed, json_object *header)
{
    struct rows *r;
    if (!game_find(json_object_get_string(json_member(header, "game")))->ladder) return true;
    if (!pg_maybe(c, db, &r, MATCH_PURPOSE, "i", match)) return false;
    if (!rows_count(r)) return true;
    if (!rows_null(r, 0, "ladder")) json_add_text(header, "ladder", rows_text(r, 0, "ladder"));
    if (!rows_null(r, 0, "experiment")) add_series(c, r, header);
    if (!rows_null(r, 0, "challenge")) add_challenge(c, r, sealed, header);
    if (rows_null(r, 0, "puzzle")) return true;
    json_object *puzzle = json_new_object(c);
    json_add_text(puzzle, "id", rows_text(r, 0, "puzzle"));
    json_add_text(puzzle, "day", rows_text(r, 0, "day"));
    json_add(header, "puzzle", puzzle);
    return true;
}

/* The league that the match belongs to, with the number of its set. */
static bool add_league(struct ctx *c, struct pg *db, int64_t match, bool sealed, json_object *header)
{
    struct rows *r;
    if (!pg_maybe(c, db, &r, LEAGUE_OF_MATCH, "i", match)) return false;
    if (!rows_count(r)) return true;
    json_object *league = json_new_object(c);
    json_add_text(league, "game", rows_text(r, 0, "game"));
    json_add_text(league, "variant", rows_text(r, 0, "variant"));
    json_add_int(league, "set", rows_int(r, 0, "set_number"));
    json_add_bool(league, "sealed", sealed);
    json_add(header, "league", league);
    return true;
}

bool view_add_origin(struct ctx *c, struct pg *db, int64_t match, bool sealed, json_object *header)
{
    return add_purpose(c, db, match, sealed, header) && add_league(c, db, match, sealed, header);
}
