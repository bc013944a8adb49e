/* rules.c - the fold: what each event does to the game (R4.7, R9, R10), and the standing. */
#include "games/stratic/stratic.h"
#include <inttypes.h>

enum { BOTH = 1 << SOUTH | 1 << NORTH, EVERYBODY = BOTH | 1 << SPECTATOR };

struct telling {
    struct ctx *c;
    struct tale *tale;
}; /* a NULL tale discards all lines */

static void tell(const struct telling *t, const char *kind, int seat, const char *text, json_object *facts)
{
    if (t->tale) tale_tell(t->tale, (struct tale_line){TALE_ALL, kind, seat, text, facts});
}

static const char *side_letter(int seat) { return seat == SOUTH ? "S" : "N"; }

/* The setup (R3) */

static bool setup_of(struct ctx *c, const game_state *s, const struct event *e, int seat,
                     game_order **ret_setup)
{
    const game_order *sealed = e->late & (1u << seat) ? NULL : e->orders[seat];
    if (!sealed) sealed = setup_order(c, PRESET[0].front, PRESET[0].back); /* R3.4 */
    if (!sealed->is_setup) return fail(c, FAULT_NOT_STARTED, "the setup comes before the first turn");
    struct verdicts *v = pool_take(c->pool, sizeof *v);
    return setup_judge(c, sealed, seat, s->dims, v, ret_setup);
}

/* R3.2: both setups are revealed together. */
static bool reveal(struct ctx *c, game_state *s, const struct event *e, const struct telling *t)
{
    game_order *setup[2] = {NULL, NULL};
    for (int seat = 0; seat < 2; seat++)
        if (!setup_of(c, s, e, seat, &setup[seat])) return false;
    must(setup[SOUTH] && setup[NORTH]);
    s->position = position_new(c->pool, s->law, s->dims, 0, 2);
    s->position->max_expansions = expansions_most(s->max_expansions, s->dims);
    for (int seat = 0; seat < 2; seat++) {
        setup_lay(s->position, seat, setup[seat]);
        json_object *facts = json_new_object(c);
        setup_members(c, setup[seat], facts);
        json_add_bool(facts, "preset", !e->orders[seat] || e->late & (1u << seat));
        const char *text = pool_print(c->pool, "setup %s %s", side_letter(seat), setup_text(c, setup[seat]));
        tell(t, "setup", seat, text, facts);
    }
    s->status = IN_PLAY;
    return true;
}

/* Ends of the game */

static void finish(game_state *s, int winner, const char *reason)
{
    s->status = IS_OVER;
    s->result = (struct result){winner, reason};
}

/* R10.1, R10.2: `mover` captured the Commander, and the reply may have captured the mover's. */
static void finish_by_commander(game_state *s, int mover)
{
    if (s->position->commander[mover] == NOWHERE) finish(s, -1, "reply_capture");
    else finish(s, mover, "commander");
}

/* R10.4: the higher score wins; in a variant of giving away, the smaller army. */
static int leader(const struct position *p)
{
    int lead = p->law->giveaway ? count_all(p, NORTH) - count_all(p, SOUTH) : p->score[0] - p->score[1];
    return lead == 0 ? -1 : lead > 0 ? SOUTH : NORTH;
}

static void finish_by_limit(game_state *s)
{
    if (s->status == IS_OVER || s->turn_limit == 0 || s->position->turns < s->turn_limit) return;
    finish(s, leader(s->position), "turn_limit");
}

/* R4.7 (4) */
static void finish_after_turn(game_state *s)
{
    int winner = s->status == IN_PLAY ? given_away(s->position) : -1;
    if (winner >= 0) finish(s, winner, "no_pieces");
    finish_by_limit(s);
}

/* R10.2: when the capturer is in check, the first direct capture in canonical order is played at once. */
static const char *reply(struct ctx *c, struct position *p)
{
    int mover = p->side;
    if (!commander_fell(p) || p->commander[1 - mover] != NOWHERE || !in_check(p, mover)) return NULL;
    struct movements list = movements_new(c->pool, 256);
    const char *text = NULL;
    p->side = 1 - mover;
    p->resting_n = 0;
    all_movements(p, &list);
    movements_sort(&list);
    for (int i = 0; i < list.n && !text; i++) {
        const struct movement *m = &list.at[i];
        if (m->act != CAPTURE || m->to != p->commander[mover] || m->then != NOWHERE) continue;
        struct edits edits;
        text = movement_text(c, p, m);
        movement_do(p, m, &edits);
    }
    p->side = mover;
    return text;
}

/* Turns */

/* R4.7 for a turn or a skip that has been played on the board; the suffix for the log when the board expanded. */
static const char *close_turn(struct ctx *c, game_state *s, bool passed, json_object *facts)
{
    struct position *p = s->position;
    bool grown = turn_count(c->pool, p, passed);
    p->resting_n = 0;
    if (!grown) return "";
    int south = count_midboard(p, SOUTH), north = count_midboard(p, NORTH);
    json_object *midboard = json_new_array(c);
    json_push_int(midboard, south);
    json_push_int(midboard, north);
    json_add_int(facts, "expansion", p->expansions);
    json_add(facts, "midboard", midboard);
    return pool_print(c->pool, " @%d mid %d:%d", p->expansions, south, north);
}

static json_object *turn_facts(struct ctx *c, const game_state *s, const game_order *order)
{
    json_object *facts = json_new_object(c), *written = stratic_write(c, order);
    json_add_text(facts, "turn_text", s->last);
    json_add(facts, "place", json_member(written, "place"));
    json_add(facts, "moves", json_member(written, "moves"));
    return facts;
}

static bool play_turn(struct ctx *c, game_state *s, const game_order *sent, const struct telling *t)
{
    struct position *p = s->position;
    int side = p->side;
    game_order *order = order_copy(c, sent);
    if (order->is_setup) return fail(c, FAULT_SETUP_CLOSED, "the setup is over");
    if (!referee_turn(c, p, order, true, NULL)) return false;
    s->last = turn_text(c, order, s->dims);
    s->idle[side] = 0;
    /* Without a tale nobody reads the facts: programs play by the thousand. */
    json_object *facts = t->tale ? turn_facts(c, s, order) : json_new_object(c);
    const char *answer = reply(c, p);
    if (answer) json_add_text(facts, "reply", answer);
    const char *grown = close_turn(c, s, order->move_n == 0, facts);
    if (commander_fell(p)) finish_by_commander(s, side);
    finish_after_turn(s);
    bool check = s->status == IN_PLAY && in_check(p, p->side); /* R7.6 */
    json_add_bool(facts, "check", check);
    const char *call = commander_fell(p) ? "#" : check ? "!" : "";
    const char *tail = answer ? pool_print(c->pool, " / %s#", answer) : "";
    tell(t, "turn", side,
         pool_print(c->pool, "%d %s %s%s%s%s", p->turns, side_letter(side), s->last, call, tail, grown),
         facts);
    return true;
}

/* R9.5 */
static bool abandons(const game_state *s, int side)
{
    return s->idle_limit && s->idle[side] >= s->idle_limit;
}

static void skip_turn(struct ctx *c, game_state *s, const struct telling *t)
{
    struct position *p = s->position;
    int side = p->side;
    json_object *facts = json_new_object(c);
    s->idle[side]++;
    s->last = "skip";
    p->reserve[s->law->giveaway ? side : 1 - side] += s->skip_reinforcement; /* R9.3, R12.7 */
    bool gone = abandons(s, side);
    const char *grown = "";
    if (gone) {
        p->passes[side] = 0;
        p->turns++;
        p->side = 1 - side;
        finish(s, s->idle[1 - side] >= s->idle_limit - 1 ? -1 : 1 - side, "abandon");
    } else {
        grown = close_turn(c, s, false, facts);
        finish_after_turn(s);
    }
    json_add_bool(facts, "check", s->status == IN_PLAY && in_check(p, p->side));
    tell(t, "skip", side, pool_print(c->pool, "%d %s skip%s", p->turns, side_letter(side), grown), facts);
    if (gone) tell(t, "abandon", side, pool_print(c->pool, "abandon %s", side_letter(side)), NULL);
}

static bool apply_turn(struct ctx *c, game_state *s, const struct event *e, const struct telling *t)
{
    if (s->status == IN_SETUP) return reveal(c, s, e, t);
    int side = s->position->side;
    if (e->orders[side] && !(e->late & (1u << side))) return play_turn(c, s, e->orders[side], t);
    if (!(e->late & (1u << side)))
        return fail(c, FAULT_BAD_REQUEST, "the side to move handed in nothing and is not late");
    skip_turn(c, s, t);
    return true;
}

/* R10.1, R9.2: a seat resigns, or its bank is empty. */
static bool apply_loss(struct ctx *c, game_state *s, const struct event *e, const struct telling *t)
{
    if (e->seat != SOUTH && e->seat != NORTH) return fail(c, FAULT_BAD_REQUEST, "there are two seats");
    const char *kind = e->kind == EVENT_FLAG ? "flag" : "resign";
    finish(s, 1 - e->seat, kind);
    tell(t, kind, e->seat, pool_print(c->pool, "%s %s", kind, side_letter(e->seat)), NULL);
    return true;
}

static bool apply_event(struct ctx *c, game_state *s, const struct event *e, const struct telling *t)
{
    if (s->status == IS_OVER) return fail(c, FAULT_GAME_OVER, "the game is over");
    switch (e->kind) {
    case EVENT_TURN: return apply_turn(c, s, e, t);
    case EVENT_FLAG:
    case EVENT_RESIGN: return apply_loss(c, s, e, t);
    case EVENT_DRAW:                                                                      /* R10.3 */
        finish(s, s->law->points && s->position ? leader(s->position) : -1, "agreement"); /* R12.4 */
        tell(t, "draw", -1, s->result.winner < 0 ? "draw agreed" : "end agreed", NULL);
        return true;
    case EVENT_ABANDON:
        finish(s, -1, "abandoned");
        tell(t, "draw", -1, "draw abandoned", NULL);
        return true;
    default: return fail(c, FAULT_ACTS_CLOSED, "Stratic knows no acts outside the turn");
    }
}

bool stratic_apply(struct ctx *c, game_state *state, const struct event *event, struct tale *tale,
                   struct outcome *ret_outcome)
{
    struct telling t = {c, tale};
    if (!apply_event(c, state, event, &t)) return false;
    if (ret_outcome) *ret_outcome = (struct outcome){.moved = EVERYBODY};
    return true;
}

/* R11.2: 4D has a leaderboard of its own, and so have games cut short by a turn limit that the variant does not
 * require. */
static const char *ladder_of(const game_state *s)
{
    bool cut = s->turn_limit && !s->law->turn_limit;
    if (s->dims == 3) return cut ? "4d_turn_limit" : "4d";
    return cut ? "turn_limit" : NULL;
}

struct standing stratic_standing(const game_state *s)
{
    const struct position *p = s->position;
    struct standing st = {.over = s->status == IS_OVER,
                          .stage = p ? "play" : "setup",
                          .reason = s->result.reason,
                          .ladder = ladder_of(s)};
    for (int seat = 0; seat < 2; seat++) {
        st.turn[seat] = p ? 1 + p->turns : 0;
        st.score[seat] = p ? p->score[seat] : 0;
        if (st.over) st.place[seat] = s->result.winner == 1 - seat ? 2 : 1;
    }
    if (s->status == IN_SETUP) st.owes = BOTH;
    if (p && s->status == IN_PLAY) st.owes = 1u << p->side;
    return st;
}
