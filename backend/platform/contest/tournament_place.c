/* tournament_place.c - see tournament_place.h. */
#include "platform/contest/tournament_place.h"
#include "platform/contest/tournament_pair.h"

bool tournament_takes_late(const struct tournament_row *row)
{
    return row->format == FORMAT_ARENA ? row->now < row->ends_at : row->round + 1 <= row->late_rounds;
}

int tournament_needs(const struct tournament_row *row)
{
    int least = row->format == FORMAT_SWISS ? tournament_players_least(row->seats, row->rounds) : 0;
    return least > row->min_players ? least : row->min_players;
}

/* How many can play, of each team; all are of the first where there are no teams. */
static void count_players(const struct tournament *t, int ret_team[2])
{
    ret_team[0] = ret_team[1] = 0;
    for (int i = 0; i < t->entry_count; i++)
        if (t->entries[i].status == ENTRY_IN && !t->entries[i].gone) ret_team[t->entries[i].team == 1]++;
}

bool tournament_can_begin(const struct tournament *t, int *ret_players)
{
    int team[2];
    count_players(t, team);
    *ret_players = team[0] + team[1];
    return *ret_players >= tournament_needs(&t->row) &&
           (t->row.format != FORMAT_TEAM || (team[0] && team[1]));
}

int tournament_room_needed(const struct tournament *t)
{
    int team[2];
    count_players(t, team);
    int players = team[0] + team[1];
    return players + (t->row.format == FORMAT_TEAM && players && (!team[0] || !team[1]));
}

static bool fits(const struct tournament_row *row, const int team[2], int mine)
{
    int left = row->max_players - team[0] - team[1];
    bool others_missing = row->format == FORMAT_TEAM && !team[mine != 1];
    return left > (others_missing ? 1 : 0);
}

bool tournament_fits(const struct tournament *t, int team)
{
    int counts[2];
    count_players(t, counts);
    return fits(&t->row, counts, team);
}

/* Returns how many lose their place. */
static int bench(struct ctx *c, struct pg *db, struct tournament *t)
{
    int count = 0;
    for (int i = 0; i < t->entry_count && t->row.status == TOURNAMENT_OPEN; i++) {
        struct entry_row *entry = &t->entries[i];
        if (entry->status != ENTRY_IN || !entry->gone) continue;
        entry->status = ENTRY_WAITING;
        entry_row_mark(c, db, t->row.id, entry->account, ENTRY_WAITING);
        count++;
    }
    return count;
}

/* Returns how many take a place. Late entrants get the next starting numbers. */
static int let_in(struct ctx *c, struct pg *db, const struct tournament *t)
{
    int team[2], count = 0;
    count_players(t, team);
    for (int i = 0; i < t->entry_count; i++) {
        struct entry_row next = t->entries[i];
        if (next.status != ENTRY_WAITING || next.gone || !fits(&t->row, team, next.team)) continue;
        count++;
        team[next.team == 1]++;
        next.status = ENTRY_IN;
        if (t->row.status == TOURNAMENT_RUNNING) next.number = t->player_count + count;
        entry_row_put(c, db, t->row.id, &next);
    }
    return count;
}

bool tournament_fill(struct ctx *c, struct pg *db, struct tournament *t)
{
    if (t->row.status == TOURNAMENT_RUNNING && !tournament_takes_late(&t->row)) return true;
    int changed = bench(c, db, t);
    changed += let_in(c, db, t);
    return !changed || (pg_flush(c, db) && tournament_find(c, db, t->row.public_id, t));
}
