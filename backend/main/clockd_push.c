/* clockd_push.c - see clockd_push.h. */
#include "main/clockd_push.h"
#include "base/secret.h"
#include <openssl/bn.h>
#include <openssl/core_names.h>
#include <openssl/ec.h>
#include <openssl/ecdsa.h>
#include <openssl/evp.h>
#include <openssl/obj_mac.h>
#include <openssl/param_build.h>
#include <stdlib.h>
#include <string.h>

enum { KEY = 16, NONCE = 12, RECORD = 4096, SIGNATURE = 64, INFO_MAX = 192 };

/* Keys */

static bool complete(const EC_GROUP *group, struct push_pair *pair)
{
    BIGNUM *number = BN_bin2bn(pair->secret, PUSH_SCALAR, NULL);
    EC_POINT *point = EC_POINT_new(group);
    const BIGNUM *order = EC_GROUP_get0_order(group);
    bool fine = number && point && !BN_is_zero(number) && BN_cmp(number, order) < 0 &&
                EC_POINT_mul(group, point, number, NULL, NULL, NULL) == 1 &&
                EC_POINT_point2oct(group, point, POINT_CONVERSION_UNCOMPRESSED, pair->point, PUSH_POINT,
                                   NULL) == PUSH_POINT;
    EC_POINT_free(point);
    BN_clear_free(number);
    return fine;
}

bool push_pair_complete(struct push_pair *pair)
{
    EC_GROUP *group = EC_GROUP_new_by_curve_name(NID_X9_62_prime256v1);
    bool fine = group && complete(group, pair);
    EC_GROUP_free(group);
    return fine;
}

void push_pair_make(struct push_pair *ret)
{
    enum { TRIES = 8 }; /* one in four thousand million numbers is too large */
    for (int i = 0; i < TRIES; i++) {
        secret_random_bytes(ret->secret, PUSH_SCALAR);
        if (push_pair_complete(ret)) return;
    }
    abort();
}

static EVP_PKEY *key_from(OSSL_PARAM_BLD *build, int selection)
{
    EVP_PKEY *key = NULL;
    EVP_PKEY_CTX *making = EVP_PKEY_CTX_new_from_name(NULL, "EC", NULL);
    OSSL_PARAM *parameters = OSSL_PARAM_BLD_to_param(build);
    if (!making || !parameters || EVP_PKEY_fromdata_init(making) != 1 ||
        EVP_PKEY_fromdata(making, &key, selection, parameters) != 1)
        key = NULL;
    OSSL_PARAM_free(parameters);
    EVP_PKEY_CTX_free(making);
    return key;
}

/* A key of OpenSSL: with the secret number, or (NULL) of the point only. NULL when the point is not on the curve. */
static EVP_PKEY *key_of(const unsigned char *point, const unsigned char *secret)
{
    OSSL_PARAM_BLD *build = OSSL_PARAM_BLD_new();
    BIGNUM *number = secret ? BN_bin2bn(secret, PUSH_SCALAR, NULL) : NULL;
    EVP_PKEY *key = NULL;
    bool fine = build &&
                OSSL_PARAM_BLD_push_utf8_string(build, OSSL_PKEY_PARAM_GROUP_NAME, "prime256v1", 0) == 1 &&
                OSSL_PARAM_BLD_push_octet_string(build, OSSL_PKEY_PARAM_PUB_KEY, point, PUSH_POINT) == 1 &&
                (!secret || OSSL_PARAM_BLD_push_BN(build, OSSL_PKEY_PARAM_PRIV_KEY, number) == 1);
    if (fine) key = key_from(build, secret ? EVP_PKEY_KEYPAIR : EVP_PKEY_PUBLIC_KEY);
    OSSL_PARAM_BLD_free(build);
    BN_clear_free(number);
    return key;
}

static bool agree(const struct push_pair *own, const unsigned char *peer,
                  unsigned char ret_shared[PUSH_SCALAR])
{
    size_t length = PUSH_SCALAR;
    EVP_PKEY *ours = key_of(own->point, own->secret), *theirs = key_of(peer, NULL);
    EVP_PKEY_CTX *work = ours && theirs ? EVP_PKEY_CTX_new(ours, NULL) : NULL;
    bool fine = work && EVP_PKEY_derive_init(work) == 1 && EVP_PKEY_derive_set_peer(work, theirs) == 1 &&
                EVP_PKEY_derive(work, ret_shared, &length) == 1 && length == PUSH_SCALAR;
    EVP_PKEY_CTX_free(work);
    EVP_PKEY_free(ours);
    EVP_PKEY_free(theirs);
    return fine;
}

/* Encryption */

/* HKDF (RFC 5869) of at most 32 bytes, whose first half is done: one block of the second, for a text and its NUL and
 * `more` bytes. */
static void expand(const unsigned char *half, const char *info, const void *more, size_t length,
                   unsigned char ret[SECRET_MAC])
{
    unsigned char block[INFO_MAX];
    size_t used = strlen(info) + 1;
    must(used + length < sizeof block);
    memcpy(block, info, used);
    if (length) memcpy(block + used, more, length);
    block[used + length] = 1;
    secret_hmac(half, SECRET_MAC, block, used + length + 1, ret);
}

static bool seal(const unsigned char *key, const unsigned char *nonce, unsigned char *bytes, size_t length)
{
    int done = 0, rest = 0;
    EVP_CIPHER_CTX *work = EVP_CIPHER_CTX_new();
    bool fine = work && EVP_EncryptInit_ex(work, EVP_aes_128_gcm(), NULL, key, nonce) == 1 &&
                EVP_EncryptUpdate(work, bytes, &done, bytes, (int)length) == 1 && done == (int)length &&
                EVP_EncryptFinal_ex(work, bytes + done, &rest) == 1 &&
                EVP_CIPHER_CTX_ctrl(work, EVP_CTRL_GCM_GET_TAG, PUSH_TAG, bytes + length) == 1;
    EVP_CIPHER_CTX_free(work);
    return fine;
}

/* The header of RFC 8188: salt, size of a record, and the sender's point as the name of the key. */
static void write_head(unsigned char *head, const unsigned char salt[PUSH_SALT], const unsigned char *point)
{
    memcpy(head, salt, PUSH_SALT);
    unsigned char *rest = head + PUSH_SALT;
    rest[0] = rest[1] = rest[3] = 0;
    rest[2] = RECORD >> 8;
    rest[4] = PUSH_POINT;
    memcpy(rest + 5, point, PUSH_POINT);
}

bool push_encrypt(const struct push_message *message, const struct push_pair *own,
                  const unsigned char salt[PUSH_SALT], unsigned char *ret_body)
{
    unsigned char shared[PUSH_SCALAR], half[SECRET_MAC], input[SECRET_MAC], key[SECRET_MAC],
        nonce[SECRET_MAC], points[2 * PUSH_POINT];
    size_t length = strlen(message->text), padded = message->padded > length ? message->padded : length;
    must(padded + 1 + PUSH_TAG <= RECORD);
    if (!agree(own, message->peer, shared)) return false;
    memcpy(points, message->peer, PUSH_POINT);
    memcpy(points + PUSH_POINT, own->point, PUSH_POINT);
    secret_hmac(message->auth, PUSH_AUTH, shared, sizeof shared, half);
    expand(half, "WebPush: info", points, sizeof points, input);
    secret_hmac(salt, PUSH_SALT, input, sizeof input, half);
    expand(half, "Content-Encoding: aes128gcm", NULL, 0, key);
    expand(half, "Content-Encoding: nonce", NULL, 0, nonce);
    write_head(ret_body, salt, own->point);
    unsigned char *text = ret_body + PUSH_HEAD;
    memset(text, 0, padded + 1);
    memcpy(text, message->text, length);
    text[length] = 2; /* the end of the text in the last record */
    return seal(key, nonce, text, padded + 1);
}

/* Signing */

/* ECDSA over the text: r and s, 32 bytes each, as tokens have them. */
static bool sign(const struct push_pair *pair, const char *text, unsigned char ret[SIGNATURE])
{
    unsigned char der[128];
    size_t length = sizeof der;
    EVP_PKEY *key = key_of(pair->point, pair->secret);
    EVP_MD_CTX *work = EVP_MD_CTX_new();
    bool fine = key && work && EVP_DigestSignInit(work, NULL, EVP_sha256(), NULL, key) == 1 &&
                EVP_DigestSign(work, der, &length, (const unsigned char *)text, strlen(text)) == 1;
    const unsigned char *at = der;
    ECDSA_SIG *pair_of = fine ? d2i_ECDSA_SIG(NULL, &at, (long)length) : NULL;
    fine = pair_of && BN_bn2binpad(ECDSA_SIG_get0_r(pair_of), ret, SIGNATURE / 2) == SIGNATURE / 2 &&
           BN_bn2binpad(ECDSA_SIG_get0_s(pair_of), ret + SIGNATURE / 2, SIGNATURE / 2) == SIGNATURE / 2;
    ECDSA_SIG_free(pair_of);
    EVP_MD_CTX_free(work);
    EVP_PKEY_free(key);
    return fine;
}

static const char *base64url(struct ctx *c, const void *bytes, size_t length)
{
    char *text = pool_take(c->pool, SECRET_BASE64(length));
    secret_to_base64url(bytes, length, text);
    return text;
}

const char *push_authorization(struct ctx *c, const struct push_pair *arena, const char *url,
                               const char *subject, int64_t expires)
{
    static const char HEAD[] = "{\"typ\":\"JWT\",\"alg\":\"ES256\"}";
    unsigned char signature[SIGNATURE];
    const char *host = strstr(url, "://");
    if (!host) return NULL;
    host += strlen("://");
    int origin = (int)(host - url + (ptrdiff_t)strcspn(host, "/?#"));
    const char *claims = pool_print(c->pool, "{\"aud\":\"%.*s\",\"exp\":%lld,\"sub\":\"%s\"}", origin, url,
                                    (long long)expires, subject);
    const char *text = pool_print(c->pool, "%s.%s", base64url(c, HEAD, strlen(HEAD)),
                                  base64url(c, claims, strlen(claims)));
    if (!sign(arena, text, signature)) return NULL;
    return pool_print(c->pool, "vapid t=%s.%s, k=%s", text, base64url(c, signature, sizeof signature),
                      base64url(c, arena->point, PUSH_POINT));
}
