/* view.c - see view.h. */
#include "platform/read/view.h"
#include "base/clock.h"
#include "platform/lobby/rematch.h"
#include "platform/match/attendance.h"
#include "platform/match/audience.h"
#include "platform/match/match.h"
#include "platform/match/match_time.h"
#include "platform/match/offer.h"
#include "platform/match/turn.h"
#include "platform/model/catalogue.h"
#include "platform/read/rating_view.h"
#include "platform/read/view_origin.h"
#include "platform/runtime/wake.h"
#include "store/account.h"

/* Parts of a view */

/* The seats whose time is running, as far as this viewer can know who has handed in; else all that have not left. */
static uint32_t running(const struct match *m, const struct audience *a)
{
    uint32_t waits = m->row.owes & ~m->row.handed_in, own = 1u << a->viewer;
    if (m->row.status != STATUS_LIVE) return 0;
    if (a->shown == SHOW_WHO || m->variant->pace != PACE_TOGETHER) return waits;
    return (waits & own) | (~m->standing.out & ~own);
}

static json_object *clocks(struct ctx *c, const struct match *m, const struct audience *a)
{
    json_object *list = json_new_array(c);
    uint32_t runs = running(m, a);
    /* As of the view's own time, so that a client can let a running clock run on from there. */
    int64_t at = match_is_paused(m) ? m->row.paused_at : m->row.changed_at;
    bool uses_bank = clock_uses_bank(&m->clock, m->row.stage);
    for (int seat = 0; seat < m->row.seats; seat++) {
        json_object *clock = json_new_object(c);
        json_add_int(clock, "seat", seat);
        int64_t turn_ms = match_time_shown(m, seat, a->viewer, at);
        int64_t bank_ms = m->row.bank_ms[seat] - (uses_bank ? turn_ms : 0);
        json_add_int(clock, "used_ms", m->row.used_ms[seat] + turn_ms);
        if (m->clock.mode == CLOCK_BUDGET) json_add_int(clock, "bank_ms", bank_ms > 0 ? bank_ms : 0);
        else json_add(clock, "bank_ms", NULL);
        json_add_bool(clock, "running", runs >> seat & 1);
        json_push(list, clock);
    }
    return list;
}

/* The seats that have not handed in, as the variant shows them: which, how many (including those that have left
 * unannounced), or nothing. */
static void add_pending(struct ctx *c, const struct match *m, const struct audience *a, json_object *view)
{
    uint32_t pending = m->row.owes & ~m->row.handed_in, missing = pending;
    missing |= m->standing.untold & ~m->row.handed_in;
    if (a->shown == SHOW_COUNT) json_add_int(view, "pending", __builtin_popcount(missing));
    if (a->shown != SHOW_WHO) return;
    json_object *list = json_new_array(c);
    for (int seat = 0; seat < m->row.seats; seat++)
        if (pending & 1u << seat) json_push_int(list, seat);
    json_add(view, "pending", list);
}

static void add_seat_part(struct ctx *c, const struct match *m, int seat, json_object *view)
{
    const struct order_row *sealed = match_sealed(m, seat);
    json_add_int(view, "seat", seat);
    json_add_bool(view, "owes", (m->row.owes & ~m->row.handed_in) >> seat & 1);
    json_object *orders = NULL;
    if (sealed && m->row.owes >> seat & 1) {
        orders = json_new_object(c);
        json_add(orders, "orders", json_own(c, sealed->orders));
        json_add_bool(orders, "ready", sealed->ready);
    }
    json_add(view, "orders", orders);
    json_add(view, "offers", offer_list(c, m, seat));
}

static json_object *result_json(struct ctx *c, const struct match *m, const struct audience *a)
{
    return a->result && m->row.result ? json_own(c, m->row.result) : NULL;
}

int view_eyes(const struct audience *a, const struct view_wish *wish)
{
    if (a->eyes == EYES_ALL) return wish->eyes >= 0 ? wish->eyes : ARBITER;
    return a->eyes == EYES_SEAT ? a->viewer : SPECTATOR;
}

/* Programs tell the views of different games apart by these (openapi.yaml: the discriminator). */
static void add_kind(const struct match *m, json_object *answer)
{
    json_add_text(answer, "game", m->game->id);
    json_add_text(answer, "variant", m->variant->id);
}

static json_object *view_shell(struct ctx *c, const struct match *m, const struct audience *a,
                               const char *stage, int64_t turn)
{
    json_object *view = json_new_object(c);
    json_add_int(view, "seq", m->row.seqs[a->viewer]);
    add_kind(m, view);
    json_add_int(view, "turn", turn);
    if (m->row.taken_back) json_add_int(view, "taken_back", m->row.taken_back);
    json_add_text(view, "stage", stage);
    json_add_text(view, "deadline", clock_text(c, m->row.deadline));
    json_add(view, "clocks", clocks(c, m, a));
    json_add(view, "attendance", attendance_json(c, m, a));
    json_add_text(view, "now", clock_text(c, m->row.changed_at));
    return view;
}

static void close_shell(struct ctx *c, const struct match *m, const struct audience *a, json_object *view,
                        json_object *position)
{
    json_add_text(view, "paused_until", clock_text(c, m->row.paused_until));
    json_add_text(view, "status", match_status_name(m->row.status));
    json_add(view, "result", result_json(c, m, a));
    json_add(view, "view", position);
}

/* The current turn of a viewer: the seat's own; after the end the highest of all seats, so that a replay ends where the
 * match did. */
static int64_t present_turn(const struct match *m, int viewer)
{
    return match_is_over(m) ? match_last_turn(m) : (int64_t)m->row.turns[viewer == SPECTATOR ? 0 : viewer];
}

static json_object *present_view(struct ctx *c, const struct match *m, const struct audience *a,
                                 const struct view_wish *wish)
{
    json_object *view = view_shell(c, m, a, m->row.stage, present_turn(m, a->viewer));
    add_pending(c, m, a, view);
    if (a->viewer != SPECTATOR) add_seat_part(c, m, a->viewer, view);
    game_known *known = match_known(c, m, view_eyes(a, wish));
    close_shell(c, m, a, view, m->game->view(c, known, wish->compact, wish->window));
    return view;
}

/* An earlier turn: the position as this viewer knew it then, with no orders owed. */
static bool past_view(struct ctx *c, struct pg *db, const struct match *m, const struct audience *a,
                      const struct view_wish *wish, json_object **ret_view)
{
    game_state *state;
    int of = view_eyes(a, wish); /* whose knowledge is shown, the turn is theirs */
    bool fine = of < m->row.seats ? match_state_of_seat(c, db, m, (int)wish->turn, of, &state)
                                  : match_state_at(c, db, m, (int)wish->turn, &state);
    if (!fine) return false;
    struct standing standing = m->game->standing(state);
    json_object *view = view_shell(c, m, a, standing.stage, wish->turn);
    if (a->viewer != SPECTATOR) {
        json_add_int(view, "seat", a->viewer);
        json_add_bool(view, "owes", false);
        json_add(view, "orders", NULL);
        json_add(view, "offers", json_new_array(c));
    }
    game_known *known = m->game->know(c, state, of, (struct table){0});
    close_shell(c, m, a, view, m->game->view(c, known, wish->compact, wish->window));
    *ret_view = view;
    return true;
}

bool view_open(struct ctx *c, struct pg *db, const struct view_wish *wish, struct match *m,
               struct audience *ret)
{
    if (!match_load(c, db, &(struct match_wanted){.id = wish->match}, m)) return false;
    *ret = audience_row(&m->row, wish->who);
    if (wish->eyes >= 0 && !ret->all)
        return fail(c, FAULT_NOT_FINISHED, "the view of another seat is available when the game is over");
    if (wish->eyes >= m->row.seats)
        return fail(c, FAULT_BAD_REQUEST, "seats are numbered 0 to %d", m->row.seats - 1);
    return audience_allows(c, ret, ret->viewer == SPECTATOR ? ASK_WATCH : ASK_SEAT);
}

/* Delayed spectators */

struct glimpse {
    game_state *state;
    int64_t turn;
    int viewer;
};

/* The arbiter's view, `delay` turns ago; until there is one, the public part of the first position. */
static bool look_back(struct ctx *c, struct pg *db, const struct match *m, int behind, int64_t wished,
                      struct glimpse *ret)
{
    int64_t latest = m->row.turns[0] - behind;
    if (!match_state_at(c, db, m, latest < 0 ? 0 : (int)latest, &ret->state)) return false;
    int64_t first = m->game->standing(ret->state).turn[0];
    ret->viewer = latest < first ? SPECTATOR : ARBITER;
    ret->turn = latest < first ? first : latest;
    if (wished < 0 || wished == ret->turn) return true;
    if (wished > ret->turn)
        return fail(c, FAULT_BAD_REQUEST, "spectators see this game late: turn must be from 0 to %lld",
                    (long long)ret->turn);
    ret->turn = wished;
    return match_state_at(c, db, m, (int)wished, &ret->state);
}

/* This view changes only when a turn is resolved: it has no clocks, no deadline, and does not show who has handed
 * in. */
static bool late_view(struct ctx *c, struct pg *db, const struct match *m, int behind,
                      const struct view_wish *wish, json_object **ret_view)
{
    struct glimpse g;
    int64_t began;
    if (!look_back(c, db, m, behind, wish->turn, &g) || !match_turn_time(c, db, m, g.turn, &began))
        return false;
    json_object *view = json_new_object(c);
    json_add_int(view, "seq", m->row.seqs[SPECTATOR]);
    add_kind(m, view);
    json_add_int(view, "turn", g.turn);
    json_add_int(view, "delay_turns", behind);
    json_add_text(view, "stage", m->game->standing(g.state).stage);
    json_add(view, "deadline", NULL);
    json_add(view, "clocks", json_new_array(c));
    json_add(view, "attendance", json_new_array(c));
    json_add_text(view, "now", clock_text(c, began));
    json_add(view, "paused_until", NULL);
    json_add_text(view, "status", match_status_name(STATUS_LIVE));
    json_add(view, "result", NULL);
    game_known *known = m->game->know(c, g.state, g.viewer, (struct table){0});
    json_add(view, "view", m->game->view(c, known, wish->compact, wish->window));
    *ret_view = view;
    return true;
}

bool view_match(struct ctx *c, struct pg *db, const struct view_wish *wish, json_object **ret_view,
                uint32_t *ret_seq, bool *ret_over)
{
    struct match m;
    struct audience a;
    if (!view_open(c, db, wish, &m, &a)) return false;
    wake_learn(m.row.public_id, m.row.seqs, m.row.message_seqs);
    *ret_seq = m.row.seqs[a.viewer];
    *ret_over = match_is_over(&m);
    if (a.behind) return late_view(c, db, &m, a.behind, wish, ret_view);
    bool now = wish->turn < 0 || wish->turn == present_turn(&m, a.viewer);
    if (!now) return past_view(c, db, &m, &a, wish, ret_view);
    *ret_view = present_view(c, &m, &a, wish);
    return true;
}

bool view_picture(struct ctx *c, struct pg *db, const struct view_wish *wish, const char **ret_picture,
                  uint32_t *ret_seq, bool *ret_over)
{
    struct match m;
    struct audience a;
    game_state *state;
    if (!view_open(c, db, wish, &m, &a)) return false;
    if (!m.game->picture) return fail(c, FAULT_NOT_FOUND, "this game has no pictures");
    *ret_seq = m.row.seqs[a.viewer];
    *ret_over = match_is_over(&m);
    state = m.state;
    if (a.behind) {
        struct glimpse g;
        if (!look_back(c, db, &m, a.behind, wish->turn, &g)) return false;
        *ret_picture = m.game->picture->draw(c, m.game->know(c, g.state, g.viewer, (struct table){0}));
        return true;
    }
    if (wish->turn >= 0 && !match_state_at(c, db, &m, (int)wish->turn, &state)) return false;
    *ret_picture = m.game->picture->draw(c, m.game->know(c, state, view_eyes(&a, wish), (struct table){0}));
    return true;
}

bool view_seq(struct ctx *c, struct pg *db, const char *match, int viewer, uint32_t *ret_seq,
              uint32_t *ret_message_seq)
{
    struct match_row row;
    if (!match_find(c, db, match, &row)) return false;
    wake_learn(row.public_id, row.seqs, row.message_seqs);
    *ret_seq = row.seqs[viewer];
    *ret_message_seq = row.message_seqs[viewer];
    return true;
}

bool view_legal(struct ctx *c, struct pg *db, const char *match, int viewer, json_object *partial,
                json_object **ret_legal)
{
    struct match m;
    game_order *order = NULL;
    if (!match_load(c, db, &(struct match_wanted){.id = match}, &m)) return false;
    if (match_is_over(&m)) return fail(c, FAULT_GAME_OVER, "the game is over");
    if (partial) {
        struct verdicts *v = pool_take(c->pool, sizeof *v);
        order = m.game->parse(c, partial, v);
        for (int i = 0; !order && i < v->n; i++)
            if (v->v[i].code) fail_at(c, v->v[i].path, v->v[i].code, v->v[i].hint);
        if (!order) return fail(c, FAULT_BAD_REQUEST, "the orders cannot be read");
    }
    *ret_legal = m.game->legal(c, match_known(c, &m, viewer), order);
    if (*ret_legal) add_kind(&m, *ret_legal);
    return *ret_legal != NULL;
}

/* Headers */

/* Until a blind game ends, its seats have only numbers. */
static json_object *header_seats(struct ctx *c, json_object *people, int mine, const struct audience *a)
{
    json_object *seats = json_new_array(c);
    for (size_t i = 0; i < json_object_array_length(people); i++) {
        json_object *person = json_object_array_get_idx(people, i), *seat = json_new_object(c);
        json_add(seat, "seat", json_member(person, "seat"));
        json_add(seat, "name", json_member(person, "name"));
        json_add(seat, "kind", a->names ? json_member(person, "kind") : NULL);
        if ((int)i == mine) json_add_bool(seat, "you", true);
        json_add(seat, "place", a->result ? json_member(person, "place") : NULL);
        json_add(seat, "score", a->result ? json_member(person, "score") : NULL);
        json_push(seats, seat);
    }
    return seats;
}

/* How a row of match_find or of a list relates to an account. */
static struct audience audience_at(const struct rows *r, int i, const struct audience_viewer *who)
{
    const struct match_row row = {.game = rows_text(r, i, "game"),
                                  .variant = rows_text(r, i, "variant"),
                                  .purpose = purpose_read(r, i, "purpose"),
                                  .spectators = spectators_read(r, i, "spectators"),
                                  .status = match_status_read(r, i, "status"),
                                  .delay_turns = (int)rows_int(r, i, "delay_turns"),
                                  .sealed = rows_bool(r, i, "sealed"),
                                  .blind = rows_bool(r, i, "blind")};
    return audience_row(&row, who);
}

/* A header from such a row; the lists' rows carry `people`. */
static json_object *header_json(struct ctx *c, const struct rows *r, int i, const struct audience *a,
                                json_object *people, int mine)
{
    json_object *h = json_new_object(c);
    const struct game *game = game_find(rows_text(r, i, "game"));
    must(game);
    int64_t turns[SEATS_MAX] = {0};
    rows_ints(r, i, "turns", turns, SEATS_MAX);
    json_add_text(h, "id", rows_text(r, i, "public_id"));
    json_add_text(h, "game", game->id);
    json_add_text(h, "variant", rows_text(r, i, "variant"));
    json_object *options = json_own(c, rows_text(r, i, "options"));
    if (!a->options)
        options = catalogue_shown_options(c, variant_find(game, rows_text(r, i, "variant")), options);
    json_add(h, "options", options);
    json_add(h, "seats", header_seats(c, people, mine, a));
    json_add(h, "clock", json_own(c, rows_text(r, i, "clock")));
    json_add_bool(h, "rated", rows_bool(r, i, "rated"));
    json_add_bool(h, "blind", rows_bool(r, i, "blind"));
    json_add_text(h, "press", rows_text(r, i, "press"));
    json_add_text(h, "spectators", rows_text(r, i, "spectators"));
    json_add_text(h, "status", rows_text(r, i, "status"));
    json_add_int(h, "turn", turns[0]);
    json_add_text(h, "stage", rows_text(r, i, "stage"));
    json_add(h, "result", a->result ? json_own(c, rows_text(r, i, "result")) : NULL);
    json_add_text(h, "seed_commitment", rows_text(r, i, "seed_commitment"));
    json_add_int(h, "rules_version", rows_int(r, i, "rules_version"));
    json_add_text(h, "created_at", clock_text(c, rows_int(r, i, "created_at")));
    json_add_text(h, "finished_at", clock_text(c, rows_int(r, i, "finished_at")));
    if (a->options) json_add_text(h, "seed", rows_text(r, i, "seed"));
    if (a->options) json_add_text(h, "nonce", rows_text(r, i, "nonce"));
    return h;
}

/* The maximum number of turns that one order can pass, see turn.h; 1: only its own. */
static int turns_ahead(const struct variant *variant, json_object *people, json_object *clock)
{
    int persons = 0;
    for (size_t i = 0; i < json_object_array_length(people); i++) {
        enum account_kind kind = ACCOUNT_UNREAD;
        const char *word = json_object_get_string(json_member(json_object_array_get_idx(people, i), "kind"));
        persons += !account_kind_find(word, &kind) || kind != ACCOUNT_BUILTIN;
    }
    bool untimed = clock_rule_read(clock).mode == CLOCK_UNTIMED;
    return variant->plays_on && untimed && persons == 1 ? TURNS_ON_MAX : 1;
}

void view_add_series(struct ctx *c, json_object *o, const char *every, const char *day)
{
    if (!every) return;
    json_object *series = json_new_object(c);
    json_add_text(series, "every", every);
    json_add_text(series, "day", day);
    json_add(o, "series", series);
}

static void add_tournament(struct ctx *c, const struct rows *r, json_object *header)
{
    if (!rows_count(r)) return;
    json_object *tournament = json_new_object(c);
    json_add_text(tournament, "id", rows_text(r, 0, "public_id"));
    json_add_text(tournament, "name", rows_text(r, 0, "name"));
    json_add_text(tournament, "format", rows_text(r, 0, "format"));
    json_add_int(tournament, "round", rows_int(r, 0, "round"));
    if (rows_null(r, 0, "rounds")) json_add(tournament, "rounds", NULL);
    else json_add_int(tournament, "rounds", rows_int(r, 0, "rounds"));
    json_add_text(tournament, "no_show_at", clock_text(c, rows_int(r, 0, "no_show_at")));
    view_add_series(c, tournament, rows_text(r, 0, "every"), rows_text(r, 0, "day"));
    json_add(header, "tournament", tournament);
}

bool view_header(struct ctx *c, struct pg *db, const char *match, const struct audience_viewer *who,
                 int64_t account, json_object **ret_header)
{
    struct rows *row, *seats, *tournament;
    if (!pg_one(c, db, &row, MATCH_FIND, "t", match)) return false;
    struct audience a = audience_at(row, 0, who);
    if (!audience_allows(c, &a, who->outside ? ASK_FACTS : ASK_HEADER)) return false;
    pg_ask(c, db, &tournament, TOURNAMENT_OF_MATCH, "i", rows_int(row, 0, "id"));
    if (!pg_each(c, db, &seats, MATCH_SEATS, "i", rows_int(row, 0, "id"))) return false;
    json_object *people = json_new_array(c);
    int mine = -1;
    for (int i = 0; i < rows_count(seats); i++) {
        json_object *person = json_new_object(c);
        json_add_int(person, "seat", rows_int(seats, i, "seat"));
        json_add_text(person, "name", rows_text(seats, i, "name"));
        json_add_text(person, "kind", rows_text(seats, i, "kind"));
        json_add_int(person, "place", rows_int(seats, i, "place"));
        json_add_int(person, "score", rows_int(seats, i, "score"));
        if (account && rows_int(seats, i, "account_id") == account) mine = i;
        json_push(people, person);
    }
    *ret_header = header_json(c, row, 0, &a, people, mine);
    json_add(*ret_header, "absence", json_own(c, rows_text(row, 0, "absence")));
    add_tournament(c, tournament, *ret_header);
    const struct match_row terms = {.game = rows_text(row, 0, "game"),
                                    .variant = rows_text(row, 0, "variant"),
                                    .spectators = spectators_read(row, 0, "spectators"),
                                    .delay_turns = (int)rows_int(row, 0, "delay_turns")};
    const struct variant *variant = variant_find(game_find(terms.game), terms.variant);
    int ahead = turns_ahead(variant, people, json_own(c, rows_text(row, 0, "clock")));
    if (ahead > 1) json_add_int(*ret_header, "turns_ahead", ahead);
    if (match_delay_turns(&terms)) json_add_int(*ret_header, "delay_turns", match_delay_turns(&terms));
    if (!rating_header(c, db, rows_int(row, 0, "id"), rows_bool(row, 0, "rated"),
                       json_member(*ret_header, "seats")) ||
        !view_add_origin(c, db, rows_int(row, 0, "id"), rows_bool(row, 0, "sealed"), *ret_header))
        return false;
    if (mine < 0 || match_status_read(row, 0, "status") != STATUS_FINISHED) return true;
    json_object *rematch;
    if (!rematch_header(c, db, rows_int(row, 0, "id"), account, &rematch)) return false;
    json_add(*ret_header, "rematch", rematch);
    return true;
}

json_object *view_headers(struct ctx *c, const struct rows *rows)
{
    static const struct audience_viewer NOBODY_KNOWN = {.seat = -1};
    json_object *items = json_new_array(c);
    for (int i = 0; i < rows_count(rows); i++) {
        struct audience a = audience_at(rows, i, &NOBODY_KNOWN);
        if (!a.listed) continue;
        json_push(items, header_json(c, rows, i, &a, json_own(c, rows_text(rows, i, "people")), -1));
    }
    return items;
}
