/* query.h - the text form of addresses: percent-encoding and query members. */
#ifndef QUAD_QUERY_H
#define QUAD_QUERY_H
#include "web/http.h"

/* Valid UTF-8 without control characters? What fails never reaches a handler, a log or the database. */
bool query_is_clean(const char *text);
/* Split "a=1&b=x%20y" into rq->query, decoded. FAULT_MALFORMED: a broken escape, a byte that is no text, too many
 * members, the same member twice. The member busy is the waiter's note for the route layer and is left out,
 * *ret_busy says it was there. */
bool query_read(struct ctx *c, struct request *rq, bool *ret_busy) must_check;
/* Everything but letters, digits, "-._~" and the bytes of `keep` as %XX. */
const char *query_encode(struct ctx *c, const char *text, const char *keep);
#endif
