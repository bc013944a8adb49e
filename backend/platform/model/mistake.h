/* mistake.h - which turns of a finished match cost their seat most, judged by an engine's scores of its positions. */
#ifndef QUAD_MISTAKE_H
#define QUAD_MISTAKE_H
#include <stdbool.h>

enum {
    MISTAKES_SHOWN = 3,   /* of each seat */
    MISTAKES_TRIED = 5,   /* suspects of each seat that are searched deeper */
    MISTAKE_LIKELY = 100, /* what a quick search must see a turn cost to make it a suspect */
    MISTAKE_LEAST = 150   /* what a deeper search must see it cost to call it a mistake */
};

struct scored {  /* the position that a turn was played from */
    bool known;  /* whether it has a score */
    int seat;    /* the only seat that owed an order, -1: none or several */
    int score;   /* as seat 0 sees it, in the unit of struct advice */
    bool undone; /* the turn was taken back, so the next position does not follow from it */
};

/* A score up to the size beyond which nothing is decided any more: neither a slower win nor a larger lead is a
 * mistake. */
int mistake_worth(int score);
/* What turn `turn` of the `n` positions cost the seat that played it; 0 where that cannot be told. */
int mistake_cost(const struct scored *turns, int n, int turn);
/* The turns that seem to have cost a seat most, the costliest first and of equals the earliest, by what each of the `n`
 * cost it; returns how many, at most MISTAKES_TRIED. */
int mistake_suspects(const int *costs, int n, int ret_turns[MISTAKES_TRIED]);
#endif
