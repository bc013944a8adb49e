/* test_address.c - which addresses are public, by IANA's registries, and what the operator allows beside them. */
#include "harness.h"
#include "base/address.h"
#include <arpa/inet.h>
#include <netinet/in.h>
#include <string.h>

START_TEST(special_addresses_are_not_public)
{
    static const char *const BAD[] = {"0.0.0.0",
                                      "0.1.2.3",
                                      "10.0.0.1",
                                      "10.255.255.255",
                                      "100.64.0.1",
                                      "100.127.255.255",
                                      "127.0.0.1",
                                      "127.255.0.1",
                                      "169.254.169.254",
                                      "172.16.0.1",
                                      "172.31.255.255",
                                      "192.0.0.8",
                                      "192.0.2.1",
                                      "192.88.99.1",
                                      "192.168.1.1",
                                      "198.18.0.1",
                                      "198.19.255.255",
                                      "198.51.100.7",
                                      "203.0.113.9",
                                      "224.0.0.1",
                                      "239.1.1.1",
                                      "240.0.0.1",
                                      "255.255.255.255",
                                      "::",
                                      "::1",
                                      "::ffff:127.0.0.1",
                                      "::ffff:169.254.169.254",
                                      "::127.0.0.1",
                                      "64:ff9b::a9fe:a9fe",
                                      "64:ff9b:1::1",
                                      "100::1",
                                      "2001::1",
                                      "2001:db8::1",
                                      "2002:7f00:1::",
                                      "3fff::1",
                                      "5f00::1",
                                      "fc00::1",
                                      "fd12:3456::1",
                                      "fe80::1",
                                      "fec0::1",
                                      "ff02::1"};
    for (size_t i = 0; i < sizeof BAD / sizeof *BAD; i++)
        ck_assert_msg(!address_text_is_public(BAD[i]), "%s", BAD[i]);
}
END_TEST

START_TEST(addresses_beside_them_are)
{
    static const char *const GOOD[] = {
        "1.1.1.1",         "9.255.255.255",  "11.0.0.0",      "100.63.255.255",  "100.128.0.0",
        "126.255.255.255", "128.0.0.1",      "169.253.1.1",   "172.15.0.1",      "172.32.0.0",
        "192.167.255.255", "198.17.255.255", "198.20.0.0",    "223.255.255.255", "2001:200::1",
        "2606:4700::1111", "2a00:1450::1",   "::ffff:8.8.8.8"};
    for (size_t i = 0; i < sizeof GOOD / sizeof *GOOD; i++)
        ck_assert_msg(address_text_is_public(GOOD[i]), "%s", GOOD[i]);
    ck_assert(address_text_is_public("localhost")); /* a name is judged when it is looked up */
}
END_TEST

START_TEST(what_a_socket_connects_to_is_judged_by_its_family)
{
    struct sockaddr_in four = {.sin_family = AF_INET, .sin_addr.s_addr = htonl(0xa9fea9fe)};
    struct sockaddr_in6 six = {.sin6_family = AF_INET6};
    struct sockaddr local = {.sa_family = AF_UNIX};
    ck_assert(!address_is_public((struct sockaddr *)&four));
    four.sin_addr.s_addr = htonl(0x01010101);
    ck_assert(address_is_public((struct sockaddr *)&four));
    ck_assert(!address_is_public((struct sockaddr *)&six));
    inet_pton(AF_INET6, "2606:4700::1111", &six.sin6_addr);
    ck_assert(address_is_public((struct sockaddr *)&six));
    ck_assert(!address_is_public(&local));
}
END_TEST

static bool allows(const char *place) { return address_is_allowed(place, strlen(place)); }

START_TEST(the_operator_allows_whole_places_only)
{
    unsetenv("QUADRIVIUM_OUTGOING_ALLOW");
    ck_assert(!allows("127.0.0.1:80"));
    ck_assert(!allows(""));
    setenv("QUADRIVIUM_OUTGOING_ALLOW", "127.0.0.1:8080,[fd00::1]:99,", 1);
    ck_assert(allows("127.0.0.1:8080"));
    ck_assert(allows("[fd00::1]:99"));
    ck_assert(!allows("127.0.0.1:80"));
    ck_assert(!allows("127.0.0.1:80801"));
    ck_assert(!allows("27.0.0.1:8080"));
    unsetenv("QUADRIVIUM_OUTGOING_ALLOW");
}
END_TEST

static Suite *address_suite(void)
{
    Suite *suite = suite_create("base/address");
    HARNESS_ADD(suite, special_addresses_are_not_public);
    HARNESS_ADD(suite, addresses_beside_them_are);
    HARNESS_ADD(suite, what_a_socket_connects_to_is_judged_by_its_family);
    HARNESS_ADD(suite, the_operator_allows_whole_places_only);
    return suite;
}

TEST_MAIN(address_suite)
