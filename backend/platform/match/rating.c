/* rating.c - see rating.h. */
#include "platform/match/rating.h"
#include "base/clock.h"
#include "games/game.h"
#include "platform/model/clock.h"

static const int64_t DAY_US = INT64_C(86400000000), REST_US = 5 * INT64_C(86400000000);

struct player {             /* a seat of the match on one board */
    bool in_pool, is_first; /* first: the lowest seat of its account */
    struct rating_row row;
    struct glicko before;
};

struct period {
    const struct rated *match;
    struct rating_facts facts;
    struct standing_facts standing;
    int people; /* established on the board */
    struct fair_seat seat[RATING_SEATS];
    bool placed[RATING_SEATS];              /* after the match */
    int weight[RATING_SEATS][RATING_SEATS]; /* halvings, or why not */
    struct player player[RATING_SEATS];
};

const char *rating_season(struct ctx *c, int64_t at)
{
    char text[CLOCK_TEXT];
    clock_print(at, text);
    int month = (text[5] - '0') * 10 + text[6] - '0';
    return pool_print(c->pool, "%.4sQ%d", text, (month + 2) / 3);
}

enum rating_pool rating_pool(int seats, int programs)
{
    return programs == 0 ? POOL_HUMANS : programs == seats ? POOL_PROGRAMS : POOL_ALL;
}

static struct board board_of(const struct rated *m, enum rating_pool pool, const char *season)
{
    return (struct board){m->game, m->variant, m->speed, m->ladder, season, pool};
}

void rating_start(struct ctx *c, struct pg *db, const struct rated *m, int programs)
{
    struct board board = board_of(m, rating_pool(m->seats, programs), "");
    const struct glicko start = GLICKO_START;
    rating_begin(c, db, m->match, &board, (int64_t[]){start.rating, start.deviation});
}

/* What counts */

int rating_place(int place, bool stood_in) { return stood_in ? RATING_SEATS + 1 : place; }

/* Against a seat that somebody else has played for, only wins of its original player count: an opponent who lost has
 * met another player than the one rated. */
static bool met_another(const struct period *p, int a, int b)
{
    const struct person_row *who = p->facts.people;
    return who[b].stood_in && (who[a].stood_in || p->match->place[a] >= p->match->place[b]);
}

/* Every player as the leaderboard knew them before the match. */
static void introduce(struct period *p)
{
    for (int seat = 0; seat < p->match->seats; seat++) {
        const struct person_row *who = &p->facts.people[seat];
        struct standing_row row = standing_of(&p->standing, who->person);
        p->seat[seat] = (struct fair_seat){.turns = who->ordered,
                                           .who = {.builtin = who->builtin,
                                                   .trusted = who->trusted,
                                                   .guest = who->guest,
                                                   .was_established = row.established,
                                                   .age = who->age,
                                                   .met = row.met,
                                                   .known = row.known,
                                                   .thin = row.thin,
                                                   .loose = row.loose}};
    }
}

static int weight_of(const struct period *p, int a, int b)
{
    const struct person_row *one = &p->facts.people[a], *other = &p->facts.people[b];
    if (a == b) return WEIGHT_NONE;
    if (one->person == other->person || (one->builtin && other->builtin)) return WEIGHT_ONE_OWNER;
    int weight = fair_weight(&p->seat[a], &p->seat[b], p->people,
                             rating_met(&p->facts, one->person, other->person), one->near >> b & 1);
    return weight >= 0 && met_another(p, a, b) ? WEIGHT_STOOD_IN : weight;
}

static void weigh(struct period *p)
{
    introduce(p);
    for (int a = 0; a < p->match->seats; a++)
        for (int b = 0; b < p->match->seats; b++) p->weight[a][b] = weight_of(p, a, b);
}

/* Whether two people met and both played, whatever weight that has. */
static bool really_met(const struct period *p, int a, int b)
{
    int weight = p->weight[a][b];
    return weight >= 0 || weight == WEIGHT_TOO_OFTEN || weight == WEIGHT_LOOSE || weight == WEIGHT_STOOD_IN;
}

struct bout rating_bout(struct glicko against, int own_place, int other_place, int halvings)
{
    int score = own_place < other_place ? 2 : own_place == other_place ? 1 : 0;
    return (struct bout){against, score, halvings};
}

/* One board */

static int rests(int64_t from, int64_t to) { return to > from ? (int)((to - from) / REST_US) : 0; }

static bool is_in(const struct person_row *who, enum rating_pool pool)
{
    return pool == POOL_ALL || who->program == (pool == POOL_PROGRAMS);
}

static int seat_of(const struct period *p, int64_t account)
{
    int seat = 0;
    while (p->facts.people[seat].account != account) seat++;
    return seat;
}

/* Every player's rating at the start of the match. */
static void meet(struct period *p, const struct board *board)
{
    const struct glicko start = GLICKO_START;
    for (int seat = 0; seat < p->match->seats; seat++) {
        const struct person_row *who = &p->facts.people[seat];
        struct player *player = &p->player[seat];
        *player = (struct player){.in_pool = is_in(who, board->pool),
                                  .is_first = seat_of(p, who->account) == seat,
                                  .row = {.account = who->account},
                                  .before = start};
        bool known = rating_of(&p->facts, who->account, board->pool, board->season, &player->row);
        player->row.listed = who->listed;
        player->row.placed = p->placed[seat];
        if (!known) continue;
        struct glicko last = {player->row.rating, player->row.deviation, player->row.volatility};
        player->before = glicko_rest(last, rests(player->row.at, p->match->at));
    }
}

/* The outcomes of one account, from all its seats, and how its row counts them. */
static int outcomes(const struct period *p, int first, struct rating_row *row, struct bout *bouts)
{
    int count = 0;
    for (int a = first; a < p->match->seats; a++) {
        if (p->facts.people[a].account != p->facts.people[first].account) continue;
        for (int b = 0; b < p->match->seats; b++) {
            if (!p->player[b].in_pool || p->weight[a][b] < 0) continue;
            int own = rating_place(p->match->place[a], p->facts.people[a].stood_in);
            bouts[count] = rating_bout(p->player[b].before, own, p->match->place[b], p->weight[a][b]);
            row->won += bouts[count].score == 2;
            row->drawn += bouts[count].score == 1;
            row->lost += bouts[count].score == 0;
            count++;
        }
    }
    return count;
}

static const char *weights_text(struct ctx *c, const struct period *p, int seat)
{
    int64_t weights[RATING_SEATS];
    for (int other = 0; other < p->match->seats; other++)
        weights[other] = p->player[other].in_pool ? p->weight[seat][other] : WEIGHT_NONE;
    return pg_ints(c, weights, p->match->seats);
}

static void keep_change(struct ctx *c, struct pg *db, const struct period *p, const struct board *board,
                        int seat, struct glicko after, bool counted)
{
    struct glicko before = p->player[seat].before;
    struct change_row row = {.match = p->match->match,
                             .account = p->facts.people[seat].account,
                             .n = p->facts.n,
                             .at = p->match->at,
                             .seat = seat,
                             .before = {before.rating, before.deviation, before.volatility},
                             .after = {after.rating, after.deviation, after.volatility},
                             .counted = counted,
                             .weights = weights_text(c, p, seat)};
    rating_change_put(c, db, board, &row);
}

static void rate_player(struct ctx *c, struct pg *db, const struct period *p, const struct board *board,
                        int seat)
{
    struct bout bouts[BOUTS_MAX];
    const struct player *player = &p->player[seat];
    struct rating_row row = player->row;
    int count = outcomes(p, seat, &row, bouts);
    struct glicko after = count ? glicko_rate(player->before, bouts, count) : player->before;
    if (board->season[0] == 0) keep_change(c, db, p, board, seat, after, count > 0);
    if (count == 0) return;
    row.rating = after.rating;
    row.deviation = after.deviation;
    row.volatility = after.volatility;
    row.games++;
    row.at = p->match->at;
    rating_put(c, db, board, &row);
}

static void rate_board(struct ctx *c, struct pg *db, struct period *p, enum rating_pool pool,
                       const char *season)
{
    struct board board = board_of(p->match, pool, season);
    meet(p, &board);
    int players = 0;
    for (int seat = 0; seat < p->match->seats; seat++) players += p->player[seat].in_pool;
    for (int seat = 0; players > 1 && seat < p->match->seats; seat++)
        if (p->player[seat].in_pool && p->player[seat].is_first) rate_player(c, db, p, &board, seat);
}

/* One match */

/* Whether the person of a seat, in whichever seats of theirs, met who sits at another. */
static bool person_met(const struct period *p, int seat, int other)
{
    const struct person_row *people = p->facts.people;
    for (int i = 0; i < p->match->seats; i++)
        if (people[i].person == people[seat].person && really_met(p, i, other)) return true;
    return false;
}

static bool is_first_of_person(const struct period *p, int seat)
{
    for (int i = 0; i < seat; i++)
        if (p->facts.people[i].person == p->facts.people[seat].person) return false;
    return true;
}

/* What a match adds to how well the person of a seat is known; the others count as they came to it. */
static void learn_of(const struct period *p, int seat, struct standing_row *row)
{
    const struct person_row *people = p->facts.people;
    for (int b = 0; b < p->match->seats; b++) {
        const struct fair_person *other = &p->seat[b].who;
        bool established = fair_is_established(other, p->people),
             known = fair_is_well_known(other, p->people);
        for (int a = 0; a < p->match->seats; a++) {
            if (people[a].person != people[seat].person || p->weight[a][b] < 0) continue;
            row->loose += !established;
            row->thin += established && !known;
        }
        if (!is_first_of_person(p, b) || !person_met(p, seat, b) ||
            standing_met(&p->standing, people[seat].person, people[b].person))
            continue;
        row->met++;
        row->known += established;
        row->solid += known;
    }
}

static void keep_ties(struct ctx *c, struct pg *db, const struct period *p, const struct board *board, int a)
{
    const struct person_row *people = p->facts.people;
    for (int b = 0; b < p->match->seats; b++)
        if (really_met(p, a, b)) standing_tie_put(c, db, board, people[a].person, people[b].person);
}

/* How well each is known after the match, and whether that is enough for a place. */
static void keep_standings(struct ctx *c, struct pg *db, struct period *p, const struct board *board)
{
    const struct person_row *people = p->facts.people;
    for (int seat = 0; seat < p->match->seats; seat++) {
        struct standing_row row = standing_of(&p->standing, people[seat].person);
        struct fair_person after = p->seat[seat].who;
        learn_of(p, seat, &row);
        after.met = row.met;
        after.known = row.known;
        row.established = fair_is_established(&after, p->people);
        p->placed[seat] = fair_has_place(&after, p->people, row.solid);
        if (people[seat].builtin) continue;
        keep_ties(c, db, p, board, seat);
        if (is_first_of_person(p, seat)) standing_put(c, db, board, &row);
    }
}

static void keep_meetings(struct ctx *c, struct pg *db, const struct period *p, const struct board *board)
{
    const struct person_row *who = p->facts.people;
    for (int b = 1; b < p->match->seats; b++)
        for (int a = 0; a < b; a++)
            if (really_met(p, a, b))
                rating_meeting_put(c, db, board, (int64_t[]){who[a].person, who[b].person}, p->match->at,
                                   p->match->match);
}

bool rating_finish(struct ctx *c, struct pg *db, const struct rated *m)
{
    struct period *p = pool_take(c->pool, sizeof *p);
    const char *season = rating_season(c, m->at);
    struct board board = board_of(m, POOL_ALL, season);
    struct board_facts known;
    p->match = m;
    const int64_t at_since[] = {m->at, m->at - FAIR_WINDOW_DAYS * DAY_US};
    if ((!m->n && !rating_hold(c, db, m->match)) || /* a rebuild has locked the ratings */
        !standing_hold(c, db, m->match, &board, !m->n, FAIR_PEOPLE_MAX, m->at, &known) ||
        !standing_read(c, db, m->match, &board, fair_well_known_from(known.people), m->at, &p->standing) ||
        !rating_read(c, db, m->match, &board, at_since, m->n, &p->facts))
        return false;
    must(p->facts.seats == m->seats);
    p->people = known.people;
    if (!m->settled) rating_match_put(c, db, m->match, p->facts.n, &board);
    if (known.annulled) return true; /* it keeps its number, in case the sanction is lifted */
    weigh(p);
    keep_standings(c, db, p, &board);
    for (enum rating_pool pool = POOL_ALL; pool <= POOL_PROGRAMS; pool++) {
        rate_board(c, db, p, pool, "");
        rate_board(c, db, p, pool, season);
    }
    keep_meetings(c, db, p, &board);
    return true;
}

/* Rebuild */

static bool rate_again(struct ctx *c, struct pg *db, const struct rows *r, int i, bool settled)
{
    int64_t places[RATING_SEATS] = {0};
    int place[RATING_SEATS];
    struct rated m = {.match = rows_int(r, i, "id"),
                      .at = rows_int(r, i, "at"),
                      .n = rows_int(r, i, "rated_n"),
                      .settled = settled,
                      .game = rows_text(r, i, "game"),
                      .variant = rows_text(r, i, "variant"),
                      .ladder = rows_text(r, i, "ladder"),
                      .seats = (int)rows_int(r, i, "seats"),
                      .place = place};
    const struct game *game = game_find(m.game);
    const struct variant *variant = game ? variant_find(game, m.variant) : NULL;
    if (!variant) return true; /* a game that no longer exists has no leaderboards */
    m.speed = clock_speed(c, variant, json_own(c, rows_text(r, i, "clock")));
    if (!m.speed) return true;
    rows_ints(r, i, "places", places, RATING_SEATS);
    for (int seat = 0; seat < m.seats; seat++) place[seat] = (int)places[seat];
    return rating_finish(c, db, &m) && pg_flush(c, db);
}

/* The next page of rated matches after *last, of all boards or of one. */
static bool rate_page(struct ctx *c, struct pg *db, const struct board *board, int64_t *last, int *ret_count)
{
    struct rows *page;
    bool read = board ? pg_each(c, db, &page, RATING_REWORK_PAGE, "tttti", board->game, board->variant,
                                board->speed, board->ladder, *last)
                      : pg_each(c, db, &page, RATING_REBUILD_PAGE, "i", *last);
    if (!read) return false;
    *ret_count = rows_count(page);
    for (int i = 0; i < *ret_count; i++) {
        if (!rate_again(c, db, page, i, board != NULL)) return false;
        *last = rows_int(page, i, "rated_n");
    }
    return true;
}

/* Each page has memory of its own, because there can be very many. */
static bool rate_pages(struct ctx *c, struct pg *db, const struct board *board, int *ret_matches)
{
    int64_t last = 0;
    int count;
    *ret_matches = 0;
    do {
        struct ctx own = {.pool = pool_new(), .now = c->now};
        bool fine = rate_page(&own, db, board, &last, &count);
        if (!fine) fail(c, own.failure.fault, "%s", pool_copy(c->pool, own.failure.detail));
        pool_drop(own.pool);
        if (!fine) return false;
        *ret_matches += count;
    } while (count > 0);
    return true;
}

bool rating_rebuild(struct ctx *c, struct pg *db, int *ret_matches)
{
    if (!pg_begin(c, db)) return false;
    rating_clear(c, db);
    return rate_pages(c, db, NULL, ret_matches) && pg_commit(c, db);
}

bool rating_rebuild_board(struct ctx *c, struct pg *db, const struct board *board)
{
    int matches;
    rating_clear_board(c, db, board);
    return rate_pages(c, db, board, &matches);
}
