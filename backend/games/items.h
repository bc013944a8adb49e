/* items.h - orders composed choice by choice, and what a seat knows as numbers: for programs that learn.
 *
 * An order is a draft that grows: each time the game lists the items that can come next, one of them is added, until
 * the draft is complete or the player is done with it. Every path through these lists ends in an order that judge()
 * accepts, so a program needs no rules of its own. Lists, drafts and observations are made of a game_known and of
 * nothing else: they cannot show what its viewer does not know. */
#ifndef QUAD_ITEMS_H
#define QUAD_ITEMS_H
#include "games/game.h"
#include <string.h>

enum { ITEM_COLUMNS_MAX = 16, OBSERVED_MAX = 8, OBSERVED_COLUMNS_MAX = 40 };

/* A column of a table of numbers, and what its numbers mean. */
struct column {
    const char *name, *about;
};

/* A block of the observation: a table with the same columns in every row. */
struct observed {
    const char *name, *about;
    struct column column[OBSERVED_COLUMNS_MAX + 1]; /* ends with name NULL */
};

/* What the numbers of a column stand for, where its `about` does not say so: text(0) to text(count - 1). */
struct numbering {
    const char *name; /* "technologies" */
    int count;
    const char *(*text)(int i);
};

/* The items that can come next, a row of numbers for each. */
struct item_table {
    int n, room, width;
    int32_t *row;
    bool done; /* the order can end here */
};

typedef struct game_draft game_draft; /* an order that is being composed; each game defines its own */

struct game_items {
    const struct column *columns;       /* of an item; ends with name NULL */
    const struct observed *observed;    /* ends with name NULL */
    const struct numbering *numberings; /* ends with name NULL; NULL: none */
    int usual;                          /* rows that a list seldom exceeds */
    /* The number of rows of each block, for games with these options (complete) and that many seats. */
    void (*rows)(const struct variant *, json_object *options, int seats, int ret_rows[OBSERVED_MAX]);
    /* An empty draft for the viewer, in the ctx's pool; the known must live as long. A viewer who owes no order gets a
     * draft whose list is empty. */
    game_draft *(*begin)(struct ctx *, const game_known *);
    /* List what can come next; the table grows in the ctx's pool. An empty table that is not done: no order is due. */
    void (*list)(struct ctx *, game_draft *, struct item_table *);
    /* Add an item of the last list. True: the order is complete. */
    bool (*add)(struct ctx *, game_draft *, const int32_t *item);
    /* The order composed so far, where the last list was done or `add` said that it is complete. */
    const game_order *(*order)(struct ctx *, const game_draft *);
    /* Write all blocks of the observation, row by row, as the draft leaves them. */
    void (*observe)(const game_draft *, int32_t *row);
};

/* The number of columns of a list that ends with name NULL and has at least one before it. */
static inline int items_columns(const struct column *columns)
{
    int count = 1;
    while (columns[count].name) count++;
    return count;
}

/* The rows of each block, as `rows` gives them, and the length of the whole observation. */
static inline int items_measure(const struct game_items *items, const struct variant *variant,
                                json_object *options, int seats, int ret_rows[OBSERVED_MAX])
{
    int size = 0;
    items->rows(variant, options, seats, ret_rows);
    for (int i = 0; items->observed[i].name; i++)
        size += ret_rows[i] * items_columns(items->observed[i].column);
    return size;
}

/* Empty the table, for items of `width` numbers. */
static inline void items_begin(struct item_table *t, int width)
{
    t->n = 0;
    t->width = width;
    t->done = false;
}

/* A further row, all 0, which the caller fills in. */
static inline int32_t *items_row(struct ctx *c, struct item_table *t)
{
    if (t->n == t->room) {
        int room = t->room ? 2 * t->room : 64;
        int32_t *more = (int32_t *)pool_take_many(c->pool, (size_t)room * (size_t)t->width, sizeof *more);
        if (t->n) memcpy(more, t->row, (size_t)t->n * (size_t)t->width * sizeof *more);
        t->row = more;
        t->room = room;
    }
    int32_t *row = t->row + (size_t)t->n++ * (size_t)t->width;
    memset(row, 0, (size_t)t->width * sizeof *row);
    return row;
}
#endif
