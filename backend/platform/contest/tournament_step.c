/* tournament_step.c - see tournament_step.h. A step records what has ended, then starts games that are paired, then pairs
 * more. It can be repeated at any time: what it does follows from the rows alone. */
#include "platform/contest/tournament_step.h"
#include "platform/contest/tournament_club.h"
#include "base/failpoint.h"
#include "platform/account/mail_queue.h"
#include "platform/contest/tournament.h"
#include "platform/contest/tournament_pair.h"
#include "platform/contest/tournament_place.h"
#include "platform/match/start.h"
#include "platform/match/turn.h"
#include "platform/runtime/transact.h"
#include "store/match.h"

enum { STARTS_AT_ONCE = 16, EXTRA_LEGS = 2 };
static const int64_t SECOND = 1000000, ARENA_LOOK_US = 2000000, FORGOTTEN_US = 30LL * 86400 * 1000000;

struct lobby_row tournament_lobby(const struct tournament_row *row)
{
    return (struct lobby_row){.creator_id = row->host,
                              .created_at = row->created_at,
                              .public_id = row->public_id,
                              .game = row->game,
                              .variant = row->variant,
                              .options = row->options,
                              .clock = row->clock,
                              .absence = row->absence,
                              .spectators = row->spectators,
                              .press = row->press,
                              .delay_turns = row->delay_turns,
                              .seats = row->seats,
                              .rated = row->rated,
                              .private = row->private,
                              .range_from = row->range_from,
                              .range_to = row->range_to,
                              .min_reliability = row->min_reliability,
                              .status = LOBBY_IS_OPEN};
}

/* Starting and ending */

bool tournament_begin(struct ctx *c, struct pg *db, const struct tournament_row *row)
{
    struct tournament t = {.row = *row};
    entry_rows_number(c, db, row->id);
    if (!pg_flush(c, db) || !tournament_read(c, db, &t)) return false;
    tournament_row_begin(c, db, row->id, tournament_rounds(&t));
    if (row->format == FORMAT_ARENA) {
        round_row_put(c, db, row->id, 1);
        tournament_row_turn(c, db, row->id, 1);
    }
    return pg_flush(c, db);
}

/* A full one that cannot begin waits until its time has come, or somebody else has entered. */
static bool step_open(struct ctx *c, struct pg *db, struct tournament *t)
{
    const struct tournament_row *row = &t->row;
    int players;
    if (!tournament_fill(c, db, t)) return false;
    bool can = tournament_can_begin(t, &players);
    bool due = row->starts_at && row->starts_at <= row->now;
    bool full = row->when_full && players >= row->max_players;
    bool forgotten = !row->starts_at && row->created_at + FORGOTTEN_US < row->now;
    if (!due && !forgotten && !(full && can)) {
        tournament_row_look(c, db, row->id, row->starts_at);
        return pg_flush(c, db);
    }
    if (!forgotten && can) return tournament_begin(c, db, row);
    if (!tournament_club_tell(c, db, row)) return false;
    tournament_row_end(c, db, row->id, TOURNAMENT_CANCELLED, forgotten ? "not_started" : "too_few_players");
    return pg_flush(c, db);
}

static bool finish(struct ctx *c, struct pg *db, struct tournament *t, const char *reason)
{
    if (t->row.round) round_row_end(c, db, t->row.id, t->row.round);
    tournament_row_end(c, db, t->row.id, TOURNAMENT_FINISHED, reason);
    t->row.status = TOURNAMENT_FINISHED;
    return pg_flush(c, db);
}

/* Results */

/* Somebody who did not show up has nothing, whatever the match says. */
static void strike(struct tgame_row *game)
{
    for (int seat = 0; seat < game->seats; seat++)
        if (game->forfeits >> seat & 1) game->score[seat] = 0;
}

static void settle_result(struct tgame_row *game)
{
    int places[TOURNAMENT_SEATS], scores[TOURNAMENT_SEATS];
    for (int seat = 0; seat < game->seats; seat++)
        places[seat] = game->match_held ? 1 : (int)game->place[seat];
    score_places(places, game->seats, scores);
    for (int seat = 0; seat < game->seats; seat++) game->score[seat] = scores[seat];
    strike(game);
    game->state = game->forfeits && game->seats == 2 ? TGAME_FORFEITED : TGAME_FINISHED;
}

static void record(struct ctx *c, struct pg *db, const struct tournament *t, struct tgame_row *game)
{
    tgame_row_end(c, db, t->row.id, game);
    if (t->row.format == FORMAT_ARENA) entry_rows_free(c, db, t->row.id, game->player, game->seats);
}

static void record_results(struct ctx *c, struct pg *db, struct tournament *t)
{
    for (int i = 0; i < t->game_count; i++) {
        struct tgame_row *game = &t->games[i];
        if (game->state != TGAME_PLAYING || !(game->placed || game->match_held || !game->match)) continue;
        if (!game->match) game->match_held = true; /* the match was deleted: as if it had been a draw */
        settle_result(game);
        record(c, db, t, game);
    }
}

/* Players who do not show up */

/* The seats that have to act and have done nothing since the match began. */
static uint32_t idle_seats(const struct tgame_row *game)
{
    uint32_t waiting = game->owes & ~game->handed_in;
    if (game->events == 0) return waiting;
    return game->events == 1 ? waiting & ~game->owed : 0;
}

/* Resign for one of the seats that were struck. *ret_done: somebody was still there to resign. Not more than one in a
 * transaction, because resigning takes locks that come after those of matches. */
static bool resign_one(struct ctx *c, struct pg *db, const struct tournament *t, const struct tgame_row *game,
                       uint32_t struck, bool *ret_done)
{
    *ret_done = false;
    for (int seat = 0; seat < game->seats && !*ret_done; seat++) {
        json_object *receipt;
        int64_t account = t->entries[tournament_player(t, game->player[seat])].account;
        if (!(struck >> seat & 1)) continue;
        *ret_done = turn_resign(c, db, game->match, account, &receipt);
        if (*ret_done) continue;
        if (c->failure.fault != FAULT_GAME_OVER && c->failure.fault != FAULT_ALREADY_OUT) return false;
        forgive(c);
    }
    return true;
}

/* A match in which nobody has to act for the first time is not looked at again. */
static bool check_show(struct ctx *c, struct pg *db, const struct tournament *t, struct tgame_row *game,
                       bool *ret_done)
{
    int64_t patience = t->row.no_show_seconds * SECOND;
    bool late = game->turn_started + patience <= t->row.now;
    uint32_t idle = game->match_live && late ? idle_seats(game) : 0;
    int64_t again = !game->match_live || game->events > 1 ? 0
                    : late                                ? t->row.now + patience
                                                          : game->turn_started + patience;
    tgame_row_forfeit(c, db, t->row.id, game, idle, idle ? t->row.now : again);
    if (!pg_flush(c, db)) return false;
    *ret_done = false;
    return !game->match_live || resign_one(c, db, t, game, idle | game->forfeits, ret_done);
}

/* *ret_done: a player was struck, and the rest of the step has to wait for the next transaction. */
static bool check_shows(struct ctx *c, struct pg *db, struct tournament *t, bool *ret_done)
{
    *ret_done = false;
    for (int i = 0; i < t->game_count && !*ret_done; i++) {
        struct tgame_row *game = &t->games[i];
        if (game->state != TGAME_PLAYING || !game->no_show_at || game->no_show_at > t->row.now) continue;
        if (!check_show(c, db, t, game, ret_done)) return false;
    }
    return true;
}

/* Starting games */

/* A player who is gone when the game should start forfeits it: the others share the points. */
static bool walk_over(struct ctx *c, struct pg *db, const struct tournament *t, struct tgame_row *game)
{
    for (int seat = 0; seat < game->seats; seat++)
        if (t->entries[tournament_player(t, game->player[seat])].gone) game->forfeits |= 1u << seat;
    if (!game->forfeits) return false;
    for (int seat = 0; seat < game->seats; seat++) game->score[seat] = game->seats == 2 ? 2 : game->seats - 1;
    strike(game);
    game->state = TGAME_FORFEITED;
    record(c, db, t, game);
    return true;
}

static bool start_game(struct ctx *c, struct pg *db, const struct tournament *t, struct tgame_row *game,
                       int64_t *ret_match)
{
    struct lobby_row lobby = tournament_lobby(&t->row);
    struct terms terms;
    int64_t match;
    char id[PUBLIC_ID];
    terms_read(c, &lobby, &terms);
    struct match_plan plan = match_plan_of(&terms);
    plan.rated = terms.rated;
    plan.private = terms.private;
    plan.no_mail = true;
    for (int seat = 0; seat < game->seats; seat++) {
        const struct entry_row *entry = &t->entries[tournament_player(t, game->player[seat])];
        plan.seat[seat].account = entry->account;
        plan.seat[seat].name = entry->name;
        plan.seat[seat].kind = entry->kind;
    }
    if (!match_start(c, db, &plan, &match, id)) return false;
    struct match_row started;
    if (!match_find(c, db, pool_copy(c->pool, id), &started)) return false;
    *ret_match = match;
    game->owed = started.owes;
    game->state = TGAME_PLAYING;
    tgame_row_start(c, db, t->row.id, game, match, t->row.no_show_seconds);
    return fail_point(c, "tournament.started");
}

/* Start what is paired, some at a time. *ret_open: how many games of the round are not over. */
static bool start_games(struct ctx *c, struct pg *db, struct tournament *t, int *ret_open)
{
    int64_t matches[STARTS_AT_ONCE];
    int started = 0;
    *ret_open = 0;
    for (int i = 0; i < t->game_count; i++) {
        struct tgame_row *game = &t->games[i];
        if (game->state == TGAME_PAIRED && started < STARTS_AT_ONCE && !walk_over(c, db, t, game)) {
            if (!start_game(c, db, t, game, &matches[started])) return false;
            started++;
        }
        *ret_open += game->state == TGAME_PAIRED || game->state == TGAME_PLAYING;
    }
    if (started == STARTS_AT_ONCE) tournament_row_look_now(c, db, t->row.id);
    mail_queue_start(c, db, matches, started, t->row.no_show_seconds);
    return pg_flush(c, db);
}

/* Pairing */

static void put_board(struct ctx *c, struct pg *db, const struct tournament *t, int round, int number,
                      const struct board *board)
{
    struct tgame_row game = {.round = round, .board = number, .leg = 1, .seats = board->count};
    for (int seat = 0; seat < board->count; seat++) game.player[seat] = board->player[seat] + 1;
    if (board->count == 1) {
        game.state = TGAME_BYE;
        game.score[0] = tournament_bye_points(&t->row);
    }
    tgame_row_put(c, db, t->row.id, &game);
}

static void put_round(struct ctx *c, struct pg *db, const struct tournament *t, int round,
                      const struct pairing_round *p)
{
    round_row_put(c, db, t->row.id, round);
    for (int i = 0; i < p->count; i++) put_board(c, db, t, round, p->number[i], &p->boards[i]);
    tournament_row_turn(c, db, t->row.id, round);
}

/* Whether a duel of a knock-out needs another game: somebody must be ahead after `games_each`, and cannot be caught. */
static bool needs_leg(const struct tournament_row *row, const int points[2], int games)
{
    int ahead = points[0] > points[1] ? points[0] : points[1], behind = points[0] + points[1] - ahead;
    int left = row->games_each - games;
    if (left > 0) return ahead <= behind + 2 * left;
    return ahead == behind && games < row->games_each + EXTRA_LEGS;
}

/* Add the next game where a duel goes on, with the seats exchanged; returns how many. */
static int put_legs(struct ctx *c, struct pg *db, const struct tournament *t)
{
    int count = 0;
    for (int i = 0; i < t->game_count && t->row.format == FORMAT_KNOCKOUT; i++) {
        const struct tgame_row *game = &t->games[i];
        int points[2], games;
        bool over;
        if (game->round != t->row.round || game->seats != 2) continue;
        tournament_duel(t, game->round, game->board, points, &games, &over);
        if (game->leg != games || !over || !needs_leg(&t->row, points, games)) continue;
        struct tgame_row next = {.round = game->round, .board = game->board, .leg = games + 1, .seats = 2};
        next.player[0] = game->player[1];
        next.player[1] = game->player[0];
        tgame_row_put(c, db, t->row.id, &next);
        count++;
    }
    if (count) tournament_row_look_now(c, db, t->row.id);
    return count;
}

/* No game of the round is open: go on with the next one, or finish. */
static bool next_round(struct ctx *c, struct pg *db, struct tournament *t)
{
    struct pairing_round paired;
    if (t->row.round && put_legs(c, db, t)) return pg_flush(c, db);
    if (t->row.round >= t->row.rounds) return finish(c, db, t, NULL);
    if (!tournament_pair(c, t, t->row.round + 1, &paired)) return finish(c, db, t, "no_pairing");
    if (t->row.round) round_row_end(c, db, t->row.id, t->row.round);
    put_round(c, db, t, t->row.round + 1, &paired);
    return pg_flush(c, db) && fail_point(c, "tournament.paired");
}

static bool step_arena(struct ctx *c, struct pg *db, struct tournament *t, int open)
{
    struct pairing_round paired;
    if (t->row.now >= t->row.ends_at) {
        if (!open) return finish(c, db, t, NULL);
        tournament_row_look(c, db, t->row.id, 0);
        return pg_flush(c, db);
    }
    tournament_pair_free(c, t, t->row.now, &paired);
    for (int i = 0; i < paired.count; i++) put_board(c, db, t, 1, paired.number[i], &paired.boards[i]);
    int64_t next = t->row.now + (paired.count ? 0 : ARENA_LOOK_US);
    tournament_row_look(c, db, t->row.id, next < t->row.ends_at ? next : t->row.ends_at);
    return pg_flush(c, db);
}

static bool step_running(struct ctx *c, struct pg *db, struct tournament *t)
{
    int open;
    bool struck;
    if (!tournament_fill(c, db, t)) return false;
    tournament_row_look_now(c, db, t->row.id);
    record_results(c, db, t);
    if (!check_shows(c, db, t, &struck)) return false;
    if (struck) return true;
    tournament_row_look(c, db, t->row.id, 0);
    if (!start_games(c, db, t, &open)) return false;
    if (t->row.format == FORMAT_ARENA) return step_arena(c, db, t, open);
    return open || next_round(c, db, t);
}

struct stepping {
    const char *id;
};

static bool step_body(struct ctx *c, struct pg *db, void *thing)
{
    const struct stepping *stepping = thing;
    struct tournament t;
    if (!tournament_row_lock(c, db, stepping->id, &t.row)) return false;
    if (t.row.status != TOURNAMENT_OPEN && t.row.status != TOURNAMENT_RUNNING) return true;
    if (!tournament_read(c, db, &t)) return false;
    work_fail_point(c, "tournament");
    return t.row.status == TOURNAMENT_OPEN ? step_open(c, db, &t) : step_running(c, db, &t);
}

bool tournament_step(struct ctx *c, struct pg *db, const char *id)
{
    struct stepping stepping = {id};
    return transact(c, db, step_body, &stepping);
}

bool tournaments_due(struct ctx *c, struct pg *db, struct rows **ret)
{
    return pg_each(c, db, ret, TOURNAMENTS_DUE, "");
}
