/* recovery_code.h - the ten one-time codes that replace a forgotten password or a lost second factor. A code has 100
 * random bits, which cannot be guessed, so a fast hash is enough. */
#ifndef QUAD_RECOVERY_CODE_H
#define QUAD_RECOVERY_CODE_H
#include "base/json.h"
#include "store/recovery.h"

enum { RECOVERY_CODES = 10 };

/* The hash of a code as people type it: in any case, with blanks and lines or without. False when it can be none. */
bool recovery_code_hash(const char *text, unsigned char ret_hash[RECOVERY_HASH]) must_check;
/* Ten new codes in place of earlier ones: an array of texts such as abcde-fghij-klmno-pqrst, of which only the hashes
 * are stored. Inside a transaction that holds the account. */
bool recovery_codes_renew(struct ctx *c, struct pg *db, int64_t account, json_object **ret_codes) must_check;
#endif
