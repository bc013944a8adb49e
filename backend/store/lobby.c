/* lobby.c - see lobby.h. */
#include "store/lobby.h"

static struct lobby_row lobby_from_row(const struct rows *r, int i)
{
    return (struct lobby_row){
        .id = rows_int(r, i, "id"),
        .creator_id = rows_int(r, i, "creator_id"),
        .created_at = rows_int(r, i, "created_at"),
        .public_id = rows_text(r, i, "public_id"),
        .game = rows_text(r, i, "game"),
        .variant = rows_text(r, i, "variant"),
        .options = rows_text(r, i, "options"),
        .clock = rows_text(r, i, "clock"),
        .absence = rows_text(r, i, "absence"),
        .spectators = spectators_read(r, i, "spectators"),
        .press = press_read(r, i, "press"),
        .delay_turns = (int)rows_int(r, i, "delay_turns"),
        .seed = rows_text(r, i, "seed"),
        .creator = rows_text(r, i, "creator"),
        .status = lobby_status_read(r, i, "status"),
        .match = rows_text(r, i, "match"),
        .seats = (int)rows_int(r, i, "seats"),
        .rated = rows_bool(r, i, "rated"),
        .private = rows_bool(r, i, "private"),
        .rematch_of = rows_int(r, i, "rematch_of"),
        .fork_of = rows_int(r, i, "fork_of"),
        .fork_turn = (int)rows_int(r, i, "fork_turn"),
        .forked_from = rows_text(r, i, "forked_from"),
        .invited = rows_int(r, i, "invited"),
        .rules_version = (int)rows_int(r, i, "rules_version"),
        .shown = rows_bool(r, i, "shown"),
        .queued = rows_bool(r, i, "queued"),
        .blind = rows_bool(r, i, "blind"),
        .ended = rows_bool(r, i, "ended"),
        .range_from = (int)rows_int(r, i, "range_from"),
        .range_to = (int)rows_int(r, i, "range_to"),
        .min_reliability = (int)rows_int(r, i, "min_reliability"),
    };
}

static void seat_from_row(const struct rows *r, int i, struct lobby_row *lobby)
{
    lobby->seat[rows_int(r, i, "seat")] = (struct lobby_seat_row){
        .account = rows_int(r, i, "account_id"),
        .name = rows_text(r, i, "name"),
        .kind = account_kind_read(r, i, "kind"),
        .bot = rows_text(r, i, "bot_id"),
        .choice = rows_text(r, i, "choice"),
        .builtin = rows_bool(r, i, "builtin"),
    };
}

bool lobby_find(struct ctx *c, struct pg *db, const char *public_id, struct lobby_row *ret)
{
    struct rows *lobby, *seats;
    pg_ask(c, db, &lobby, LOBBY_FIND, "t", public_id);
    pg_ask(c, db, &seats, LOBBY_SEATS_OF, "t", public_id);
    if (!pg_flush(c, db)) return false;
    if (rows_count(lobby) == 0) return fail(c, FAULT_NOT_FOUND, "not found");
    *ret = lobby_from_row(lobby, 0);
    for (int i = 0; i < rows_count(seats); i++) seat_from_row(seats, i, ret);
    return true;
}

bool lobby_lock(struct ctx *c, struct pg *db, const char *public_id, struct lobby_row *ret)
{
    struct rows *rows;
    return pg_one(c, db, &rows, LOBBY_LOCK, "t", public_id) && lobby_find(c, db, public_id, ret);
}

bool lobbies_public(struct ctx *c, struct pg *db, bool open, const char *game, int64_t before, int limit,
                    struct lobby_row **ret, int *ret_count)
{
    struct rows *rows, *seats;
    if (!pg_each(c, db, &rows, open ? LOBBIES_OPEN : LOBBIES_PUBLIC, "tii", game, before ? before : INT64_MAX,
                 (int64_t)limit))
        return false;
    int count = rows_count(rows);
    int64_t *ids = pool_take_many(c->pool, (size_t)count, sizeof *ids);
    *ret = pool_take_many(c->pool, (size_t)count, sizeof **ret);
    for (int i = 0; i < count; i++) {
        (*ret)[i] = lobby_from_row(rows, i);
        ids[i] = (*ret)[i].id;
    }
    if (!pg_each(c, db, &seats, LOBBIES_SEATS, "t", pg_ints(c, ids, count))) return false;
    for (int i = 0; i < rows_count(seats); i++) {
        int64_t id = rows_int(seats, i, "lobby_id");
        for (int j = 0; j < count; j++)
            if (ids[j] == id) seat_from_row(seats, i, &(*ret)[j]);
    }
    *ret_count = count;
    return true;
}

bool lobby_number(struct ctx *c, struct pg *db, const char *public_id, int64_t *ret_number)
{
    struct rows *rows;
    if (!pg_maybe(c, db, &rows, LOBBY_NUMBER, "t", public_id)) return false;
    *ret_number = rows_count(rows) ? rows_int(rows, 0, "id") : 0;
    return true;
}

bool lobbies_count_open(struct ctx *c, struct pg *db, int64_t creator, int *ret_count, int *ret_blind)
{
    struct rows *rows;
    if (!pg_one(c, db, &rows, LOBBIES_COUNT_OPEN, "i", creator)) return false;
    *ret_count = (int)rows_int(rows, 0, "n");
    *ret_blind = (int)rows_int(rows, 0, "blind");
    return true;
}

bool lobby_insert(struct ctx *c, struct pg *db, const struct lobby_row *l, int64_t *ret_id)
{
    struct rows *rows;
    const int64_t after = l->model_after, turn = l->fork_turn;
    if (!pg_one(c, db, &rows, LOBBY_INSERT, "ttttitbbttttiiniiiibnnn", l->public_id, l->game, l->variant,
                l->options, (int64_t)l->seats, l->clock, l->rated, l->private, spectators_name(l->spectators),
                press_name(l->press), l->absence, l->seed, l->creator_id, l->created_at,
                l->rematch_of ? &l->rematch_of : NULL, (int64_t)l->range_from, (int64_t)l->range_to,
                (int64_t)l->min_reliability, (int64_t)l->delay_turns, l->blind, after ? &after : NULL,
                l->fork_of ? &l->fork_of : NULL, l->fork_of ? &turn : NULL))
        return false;
    *ret_id = rows_int(rows, 0, "id");
    return true;
}

void lobby_seat_put(struct ctx *c, struct pg *db, int64_t lobby, int seat, const struct lobby_seat_row *who)
{
    pg_tell(c, db, LOBBY_SEAT_PUT, "iiibt", lobby, (int64_t)seat, who->account, who->builtin, who->choice);
}

void lobby_seat_clear(struct ctx *c, struct pg *db, int64_t lobby, int seat)
{
    pg_tell(c, db, LOBBY_SEAT_CLEAR, "ii", lobby, (int64_t)seat);
}

void lobby_seat_move(struct ctx *c, struct pg *db, int64_t lobby, int from, int to, const char *choice)
{
    pg_tell(c, db, LOBBY_SEAT_MOVE, "iiit", lobby, (int64_t)from, (int64_t)to, choice);
}

void lobby_start(struct ctx *c, struct pg *db, int64_t lobby, int64_t match)
{
    pg_tell(c, db, LOBBY_START, "ii", lobby, match);
}
void lobby_model_again(struct ctx *c, struct pg *db, int64_t lobby, int seconds)
{
    pg_tell(c, db, LOBBY_MODEL_AGAIN, "ii", lobby, (int64_t)seconds);
}

void lobby_attended(struct ctx *c, struct pg *db, int64_t lobby)
{
    pg_tell(c, db, LOBBY_ATTENDED, "i", lobby);
}

void lobby_cancel(struct ctx *c, struct pg *db, int64_t lobby) { pg_tell(c, db, LOBBY_CANCEL, "i", lobby); }

static const char *first_id(const struct rows *rows)
{
    return rows_count(rows) ? rows_text(rows, 0, "public_id") : NULL;
}

bool lobby_meet(struct ctx *c, struct pg *db, const struct lobby_row *like, const struct lobby_taste *taste,
                const char **ret_own, const char **ret_other)
{
    struct rows *own, *other;
    pg_ask(c, db, &own, LOBBY_OWN_OPEN, "itttt", like->creator_id, like->game, like->variant, like->options,
           like->clock);
    pg_ask(c, db, &other, LOBBY_TO_MEET, "ittttitbi", like->creator_id, like->game, like->variant,
           like->options, like->clock, taste->since, taste->not_with, like->rated, (int64_t)taste->rating);
    if (!pg_flush(c, db)) return false;
    *ret_own = first_id(own);
    *ret_other = first_id(other);
    return true;
}
