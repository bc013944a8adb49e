/* provider.c - see provider.h. */
#include "store/provider.h"

bool provider_spend(struct ctx *c, struct pg *db, const unsigned char nonce[PROVIDER_NONCE], int64_t seconds,
                    bool *ret_first)
{
    int64_t changed;
    if (!pg_run(c, db, &changed, PROVIDER_SPEND, "hi", nonce, (size_t)PROVIDER_NONCE, seconds)) return false;
    *ret_first = changed == 1;
    return true;
}

bool provider_link_find(struct ctx *c, struct pg *db, const char *issuer, const char *subject,
                        int64_t *ret_account, const char **ret_name)
{
    struct rows *r;
    if (!pg_maybe(c, db, &r, PROVIDER_LINK_FIND, "tt", issuer, subject)) return false;
    bool found = rows_count(r) == 1;
    *ret_account = found ? rows_int(r, 0, "account_id") : 0;
    *ret_name = found ? rows_text(r, 0, "name") : "";
    return true;
}

bool provider_link_of(struct ctx *c, struct pg *db, int64_t account, const char *issuer,
                      struct provider_link *ret)
{
    struct rows *r;
    if (!pg_one(c, db, &r, PROVIDER_LINK_OF, "it", account, issuer)) return false;
    bool there = !rows_null(r, 0, "created_at");
    *ret = (struct provider_link){.is_there = there,
                                  .created_at = there ? rows_int(r, 0, "created_at") : 0,
                                  .used_at = there ? rows_int(r, 0, "used_at") : 0,
                                  .has_password = rows_bool(r, 0, "has_password")};
    return true;
}

bool provider_link_add(struct ctx *c, struct pg *db, int64_t account, const char *issuer, const char *subject,
                       bool *ret_taken)
{
    int64_t changed;
    if (!pg_run(c, db, &changed, PROVIDER_LINK_INSERT, "itt", account, issuer, subject)) return false;
    *ret_taken = changed == 0;
    return true;
}

bool provider_link_use(struct ctx *c, struct pg *db, int64_t account, const char *issuer, const char *subject,
                       bool *ret_found)
{
    int64_t changed;
    if (!pg_run(c, db, &changed, PROVIDER_LINK_USED, "itt", account, issuer, subject)) return false;
    *ret_found = changed == 1;
    return true;
}

bool provider_link_end(struct ctx *c, struct pg *db, int64_t account, const char *issuer, bool *ret_found)
{
    int64_t changed;
    if (!pg_run(c, db, &changed, PROVIDER_LINK_END, "it", account, issuer)) return false;
    *ret_found = changed == 1;
    return true;
}

void provider_links_end(struct ctx *c, struct pg *db, int64_t account)
{
    pg_tell(c, db, PROVIDER_LINKS_END, "i", account);
}
