/* query.h - percent-encoding and query strings of URLs. */
#ifndef QUAD_QUERY_H
#define QUAD_QUERY_H
#include "web/http.h"

/* Whether the text is valid UTF-8 without control characters. Other text never reaches a handler, a log or the
 * database. */
bool query_is_clean(const char *text);
/* Split "a=1&b=x%20y" into rq->query, decoded. FAULT_MALFORMED: a broken escape, invalid text, too many members, or a
 * member given twice. The waiter adds a member `busy` for the route layer; it is left out, and *ret_busy set. */
bool query_read(struct ctx *c, struct request *rq, bool *ret_busy) must_check;
/* Encode everything except letters, digits, "-._~" and the bytes of `keep` as %XX; in the pool. */
const char *query_encode(struct ctx *c, const char *text, const char *keep);
#endif
