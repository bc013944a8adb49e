/* webauthn.h - the only user of libfido2: what an authenticator hands over when it creates a passkey and when it uses one
 * (Web Authentication, level 2, sections 6.1 and 7). The caller checks the client data: type, challenge and origin. */
#ifndef QUAD_WEBAUTHN_H
#define QUAD_WEBAUTHN_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum {
    WEBAUTHN_ID = 1023,      /* bytes of a credential's id, at most */
    WEBAUTHN_KEY = 512,      /* of a public key, at most */
    WEBAUTHN_DATA = 4096,    /* of authenticator data and of client data, at most */
    WEBAUTHN_SIGNATURE = 512 /* of a signature, at most */
};

struct webauthn_bytes {
    const unsigned char *at;
    size_t length;
};

/* What the server keeps of a passkey. `algorithm` is its number in COSE: one of webauthn_algorithms. */
struct webauthn_credential {
    int algorithm;
    uint32_t counter; /* of signatures; 0 for ever where the authenticator counts none */
    size_t id_length, key_length;
    unsigned char id[WEBAUTHN_ID], key[WEBAUTHN_KEY];
};

/* The algorithms that are accepted, the preferred one first; the list ends with 0. */
const int *webauthn_algorithms(void);
/* Read a new credential from authenticator data. No attestation is looked at: where none is required, nothing of it is
 * signed by anybody who is trusted. False when it cannot be read, is for another rp_id, or the authenticator did not verify
 * the person. */
bool webauthn_read(const char *rp_id, struct webauthn_bytes data, struct webauthn_credential *ret);
/* Whether the signature is that of the key over this authenticator data and client data, for rp_id, by a verified person.
 * *ret_counter: the authenticator's counter. */
bool webauthn_verify(const char *rp_id, int algorithm, struct webauthn_bytes key, struct webauthn_bytes data,
                     struct webauthn_bytes client_data, struct webauthn_bytes signature,
                     uint32_t *ret_counter);
#endif
