/* webauthn.c - see webauthn.h. */
#include "base/webauthn.h"
#include "base/secret.h"
#include <fido.h>
#include <fido/eddsa.h>
#include <fido/es256.h>
#include <fido/rs256.h>
#include <string.h>

/* Authenticator data: a hash of rp_id, flags, a counter; of a new credential also the model, a length, the id and the key;
 * extensions at the end. */
enum { RP_HASH = 32, HEADER = 37, MODEL = 16, ID_LENGTH = 2 };

/* A check of a signature, or with NULL only of the key. */
typedef bool checker(const fido_assert_t *signature, struct webauthn_bytes key);

static bool es256_fits(const fido_assert_t *signature, struct webauthn_bytes key)
{
    es256_pk_t *pk = es256_pk_new();
    bool fits = pk && es256_pk_from_ptr(pk, key.at, key.length) == FIDO_OK &&
                (!signature || fido_assert_verify(signature, 0, COSE_ES256, pk) == FIDO_OK);
    es256_pk_free(&pk);
    return fits;
}

static bool eddsa_fits(const fido_assert_t *signature, struct webauthn_bytes key)
{
    eddsa_pk_t *pk = eddsa_pk_new();
    bool fits = pk && eddsa_pk_from_ptr(pk, key.at, key.length) == FIDO_OK &&
                (!signature || fido_assert_verify(signature, 0, COSE_EDDSA, pk) == FIDO_OK);
    eddsa_pk_free(&pk);
    return fits;
}

static bool rs256_fits(const fido_assert_t *signature, struct webauthn_bytes key)
{
    rs256_pk_t *pk = rs256_pk_new();
    bool fits = pk && rs256_pk_from_ptr(pk, key.at, key.length) == FIDO_OK &&
                (!signature || fido_assert_verify(signature, 0, COSE_RS256, pk) == FIDO_OK);
    rs256_pk_free(&pk);
    return fits;
}

static const int ALGORITHMS[] = {COSE_ES256, COSE_EDDSA, COSE_RS256, 0};
static checker *const CHECKERS[] = {es256_fits, eddsa_fits, rs256_fits};

const int *webauthn_algorithms(void) { return ALGORITHMS; }

static checker *checker_of(int algorithm)
{
    for (int i = 0; ALGORITHMS[i]; i++)
        if (ALGORITHMS[i] == algorithm) return CHECKERS[i];
    return NULL;
}

static void start(void)
{
    static bool started;
    if (!started) fido_init(0);
    started = true;
}

/* CBOR (RFC 8949). The library reserves memory for as many items as an array or map promises, before it looks whether there
 * are any: a key of five bytes can ask for 64 GiB. So only data that keeps its promises goes there. */

enum cbor_kind { CBOR_BYTES = 2, CBOR_TEXT, CBOR_ARRAY, CBOR_MAP, CBOR_TAG, CBOR_SIMPLE };

static bool skip(struct webauthn_bytes *rest, uint64_t length)
{
    if (length > rest->length) return false;
    rest->at += length;
    rest->length -= length;
    return true;
}

/* The first byte of an item has its kind and its number, or how many bytes the number has. Authenticators write no item of
 * indefinite length. */
static bool read_head(struct webauthn_bytes *rest, int *ret_kind, uint64_t *ret_number)
{
    int low = rest->at[0] & 31;
    *ret_kind = rest->at[0] >> 5;
    *ret_number = (uint64_t)low;
    if (!skip(rest, 1) || low > 27) return false;
    if (low < 24) return true;
    const unsigned char *at = rest->at;
    if (*ret_kind >= CBOR_TAG || !skip(rest, UINT64_C(1) << (low - 24))) return false;
    *ret_number = 0;
    while (at < rest->at) *ret_number = *ret_number << 8 | *at++;
    return true;
}

/* Skip one item, or the head of one that has others in it: *ret_within says how many. */
static bool skip_item(struct webauthn_bytes *rest, uint64_t *ret_within)
{
    uint64_t number;
    int kind;
    *ret_within = 0;
    if (!read_head(rest, &kind, &number) || kind == CBOR_TAG) return false;
    if (kind < CBOR_BYTES || kind == CBOR_SIMPLE) return true;
    if (number > rest->length) return false;
    if (kind < CBOR_ARRAY) return skip(rest, number);
    *ret_within = kind == CBOR_MAP ? 2 * number : number;
    return true;
}

/* Whether there are only whole items, each as long as it says. */
static bool items_fit(struct webauthn_bytes rest)
{
    uint64_t promised = 0, within;
    while (rest.length) {
        if (promised) promised--;
        if (!skip_item(&rest, &within)) return false;
        promised += within;
        if (promised > rest.length) return false;
    }
    return promised == 0;
}

/* What is behind the first `length` bytes. */
static bool rest_fits(struct webauthn_bytes data, size_t length)
{
    return skip(&data, length) && items_fit(data);
}

/* The same of a new credential, whose id has a length of its own. */
static bool credential_fits(struct webauthn_bytes data)
{
    const size_t id = HEADER + MODEL + ID_LENGTH;
    if (data.length < id) return false;
    return rest_fits(data, id + (size_t)(data.at[id - 2] << 8 | data.at[id - 1]));
}

/* New credentials */

/* The library compares these only when it verifies an attestation. */
static bool is_for(const char *rp_id, struct webauthn_bytes data, const fido_cred_t *made)
{
    const uint8_t needed = CTAP_AUTHDATA_USER_PRESENT | CTAP_AUTHDATA_USER_VERIFIED | CTAP_AUTHDATA_ATT_CRED;
    char wanted[TOKEN_TEXT], found[SECRET_BASE64(RP_HASH)];
    secret_challenge(rp_id, wanted);
    secret_to_base64url(data.at, RP_HASH, found);
    return strcmp(wanted, found) == 0 && (fido_cred_flags(made) & needed) == needed;
}

static bool keep(const fido_cred_t *made, int algorithm, struct webauthn_credential *ret)
{
    size_t id_length = fido_cred_id_len(made), key_length = fido_cred_pubkey_len(made);
    const unsigned char *id = fido_cred_id_ptr(made), *key = fido_cred_pubkey_ptr(made);
    if (!id || id_length == 0 || id_length > WEBAUTHN_ID || !key || key_length > WEBAUTHN_KEY) return false;
    if (!checker_of(algorithm)(NULL, (struct webauthn_bytes){key, key_length})) return false;
    ret->algorithm = algorithm;
    ret->counter = fido_cred_sigcount(made);
    ret->id_length = id_length;
    ret->key_length = key_length;
    memcpy(ret->id, id, id_length);
    memcpy(ret->key, key, key_length);
    return true;
}

/* The library reads the data only if it is told the algorithm of the key in it. */
static bool read_as(const char *rp_id, struct webauthn_bytes data, int algorithm,
                    struct webauthn_credential *ret)
{
    fido_cred_t *made = fido_cred_new();
    bool read = made && fido_cred_set_type(made, algorithm) == FIDO_OK &&
                fido_cred_set_authdata_raw(made, data.at, data.length) == FIDO_OK &&
                is_for(rp_id, data, made) && keep(made, algorithm, ret);
    fido_cred_free(&made);
    return read;
}

bool webauthn_read(const char *rp_id, struct webauthn_bytes data, struct webauthn_credential *ret)
{
    start();
    if (!credential_fits(data)) return false;
    for (int i = 0; ALGORITHMS[i]; i++)
        if (read_as(rp_id, data, ALGORITHMS[i], ret)) return true;
    return false;
}

/* Signatures */

bool webauthn_verify(const char *rp_id, int algorithm, struct webauthn_bytes key, struct webauthn_bytes data,
                     struct webauthn_bytes client_data, struct webauthn_bytes signature,
                     uint32_t *ret_counter)
{
    start();
    checker *fits = checker_of(algorithm);
    fido_assert_t *used = fido_assert_new();
    bool is_right = rest_fits(data, HEADER) && fits && used && fido_assert_set_count(used, 1) == FIDO_OK &&
                    fido_assert_set_rp(used, rp_id) == FIDO_OK &&
                    fido_assert_set_clientdata(used, client_data.at, client_data.length) == FIDO_OK &&
                    fido_assert_set_authdata_raw(used, 0, data.at, data.length) == FIDO_OK &&
                    fido_assert_set_sig(used, 0, signature.at, signature.length) == FIDO_OK &&
                    fido_assert_set_up(used, FIDO_OPT_TRUE) == FIDO_OK &&
                    fido_assert_set_uv(used, FIDO_OPT_TRUE) == FIDO_OK && fits(used, key);
    if (is_right) *ret_counter = fido_assert_sigcount(used, 0);
    fido_assert_free(&used);
    return is_right;
}
