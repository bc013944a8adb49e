/* jws.h - the only user of cjose: signatures of tokens (JSON Web Signature, RFC 7515, compact form) and the public keys
 * that they fit. Nothing here decides whether a token's content is right. */
#ifndef QUAD_JWS_H
#define QUAD_JWS_H
#include "base/pool.h"
#include <stdbool.h>
#include <stddef.h>

enum { JWS_MAX = 16 * 1024 };

/* What a token says of its signature; copied into the pool. */
struct jws_header {
    const char *algorithm; /* "RS256" … */
    const char *key_id;    /* NULL: it names none */
};

/* The protected header. False when the token has more than JWS_MAX bytes, cannot be read, or asks for an extension
 * ("crit"). */
bool jws_read(struct pool *pool, const char *token, struct jws_header *ret);
/* Whether the signature is that of `key`, a public key as JSON (RFC 7517); only for a token that jws_read could read, and
 * whose algorithm is one for keys of that type. *ret_content: the signed bytes with a NUL behind them, in the pool. */
bool jws_verify(struct pool *pool, const char *token, const char *key, const char **ret_content,
                size_t *ret_length);
#endif
