/* jws.c - see jws.h. The header of jansson, on which cjose rests, defines names that json-c has too: this file includes
 * neither. At run time the two keep apart because both libraries give their symbols versions. */
#include "base/jws.h"
#include <cjose/cjose.h>
#include <string.h>

static cjose_jws_t *open_token(const char *token)
{
    size_t length = strlen(token);
    return length > 0 && length <= JWS_MAX ? cjose_jws_import(token, length, NULL) : NULL;
}

/* NULL: it is not there, or no text. */
static const char *member(struct pool *pool, cjose_header_t *header, const char *name)
{
    const char *text = cjose_header_get(header, name, NULL);
    return text ? pool_copy(pool, text) : NULL;
}

bool jws_read(struct pool *pool, const char *token, struct jws_header *ret)
{
    cjose_jws_t *jws = open_token(token);
    if (!jws) return false;
    cjose_header_t *header = cjose_jws_get_protected(jws);
    *ret = (struct jws_header){member(pool, header, CJOSE_HDR_ALG), member(pool, header, CJOSE_HDR_KID)};
    char *extensions = cjose_header_get_raw(header, "crit", NULL);
    bool fine = ret->algorithm && !extensions;
    if (extensions) cjose_get_dealloc()(extensions);
    cjose_jws_release(jws);
    return fine;
}

bool jws_verify(struct pool *pool, const char *token, const char *key, const char **ret_content,
                size_t *ret_length)
{
    cjose_jws_t *jws = open_token(token);
    cjose_jwk_t *jwk = cjose_jwk_import(key, strlen(key), NULL);
    uint8_t *content;
    bool fits = jws && jwk && cjose_jws_verify(jws, jwk, NULL) &&
                cjose_jws_get_plaintext(jws, &content, ret_length, NULL);
    if (fits) *ret_content = pool_copy_bytes(pool, content, *ret_length);
    if (jwk) cjose_jwk_release(jwk);
    cjose_jws_release(jws);
    return fits;
}
