/* tournament_pair.c - see tournament_pair.h. */
#include "platform/contest/tournament_pair.h"
#include "platform/model/pairing_dutch.h"
#include <string.h>

enum { REPEAT_SECONDS = 20 };
static const int64_t SECOND = 1000000;

int tournament_rounds(const struct tournament *t)
{
    const struct tournament_row *row = &t->row;
    int teams[2] = {0}, n = t->player_count, rounds = 1;
    for (int i = 0; i < n; i++) teams[t->entries[i].team == 1]++;
    switch (row->format) {
    case FORMAT_ARENA: return 0;
    case FORMAT_TEAM: return team_rounds(teams[0], teams[1]);
    case FORMAT_KNOCKOUT:
        while (1 << rounds < n) rounds++;
        return rounds;
    case FORMAT_ROUND_ROBIN: return row->seats > 2 ? row->rounds : row->games_each * berger_rounds(n);
    default: return row->rounds;
    }
}

int tournament_rounds_most(int seats, int players)
{
    if (seats > 2) return SWISS_ROUNDS_MAX;
    return players % 2 ? players : players - 1;
}

int tournament_players_least(int seats, int rounds)
{
    int least = rounds % 2 ? rounds : rounds + 1;
    return seats > 2 || least < seats ? seats : least;
}

/* A point in a Swiss, nothing where everybody has as many byes; with more seats the average of a game. */
int tournament_bye_points(const struct tournament_row *row)
{
    if (row->seats > 2) return row->seats - 1;
    return row->format == FORMAT_SWISS || row->format == FORMAT_KNOCKOUT ? 2 : 0;
}

static void room(struct ctx *c, const struct tournament *t, struct pairing_round *ret)
{
    size_t most = (size_t)t->player_count + 1;
    *ret = (struct pairing_round){.boards = pool_take_many(c->pool, most, sizeof *ret->boards),
                                  .number = pool_take_many(c->pool, most, sizeof *ret->number)};
}

static struct board *add_board(struct pairing_round *round, int number)
{
    round->number[round->count] = number;
    return &round->boards[round->count++];
}

/* Swiss of two seats */

static void add_unplayed(struct dutch_player *p, const struct tgame_row *game, int seat)
{
    p->no_bye |= game->state == TGAME_BYE || (game->state == TGAME_FORFEITED && game->score[seat] == 2);
    p->round[game->round - 1].floated = game->score[seat] > 0 ? -1 : 0;
}

static void add_played(struct dutch_player *p, const struct tgame_row *game, int seat, int other, int ahead)
{
    p->round[game->round - 1].opponent = other + 1;
    p->round[game->round - 1].colour = seat ? BLACK : WHITE;
    p->round[game->round - 1].floated = ahead > 0 ? -1 : ahead < 0;
}

static void add_round(const struct tournament *t, const struct tgame_row *game, const int *points,
                      struct dutch_player *players)
{
    bool is_played = game->seats == 2 && game->state == TGAME_FINISHED;
    for (int seat = 0; seat < game->seats; seat++) {
        int me = tournament_player(t, game->player[seat]);
        if (!is_played) {
            add_unplayed(&players[me], game, seat);
            continue;
        }
        int other = tournament_player(t, game->player[1 - seat]);
        add_played(&players[me], game, seat, other, points[me] - points[other]);
    }
}

/* A player without games. */
static struct dutch_player newcomer(int number, int rounds)
{
    struct dutch_player player = {.number = number, .rounds = rounds};
    for (int r = 0; r < rounds; r++) player.round[r].colour = COLOUR_NONE;
    return player;
}

static void add_points(const struct tournament *t, const struct tgame_row *game, int *points)
{
    for (int seat = 0; seat < game->seats; seat++)
        points[tournament_player(t, game->player[seat])] += (int)game->score[seat];
}

/* What has happened to each player, round by round; nobody plays in a round but as the games say. Floats of a round
 * follow from the points before it, so they are added when all its games have been looked at. */
static void read_history(struct ctx *c, const struct tournament *t, int rounds, struct dutch_player *players)
{
    int *points = pool_take_many(c->pool, (size_t)t->player_count, sizeof *points);
    for (int i = 0; i < t->player_count; i++) players[i] = newcomer(i + 1, rounds);
    for (int r = 1; r <= rounds; r++) {
        for (int i = 0; i < t->game_count; i++)
            if (t->games[i].round == r) add_round(t, &t->games[i], points, players);
        for (int i = 0; i < t->game_count; i++)
            if (t->games[i].round == r) add_points(t, &t->games[i], points);
    }
    for (int i = 0; i < t->player_count; i++) players[i].points = points[i];
}

static int by_points(const void *a, const void *b)
{
    const struct dutch_player *one = a, *other = b;
    return one->points != other->points ? other->points - one->points : one->number - other->number;
}

static bool pair_dutch(struct ctx *c, const struct tournament *t, int round, struct pairing_round *ret)
{
    struct dutch_player *players = pool_take_many(c->pool, (size_t)t->player_count + 1, sizeof *players);
    struct dutch_pair *pairs = pool_take_many(c->pool, (size_t)t->player_count + 1, sizeof *pairs);
    int count = 0, bye;
    read_history(c, t, round - 1, players);
    for (int i = 0; i < t->player_count; i++)
        if (tournament_plays(t, i)) players[count++] = players[i];
    qsort(players, (size_t)count, sizeof *players, by_points);
    if (count < 2 || !dutch_pair(players, count, round == t->row.rounds, pairs, &bye)) return false;
    for (int i = 0; i < count / 2; i++)
        *add_board(ret, i + 1) = (struct board){
            2, {players[pairs[i].white].number - 1, players[pairs[i].black].number - 1}};
    if (bye >= 0) *add_board(ret, count / 2 + 1) = (struct board){1, {players[bye].number - 1}};
    return true;
}

/* Fixed tables */

/* A pairing in which somebody no longer plays is a bye for the others. */
static void keep_present(const struct tournament *t, const struct board *boards, int count, const int *map,
                         struct pairing_round *ret)
{
    for (int i = 0; i < count; i++) {
        struct board board = {0};
        for (int seat = 0; seat < boards[i].count; seat++) {
            int player = map ? map[boards[i].player[seat]] : boards[i].player[seat];
            if (tournament_plays(t, player)) board.player[board.count++] = player;
        }
        if (board.count) *add_board(ret, ret->count + 1) = board;
    }
}

static bool pair_berger(struct ctx *c, const struct tournament *t, int round, struct pairing_round *ret)
{
    struct board *boards = pool_take_many(c->pool, (size_t)t->player_count + 1, sizeof *boards);
    keep_present(t, boards, berger_round(t->player_count, round, boards), NULL, ret);
    return true;
}

static bool pair_teams(struct ctx *c, const struct tournament *t, int round, struct pairing_round *ret)
{
    struct board *boards = pool_take_many(c->pool, (size_t)t->player_count + 1, sizeof *boards);
    int *map = pool_take_many(c->pool, (size_t)t->player_count + 1, sizeof *map), first = 0, count = 0;
    for (int team = 0; team < 2; team++) {
        for (int i = 0; i < t->player_count; i++)
            if ((t->entries[i].team == 1) == team) map[count++] = i;
        if (!team) first = count;
    }
    keep_present(t, boards, team_round(first, count - first, round, boards), map, ret);
    return true;
}

/* The players of two neighbouring slots of a bracket who still play. Of two who have left, the first gets a walkover. */
static struct board neighbours(const struct tournament *t, const int *slots)
{
    struct board board = {0};
    for (int k = 0; k < 2; k++)
        if (slots[k] >= 0 && tournament_plays(t, slots[k])) board.player[board.count++] = slots[k];
    for (int k = 0; k < 2 && !board.count; k++)
        if (slots[k] >= 0) board.player[board.count++] = slots[k];
    return board;
}

static bool pair_bracket(struct ctx *c, const struct tournament *t, int round, struct pairing_round *ret)
{
    int *slots = pool_take_many(c->pool, TABLE_PLAYERS, sizeof *slots);
    int size = tournament_bracket(c, t, round, slots);
    for (int i = 0; i < size; i += 2) {
        struct board board = neighbours(t, &slots[i]);
        if (board.count == 2 && round % 2 == 0) {
            int kept = board.player[0];
            board.player[0] = board.player[1];
            board.player[1] = kept;
        }
        if (board.count) *add_board(ret, i / 2 + 1) = board;
    }
    return true;
}

/* Games of several seats, and arenas */

struct past { /* of the players to be paired, by their place among them */
    int *who, *place, *points, *skipped, count;
    uint8_t *met;
    int (*seated)[TABLE_SEATS];
};

/* The player of a seat, by their place among those to be paired; -1: not one of them. */
static int place_of(const struct tournament *t, const struct tgame_row *game, int seat,
                    const struct past *past)
{
    return past->place[tournament_player(t, game->player[seat])];
}

static void note_opponents(const struct tournament *t, const struct tgame_row *game, int seat,
                           struct past *past)
{
    uint8_t *met = &past->met[place_of(t, game, seat, past) * past->count];
    for (int other = 0; other < game->seats; other++) {
        int them = place_of(t, game, other, past);
        if (other != seat && them >= 0 && met[them] < UINT8_MAX) met[them]++;
    }
}

static void note_game(const struct tournament *t, const struct tgame_row *game, struct past *past)
{
    for (int seat = 0; seat < game->seats; seat++) {
        int me = place_of(t, game, seat, past);
        if (me < 0) continue;
        past->points[me] += (int)game->score[seat];
        past->skipped[me] += game->state == TGAME_BYE;
        if (game->state == TGAME_BYE) continue;
        past->seated[me][seat]++;
        note_opponents(t, game, seat, past);
    }
}

static struct past past_of(struct ctx *c, const struct tournament *t, const int *who, int count)
{
    size_t n = (size_t)count + 1;
    struct past past = {.count = count, .who = pool_take_many(c->pool, n, sizeof(int))};
    past.place = pool_take_many(c->pool, (size_t)t->player_count + 1, sizeof(int));
    past.points = pool_take_many(c->pool, n, sizeof(int));
    past.skipped = pool_take_many(c->pool, n, sizeof(int));
    past.met = pool_take_many(c->pool, n * n, 1);
    past.seated = pool_take_many(c->pool, n, sizeof *past.seated);
    for (int i = 0; i < t->player_count; i++) past.place[i] = -1;
    for (int i = 0; i < count; i++) {
        past.who[i] = who[i];
        past.place[who[i]] = i;
    }
    return past;
}

static struct crew crew_of(const struct past *past, int seats, bool by_score)
{
    return (struct crew){.count = past->count,
                         .seats = seats,
                         .points = by_score ? past->points : NULL,
                         .skipped = past->skipped,
                         .met = past->met,
                         .seated = (const int(*)[TABLE_SEATS])past->seated};
}

static void take_boards(const struct past *past, const struct board *boards, int count,
                        struct pairing_round *ret)
{
    for (int i = 0; i < count; i++) {
        struct board *board = add_board(ret, ret->count + 1);
        *board = boards[i];
        for (int seat = 0; seat < board->count; seat++) board->player[seat] = past->who[board->player[seat]];
    }
}

/* Who still plays, best first if scores decide. */
static int present(struct ctx *c, const struct tournament *t, bool by_score, int *ret_who)
{
    const struct score_line *lines = by_score ? tournament_lines(c, t) : NULL;
    int count = 0;
    for (int i = 0; i < t->player_count; i++) {
        int player = lines ? lines[i].player : i;
        if (tournament_plays(t, player)) ret_who[count++] = player;
    }
    return count;
}

/* Whether everybody of a list, and nobody else, was paired in a round. */
static bool same_players(const struct tournament *t, int round, const int *who, int count)
{
    int seen = 0, found = 0;
    for (int i = 0; i < t->game_count; i++)
        for (int seat = 0; t->games[i].round == round && seat < t->games[i].seats; seat++) {
            int player = tournament_player(t, t->games[i].player[seat]);
            seen++;
            for (int k = 0; k < count; k++) found += who[k] == player;
        }
    return seen == count && found == count;
}

/* A round robin plays blocks of as many rounds as there are seats; while nobody leaves, the plan of the block stays what
 * it was, because it follows from what was before the block. */
static bool pair_block(struct ctx *c, const struct tournament *t, int round, const int *who, int count,
                       struct pairing_round *ret)
{
    int seats = t->row.seats, before = (round - 1) / seats * seats, length = t->row.rounds - before;
    struct board *rounds[TABLE_SEATS];
    if (round > before + 1 && !same_players(t, before + 1, who, count)) return false;
    if (length > seats) length = seats;
    for (int r = 0; r < length; r++)
        rounds[r] = pool_take_many(c->pool, (size_t)count + 1, sizeof *rounds[r]);
    struct past past = past_of(c, t, who, count);
    for (int i = 0; i < t->game_count; i++)
        if (t->games[i].round <= before) note_game(t, &t->games[i], &past);
    struct crew crew = crew_of(&past, seats, false);
    int boards = crew_block(c->pool, &crew, length, rounds);
    take_boards(&past, rounds[round - 1 - before], boards, ret);
    return true;
}

static bool pair_crew(struct ctx *c, const struct tournament *t, int round, struct pairing_round *ret)
{
    bool by_score = t->row.format == FORMAT_SWISS;
    int *who = pool_take_many(c->pool, (size_t)t->player_count + 1, sizeof *who);
    int count = present(c, t, by_score, who);
    if (count < t->row.seats) return false;
    if (!by_score && pair_block(c, t, round, who, count, ret)) return true;
    struct board *boards = pool_take_many(c->pool, (size_t)count + 1, sizeof *boards);
    struct past past = past_of(c, t, who, count);
    for (int i = 0; i < t->game_count; i++) note_game(t, &t->games[i], &past);
    struct crew crew = crew_of(&past, t->row.seats, by_score);
    take_boards(&past, boards, crew_round(c->pool, &crew, boards), ret);
    return true;
}

bool tournament_pair(struct ctx *c, const struct tournament *t, int round, struct pairing_round *ret)
{
    int playing = 0;
    for (int i = 0; i < t->player_count; i++) playing += tournament_plays(t, i);
    room(c, t, ret);
    if (t->row.format == FORMAT_KNOCKOUT) return pair_bracket(c, t, round, ret);
    if (playing < t->row.seats) return false;
    if (t->row.seats > 2) return pair_crew(c, t, round, ret);
    if (t->row.format == FORMAT_TEAM) return pair_teams(c, t, round, ret);
    if (t->row.format == FORMAT_ROUND_ROBIN) return pair_berger(c, t, round, ret);
    return pair_dutch(c, t, round, ret);
}

/* Arenas */

struct arena { /* by player: the last game, NULL for none, and whether it is still played */
    const struct tgame_row **last;
    bool *busy;
};

/* Games are in the order in which they were paired. */
static struct arena arena_of(struct ctx *c, const struct tournament *t)
{
    size_t n = (size_t)t->player_count + 1;
    struct arena arena = {pool_take_many(c->pool, n, sizeof *arena.last), pool_take_many(c->pool, n, 1)};
    for (int i = 0; i < t->game_count; i++)
        for (int seat = 0; seat < t->games[i].seats; seat++) {
            int player = tournament_player(t, t->games[i].player[seat]);
            arena.last[player] = &t->games[i];
            arena.busy[player] |= t->games[i].state == TGAME_PAIRED || t->games[i].state == TGAME_PLAYING;
        }
    return arena;
}

/* Whether two of a board come from the same game, and somebody has not waited for long. */
static bool repeats(const struct tournament *t, const struct arena *arena, const struct board *board,
                    int64_t now)
{
    bool same = false, waited = true;
    for (int i = 0; i < board->count; i++) {
        const struct tgame_row *mine = arena->last[board->player[i]];
        waited &= now - t->entries[board->player[i]].free_at >= REPEAT_SECONDS * SECOND;
        for (int j = 0; mine && j < i; j++) same |= arena->last[board->player[j]] == mine;
    }
    return same && !waited;
}

/* Opponents of the last game count as if met often; those who have waited longest are paired first. */
static void prefer(const struct tournament *t, const struct arena *arena, int64_t now, struct past *past)
{
    for (int i = 0; i < past->count; i++) {
        const struct tgame_row *mine = arena->last[past->who[i]];
        past->skipped[i] = (int)((now - t->entries[past->who[i]].free_at) / SECOND);
        for (int j = 0; mine && j < past->count; j++)
            if (i != j && arena->last[past->who[j]] == mine) past->met[i * past->count + j] = UINT8_MAX;
    }
}

void tournament_pair_free(struct ctx *c, const struct tournament *t, int64_t now, struct pairing_round *ret)
{
    int *who = pool_take_many(c->pool, (size_t)t->player_count + 1, sizeof *who), count = 0, next = 1;
    const struct score_line *lines = tournament_lines(c, t);
    const struct arena arena = arena_of(c, t);
    room(c, t, ret);
    for (int i = 0; i < t->player_count; i++)
        if (tournament_plays(t, lines[i].player) && !arena.busy[lines[i].player])
            who[count++] = lines[i].player;
    for (int i = 0; i < t->game_count; i++) next = t->games[i].board >= next ? t->games[i].board + 1 : next;
    if (count < t->row.seats) return;
    struct board *boards = pool_take_many(c->pool, (size_t)count + 1, sizeof *boards);
    struct past past = past_of(c, t, who, count);
    for (int i = 0; i < t->game_count; i++) note_game(t, &t->games[i], &past);
    prefer(t, &arena, now, &past);
    struct crew crew = crew_of(&past, t->row.seats, true);
    struct pairing_round all;
    room(c, t, &all);
    take_boards(&past, boards, crew_round(c->pool, &crew, boards), &all);
    for (int i = 0; i < all.count; i++)
        if (all.boards[i].count == t->row.seats && !repeats(t, &arena, &all.boards[i], now))
            *add_board(ret, next++) = all.boards[i];
}
