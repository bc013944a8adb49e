/* recovery.h - rows of recovery codes. Only hashes of codes come here; they are borrowed until the next flush. */
#ifndef QUAD_STORE_RECOVERY_H
#define QUAD_STORE_RECOVERY_H
#include "store/pg.h"

enum { RECOVERY_HASH = 32 };

/* Queue: delete all codes of an account; insert a code. */
void recovery_codes_end(struct ctx *c, struct pg *db, int64_t account);
void recovery_code_insert(struct ctx *c, struct pg *db, int64_t account,
                          const unsigned char hash[RECOVERY_HASH]);
/* Use up a code; *ret_used false when none has that hash, or another request has used it. */
bool recovery_code_use(struct ctx *c, struct pg *db, int64_t account, const unsigned char hash[RECOVERY_HASH],
                       bool *ret_used) must_check;
#endif
