/* tournament.c - see tournament.h. */
#include "store/tournament.h"

const char *const FORMAT_WORDS[] = {[FORMAT_SWISS] = "swiss", [FORMAT_ROUND_ROBIN] = "round_robin",
                                    [FORMAT_ARENA] = "arena", [FORMAT_KNOCKOUT] = "knockout",
                                    [FORMAT_TEAM] = "team",   [FORMATS] = NULL};
const char *const TOURNAMENT_STATUS_WORDS[] = {[TOURNAMENT_OPEN] = "open",
                                               [TOURNAMENT_RUNNING] = "running",
                                               [TOURNAMENT_FINISHED] = "finished",
                                               [TOURNAMENT_CANCELLED] = "cancelled",
                                               [TOURNAMENT_STATUSES] = NULL};
const char *const ENTRANTS_WORDS[] = {[ENTRANTS_PEOPLE] = "people",
                                      [ENTRANTS_PROGRAMS] = "programs",
                                      [ENTRANTS_ALL] = "all",
                                      [ENTRANTS_KINDS] = NULL};
static const char *const ENTRY_STATUS_WORDS[] = {"in", "waiting", "withdrawn", NULL};
const char *const TGAME_STATE_WORDS[] = {"paired", "playing", "finished", "forfeited", "bye", NULL};

/* Tournaments */

static void read_times(const struct rows *rows, int i, struct tournament_row *ret)
{
    ret->starts_at = rows_int(rows, i, "starts");
    ret->created_at = rows_int(rows, i, "created");
    ret->started_at = rows_int(rows, i, "started");
    ret->ends_at = rows_int(rows, i, "ends");
    ret->finished_at = rows_int(rows, i, "finished");
    ret->now = rows_int(rows, i, "now");
}

static void read_demands(const struct rows *rows, int i, struct tournament_row *ret)
{
    ret->entrants = (enum entrants)rows_word(rows, i, "entrants", ENTRANTS_WORDS);
    ret->min_players = (int)rows_int(rows, i, "min_players");
    ret->max_players = (int)rows_int(rows, i, "max_players");
    ret->late_rounds = (int)rows_int(rows, i, "late_rounds");
    ret->no_show_seconds = (int)rows_int(rows, i, "no_show_seconds");
    ret->range_from = (int)rows_int(rows, i, "range_from");
    ret->range_to = (int)rows_int(rows, i, "range_to");
    ret->min_reliability = (int)rows_int(rows, i, "min_reliability");
    ret->min_age_days = (int)rows_int(rows, i, "min_age_days");
    ret->when_full = rows_bool(rows, i, "when_full");
}

static void read_state(const struct rows *rows, int i, struct tournament_row *ret)
{
    ret->status = (enum tournament_status)rows_word(rows, i, "status", TOURNAMENT_STATUS_WORDS);
    ret->reason = rows_text(rows, i, "reason");
    ret->round = (int)rows_int(rows, i, "round");
    ret->players = (int)rows_int(rows, i, "players");
    ret->waiting = (int)rows_int(rows, i, "waiting");
}

struct tournament_row tournament_row_read(const struct rows *rows, int i)
{
    struct tournament_row row = {
        .id = rows_int(rows, i, "id"),
        .host = rows_int(rows, i, "host_id"),
        .host_name = rows_text(rows, i, "host"),
        .public_id = rows_text(rows, i, "public_id"),
        .name = rows_text(rows, i, "name"),
        .game = rows_text(rows, i, "game"),
        .variant = rows_text(rows, i, "variant"),
        .options = rows_text(rows, i, "options"),
        .clock = rows_text(rows, i, "clock"),
        .absence = rows_text(rows, i, "absence"),
        .spectators = spectators_read(rows, i, "spectators"),
        .press = press_read(rows, i, "press"),
        .delay_turns = (int)rows_int(rows, i, "delay_turns"),
        .format = (enum tournament_format)rows_word(rows, i, "format", FORMAT_WORDS),
        .seats = (int)rows_int(rows, i, "seats"),
        .rounds = (int)rows_int(rows, i, "rounds"),
        .games_each = (int)rows_int(rows, i, "games_each"),
        .minutes = (int)rows_int(rows, i, "minutes"),
        .rated = rows_bool(rows, i, "rated"),
        .private = rows_bool(rows, i, "private"),
        .team = {rows_text(rows, i, "first_team"), rows_text(rows, i, "second_team")},
        .every = rows_text(rows, i, "every"),
        .day = rows_text(rows, i, "day"),
        .club = rows_int(rows, i, "club_id"),
        .rival = rows_int(rows, i, "rival_id"),
        .club_id = rows_text(rows, i, "club"),
        .club_name = rows_text(rows, i, "club_name"),
        .rival_id = rows_text(rows, i, "rival"),
        .rival_name = rows_text(rows, i, "rival_name"),
        .rival_agreed = rows_bool(rows, i, "rival_agreed"),
    };
    read_times(rows, i, &row);
    read_demands(rows, i, &row);
    read_state(rows, i, &row);
    return row;
}

bool tournament_row_find(struct ctx *c, struct pg *db, const char *public_id, struct tournament_row *ret)
{
    struct rows *rows;
    if (!pg_one(c, db, &rows, TOURNAMENT_FIND, "t", public_id)) return false;
    *ret = tournament_row_read(rows, 0);
    return true;
}

bool tournament_row_lock(struct ctx *c, struct pg *db, const char *public_id, struct tournament_row *ret)
{
    struct rows *rows;
    return pg_one(c, db, &rows, TOURNAMENT_LOCK, "t", public_id) &&
           tournament_row_find(c, db, public_id, ret);
}

bool tournament_row_insert(struct ctx *c, struct pg *db, const struct tournament_row *row)
{
    const int64_t *starts = row->starts_at ? &row->starts_at : NULL;
    return pg_run(c, db, NULL, TOURNAMENT_INSERT,
                  "titttttttt"
                  "itiiii"
                  "bb"
                  "tiii"
                  "nb"
                  "iiiii"
                  "tttii",
                  row->public_id, row->host, row->name, row->game, row->variant, row->options, row->clock,
                  row->absence, spectators_name(row->spectators), press_name(row->press),
                  (int64_t)row->delay_turns, FORMAT_WORDS[row->format], (int64_t)row->seats,
                  (int64_t)row->rounds, (int64_t)row->games_each, (int64_t)row->minutes, row->rated,
                  row->private, ENTRANTS_WORDS[row->entrants], (int64_t)row->min_players,
                  (int64_t)row->max_players, (int64_t)row->late_rounds, starts, row->when_full,
                  (int64_t)row->range_from, (int64_t)row->range_to, (int64_t)row->min_reliability,
                  (int64_t)row->min_age_days, (int64_t)row->no_show_seconds, row->team[0], row->team[1],
                  row->every, row->club, row->rival);
}

bool tournament_rows_hosted(struct ctx *c, struct pg *db, int64_t account, int *ret_count)
{
    struct rows *rows;
    if (!pg_one(c, db, &rows, TOURNAMENTS_HOSTED, "i", account)) return false;
    *ret_count = (int)rows_int(rows, 0, "n");
    return true;
}

void tournament_row_amend(struct ctx *c, struct pg *db, const struct tournament_row *row)
{
    pg_tell(c, db, TOURNAMENT_AMEND, "itni", row->id, row->name, row->starts_at ? &row->starts_at : NULL,
            (int64_t)row->max_players);
}

void tournament_row_agree(struct ctx *c, struct pg *db, int64_t id)
{
    pg_tell(c, db, TOURNAMENT_RIVAL_AGREES, "i", id);
}

void tournament_row_look(struct ctx *c, struct pg *db, int64_t id, int64_t at)
{
    pg_tell(c, db, TOURNAMENT_LOOK, "in", id, at ? &at : NULL);
}

void tournament_row_look_now(struct ctx *c, struct pg *db, int64_t id)
{
    pg_tell(c, db, TOURNAMENT_LOOK_NOW, "i", id);
}

void tournament_row_begin(struct ctx *c, struct pg *db, int64_t id, int rounds)
{
    pg_tell(c, db, TOURNAMENT_BEGIN, "ii", id, (int64_t)rounds);
}

void tournament_row_end(struct ctx *c, struct pg *db, int64_t id, enum tournament_status status,
                        const char *reason)
{
    pg_tell(c, db, TOURNAMENT_END, "itt", id, TOURNAMENT_STATUS_WORDS[status], reason);
}

void tournament_row_turn(struct ctx *c, struct pg *db, int64_t id, int round)
{
    pg_tell(c, db, TOURNAMENT_TURN, "ii", id, (int64_t)round);
}

/* Entries */

bool entry_rows(struct ctx *c, struct pg *db, int64_t id, struct entry_row **ret, int *ret_count)
{
    struct rows *r;
    if (!pg_each(c, db, &r, TOURNAMENT_ENTRIES, "i", id)) return false;
    *ret_count = rows_count(r);
    *ret = pool_take_many(c->pool, (size_t)*ret_count + 1, sizeof **ret);
    for (int i = 0; i < *ret_count; i++)
        (*ret)[i] = (struct entry_row){
            .account = rows_int(r, i, "account_id"),
            .owner = rows_int(r, i, "owner_id"),
            .free_at = rows_int(r, i, "free_at"),
            .n = rows_int(r, i, "n"),
            .name = rows_text(r, i, "name"),
            .kind = account_kind_read(r, i, "kind"),
            .status = (enum entry_status)rows_word(r, i, "status", ENTRY_STATUS_WORDS),
            .number = (int)rows_int(r, i, "number"),
            .team = rows_null(r, i, "team") ? -1 : (int)rows_int(r, i, "team"),
            .rating = (int)rows_int(r, i, "rating"),
            .gone = rows_bool(r, i, "gone"),
        };
    return true;
}

void entry_row_put(struct ctx *c, struct pg *db, int64_t id, const struct entry_row *entry)
{
    int64_t team = entry->team;
    pg_tell(c, db, TOURNAMENT_ENTRY_PUT, "iitnii", id, entry->account, ENTRY_STATUS_WORDS[entry->status],
            team < 0 ? NULL : &team, (int64_t)entry->rating, (int64_t)entry->number);
}

void entry_row_drop(struct ctx *c, struct pg *db, int64_t id, int64_t account)
{
    pg_tell(c, db, TOURNAMENT_ENTRY_DROP, "ii", id, account);
}

void entry_row_mark(struct ctx *c, struct pg *db, int64_t id, int64_t account, enum entry_status status)
{
    pg_tell(c, db, TOURNAMENT_ENTRY_MARK, "iit", id, account, ENTRY_STATUS_WORDS[status]);
}

void entry_rows_free(struct ctx *c, struct pg *db, int64_t id, const int64_t *numbers, int count)
{
    pg_tell(c, db, TOURNAMENT_ENTRY_FREE, "it", id, pg_ints(c, numbers, count));
}

void entry_rows_number(struct ctx *c, struct pg *db, int64_t id)
{
    pg_tell(c, db, TOURNAMENT_NUMBERS, "i", id);
}

/* Rounds and games */

bool round_rows(struct ctx *c, struct pg *db, int64_t id, struct round_row **ret, int *ret_count)
{
    struct rows *r;
    if (!pg_each(c, db, &r, TOURNAMENT_ROUNDS, "i", id)) return false;
    *ret_count = rows_count(r);
    *ret = pool_take_many(c->pool, (size_t)*ret_count + 1, sizeof **ret);
    for (int i = 0; i < *ret_count; i++)
        (*ret)[i] = (struct round_row){(int)rows_int(r, i, "round"), rows_int(r, i, "paired_at"),
                                       rows_int(r, i, "finished_at")};
    return true;
}

void round_row_put(struct ctx *c, struct pg *db, int64_t id, int round)
{
    pg_tell(c, db, TOURNAMENT_ROUND_PUT, "ii", id, (int64_t)round);
}

void round_row_end(struct ctx *c, struct pg *db, int64_t id, int round)
{
    pg_tell(c, db, TOURNAMENT_ROUND_END, "ii", id, (int64_t)round);
}

static void read_match(const struct rows *r, int i, struct tgame_row *ret)
{
    static const char *const STATUSES[] = {"live", "paused", "finished", "quarantined", NULL};
    enum { LIVE, PAUSED, FINISHED, HELD };
    ret->match = rows_text(r, i, "match");
    if (!ret->match) return;
    int status = rows_word(r, i, "match_status", STATUSES);
    ret->match_live = status == LIVE;
    ret->match_held = status == HELD;
    ret->placed = ret->state == TGAME_PLAYING && status == FINISHED;
    if (ret->placed) rows_ints(r, i, "places", ret->place, TOURNAMENT_SEATS);
    ret->events = (int)rows_int(r, i, "events");
    ret->owes = (uint32_t)rows_int(r, i, "owes");
    ret->handed_in = (uint32_t)rows_int(r, i, "handed_in");
    ret->turn_started = rows_int(r, i, "turn_started");
    ret->no_show_at = rows_int(r, i, "no_show_at");
}

bool tgame_rows(struct ctx *c, struct pg *db, int64_t id, int round, struct tgame_row **ret, int *ret_count)
{
    struct rows *r;
    if (!pg_each(c, db, &r, TOURNAMENT_GAMES, "ii", id, (int64_t)round)) return false;
    *ret_count = rows_count(r);
    *ret = pool_take_many(c->pool, (size_t)*ret_count + 1, sizeof **ret);
    for (int i = 0; i < *ret_count; i++) {
        struct tgame_row *game = &(*ret)[i];
        *game = (struct tgame_row){
            .round = (int)rows_int(r, i, "round"),
            .board = (int)rows_int(r, i, "board"),
            .leg = (int)rows_int(r, i, "leg"),
            .state = (enum tgame_state)rows_word(r, i, "state", TGAME_STATE_WORDS),
            .forfeits = (uint32_t)rows_int(r, i, "forfeits"),
            .owed = (uint32_t)rows_int(r, i, "owed"),
        };
        game->seats = rows_ints(r, i, "players", game->player, TOURNAMENT_SEATS);
        if (!rows_null(r, i, "scores")) rows_ints(r, i, "scores", game->score, TOURNAMENT_SEATS);
        read_match(r, i, game);
    }
    return true;
}

void tgame_row_put(struct ctx *c, struct pg *db, int64_t id, const struct tgame_row *game)
{
    bool over = game->state != TGAME_PAIRED && game->state != TGAME_PLAYING;
    pg_tell(c, db, TOURNAMENT_GAME_PUT, "iiiittt", id, (int64_t)game->round, (int64_t)game->board,
            (int64_t)game->leg, TGAME_STATE_WORDS[game->state], pg_ints(c, game->player, game->seats),
            over ? pg_ints(c, game->score, game->seats) : NULL);
}

void tgame_row_start(struct ctx *c, struct pg *db, int64_t id, const struct tgame_row *game, int64_t match,
                     int no_show_seconds)
{
    pg_tell(c, db, TOURNAMENT_GAME_START, "iiiiiii", id, (int64_t)game->round, (int64_t)game->board,
            (int64_t)game->leg, match, (int64_t)game->owed, (int64_t)no_show_seconds);
}

void tgame_row_end(struct ctx *c, struct pg *db, int64_t id, const struct tgame_row *game)
{
    pg_tell(c, db, TOURNAMENT_GAME_END, "iiiitti", id, (int64_t)game->round, (int64_t)game->board,
            (int64_t)game->leg, TGAME_STATE_WORDS[game->state], pg_ints(c, game->score, game->seats),
            (int64_t)game->forfeits);
}

void tgame_row_forfeit(struct ctx *c, struct pg *db, int64_t id, const struct tgame_row *game, uint32_t seats,
                       int64_t at)
{
    pg_tell(c, db, TOURNAMENT_GAME_FORFEIT, "iiiiin", id, (int64_t)game->round, (int64_t)game->board,
            (int64_t)game->leg, (int64_t)seats, at ? &at : NULL);
}

bool tournament_schedule_due(struct ctx *c, struct pg *db, struct rows **ret)
{
    return pg_each(c, db, ret, TOURNAMENT_SCHEDULE_DUE, "");
}

void tournament_schedule_set(struct ctx *c, struct pg *db, const char *name, int64_t next_at)
{
    pg_tell(c, db, TOURNAMENT_SCHEDULE_SET, "ti", name, next_at);
}
