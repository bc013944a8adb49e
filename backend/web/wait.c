/* wait.c - see wait.h. */
#include "web/wait.h"
#include "platform/wake.h"
#include "platform/wake_table.h"
#include <stdlib.h>
#include <string.h>

static bool take_number(const char **at, char end, uint64_t max, uint64_t *ret)
{
    if (**at < '0' || **at > '9') return false;
    uint64_t value = 0;
    for (; **at >= '0' && **at <= '9'; ++*at) {
        uint64_t digit = (uint64_t)(**at - '0');
        if (value > (max - digit) / 10) return false;
        value = value * 10 + digit;
    }
    if (**at != end) return false;
    *at += end != 0;
    *ret = value;
    return true;
}

static bool take_match(const char **at, struct wait *wait)
{
    enum { LENGTH = PUBLIC_ID - 1 };
    if (strnlen(*at, LENGTH + 1) <= LENGTH || (*at)[LENGTH] != '.') return false;
    if (strspn(*at, "abcdefghijklmnopqrstuvwxyz234567") != LENGTH) return false;
    memcpy(wait->match, *at, LENGTH);
    wait->match[LENGTH] = 0;
    *at += LENGTH + 1;
    uint64_t viewer;
    if (strncmp(*at, "s/", 2) == 0) {
        wait->viewer = SPECTATOR;
        *at += 2;
        return true;
    }
    if (!take_number(at, '/', SPECTATOR, &viewer)) return false;
    wait->viewer = (int)viewer;
    return true;
}

static int hex(char digit)
{
    const char *at = digit ? strchr("0123456789ABCDEF", digit) : NULL;
    return at ? (int)(at - "0123456789ABCDEF") : -1;
}

/* The worker encodes strictly, so reading can be strict. */
static bool take_back(const char *from, char ret[WAIT_BACK])
{
    size_t length = 0;
    for (; *from && *from != '&'; from++) {
        int byte = (unsigned char)*from;
        if (*from == '%') {
            int high = hex(from[1]), low = high < 0 ? -1 : hex(from[2]);
            if (low < 0) return false;
            byte = high * 16 + low;
            from += 2;
        }
        if (byte <= 0x20 || byte >= 0x7f || length == WAIT_BACK - 16) return false; /* room for &busy=1 */
        ret[length++] = (char)byte;
    }
    ret[length] = 0;
    return *from == 0 && strncmp(ret, "/api/v1/", 8) == 0;
}

bool wait_read(const char *uri, const char *query, struct wait *ret)
{
    static const char PLACE[] = "/_wait/", BACK[] = "back=";
    uint64_t number, account = 0;
    if (strncmp(uri, PLACE, sizeof PLACE - 1) != 0 || strncmp(query, BACK, sizeof BACK - 1) != 0) return false;
    const char *at = uri + sizeof PLACE - 1;
    *ret = (struct wait){.kind = *at, .viewer = -1};
    if (!*at || !strchr("mca", *at) || at[1] != '.') return false;
    at += 2;
    if (ret->kind == 'a') {
        if (!take_number(&at, '/', INT64_MAX, &account)) return false;
        ret->account = (int64_t)account;
    } else if (!take_match(&at, ret)) {
        return false;
    }
    if (!take_number(&at, '/', UINT32_MAX, &number)) return false;
    ret->seq = (uint32_t)number;
    if (!take_number(&at, 0, WAIT_MS_MAX, &number)) return false;
    ret->ms = (int)number;
    return take_back(query + sizeof BACK - 1, ret->back);
}

bool wait_is_over(const struct wait *wait)
{
    uint32_t now;
    if (wait->kind == 'a') return wake_bump(wait->account) != wait->seq;
    bool known = wait->kind == 'm' ? wake_seq(wait->match, wait->viewer, &now) : wake_message_seq(wait->match, wait->viewer, &now);
    return known && now > wait->seq;
}
