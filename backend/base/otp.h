/* otp.h - the only user of liboath: one-time codes by time (RFC 6238) as all authenticator apps compute them, with SHA-1,
 * six digits and steps of 30 seconds. */
#ifndef QUAD_OTP_H
#define QUAD_OTP_H
#include <stdbool.h>
#include <stdint.h>

enum {
    OTP_SECRET = 20, /* bytes of a secret (RFC 4226, section 4) */
    OTP_TEXT = 33,   /* 32 letters of base32 and NUL */
    OTP_DIGITS = 6
};

/* A secret as people and apps write it: base32 (RFC 4648). False when memory ran out. */
bool otp_write(const unsigned char secret[OTP_SECRET], char ret_text[OTP_TEXT]);
/* Whether `code`, OTP_DIGITS digits with or without blanks, is the code of the step at `seconds` since 1970, or of the step before or after,
 * because clocks differ. *ret_step: which step it is of, counted from 1970. */
bool otp_fits(const unsigned char secret[OTP_SECRET], int64_t seconds, const char *code, int64_t *ret_step);
#endif
