/* rating.c - see rating.h. */
#include "store/rating.h"
#include <string.h>

void rating_begin(struct ctx *c, struct pg *db, int64_t match, const struct board *b, const int64_t start[2])
{
    pg_tell(c, db, RATING_BEGIN, "itttttii", match, b->game, b->variant, b->speed, b->ladder,
            rating_pool_name(b->pool), start[0], start[1]);
}

bool rating_hold(struct ctx *c, struct pg *db, int64_t match)
{
    struct rows *held;
    return pg_each(c, db, &held, RATING_HOLD, "i", match);
}

void rating_hold_later(struct ctx *c, struct pg *db, int64_t match)
{
    pg_tell(c, db, RATING_HOLD, "i", match);
}

static void read_people(const struct rows *r, struct rating_facts *facts)
{
    facts->seats = rows_count(r);
    for (int seat = 0; seat < facts->seats; seat++) {
        enum account_kind kind = account_kind_read(r, seat, "kind");
        facts->people[seat] = (struct person_row){
            .account = rows_int(r, seat, "account_id"),
            .person = rows_int(r, seat, "person"),
            .program = !account_is_person(kind),
            .builtin = kind == ACCOUNT_BUILTIN,
            .listed = rows_bool(r, seat, "listed"),
            .stood_in = rows_bool(r, seat, "stood_in"),
            .trusted = rows_bool(r, seat, "trusted"),
            .ordered = (int)rows_int(r, seat, "ordered"),
            .near = (uint32_t)rows_int(r, seat, "near"),
            .age = rows_null(r, seat, "age") ? -1 : rows_int(r, seat, "age"),
        };
        facts->people[seat].guest = !facts->people[seat].builtin && facts->people[seat].age < 0;
    }
}

bool rating_read(struct ctx *c, struct pg *db, int64_t match, const struct board *b,
                 const int64_t at_since[2], int64_t n, struct rating_facts *ret)
{
    struct rows *people, *number = NULL;
    struct rating_facts facts = {.n = n};
    pg_ask(c, db, &people, RATING_PEOPLE, "ii", match, at_since[0]);
    pg_ask(c, db, &facts.ratings, RATING_FIND, "ittttt", match, b->game, b->variant, b->speed, b->ladder,
           b->season);
    pg_ask(c, db, &facts.meetings, RATING_MEETINGS, "itttti", match, b->game, b->variant, b->speed, b->ladder,
           at_since[1]);
    if (!n) pg_ask(c, db, &number, RATING_NUMBER, "");
    if (!pg_flush(c, db)) return false;
    read_people(people, &facts);
    if (!n) facts.n = rows_int(number, 0, "n");
    *ret = facts;
    return true;
}

bool rating_of(const struct rating_facts *facts, int64_t account, enum rating_pool pool, const char *season,
               struct rating_row *ret)
{
    const struct rows *r = facts->ratings;
    for (int i = 0; i < rows_count(r); i++) {
        if (rows_int(r, i, "account_id") != account || rating_pool_read(r, i, "pool") != pool ||
            strcmp(rows_text(r, i, "season"), season) != 0)
            continue;
        *ret = (struct rating_row){
            .account = account,
            .rating = rows_int(r, i, "rating"),
            .deviation = rows_int(r, i, "deviation"),
            .volatility = rows_int(r, i, "volatility"),
            .at = rows_int(r, i, "at"),
            .games = (int)rows_int(r, i, "games"),
            .won = (int)rows_int(r, i, "won"),
            .drawn = (int)rows_int(r, i, "drawn"),
            .lost = (int)rows_int(r, i, "lost"),
        };
        return true;
    }
    return false;
}

int rating_met(const struct rating_facts *facts, int64_t one, int64_t other)
{
    int64_t low = one < other ? one : other, high = one < other ? other : one;
    const struct rows *r = facts->meetings;
    for (int i = 0; i < rows_count(r); i++)
        if (rows_int(r, i, "low") == low && rows_int(r, i, "high") == high) return (int)rows_int(r, i, "n");
    return 0;
}

void rating_clear(struct ctx *c, struct pg *db)
{
    pg_tell(c, db, RATING_REBUILD_LOCK, "");
    pg_tell(c, db, RATING_REBUILD_CLEAR, "");
}

static const char *board_key(struct ctx *c, const struct board *b)
{
    return pool_print(c->pool, "%s/%s/%s/%s", b->game, b->variant, b->speed, b->ladder);
}

void rating_clear_board(struct ctx *c, struct pg *db, const struct board *b)
{
    pg_tell(c, db, RATING_BOARD_HOLD, "t", board_key(c, b));
    pg_tell(c, db, RATING_REWORK_CLEAR, "tttt", b->game, b->variant, b->speed, b->ladder);
}

void rating_put(struct ctx *c, struct pg *db, const struct board *b, const struct rating_row *r)
{
    pg_tell(c, db, RATING_PUT, "ittttttiiiiiiiibb", r->account, b->game, b->variant, b->speed, b->ladder,
            rating_pool_name(b->pool), b->season, r->rating, r->deviation, r->volatility, (int64_t)r->games,
            (int64_t)r->won, (int64_t)r->drawn, (int64_t)r->lost, r->at, r->listed, r->placed);
}

void rating_change_put(struct ctx *c, struct pg *db, const struct board *b, const struct change_row *r)
{
    pg_tell(c, db, RATING_CHANGE_PUT, "itiiittttiiiiiiibt", r->match, rating_pool_name(b->pool), r->account,
            (int64_t)r->seat, r->n, b->game, b->variant, b->speed, b->ladder, r->at, r->before[0],
            r->before[1], r->before[2], r->after[0], r->after[1], r->after[2], r->counted, r->weights);
}

void rating_meeting_put(struct ctx *c, struct pg *db, const struct board *b, const int64_t persons[2],
                        int64_t at, int64_t match)
{
    int64_t low = persons[0] < persons[1] ? persons[0] : persons[1];
    pg_tell(c, db, RATING_MEETING_PUT, "iittttii", low, persons[0] + persons[1] - low, b->game, b->variant,
            b->speed, b->ladder, at, match);
}

void rating_match_put(struct ctx *c, struct pg *db, int64_t match, int64_t n, const struct board *b)
{
    pg_tell(c, db, RATING_MATCH_PUT, "iitt", match, n, b->speed, b->ladder);
}

/* Acquaintance */

bool standing_hold(struct ctx *c, struct pg *db, int64_t match, const struct board *b, bool look,
                   int64_t most, int64_t at, struct board_facts *ret)
{
    struct rows *facts;
    if (look) pg_tell(c, db, RATING_BOARD_HOLD, "t", board_key(c, b));
    if (look) pg_tell(c, db, RATING_NEAR, "i", match);
    pg_ask(c, db, &facts, RATING_PEOPLE_ESTABLISHED, "ttttiii", b->game, b->variant, b->speed, b->ladder,
           most, match, at);
    if (!pg_flush(c, db)) return false;
    *ret = (struct board_facts){.people = (int)rows_int(facts, 0, "people"),
                                .annulled = rows_bool(facts, 0, "annulled")};
    return true;
}

bool standing_read(struct ctx *c, struct pg *db, int64_t match, const struct board *b, int64_t known_from,
                   int64_t at, struct standing_facts *ret)
{
    pg_ask(c, db, &ret->standings, RATING_STANDINGS, "ittttii", match, b->game, b->variant, b->speed,
           b->ladder, known_from, at);
    pg_ask(c, db, &ret->ties, RATING_TIES, "itttt", match, b->game, b->variant, b->speed, b->ladder);
    return pg_flush(c, db);
}

struct standing_row standing_of(const struct standing_facts *facts, int64_t person)
{
    const struct rows *r = facts->standings;
    for (int i = 0; i < rows_count(r); i++)
        if (rows_int(r, i, "person") == person)
            return (struct standing_row){.person = person,
                                         .met = (int)rows_int(r, i, "met"),
                                         .known = (int)rows_int(r, i, "known"),
                                         .thin = (int)rows_int(r, i, "thin"),
                                         .loose = (int)rows_int(r, i, "loose"),
                                         .solid = (int)rows_int(r, i, "solid"),
                                         .established = rows_bool(r, i, "established")};
    return (struct standing_row){.person = person};
}

bool standing_met(const struct standing_facts *facts, int64_t person, int64_t other)
{
    const struct rows *r = facts->ties;
    for (int i = 0; i < rows_count(r); i++)
        if (rows_int(r, i, "person") == person && rows_int(r, i, "other") == other) return true;
    return false;
}

void standing_tie_put(struct ctx *c, struct pg *db, const struct board *b, int64_t person, int64_t other)
{
    pg_tell(c, db, RATING_TIE_PUT, "iitttt", person, other, b->game, b->variant, b->speed, b->ladder);
}

void standing_put(struct ctx *c, struct pg *db, const struct board *b, const struct standing_row *r)
{
    pg_tell(c, db, RATING_STANDING_PUT, "ittttiiiib", r->person, b->game, b->variant, b->speed, b->ladder,
            (int64_t)r->met, (int64_t)r->known, (int64_t)r->thin, (int64_t)r->loose, r->established);
}
