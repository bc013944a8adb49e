/* orders.c - the built-in orders (R3.2) and the front of an order (R3.1). */
#include "games/rulegame/ast.h"

#define C(x, y) (1ull << ((x)-1 + SIDE * ((y)-1)))
#define ROW(y) (0x3full << (SIDE * ((y)-1)))
#define COLUMN(x) (0x041041041ull << ((x)-1))

static const uint64_t L1[] = {
    C(1, 6), C(2, 6), C(3, 6), C(4, 6), C(5, 6), C(6, 6), C(1, 5), C(2, 5), C(3, 5),
    C(4, 5), C(5, 5), C(6, 5), C(1, 4), C(2, 4), C(3, 4), C(4, 4), C(5, 4), C(6, 4),
    C(1, 3), C(2, 3), C(3, 3), C(4, 3), C(5, 3), C(6, 3), C(1, 2), C(2, 2), C(3, 2),
    C(4, 2), C(5, 2), C(6, 2), C(1, 1), C(2, 1), C(3, 1), C(4, 1), C(5, 1), C(6, 1),
};
static const uint64_t L2[] = {
    C(6, 6), C(5, 6), C(4, 6), C(3, 6), C(2, 6), C(1, 6), C(6, 5), C(5, 5), C(4, 5),
    C(3, 5), C(2, 5), C(1, 5), C(6, 4), C(5, 4), C(4, 4), C(3, 4), C(2, 4), C(1, 4),
    C(6, 3), C(5, 3), C(4, 3), C(3, 3), C(2, 3), C(1, 3), C(6, 2), C(5, 2), C(4, 2),
    C(3, 2), C(2, 2), C(1, 2), C(6, 1), C(5, 1), C(4, 1), C(3, 1), C(2, 1), C(1, 1),
};
static const uint64_t L3[] = {
    C(6, 6), C(6, 5), C(6, 4), C(6, 3), C(6, 2), C(6, 1), C(5, 6), C(5, 5), C(5, 4),
    C(5, 3), C(5, 2), C(5, 1), C(4, 6), C(4, 5), C(4, 4), C(4, 3), C(4, 2), C(4, 1),
    C(3, 6), C(3, 5), C(3, 4), C(3, 3), C(3, 2), C(3, 1), C(2, 6), C(2, 5), C(2, 4),
    C(2, 3), C(2, 2), C(2, 1), C(1, 6), C(1, 5), C(1, 4), C(1, 3), C(1, 2), C(1, 1),
};
static const uint64_t L4[] = {
    C(1, 6), C(1, 5), C(1, 4), C(1, 3), C(1, 2), C(1, 1), C(2, 6), C(2, 5), C(2, 4),
    C(2, 3), C(2, 2), C(2, 1), C(3, 6), C(3, 5), C(3, 4), C(3, 3), C(3, 2), C(3, 1),
    C(4, 6), C(4, 5), C(4, 4), C(4, 3), C(4, 2), C(4, 1), C(5, 6), C(5, 5), C(5, 4),
    C(5, 3), C(5, 2), C(5, 1), C(6, 6), C(6, 5), C(6, 4), C(6, 3), C(6, 2), C(6, 1),
};
static const uint64_t TOP[] = {ROW(6), ROW(5), ROW(4), ROW(3), ROW(2), ROW(1)};
static const uint64_t BOTTOM[] = {ROW(1), ROW(2), ROW(3), ROW(4), ROW(5), ROW(6)};
static const uint64_t LEFT[] = {COLUMN(1), COLUMN(2), COLUMN(3), COLUMN(4), COLUMN(5), COLUMN(6)};
static const uint64_t RIGHT[] = {COLUMN(6), COLUMN(5), COLUMN(4), COLUMN(3), COLUMN(2), COLUMN(1)};
/* By the squared distance to the nearest bucket: 2, 5, 8, 10, 13, 18. */
static const uint64_t NEAREST[] = {0x840000021ull, 0x4a1000852ull, 0x012000480ull,
                                   0x30086100cull, 0x00c492300ull, 0x00030c000ull};
static const uint64_t FARTHEST[] = {0x00030c000ull, 0x00c492300ull, 0x30086100cull,
                                    0x012000480ull, 0x4a1000852ull, 0x840000021ull};

const struct order ORDERS_BUILTIN[BUILTIN_ORDERS] = {
    {"L1", false, 36, L1, EVERYWHERE},
    {"L2", false, 36, L2, EVERYWHERE},
    {"L3", false, 36, L3, EVERYWHERE},
    {"L4", false, 36, L4, EVERYWHERE},
    {"T", false, 6, TOP, EVERYWHERE},
    {"B", false, 6, BOTTOM, EVERYWHERE},
    {"L", false, 6, LEFT, EVERYWHERE},
    {"R", false, 6, RIGHT, EVERYWHERE},
    {"NearestObject", false, 6, NEAREST, EVERYWHERE},
    {"Farthest", false, 6, FARTHEST, EVERYWHERE},
};

uint64_t order_front(const struct order *order, uint64_t occupied)
{
    for (int i = 0; i < order->count; i++) {
        uint64_t front = order->group[i] & occupied;
        if (front) return front;
    }
    return occupied; /* none of the listed cells: the occupied ones are the last group */
}
