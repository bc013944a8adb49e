/* crowd.c - see crowd.h. What is published is in crowd_view.c. */
#include "platform/match/crowd.h"
#include "base/clock.h"
#include "base/failpoint.h"
#include "platform/match/receipt.h"
#include "platform/model/fold.h"
#include "store/account.h"
#include "store/crowd.h"
#include <string.h>

enum { RATING_START = 1500, RATING_UNIT = 1000000 };
static const int64_t DAY_US = INT64_C(86400000000);

/* Whether a crowd plays a seat. */
static bool crowd_plays(const struct match *m, int seat) { return m->rest.seats[seat].kind == ACCOUNT_CROWD; }

/* Closing a window */

struct box { /* the ballots of a window */
    struct ballots ballots;
    int64_t weight;
    int64_t *numbers;
    char list_hash[HASH_TEXT];
};

/* All ballots as one text, so that one hash covers the whole list. */
static void hash_list(struct ctx *c, const struct rows *r, struct box *box)
{
    size_t length = 0;
    int count = rows_count(r);
    for (int i = 0; i < count; i++)
        length += strlen(rows_text(r, i, "code")) + strlen(rows_text(r, i, "words")) + 24;
    char *text = pool_take(c->pool, length + 1), *end = text;
    for (int i = 0; i < count; i++) {
        const char *line = pool_print(c->pool, "%s %lld %s\n", rows_text(r, i, "code"),
                                      (long long)rows_int(r, i, "weight"), rows_text(r, i, "words"));
        size_t n = strlen(line);
        memcpy(end, line, n);
        end += n;
    }
    secret_sha256(text, (size_t)(end - text), box->list_hash);
}

static bool open_box(struct ctx *c, struct pg *db, const struct match *m, int64_t window, struct box *box)
{
    struct rows *r;
    if (!pg_each(c, db, &r, BALLOTS_OF, "ii", m->row.id, window)) return false;
    int count = rows_count(r);
    *box = (struct box){.ballots = {.n = count}};
    box->ballots.at = pool_take_many(c->pool, (size_t)count + 1, sizeof *box->ballots.at);
    box->numbers = pool_take_many(c->pool, (size_t)count + 1, sizeof *box->numbers);
    for (int i = 0; i < count; i++) {
        struct verdicts *verdicts = pool_take(c->pool, sizeof *verdicts);
        const game_order *order = m->game->parse(c, json_own(c, rows_text(r, i, "orders")), verdicts);
        must(order);
        box->ballots.at[i] = (struct ballot){.order = order, .weight = rows_int(r, i, "weight")};
        box->numbers[i] = rows_int(r, i, "number");
        box->weight += box->ballots.at[i].weight;
    }
    hash_list(c, r, box);
    return true;
}

static void publish(struct ctx *c, struct pg *db, const struct match *m, int64_t window,
                    const struct box *box, const game_order *elected)
{
    int played = 0;
    int64_t *numbers = pool_take_many(c->pool, (size_t)box->ballots.n + 1, sizeof *numbers);
    for (int i = 0; i < box->ballots.n; i++)
        if (box->ballots.at[i].played) numbers[played++] = box->numbers[i];
    window_row_close(c, db,
                     &(struct window_result){.match = m->row.id,
                                             .n = window,
                                             .closes_at = m->row.deadline,
                                             .played = numbers,
                                             .played_count = played,
                                             .ballots = box->ballots.n,
                                             .weight = box->weight,
                                             .hash = pool_copy(c->pool, box->list_hash),
                                             .turn = m->game->notation(c, elected),
                                             .tally = json_text(c, box->ballots.tally ? box->ballots.tally
                                                                                      : json_new_object(c))});
}

/* Every ballot is checked again: whether its voter can vote, and how many ballots came from one network. */
static bool exclude(struct ctx *c, struct pg *db, const struct match *m, int64_t window)
{
    const struct ballot_terms terms = {.game = m->game->id,
                                       .age_us = CROWD_DAYS_MIN * DAY_US,
                                       .games = CROWD_GAMES_MIN,
                                       .turns = CROWD_TURNS_MIN,
                                       .a_network = CROWD_NETWORK_BALLOTS};
    return ballot_rows_exclude(c, db, m->row.id, window, &terms);
}

static bool elect(struct ctx *c, struct pg *db, const struct match *m, int seat, const game_order **ret)
{
    bool held;
    struct box box = {.weight = 0};
    int64_t window = m->row.turns[seat];
    if (!window_row_lock(c, db, m->row.id, window, &held)) return false;
    if (held && (!exclude(c, db, m, window) || !open_box(c, db, m, window, &box))) return false;
    *ret = m->game->crowd->elect(c, m->state, seat, &box.ballots);
    must(*ret);
    if (held) publish(c, db, m, window, &box, *ret);
    return fail_point(c, "crowd.elected");
}

bool crowd_seal(struct ctx *c, struct pg *db, struct match *m, struct event *event)
{
    for (int seat = 0; seat < m->row.seats; seat++) {
        if (!(m->row.owes & 1u << seat) || !crowd_plays(m, seat)) continue;
        if (!elect(c, db, m, seat, &event->orders[seat])) return false;
        event->late &= ~(1u << seat);
    }
    return true;
}

bool crowd_follow(struct ctx *c, struct pg *db, const struct match *m, const struct event *event)
{
    bool crowds = false;
    for (int seat = 0; seat < m->row.seats; seat++) crowds |= crowd_plays(m, seat);
    if (!crowds || event->kind != EVENT_TURN) return true;
    window_row_score(c, db, m->row.id, m->row.turns[0] - 1, m->standing.score, m->row.seats);
    for (int seat = 0; seat < m->row.seats && !m->standing.over; seat++)
        if (m->row.owes & 1u << seat && crowd_plays(m, seat))
            window_row_insert(c, db,
                              &(struct window_row){.match = m->row.id,
                                                   .n = m->row.turns[seat],
                                                   .opens_at = m->rest.now,
                                                   .closes_at = m->row.deadline,
                                                   .seat = seat});
    return true;
}

/* Voting */

static bool guests_no_vote(struct ctx *c)
{
    return fail(c, FAULT_GUESTS_NO_VOTE, "guests cannot vote; sign up to take a side and keep your games");
}

bool crowd_join(struct ctx *c, struct pg *db, int64_t match_id, int64_t account, int *ret_seat)
{
    int seats;
    struct rows *side;
    struct account_row row;
    int64_t members[SEATS_MAX] = {0};
    if (!account_by_id(c, db, account, &row)) return false;
    if (row.kind == ACCOUNT_GUEST) return guests_no_vote(c);
    if (!crowd_row_lock(c, db, match_id, members, SEATS_MAX, &seats) ||
        !pg_maybe(c, db, &side, CROWD_SIDE_OF, "ii", match_id, account))
        return false;
    if (rows_count(side)) {
        *ret_seat = (int)rows_int(side, 0, "seat");
        return true;
    }
    *ret_seat = 0;
    for (int seat = 1; seat < seats; seat++)
        if (members[seat] < members[*ret_seat]) *ret_seat = seat;
    crowd_row_join(c, db, match_id, account, *ret_seat);
    return true;
}

struct voter {
    int seat; /* -1: no side yet */
    bool guest;
    int64_t since, age, games, weight; /* since: registration, 0 for a guest */
};

/* The voter's rating, from the first variant's leaderboard for its usual clock, as it was when the window opened. It
 * counts as more than the usual weight only if the player is established, because ratings can be inflated among
 * friends. */
static bool voter_read(struct ctx *c, struct pg *db, const struct match *m, int64_t account, int64_t opened,
                       struct voter *ret)
{
    struct rows *r;
    const struct variant *first = &m->game->variants[0];
    const char *speed = clock_speed(c, first, json_member(json_own(c, first->clock), "default"));
    if (!pg_one(c, db, &r, CROWD_VOTER, "iitttiii", m->row.id, account, m->game->id, first->id,
                speed ? speed : "", (int64_t)CROWD_GAMES_MIN, opened, (int64_t)CROWD_TURNS_MIN))
        return false;
    *ret = (struct voter){.seat = rows_null(r, 0, "seat") ? -1 : (int)rows_int(r, 0, "seat"),
                          .guest = rows_null(r, 0, "age"),
                          .since = rows_null(r, 0, "since") ? 0 : rows_int(r, 0, "since"),
                          .age = rows_null(r, 0, "age") ? 0 : rows_int(r, 0, "age"),
                          .games = rows_int(r, 0, "games"),
                          .weight = RATING_START};
    if (!rows_null(r, 0, "rating")) ret->weight = rows_int(r, 0, "rating") / RATING_UNIT;
    if (ret->weight > RATING_START && !rows_bool(r, 0, "established")) ret->weight = RATING_START;
    if (ret->weight < 1) ret->weight = 1;
    return true;
}

/* Why an account cannot vote, whatever its side; NULL: it can. */
static const char *bar_of(const struct voter *voter)
{
    return voter->guest                           ? "guest"
           : voter->age < CROWD_DAYS_MIN * DAY_US ? "too_new"
           : voter->games < CROWD_GAMES_MIN       ? "too_few_games"
                                                  : NULL;
}

static bool check_voter(struct ctx *c, const struct voter *voter)
{
    if (voter->guest) return guests_no_vote(c);
    if (voter->age < CROWD_DAYS_MIN * DAY_US)
        return fail(c, FAULT_TOO_NEW, "you can vote %d days after signing up", CROWD_DAYS_MIN);
    if (voter->games < CROWD_GAMES_MIN)
        return fail(
            c, FAULT_TOO_FEW_GAMES,
            "you can vote after %d finished games in which you played at least %d turns; you have %lld",
            CROWD_GAMES_MIN, CROWD_TURNS_MIN, (long long)voter->games);
    return true;
}

static bool check_side(struct ctx *c, const struct voter *voter, int seat)
{
    return voter->seat == seat ||
           fail(c, FAULT_OTHER_SIDE, "the other side votes in this window; yours is the next");
}

/* Find the window and keep it open until the end of the transaction. */
static bool window_share(struct ctx *c, struct pg *db, const struct crowd_vote *vote, int *ret_seat,
                         int64_t *ret_opened)
{
    struct window_row row;
    bool open;
    if (!window_row_share(c, db, vote->match_id, vote->window, &row, &open)) return false;
    *ret_seat = row.seat;
    *ret_opened = row.opens_at;
    return open || fail(c, FAULT_WINDOW_CLOSED, "window %lld is closed", (long long)vote->window);
}

static bool judge(struct ctx *c, const struct match *m, int seat, json_object *orders, const game_order **ret)
{
    struct verdicts *v = pool_take(c->pool, sizeof *v);
    const game_order *parsed = m->game->parse(c, orders, v);
    if (!parsed) return receipt_refuse(c, "", v);
    v->n = 0;
    *ret = m->game->judge(c, match_known(c, m, seat), parsed, true, v);
    return *ret || receipt_refuse(c, "", v);
}

static json_object *ballot_json(struct ctx *c, const struct rows *r, int64_t window, const char *words,
                                int64_t weight)
{
    json_object *o = json_new_object(c);
    char at[CLOCK_TEXT];
    clock_print(rows_int(r, 0, "at"), at);
    json_add_int(o, "window", window);
    json_add_text(o, "text", words);
    json_add_text(o, "code", rows_text(r, 0, "code"));
    json_add_int(o, "weight", weight);
    json_add_text(o, "at", pool_copy(c->pool, at));
    return o;
}

bool crowd_vote(struct ctx *c, struct pg *db, const struct crowd_vote *vote, json_object **ret_receipt)
{
    int seat;
    int64_t opened;
    struct match m;
    struct voter voter;
    const game_order *order = NULL;
    struct rows *old, *put;
    if (!window_share(c, db, vote, &seat, &opened) ||
        !match_load(c, db, &(struct match_wanted){.id = vote->match}, &m) ||
        !voter_read(c, db, &m, vote->account, opened, &voter) || !check_voter(c, &voter) ||
        (voter.seat < 0 && !crowd_join(c, db, vote->match_id, vote->account, &voter.seat)) ||
        !check_side(c, &voter, seat) || !judge(c, &m, seat, vote->orders, &order) ||
        !pg_maybe(c, db, &old, BALLOT_FIND, "iii", vote->match_id, vote->window, vote->account))
        return false;
    const char *orders = json_text(c, m.game->write(c, order)), *words = m.game->notation(c, order);
    if (rows_count(old) && strcmp(rows_text(old, 0, "orders"), orders) == 0) {
        *ret_receipt = ballot_json(c, old, vote->window, words, rows_int(old, 0, "weight"));
        return true;
    }
    char *code = pool_take(c->pool, PUBLIC_ID);
    secret_public_id(code);
    const struct ballot_row row = {.match = vote->match_id,
                                   .n = vote->window,
                                   .account = vote->account,
                                   .weight = voter.weight,
                                   .code = code,
                                   .orders = orders,
                                   .words = words};
    if (!ballot_row_put(c, db, &row, &put)) return false;
    *ret_receipt = ballot_json(c, put, vote->window, words, voter.weight);
    return fail_point(c, "vote.before_commit");
}

bool crowd_unvote(struct ctx *c, struct pg *db, const struct crowd_vote *vote)
{
    int seat;
    int64_t opened;
    if (!window_share(c, db, vote, &seat, &opened)) return false;
    ballot_row_drop(c, db, vote->match_id, vote->window, vote->account);
    return true;
}

bool crowd_legal(struct ctx *c, struct pg *db, const struct crowd_vote *vote, json_object *window,
                 json_object **ret)
{
    struct match m;
    const game_order *partial = NULL;
    struct verdicts *v = pool_take(c->pool, sizeof *v);
    if (!match_load(c, db, &(struct match_wanted){.id = vote->match}, &m)) return false;
    if (m.row.turns[0] != vote->window || m.standing.over)
        return fail(c, FAULT_WINDOW_CLOSED, "window %lld is not open", (long long)vote->window);
    int seat = 0;
    while (seat < m.row.seats && !(m.row.owes & 1u << seat)) seat++;
    must(seat < m.row.seats);
    if (vote->orders && !(partial = m.game->parse(c, vote->orders, v))) return receipt_refuse(c, "", v);
    *ret = m.game->legal(c, m.game->know(c, m.state, seat, (struct table){.window = window}), partial);
    return *ret != NULL;
}

bool crowd_me(struct ctx *c, struct pg *db, const struct crowd_vote *who, json_object **ret)
{
    struct match m;
    struct voter voter;
    struct rows *window, *ballot;
    *ret = NULL;
    if (!match_load(c, db, &(struct match_wanted){.id = who->match}, &m) ||
        !pg_maybe(c, db, &window, WINDOW_FIND, "ii", who->match_id, who->window) ||
        !pg_maybe(c, db, &ballot, BALLOT_FIND, "iii", who->match_id, who->window, who->account))
        return false;
    int64_t opened = rows_count(window) ? rows_int(window, 0, "opens_at") : m.rest.now;
    if (!voter_read(c, db, &m, who->account, opened, &voter)) return false;
    if (voter.seat < 0) return true;
    const char *bar = bar_of(&voter);
    json_object *me = json_new_object(c), *mine = NULL;
    json_add_int(me, "side", voter.seat);
    json_add_bool(me, "may_vote", !bar);
    json_add_text(me, "why", bar);
    json_add_text(me, "old_enough_at",
                  voter.guest ? NULL : clock_text(c, voter.since + CROWD_DAYS_MIN * DAY_US));
    json_add_int(me, "games", voter.games);
    json_add_int(me, "games_needed", CROWD_GAMES_MIN);
    json_add_int(me, "weight", voter.weight);
    if (rows_count(ballot)) {
        mine = ballot_json(c, ballot, who->window, rows_text(ballot, 0, "words"),
                           rows_int(ballot, 0, "weight"));
        json_add(mine, "orders", json_own(c, rows_text(ballot, 0, "orders")));
    }
    json_add(me, "ballot", mine);
    *ret = me;
    return true;
}
