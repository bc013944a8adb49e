/* sight.h - rows of the networks and devices that accounts are used from. Only marks (keyed hashes) come here. */
#ifndef QUAD_STORE_SIGHT_H
#define QUAD_STORE_SIGHT_H
#include "store/pg.h"

enum { SIGHT_MARK = 16 };
enum sight_kind { SIGHT_DEVICE, SIGHT_NETWORK };

/* Queue: record a network or device of an account. The mark is borrowed until the next flush. */
void sight_put(struct ctx *c, struct pg *db, int64_t account, enum sight_kind kind,
               const unsigned char mark[SIGHT_MARK]);
/* Queue: make the key of this mark that of the database, unless it has one. Borrowed likewise. */
void sight_key_claim(struct ctx *c, struct pg *db, const unsigned char mark[SIGHT_MARK]);
#endif
