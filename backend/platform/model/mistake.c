/* mistake.c - see mistake.h. */
#include "platform/model/mistake.h"

enum { DECIDED = 2000 }; /* a lead that no usual mistake gives away */

int mistake_worth(int score) { return score > DECIDED ? DECIDED : score < -DECIDED ? -DECIDED : score; }

int mistake_cost(const struct scored *turns, int n, int turn)
{
    if (turn < 0 || turn + 1 >= n) return 0;
    const struct scored *before = &turns[turn], *after = &turns[turn + 1];
    if (before->undone || !before->known || !after->known) return 0;
    if (before->seat < 0 || after->seat == before->seat) return 0;
    int lost = mistake_worth(before->score) - mistake_worth(after->score);
    if (before->seat != 0) lost = -lost;
    return lost > 0 ? lost : 0;
}

int mistake_suspects(const int *costs, int n, int ret_turns[MISTAKES_TRIED])
{
    int found = 0;
    for (int turn = 0; turn < n; turn++) {
        int at = found;
        if (costs[turn] < MISTAKE_LIKELY) continue;
        while (at > 0 && costs[ret_turns[at - 1]] < costs[turn]) at--;
        if (at == MISTAKES_TRIED) continue;
        if (found < MISTAKES_TRIED) found++;
        for (int i = found - 1; i > at; i--) ret_turns[i] = ret_turns[i - 1];
        ret_turns[at] = turn;
    }
    return found;
}
