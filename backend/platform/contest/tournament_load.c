/* tournament_load.c - see tournament_load.h. */
#include "platform/contest/tournament_load.h"

bool tournament_read(struct ctx *c, struct pg *db, struct tournament *t)
{
    /* Games before entries: everybody in a game has a starting number by then, and keeps it. */
    if (!tgame_rows(c, db, t->row.id, 0, &t->games, &t->game_count) ||
        !entry_rows(c, db, t->row.id, &t->entries, &t->entry_count))
        return false;
    t->player_count = 0;
    while (t->player_count < t->entry_count && t->entries[t->player_count].number) t->player_count++;
    return true;
}

bool tournament_find(struct ctx *c, struct pg *db, const char *id, struct tournament *ret)
{
    return tournament_row_find(c, db, id, &ret->row) && tournament_read(c, db, ret);
}

/* Rounds before games: a round is over only when its games are. */
bool tournament_find_rounds(struct ctx *c, struct pg *db, const char *id, struct tournament *ret,
                            struct round_row **ret_rounds, int *ret_count)
{
    return tournament_row_find(c, db, id, &ret->row) &&
           round_rows(c, db, ret->row.id, ret_rounds, ret_count) && tournament_read(c, db, ret);
}

bool tournament_plays(const struct tournament *t, int player)
{
    return t->entries[player].status == ENTRY_IN && !t->entries[player].gone;
}

struct entry_row *tournament_entry_of(const struct tournament *t, int64_t account)
{
    for (int i = 0; i < t->entry_count; i++)
        if (t->entries[i].account == account) return &t->entries[i];
    return NULL;
}

/* Numbers have gaps nowhere, so the index follows from the number. */
int tournament_player(const struct tournament *t, int64_t number)
{
    must(number >= 1 && number <= t->player_count);
    return (int)number - 1;
}

/* Knock-outs */

static bool is_over(const struct tgame_row *game)
{
    return game->state == TGAME_FINISHED || game->state == TGAME_FORFEITED || game->state == TGAME_BYE;
}

/* Points are by the seats of the first game, whatever the seats later. */
void tournament_duel(const struct tournament *t, int round, int board, int ret_points[2], int *ret_games,
                     bool *ret_over)
{
    int64_t first = 0;
    ret_points[0] = ret_points[1] = *ret_games = 0;
    *ret_over = true;
    for (int i = 0; i < t->game_count; i++) {
        const struct tgame_row *game = &t->games[i];
        if (game->round != round || game->board != board) continue;
        if (!*ret_games) first = game->player[0];
        ++*ret_games;
        *ret_over &= is_over(game);
        for (int seat = 0; seat < game->seats; seat++)
            ret_points[game->player[seat] != first] += (int)game->score[seat];
    }
}

/* Who goes on from a board: more points, else the better seed. */
static int winner_of(const struct tournament *t, int round, int board, int a, int b)
{
    int points[2], games;
    bool over;
    if (a < 0 || b < 0) return a < 0 ? b : a;
    tournament_duel(t, round, board, points, &games, &over);
    int first = -1;
    for (int i = 0; i < t->game_count && first < 0; i++)
        if (t->games[i].round == round && t->games[i].board == board)
            first = tournament_player(t, t->games[i].player[0]);
    if (points[0] == points[1]) return a < b ? a : b;
    return (points[0] > points[1]) == (first == a) ? a : b;
}

int tournament_bracket(struct ctx *c, const struct tournament *t, int round, int *ret_slots)
{
    int *slots = pool_take_many(c->pool, TABLE_PLAYERS, sizeof *slots);
    int size = bracket_slots(t->player_count, slots);
    for (int r = 1; r < round; r++, size /= 2)
        for (int i = 0; i < size / 2; i++) slots[i] = winner_of(t, r, i + 1, slots[2 * i], slots[2 * i + 1]);
    for (int i = 0; i < size; i++) ret_slots[i] = slots[i];
    return size;
}

bool tournament_is_out(const struct tournament *t, const struct score_line *line)
{
    return t->row.format == FORMAT_KNOCKOUT &&
           line->lead < t->row.round + (t->row.status == TOURNAMENT_FINISHED);
}

/* Standings */

const enum tie_break *tournament_ties(enum tournament_format format)
{
    static const enum tie_break SWISS[] = {TIE_BUCHHOLZ_CUT1, TIE_BUCHHOLZ, TIE_SONNEBORN_BERGER,
                                           TIE_DIRECT,        TIE_WINS,     TIE_BREAKS},
                                ROBIN[] = {TIE_DIRECT, TIE_SONNEBORN_BERGER, TIE_WINS, TIE_BREAKS},
                                OTHER[] = {TIE_WINS, TIE_BREAKS};
    return format == FORMAT_SWISS ? SWISS : format == FORMAT_ROUND_ROBIN ? ROBIN : OTHER;
}

static struct bout_row bout_of(const struct tournament *t, const struct tgame_row *game)
{
    struct bout_row row = {.round = game->round, .finished = is_over(game), .board.count = game->seats};
    row.kind = game->state == TGAME_BYE         ? BOUT_BYE
               : game->state == TGAME_FORFEITED ? BOUT_FORFEIT
                                                : BOUT_GAME;
    for (int seat = 0; seat < game->seats; seat++) {
        row.board.player[seat] = tournament_player(t, game->player[seat]);
        row.score[seat] = (int)game->score[seat];
    }
    return row;
}

/* In a knock-out the round that a player has reached decides before the points. */
static void set_leads(struct ctx *c, const struct tournament *t, struct score_line *lines)
{
    int slots[TABLE_PLAYERS];
    for (int round = 1; round <= t->row.round + 1; round++) {
        int size = tournament_bracket(c, t, round, slots);
        if (round > t->row.round && t->row.status != TOURNAMENT_FINISHED) break;
        for (int i = 0; i < size; i++)
            if (slots[i] >= 0) lines[slots[i]].lead = round;
    }
}

struct score_line *tournament_lines(struct ctx *c, const struct tournament *t)
{
    struct score_line *lines = pool_take_many(c->pool, (size_t)t->player_count + 1, sizeof *lines);
    struct bout_row *rows = pool_take_many(c->pool, (size_t)t->game_count + 1, sizeof *rows);
    for (int i = 0; i < t->game_count; i++) rows[i] = bout_of(t, &t->games[i]);
    if (t->row.format == FORMAT_KNOCKOUT) set_leads(c, t, lines);
    score_lines(rows, t->game_count, t->player_count, tournament_ties(t->row.format), lines);
    return lines;
}
