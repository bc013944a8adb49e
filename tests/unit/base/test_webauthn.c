/* test_webauthn.c - what authenticators hand over, made and signed by another implementation (node's crypto): accepted as
 * it is, and refused with any byte changed, cut off or claimed to be longer. */
#include "base/rng.h"
#include "base/secret.h"
#include "base/webauthn.h"
#include "harness.h"
#include <string.h>

#define RP_ID "arena.example.org"

/* A new credential of ES256 or EdDSA for RP_ID, and one use of it. */
struct vector {
    const char *made, *client_data, *used, *signature; /* base64url */
    int algorithm;
    uint32_t counter;
};
static const struct vector VECTORS[] = {
    {"_FskEV_InRq2xy9n7k5Hh9lwN5zwi8nogRLMCm_GpWRFAAAAKQAAAAAAAAAAAAAAAAAAAAAAICzRHiHZjcbyb37-3MEA4oFKvEod"
     "Xt1_mYp8oFenWLHHpQECAyYgASFYIJ5Uuvu6RjF-vcUxKR_u64MoY8jC4y05rLG_kpawiKQsIlggJ8LyUnwH69oUeABSyYkauLCi"
     "9_GFJG05L4vOk2VeF-s",
     "eyJ0eXBlIjoid2ViYXV0aG4uZ2V0IiwiY2hhbGxlbmdlIjoiQkJCQiIsIm9yaWdpbiI6Imh0dHBzOi8vYXJlbmEuZXhhbXBsZS5v"
     "cmciLCJjcm9zc09yaWdpbiI6ZmFsc2V9",
     "_FskEV_InRq2xy9n7k5Hh9lwN5zwi8nogRLMCm_GpWQFAAAAKg",
     "MEQCIAy5NJE-vHDCGc8LvPb3y7TaGXNfyYl197TqMxfBqSuVAiALoIrOueWegun5QngiD8kMoDQwCcF2Qi2CgZ6OtKBapA", -7,
     42},
    {"_FskEV_InRq2xy9n7k5Hh9lwN5zwi8nogRLMCm_GpWRFAAAAKQAAAAAAAAAAAAAAAAAAAAAAIA4PEiIwSthKlZyRa82VbmLtEcdM"
     "Te0yc9mQiQxptWQPpAEBAycgBiFYIM-ijrWMW9bWQdo3sBQjWSURXGdBONmlla5oouuRZGjk",
     "eyJ0eXBlIjoid2ViYXV0aG4uZ2V0IiwiY2hhbGxlbmdlIjoiQkJCQiIsIm9yaWdpbiI6Imh0dHBzOi8vYXJlbmEuZXhhbXBsZS5v"
     "cmciLCJjcm9zc09yaWdpbiI6ZmFsc2V9",
     "_FskEV_InRq2xy9n7k5Hh9lwN5zwi8nogRLMCm_GpWQFAAAAKg",
     "ILHBRqEUYwCBcbcNxKdGkmRpYEib7eaXohSV6C20wwOoQNOyktEFvyaXZkWiuyOYb6aAjSc7DfOSrz5MMj2dBw", -8, 42},
    {"_FskEV_InRq2xy9n7k5Hh9lwN5zwi8nogRLMCm_GpWRFAAAAKQAAAAAAAAAAAAAAAAAAAAAAIM6CYQof2YjmCIBoty12d5XKOdE_"
     "UG3cLBQ8Sa2qG4ABpAEDAzkBACBZAQDX8k-aN3WbgV47eMelKZELfw4XL1jzLmGipnBe2MtwumOpKlwoPuMYdcfgQ4Ey6qckDbES"
     "pDkUY3dFvxQ-BMGpOb3wnEMmH95zGclsYf9GWq5B86gBfauuMD9z8RMfU7ViJtWbwcymiZU0bbDwX_kkrjE-69q9GU5WSRrLfPev"
     "C7f0DOsrbqLypNPsTdVxmQ6VmOHK__ptm6vXyUAbm8Ccj03wAmt6_GQFACn2Qf1KOuwQTim0Ajl0eEf-mfSc-ixTmrd-yzeyAwar"
     "TqPEwlWpl6GcDypgnK4wJvEgoRpryGRrHQwaYW7S9JGh96Q-g7Te4ZagvfgDQ-74QrfIoZLTIUMBAAE",
     "eyJ0eXBlIjoid2ViYXV0aG4uZ2V0IiwiY2hhbGxlbmdlIjoiQkJCQiIsIm9yaWdpbiI6Imh0dHBzOi8vYXJlbmEuZXhhbXBsZS5v"
     "cmciLCJjcm9zc09yaWdpbiI6ZmFsc2V9",
     "_FskEV_InRq2xy9n7k5Hh9lwN5zwi8nogRLMCm_GpWQFAAAAKg",
     "zOUrRye9WwCcciNSk08xbvEgMJhKBQEHtA4qYkN8BEmhLmzChe0dQ0OxuG-1583JE4golnrrXZ-hHEwBowJ3RW1-8YS46Q2s3a8o"
     "3ft42VADYolWzmX2SfDikjZ2kT-ynTYu1ya1xIAyGMW-Gy9I6qs4XYA_C1PTQ4Wn0OCdNVXbQTB4zO0nVisSJWsFJYupv_iGc9Zu"
     "fglpSrek47Gjhgc76_hopwkbqq-FD1NUa7SShJouEH0ksTlqyYO-pC5RTca02jrvXGNYw-fM9pUtMM151k7FPZuE-0ULZVqjG279"
     "1MsoeorHAC8v05qrrb8qLkKD_Ck1hOl7Iw4jLW1c5A",
     -257, 42},
};
enum { VECTOR_COUNT = sizeof VECTORS / sizeof *VECTORS };

static struct webauthn_bytes decoded(const char *text, unsigned char *room)
{
    size_t length = secret_base64url(text, strlen(text), room, WEBAUTHN_DATA);
    ck_assert_uint_gt(length, 0);
    return (struct webauthn_bytes){room, length};
}

static unsigned char room[4][WEBAUTHN_DATA];
static struct webauthn_credential credential;

static struct webauthn_bytes key(void)
{
    return (struct webauthn_bytes){credential.key, credential.key_length};
}

static bool verified(const char *rp_id, struct webauthn_bytes data, struct webauthn_bytes client_data,
                     struct webauthn_bytes signature)
{
    uint32_t counter;
    return webauthn_verify(rp_id, credential.algorithm, key(), data, client_data, signature, &counter);
}

START_TEST(a_credential_is_read_and_its_signature_verified)
{
    for (size_t i = 0; i < VECTOR_COUNT; i++) {
        const struct vector *v = &VECTORS[i];
        uint32_t counter = 0;
        struct webauthn_bytes client_data = decoded(v->client_data, room[1]);
        struct webauthn_bytes used = decoded(v->used, room[2]), signature = decoded(v->signature, room[3]);
        ck_assert(!webauthn_read("arena.example.com", decoded(v->made, room[0]), &credential));
        ck_assert(webauthn_read(RP_ID, decoded(v->made, room[0]), &credential));
        ck_assert_int_eq(credential.algorithm, v->algorithm);
        ck_assert_uint_eq(credential.id_length, 32);
        ck_assert(webauthn_verify(RP_ID, v->algorithm, key(), used, client_data, signature, &counter));
        ck_assert_uint_eq(counter, v->counter);
        ck_assert(!verified("arena.example.com", used, client_data, signature));
        for (const int *other = webauthn_algorithms(); *other; other++)
            ck_assert(*other == v->algorithm ||
                      !webauthn_verify(RP_ID, *other, key(), used, client_data, signature, &counter));
        ck_assert(!webauthn_verify(RP_ID, -7777, key(), used, client_data, signature, &counter));
    }
}
END_TEST

/* Each bit of all that is signed. */
START_TEST(no_bit_can_change_in_what_is_signed)
{
    for (size_t i = 0; i < VECTOR_COUNT; i++) {
        const struct vector *v = &VECTORS[i];
        struct webauthn_bytes part[] = {decoded(v->used, room[1]), decoded(v->client_data, room[2]),
                                        decoded(v->signature, room[3])};
        ck_assert(webauthn_read(RP_ID, decoded(v->made, room[0]), &credential));
        for (int which = 0; which < 3; which++)
            for (size_t bit = 0; bit < 8 * part[which].length; bit += 3) {
                unsigned char *at = &room[which + 1][bit / 8];
                *at = (unsigned char)(*at ^ 1 << bit % 8);
                ck_assert(!verified(RP_ID, part[0], part[1], part[2]));
                *at = (unsigned char)(*at ^ 1 << bit % 8);
            }
        for (int which = 0; which < 3; which++) {
            part[which].length--;
            ck_assert(!verified(RP_ID, part[0], part[1], part[2]));
            part[which].length++;
        }
        ck_assert(verified(RP_ID, part[0], part[1], part[2]));
    }
}
END_TEST

/* The library would reserve memory for all of these. */
START_TEST(no_length_is_believed)
{
    static const unsigned char HUGE[][9] = {{0x9a, 0xa5, 1, 2, 3},
                                            {0xba, 0x7f, 0xff, 0xff, 0xff},
                                            {0x9b, 0, 0, 0, 7, 0, 0, 0, 0},
                                            {0xbb, 0x80, 0, 0, 0, 0, 0, 0, 0},
                                            {0x5b, 0x7f, 0xff, 0xff, 0xff},
                                            {0x9f},
                                            {0xbf},
                                            {0x5f},
                                            {0x7b, 0xff, 0xff, 0xff, 0xff}};
    struct webauthn_bytes made = decoded(VECTORS[0].made, room[0]);
    const size_t begins = 37 + 16 + 2 + 32;
    for (size_t i = 0; i < sizeof HUGE / sizeof *HUGE; i++) {
        memcpy(room[0] + begins, HUGE[i], sizeof *HUGE);
        ck_assert(!webauthn_read(RP_ID, made, &credential));
        ck_assert(!webauthn_read(RP_ID, (struct webauthn_bytes){room[0], begins + 9}, &credential));
    }
    memset(room[0] + begins, 0x98, WEBAUTHN_DATA - begins); /* arrays of 152 items in each other */
    ck_assert(!webauthn_read(RP_ID, (struct webauthn_bytes){room[0], WEBAUTHN_DATA}, &credential));
    for (size_t length = 0; length <= begins; length++)
        ck_assert(!webauthn_read(RP_ID, (struct webauthn_bytes){room[0], length}, &credential));
}
END_TEST

/* What is changed at random can be another credential, and is never read outside of its bytes. */
START_TEST(credentials_changed_at_random_do_no_harm)
{
    enum { DRAWS = 5000 };
    struct rng rng = rng_seeded(20);
    for (int i = 0; i < DRAWS; i++) {
        struct webauthn_bytes made = decoded(VECTORS[i % VECTOR_COUNT].made, room[0]);
        for (int change = 0; change <= i % 4; change++) {
            size_t at = rng_below(&rng, made.length);
            room[0][at] = (unsigned char)rng_below(&rng, 256);
        }
        if (i % 3 == 0) made.length = rng_below(&rng, made.length);
        unsigned char *exact = malloc(made.length + 1); /* the sanitizers see a byte too many */
        memcpy(exact, made.at, made.length);
        if (webauthn_read(RP_ID, (struct webauthn_bytes){exact, made.length}, &credential))
            ck_assert_uint_le(credential.id_length, made.length);
        free(exact);
    }
}
END_TEST

static Suite *suite(void)
{
    secret_start();
    Suite *s = suite_create("passkeys of authenticators");
    HARNESS_ADD(s, a_credential_is_read_and_its_signature_verified);
    HARNESS_ADD(s, no_bit_can_change_in_what_is_signed);
    HARNESS_ADD(s, no_length_is_believed);
    HARNESS_ADD(s, credentials_changed_at_random_do_no_harm);
    return s;
}
TEST_MAIN(suite)
