/* address.c - see address.h. The lists are IANA's registries of special-purpose addresses. */
#include "base/address.h"
#include <arpa/inet.h>
#include <netinet/in.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

struct block {
    unsigned char start[16];
    int bits;
};

static const struct block SPECIAL_4[] = {{{0}, 8},
                                         {{10}, 8},
                                         {{100, 64}, 10},
                                         {{127}, 8},
                                         {{169, 254}, 16},
                                         {{172, 16}, 12},
                                         {{192, 0, 0}, 24},
                                         {{192, 0, 2}, 24},
                                         {{192, 31, 196}, 24},
                                         {{192, 52, 193}, 24},
                                         {{192, 88, 99}, 24},
                                         {{192, 168}, 16},
                                         {{192, 175, 48}, 24},
                                         {{198, 18}, 15},
                                         {{198, 51, 100}, 24},
                                         {{203, 0, 113}, 24},
                                         {{224}, 4},
                                         {{240}, 4}};

/* Public IPv6 addresses are in 2000::/3; of these, some blocks are not. */
static const struct block GLOBAL_6 = {{0x20}, 3};
static const struct block SPECIAL_6[] = {{{0x20, 0x01}, 23},
                                         {{0x20, 0x01, 0x0d, 0xb8}, 32},
                                         {{0x20, 0x02}, 16},
                                         {{0x26, 0x20, 0, 0x4f, 0x80}, 48},
                                         {{0x3f, 0xff}, 20}};

static bool is_in(const unsigned char *address, const struct block *block)
{
    int whole = block->bits / 8, rest = block->bits % 8;
    if (memcmp(address, block->start, (size_t)whole) != 0) return false;
    return !rest || (address[whole] ^ block->start[whole]) >> (8 - rest) == 0;
}

static bool four_is_public(const unsigned char address[4])
{
    for (size_t i = 0; i < sizeof SPECIAL_4 / sizeof *SPECIAL_4; i++)
        if (is_in(address, &SPECIAL_4[i])) return false;
    return true;
}

static bool six_is_public(const struct in6_addr *six)
{
    if (IN6_IS_ADDR_V4MAPPED(six)) return four_is_public(six->s6_addr + 12);
    if (!is_in(six->s6_addr, &GLOBAL_6)) return false;
    for (size_t i = 0; i < sizeof SPECIAL_6 / sizeof *SPECIAL_6; i++)
        if (is_in(six->s6_addr, &SPECIAL_6[i])) return false;
    return true;
}

bool address_is_public(const struct sockaddr *address)
{
    struct sockaddr_in four;
    struct sockaddr_in6 six;
    if (address->sa_family == AF_INET) {
        memcpy(&four, address, sizeof four);
        return four_is_public((const unsigned char *)&four.sin_addr);
    }
    if (address->sa_family != AF_INET6) return false;
    memcpy(&six, address, sizeof six);
    return six_is_public(&six.sin6_addr);
}

bool address_text_is_public(const char *text)
{
    struct in_addr four;
    struct in6_addr six;
    if (inet_pton(AF_INET, text, &four) == 1) return four_is_public((const unsigned char *)&four);
    return inet_pton(AF_INET6, text, &six) != 1 || six_is_public(&six);
}

void address_print_place(const struct sockaddr *address, char ret_text[ADDRESS_PLACE])
{
    char number[INET6_ADDRSTRLEN] = "";
    struct sockaddr_in four;
    struct sockaddr_in6 six;
    *ret_text = 0;
    if (address->sa_family == AF_INET) {
        memcpy(&four, address, sizeof four);
        inet_ntop(AF_INET, &four.sin_addr, number, sizeof number);
        snprintf(ret_text, ADDRESS_PLACE, "%s:%d", number, ntohs(four.sin_port));
    } else if (address->sa_family == AF_INET6) {
        memcpy(&six, address, sizeof six);
        inet_ntop(AF_INET6, &six.sin6_addr, number, sizeof number);
        snprintf(ret_text, ADDRESS_PLACE, "[%s]:%d", number, ntohs(six.sin6_port));
    }
}

bool address_is_allowed(const char *place, size_t length)
{
    const char *at = getenv("QUADRIVIUM_OUTGOING_ALLOW");
    for (; at && *at; at += *at == ',') {
        size_t part = strcspn(at, ",");
        if (part == length && memcmp(at, place, length) == 0) return true;
        at += part;
    }
    return false;
}
