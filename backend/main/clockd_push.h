/* clockd_push.h - the only user of OpenSSL's libcrypto: Web Push, encrypted for one browser (RFC 8291, with the coding
 * of RFC 8188) and signed for its push service (VAPID, RFC 8292). */
#ifndef QUAD_CLOCKD_PUSH_H
#define QUAD_CLOCKD_PUSH_H
#include "base/ctx.h"
#include <stddef.h>

/* A key pair of P-256: the number, and the uncompressed point. */
enum { PUSH_SCALAR = 32, PUSH_POINT = 65, PUSH_SALT = 16, PUSH_AUTH = 16, PUSH_HEAD = 86, PUSH_TAG = 16 };
struct push_pair {
    unsigned char secret[PUSH_SCALAR], point[PUSH_POINT];
};

/* A new pair; aborts where the library cannot make one. */
void push_pair_make(struct push_pair *ret);
/* The point of a secret number. False: it is no secret of this curve. */
bool push_pair_complete(struct push_pair *pair) must_check;

struct push_message {
    const unsigned char *peer, *auth; /* the browser's point and secret */
    const char *text;
    size_t padded; /* the text is padded to so many bytes, so that its length says nothing */
};
/* Encrypt; ret_body takes PUSH_HEAD + padded + 1 + PUSH_TAG bytes. `own` and `salt` are used once only. False: the
 * browser's point is none. */
bool push_encrypt(const struct push_message *message, const struct push_pair *own,
                  const unsigned char salt[PUSH_SALT], unsigned char *ret_body) must_check;
/* The value of the header Authorization for an address, valid until `expires` (seconds since 1970): an ES256 token for
 * its origin. `subject`: how the push service can reach the operator. In the pool; NULL when it cannot be signed. */
const char *push_authorization(struct ctx *c, const struct push_pair *arena, const char *url,
                               const char *subject, int64_t expires);
#endif
