/* otp.c - see otp.h. */
#include "base/otp.h"
#include <liboath/oath.h>
#include <stdlib.h>
#include <string.h>

enum { STEP_SECONDS = 30, STEPS_EITHER_SIDE = 1 };

bool otp_write(const unsigned char secret[OTP_SECRET], char ret_text[OTP_TEXT])
{
    char *text;
    size_t length;
    if (oath_base32_encode((const char *)secret, OTP_SECRET, &text, &length) != OATH_OK) return false;
    bool fits = length == OTP_TEXT - 1;
    if (fits) memcpy(ret_text, text, OTP_TEXT);
    free(text);
    return fits;
}

/* False unless there are exactly OTP_DIGITS. */
static bool read_digits(const char *code, char ret_digits[OTP_DIGITS + 1])
{
    int count = 0;
    for (const char *at = code; *at; at++) {
        if (*at == ' ') continue;
        if (*at < '0' || *at > '9' || count == OTP_DIGITS) return false;
        ret_digits[count++] = *at;
    }
    ret_digits[count] = 0;
    return count == OTP_DIGITS;
}

bool otp_fits(const unsigned char secret[OTP_SECRET], int64_t seconds, const char *code, int64_t *ret_step)
{
    uint64_t step;
    char digits[OTP_DIGITS + 1] = "";
    if (!read_digits(code, digits)) return false;
    if (oath_totp_validate3((const char *)secret, OTP_SECRET, seconds, STEP_SECONDS, 0, STEPS_EITHER_SIDE,
                            NULL, &step, digits) < 0)
        return false;
    *ret_step = (int64_t)step;
    return true;
}
