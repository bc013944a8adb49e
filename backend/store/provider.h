/* provider.h - rows of what links accounts to the site's sign-in service, and of sign-ins that came back. Writes are inside a
 * transaction that holds the account. */
#ifndef QUAD_STORE_PROVIDER_H
#define QUAD_STORE_PROVIDER_H
#include "store/pg.h"

enum { PROVIDER_NONCE = 32 };

struct provider_link {
    bool is_there;
    int64_t created_at, used_at; /* microseconds since 1970 */
    bool has_password;           /* without one there are no passkeys either */
};

/* Note that a sign-in came back, for so many seconds; *ret_first false: it had been before. */
bool provider_spend(struct ctx *c, struct pg *db, const unsigned char nonce[PROVIDER_NONCE], int64_t seconds,
                    bool *ret_first) must_check;
/* The account of a person of the provider and its name: 0 when there is none. */
bool provider_link_find(struct ctx *c, struct pg *db, const char *issuer, const char *subject,
                        int64_t *ret_account, const char **ret_name) must_check;
/* An account's link to that provider; FAULT_NOT_FOUND when the account is deleted. */
bool provider_link_of(struct ctx *c, struct pg *db, int64_t account, const char *issuer,
                      struct provider_link *ret) must_check;
/* Link the two; *ret_taken: one of them is linked already. */
bool provider_link_add(struct ctx *c, struct pg *db, int64_t account, const char *issuer, const char *subject,
                       bool *ret_taken) must_check;
/* Note a sign-in; *ret_found false: the link was removed. */
bool provider_link_use(struct ctx *c, struct pg *db, int64_t account, const char *issuer, const char *subject,
                       bool *ret_found) must_check;
/* Remove it; *ret_found false: there was none. */
bool provider_link_end(struct ctx *c, struct pg *db, int64_t account, const char *issuer,
                       bool *ret_found) must_check;
/* Queue: remove all of an account. */
void provider_links_end(struct ctx *c, struct pg *db, int64_t account);
#endif
