/* passkey_setup.c - adding, naming and removing passkeys: see passkey.h. */
#include "base/clock.h"
#include "base/text.h"
#include "platform/account/passkey.h"
#include "platform/account/passkey_challenge.h"
#include "platform/runtime/transact.h"
#include "store/account.h"
#include <string.h>

static bool full(struct ctx *c)
{
    return fail(c, FAULT_PASSKEYS_FULL, "an account can have %d passkeys; delete one first", PASSKEYS_MAX);
}

/* In normal form; NULL, with the failure, when it cannot be shown. */
static const char *read_name(struct ctx *c, const char *text)
{
    const char *name = text_nfc(c, text);
    if (name && text_is_label(name, PASSKEY_NAME_MAX)) return name;
    fail_at(c, "/name", "bad_request", "1 to 60 visible characters");
    (void)!fail(c, FAULT_BAD_REQUEST, "this name cannot be used");
    return NULL;
}

static json_object *passkey_json(struct ctx *c, const struct passkey_row *row)
{
    json_object *o = json_new_object(c);
    json_add_text(o, "id", row->public_id);
    json_add_text(o, "name", row->name);
    json_add_text(o, "created_at", clock_text(c, row->created_at));
    json_add_text(o, "used_at", clock_text(c, row->used_at));
    return o;
}

/* Adding */

/* The handle is what a passkey tells us of its account: nothing that a device should not show. */
static json_object *user_json(struct ctx *c, const struct account_facts *facts)
{
    char *handle = pool_take(c->pool, SECRET_BASE64(PUBLIC_ID));
    json_object *user = json_new_object(c);
    secret_to_base64url(facts->public_id, strlen(facts->public_id), handle);
    json_add_text(user, "id", handle);
    json_add_text(user, "name", facts->name);
    return user;
}

bool passkey_begin(struct ctx *c, struct pg *db, const struct visitor *visitor,
                   const struct passkey_site *site, const struct passkey_proof *proof, json_object **ret)
{
    struct account_facts facts;
    struct passkey_row *rows;
    const char *challenge;
    int count;
    if (!passkey_prove(c, db, visitor, site, proof) || !account_read(c, db, visitor->account, &facts) ||
        !passkey_rows(c, db, visitor->account, &rows, &count))
        return false;
    if (count >= PASSKEYS_MAX) return full(c);
    if (!passkey_challenge_make(c, db, PASSKEY_IS_ADDED, visitor->session, &challenge)) return false;
    json_object *o = json_new_object(c), *algorithms = json_new_array(c), *exclude = json_new_array(c);
    for (const int *one = webauthn_algorithms(); *one; one++) json_push_int(algorithms, *one);
    for (int i = 0; i < count; i++) json_push_text(exclude, rows[i].credential);
    json_add_text(o, "challenge", challenge);
    json_add_text(o, "rp_id", site->rp_id);
    json_add_text(o, "rp_name", "Quadrivium");
    json_add(o, "user", user_json(c, &facts));
    json_add(o, "algorithms", algorithms);
    json_add(o, "exclude", exclude);
    json_add_int(o, "expires_in", PASSKEY_CHALLENGE_SECONDS);
    *ret = o;
    return true;
}

struct adding {
    const struct visitor *visitor;
    struct webauthn_credential made;
    struct passkey_row row;
    unsigned char nonce[PASSKEY_NONCE];
};

static bool add_body(struct ctx *c, struct pg *db, void *thing)
{
    struct adding *adding = thing;
    struct account_row account;
    struct passkey_row *rows;
    int count;
    bool taken;
    if (!account_lock_own(c, db, adding->visitor, &account) ||
        !passkey_rows(c, db, account.id, &rows, &count))
        return false;
    if (count >= PASSKEYS_MAX) return full(c);
    if (!passkey_challenge_spend(c, db, adding->nonce) ||
        !passkey_row_add(c, db, account.id, &adding->made, &adding->row, &taken))
        return false;
    return !taken || fail(c, FAULT_PASSKEY_KNOWN, "this passkey already belongs to an account");
}

bool passkey_add(struct ctx *c, struct pg *db, const struct visitor *visitor, const struct passkey_site *site,
                 const struct passkey_making *making, json_object **ret)
{
    struct adding *adding = pool_take(c->pool, sizeof *adding);
    unsigned char *client_data = pool_take(c->pool, WEBAUTHN_DATA), *data = pool_take(c->pool, WEBAUTHN_DATA);
    size_t client_length = secret_base64url(making->client_data, strlen(making->client_data), client_data,
                                            WEBAUTHN_DATA);
    size_t length = secret_base64url(making->authenticator_data, strlen(making->authenticator_data), data,
                                     WEBAUTHN_DATA);
    adding->visitor = visitor;
    adding->row = (struct passkey_row){.name = read_name(c, making->name)};
    if (!adding->row.name) return false;
    if (!client_length || !length) return fail(c, FAULT_PASSKEY_WRONG, "the passkey's answer cannot be read");
    if (!passkey_challenge_check(c, db, site, PASSKEY_IS_ADDED, visitor->session,
                                 (struct webauthn_bytes){client_data, client_length}, adding->nonce))
        return false;
    if (!webauthn_read(site->rp_id, (struct webauthn_bytes){data, length}, &adding->made))
        return fail(c, FAULT_PASSKEY_WRONG,
                    "the passkey cannot be read, is for another site, or the device did not verify you");
    if (!transact(c, db, add_body, adding)) return false;
    *ret = passkey_json(c, &adding->row);
    return true;
}

/* The list */

bool passkey_list(struct ctx *c, struct pg *db, int64_t account, json_object **ret_list)
{
    struct passkey_row *rows;
    int count;
    if (!passkey_rows(c, db, account, &rows, &count)) return false;
    json_object *list = json_new_object(c), *items = json_new_array(c);
    for (int i = 0; i < count; i++) json_push(items, passkey_json(c, &rows[i]));
    json_add(list, "items", items);
    json_add(list, "next", NULL);
    *ret_list = list;
    return true;
}

bool passkey_rename(struct ctx *c, struct pg *db, int64_t account, const char *public_id, const char *name,
                    json_object **ret)
{
    struct passkey_row row;
    const char *fresh = read_name(c, name);
    if (!fresh || !passkey_row_rename(c, db, account, public_id, fresh, &row)) return false;
    *ret = passkey_json(c, &row);
    return true;
}

/* Removing */

struct removing {
    const struct visitor *visitor;
    const char *public_id;
};

static bool remove_body(struct ctx *c, struct pg *db, void *thing)
{
    const struct removing *removing = thing;
    struct account_row row;
    return account_lock_own(c, db, removing->visitor, &row) &&
           passkey_row_end(c, db, row.id, removing->public_id);
}

bool passkey_remove(struct ctx *c, struct pg *db, const struct visitor *visitor,
                    const struct passkey_site *site, const struct passkey_proof *proof, const char *public_id)
{
    struct removing removing = {visitor, public_id};
    return passkey_prove(c, db, visitor, site, proof) && transact(c, db, remove_body, &removing);
}
