/* address.h - which addresses of the network a server can be sent to by somebody else's word. */
#ifndef QUAD_ADDRESS_H
#define QUAD_ADDRESS_H
#include <stdbool.h>
#include <stddef.h>
#include <sys/socket.h>

/* Whether an address is one of the public Internet: not of this machine, a private or provider's network, a link, a
 * group, a test or a translation (the special-purpose registries of RFC 6890). An IPv4 address written as IPv6 counts as
 * what it is. */
bool address_is_public(const struct sockaddr *address);
/* The same for an address written in numbers, IPv6 without brackets; true for what is no such address, for example a
 * name. */
bool address_text_is_public(const char *text);
/* Where a connection goes, as QUADRIVIUM_OUTGOING_ALLOW writes it: "ADDRESS:PORT" in numbers; "" for what is no address of
 * the Internet. */
enum { ADDRESS_PLACE = 64 };
void address_print_place(const struct sockaddr *address, char ret_text[ADDRESS_PLACE]);
/* Whether the operator allows a place although it is private or speaks no TLS: "ADDRESS:PORT" of `length` bytes (an IPv6
 * address in brackets) is in QUADRIVIUM_OUTGOING_ALLOW, a list with commas. */
bool address_is_allowed(const char *place, size_t length);
#endif
