/* view.c - what a viewer knows, as JSON. Reads only a game_known. */
#include "games/rulegame/state.h"
#include <string.h>

/* R12.7: what a compact view has of the past. */
enum { COMPACT_ATTEMPTS = 24, COMPACT_RESULTS = 6 };

const char *response_name(int response)
{
    return response == RESPONSE_ACCEPT ? "accept" : response == RESPONSE_DENY ? "deny" : "immovable";
}

const char *finish_name(enum finish finish)
{
    static const char *const NAMES[] = {"playing", "cleared",   "stalemate",   "given_up",
                                        "lost",    "won_early", "walked_away", "abandoned"};
    return NAMES[finish];
}

static const char *incentive_name(enum incentive incentive)
{
    static const char *const NAMES[] = {"none", "doubling", "likelihood", "bonus"};
    return NAMES[incentive];
}

static json_object *buckets_list(struct ctx *c, uint8_t buckets)
{
    json_object *list = json_new_array(c);
    for (int b = 0; b < BUCKETS; b++)
        if (buckets >> b & 1) json_push_int(list, b);
    return list;
}

/* R1.5a: the names of properties could give the rule away. */
static void add_properties(json_object *row, struct ctx *c, const struct piece *piece)
{
    if (piece->image) {
        json_add_text(row, "image", piece->image);
        return;
    }
    json_object *properties = json_new_object(c);
    for (int i = 0; i < piece->count; i++)
        json_add_text(properties, piece->property[i].name, piece->property[i].text);
    json_add(row, "properties", properties);
}

static json_object *piece_view(struct ctx *c, const struct piece *piece, int id, bool compact)
{
    json_object *row = json_new_object(c);
    json_add_int(row, "piece", id);
    json_add_int(row, "cell", piece->cell);
    if (!compact) json_add_int(row, "x", cell_x(piece->cell));
    if (!compact) json_add_int(row, "y", cell_y(piece->cell));
    add_properties(row, c, piece);
    return row;
}

static json_object *pieces_view(struct ctx *c, const game_known *known, const struct known_seat *seat,
                                bool compact)
{
    json_object *list = json_new_array(c);
    uint8_t refused[PIECES_MAX];
    known_refused(seat, refused);
    for (int i = 0; i < seat->pieces; i++) {
        if (!(seat->here >> i & 1)) continue;
        json_object *row = piece_view(c, &seat->piece[i], i, compact);
        json_add(row, "refused", buckets_list(c, refused[i]));
        if (known->terms.fixed) json_add_bool(row, "movable", seat->movable >> i & 1);
        if (seat->accepts) json_add(row, "accepts", buckets_list(c, seat->accepts[i]));
        json_push(list, row);
    }
    return list;
}

/* The pieces in each bucket, in the order in which they went there. */
static json_object *removed_view(struct ctx *c, const struct known_seat *seat)
{
    json_object *buckets = json_new_array(c), *list[BUCKETS];
    for (int b = 0; b < BUCKETS; b++) json_push(buckets, list[b] = json_new_array(c));
    for (int i = seat->first; i < seat->n_action; i++) {
        const struct action *action = &seat->action[i];
        if (action->kind == ACTION_MOVE && action->response == RESPONSE_ACCEPT)
            json_push(list[action->bucket], piece_view(c, &seat->piece[action->piece], action->piece, false));
    }
    return buckets;
}

static json_object *attempts_view(struct ctx *c, const game_known *known, const struct known_seat *seat,
                                  int first, int end)
{
    json_object *list = json_new_array(c);
    for (int i = first; i < end; i++) {
        const struct action *action = &seat->action[i];
        if (action->kind > ACTION_PICK) continue;
        json_object *row = json_new_object(c);
        json_add_int(row, "piece", action->piece);
        if (action->kind == ACTION_MOVE) json_add_int(row, "bucket", action->bucket);
        json_add_text(row, "result", response_name(action->response));
        if (known->mode != MODE_APART) json_add_int(row, "seat", action->seat);
        json_push(list, row);
    }
    return list;
}

/* The seat of each action of a board, a digit for each. */
static const char *movers_text(struct ctx *c, const struct known_seat *seat,
                               const struct board_result *result)
{
    int count = result->end - result->first;
    char *by = pool_take(c->pool, (size_t)count + 1);
    for (int i = 0; i < count; i++) by[i] = (char)('0' + seat->action[result->first + i].seat);
    return by;
}

static json_object *result_sums(struct ctx *c, const struct board_result *result)
{
    json_object *row = json_new_object(c);
    json_add_text(row, "finish", finish_name(result->finish));
    json_add_int(row, "attempts", result->attempts);
    json_add_int(row, "done", result->done);
    json_add_int(row, "half_errors", result->errors);
    json_add_int(row, "points", result->points);
    json_add_bool(row, "bonus", result->bonus);
    return row;
}

/* A finished board with its attempts in the short form of saved states. */
static json_object *result_view(struct ctx *c, const game_known *known, const struct known_seat *seat,
                                const struct board_result *result)
{
    json_object *row = result_sums(c, result), *pieces = json_new_array(c);
    char *played = pool_take(c->pool, (size_t)(result->end - result->first) * 3 + 1), text[4];
    for (int i = result->first; i < result->end; i++) {
        action_print(&seat->action[i], text);
        memcpy(played + strlen(played), text, strlen(text) + 1);
    }
    for (int i = 0; i < result->pieces; i++) {
        json_object *piece = json_new_object(c);
        json_add_int(piece, "cell", result->piece[i].cell);
        add_properties(piece, c, &result->piece[i]);
        json_push(pieces, piece);
    }
    json_add(row, "pieces", pieces);
    json_add_text(row, "played", played);
    if (known->mode == MODE_APART) return row;
    json_add_int(row, "removed", result->own);
    json_add_text(row, "by", movers_text(c, seat, result));
    return row;
}

static json_object *board_view(struct ctx *c, const game_known *known, const struct known_seat *seat,
                               bool compact)
{
    json_object *board = json_new_object(c), *range = json_new_array(c);
    bool cut = compact && seat->n_action - seat->first > COMPACT_ATTEMPTS;
    int first = cut ? seat->n_action - COMPACT_ATTEMPTS : seat->first;
    const struct known_terms *terms = &known->terms;
    json_add_int(board, "number", seat->over ? seat->n_result : seat->n_result + 1);
    json_add_text(board, "finish", finish_name(seat->finish));
    json_add(board, "pieces", pieces_view(c, known, seat, compact));
    if (!compact) json_add(board, "buckets", removed_view(c, seat));
    json_add(board, "history", attempts_view(c, known, seat, first, seat->n_action));
    json_add_int(board, "attempts", seat->attempts);
    json_add_int(board, "done", seat->done);
    if (known->mode != MODE_APART) json_add_int(board, "removed", seat->own);
    json_add_int(board, "half_errors", seat->errors);
    json_push_int(range, known->mode == MODE_ADVERSARIAL ? 0 : terms->min_points);
    json_push_int(range, points_for(terms->min_points, terms->max_points, seat->errors));
    json_add(board, "points_range", range);
    return board;
}

static json_object *guesses_view(struct ctx *c, const struct guess *guess)
{
    json_object *list = json_new_array(c);
    for (int i = 0; i <= RESULTS_MAX; i++) {
        if (!guess[i].text) continue;
        json_object *row = json_new_object(c);
        json_add_int(row, "boards", guess[i].board);
        json_add_text(row, "guess", guess[i].text);
        json_add_int(row, "confidence", guess[i].confidence);
        json_push(list, row);
    }
    return list;
}

static json_object *results_view(struct ctx *c, const game_known *known, const struct known_seat *seat,
                                 bool compact)
{
    json_object *results = json_new_array(c);
    int first = compact && seat->n_result > COMPACT_RESULTS ? seat->n_result - COMPACT_RESULTS : 0;
    for (int i = first; i < seat->n_result; i++)
        json_push(results,
                  compact ? result_sums(c, &seat->result[i]) : result_view(c, known, seat, &seat->result[i]));
    return results;
}

static void add_open(struct ctx *c, json_object *row, const game_known *known, const struct known_seat *seat,
                     bool compact)
{
    json_add_int(row, "streak", seat->streak);
    if (seat->mastery >= 0) json_add_int(row, "mastery", seat->mastery);
    if (seat->stars >= 0) json_add_int(row, "stars", seat->stars);
    json_add_int(row, "factor", seat->factor);
    json_add_int(row, "factor_promised", seat->promised);
    json_add_bool(row, "bonus", seat->bonus);
    json_add_bool(row, "may_give_up", seat->may_give_up);
    json_add_bool(row, "may_start_bonus", seat->may_bonus);
    json_add(row, "board", board_view(c, known, seat, compact));
    json_add(row, "results", results_view(c, known, seat, compact));
}

static json_object *seat_view(struct ctx *c, const game_known *known, int number, bool compact)
{
    const struct known_seat *seat = &known->seat[number];
    json_object *row = json_new_object(c);
    json_add_int(row, "boards_done", seat->board);
    json_add_int(row, "attempts", seat->counted);
    json_add_int(row, "removed", seat->removed);
    json_add_int(row, "points", seat->points);
    json_add_bool(row, "over", seat->over);
    if (seat->open) add_open(c, row, known, seat, compact);
    if (seat->guess) json_add(row, "guesses", guesses_view(c, seat->guess));
    return row;
}

static void add_duo(json_object *view, const game_known *known)
{
    json_add_int(view, "series", known->terms.series);
    json_add_int(view, "series_done", known->round);
    if (!known->over) json_add_int(view, "to_move", known->mover);
}

/* Two players share a board (R12.4a): the brief view has its pieces and attempts once, at the viewer's seat. */
static void leave_out_twins(const game_known *known, json_object *seats)
{
    int told = known->viewer < known->seats ? known->viewer : 0;
    if (known->mode == MODE_APART) return;
    for (int seat = 0; seat < known->seats; seat++) {
        json_object *board = json_member(json_object_array_get_idx(seats, (size_t)seat), "board");
        if (!board || seat == told) continue;
        json_object_object_del(board, "pieces");
        json_object_object_del(board, "history");
    }
}

/* A board is small, so there are no parts of it to ask for. */
json_object *rulegame_view(struct ctx *c, const game_known *known, bool compact, json_object *window)
{
    const struct known_terms *terms = &known->terms;
    json_object *view = json_new_object(c), *seats = json_new_array(c);
    json_add_text(view, "level", terms->level);
    json_add_int(view, "boards", terms->boards);
    if (known->mode != MODE_APART) add_duo(view, known);
    json_add_text(view, "feedback", terms->fixed ? "fixed" : "free");
    json_add_bool(view, "crowded", terms->crowded);
    json_add_int(view, "pick_cost", terms->pick_cost);
    json_add_text(view, "incentive", incentive_name(terms->incentive));
    for (int seat = 0; seat < known->seats; seat++) json_push(seats, seat_view(c, known, seat, compact));
    if (json_member(window, "brief")) leave_out_twins(known, seats);
    json_add(view, "seats", seats);
    if (known->own) json_add(view, "sealed", rulegame_write(c, known->own));
    if (known->rules) json_add_text(view, "rules", known->rules);
    json_add_text(view, "reason", known->reason);
    return view;
}

static void moves_push(struct ctx *c, const game_known *known, const struct known_seat *seat,
                       json_object *orders)
{
    uint8_t refused[PIECES_MAX];
    known_refused(seat, refused);
    for (int i = 0; i < seat->pieces; i++) {
        if (!(seat->here & seat->movable & 1ull << i)) continue;
        game_order order = {.type = ORDER_MOVE, .piece = i, .cell = -1, .attempt = -1};
        for (order.bucket = 0; order.bucket < BUCKETS; order.bucket++)
            if (!(refused[i] >> order.bucket & 1)) json_push(orders, rulegame_write(c, &order));
        order.type = ORDER_PICK;
        if (!known->terms.fixed && !refused[i]) json_push(orders, rulegame_write(c, &order));
    }
}

/* R12: every piece with every bucket that did not refuse it since the last accepted move, which the responses have
 * already told. */
json_object *rulegame_legal(struct ctx *c, const game_known *known, const game_order *partial)
{
    (void)partial;
    json_object *legal = json_new_object(c), *orders = json_new_array(c), *acts = json_new_array(c);
    const struct known_seat *seat = known->viewer < known->seats ? &known->seat[known->viewer] : NULL;
    bool owes = seat && known->owes >> known->viewer & 1;
    if (owes) moves_push(c, known, seat, orders);
    if (seat && seat->may_give_up) json_push(acts, rulegame_write(c, &(game_order){.type = ORDER_GIVE_UP}));
    if (seat && seat->may_bonus) json_push(acts, rulegame_write(c, &(game_order){.type = ORDER_BONUS}));
    json_add(legal, "orders", orders);
    json_add(legal, "acts", acts);
    return legal;
}
