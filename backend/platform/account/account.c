/* account.c - see account.h. */
#include "platform/account/account.h"
#include "base/text.h"
#include "platform/account/password.h"
#include "platform/account/second_factor.h"
#include "platform/account/session.h"
#include "platform/account/token.h"
#include "platform/runtime/limit.h"
#include "platform/runtime/rate.h"
#include "platform/runtime/transact.h"
#include "platform/runtime/wake.h"
#include "store/account.h"
#include "store/session.h"

enum { HOUR = 3600, TEN_MINUTES = 600, GUEST_TRIES = 8 };

struct account_facts account_facts_of(const struct account_row *row)
{
    return (struct account_facts){.id = row->id,
                                  .created_at = row->created_at,
                                  .public_id = row->public_id,
                                  .name = row->name,
                                  .settings = row->settings,
                                  .kind = row->kind,
                                  .language = row->language};
}

json_object *account_json(struct ctx *c, const struct account_facts *facts)
{
    json_object *account = json_new_object(c);
    json_add_text(account, "id", facts->public_id);
    json_add_text(account, "name", facts->name);
    json_add_text(account, "kind", account_kind_name(facts->kind));
    return account;
}

/* Limits */

static struct limit guest_limit(void)
{
    return limit_configured("guests.address", "QUADRIVIUM_LIMIT_GUESTS", 300, HOUR);
}
static struct limit register_limit(void)
{
    return limit_configured("accounts.address", "QUADRIVIUM_LIMIT_ACCOUNTS", 300, HOUR);
}
static struct limit name_limit(void) { return (struct limit){"password.account", 10, TEN_MINUTES}; }
static struct limit sign_in_limit(void)
{
    return limit_configured("password.address", "QUADRIVIUM_LIMIT_SIGN_INS", 600, TEN_MINUTES);
}
/* Wrong passwords of a network: not all of sign_in_limit() at once, since each takes a processor for 20 ms. Right ones are
 * given back. */
static struct rate wrong_rate(void)
{
    enum { SHARE = 10 };
    int per_minute = (sign_in_limit().max + SHARE - 1) / SHARE;
    return (struct rate){.name = "password.pace", .per_minute = per_minute, .burst = per_minute};
}
/* Attempts of a signed-in owner are counted separately, so that strangers guessing passwords cannot keep the owner from
 * changing the password. */
static struct limit owner_limit(void) { return (struct limit){"password.session", 10, TEN_MINUTES}; }

/* New guests of the whole node, so that even many networks cannot fill the database with accounts. */
static bool count_arrival(struct ctx *c)
{
    static int per_minute;
    if (!per_minute) per_minute = limit_configured("", "QUADRIVIUM_LIMIT_ARRIVALS", 1200, 60).max;
    const struct rate rate = {.name = "arrivals.all", .per_minute = per_minute, .burst = per_minute};
    return rate_spend(c, &rate, "", 1);
}

/* Registering */

struct coming {
    const struct visitor *visitor;
    const char *name, *name_key, *password_hash; /* of the new account */
    const char *seen_hash;                       /* the hash that was compared; it must not have changed */
    const char *fresh_hash;                      /* a new hash with the current parameters, or NULL */
    const char *second_code;                     /* of the second factor, or NULL */
    const struct account_proof *proof;           /* what admits a newcomer without a password, or NULL */
    int64_t account;
    bool apart; /* with an access token instead of a session */
    struct entrance *entrance;
};

static bool enter(struct ctx *c, struct pg *db, struct coming *coming, const struct account_row *row)
{
    if (!session_begin(c, db, row->id, coming->visitor->user_agent, coming->entrance->token)) return false;
    coming->entrance->account = account_facts_of(row);
    return true;
}

static const char *guest_name(struct ctx *c)
{
    static const char *const ANIMALS[] = {
        "Otter",  "Heron",  "Lynx",  "Badger", "Falcon",  "Marten", "Ibex",   "Raven",
        "Beaver", "Stork",  "Bison", "Puffin", "Hare",    "Crane",  "Wolf",   "Finch",
        "Seal",   "Magpie", "Stoat", "Owl",    "Salmon",  "Newt",   "Swift",  "Mole",
        "Tern",   "Elk",    "Robin", "Toad",   "Kestrel", "Fox",    "Curlew", "Moth"};
    uint64_t luck = secret_random64();
    return pool_print(c->pool, "Guest %s %u", ANIMALS[luck % 32], (unsigned)(100000 + (luck >> 8) % 900000));
}

static bool guest_body(struct ctx *c, struct pg *db, void *thing)
{
    struct coming *coming = thing;
    struct account_row made;
    bool taken = true;
    for (int i = 0; i < GUEST_TRIES && taken; i++) {
        const char *name = guest_name(c);
        struct account_row row = {.name = name, .kind = ACCOUNT_GUEST};
        if (!account_insert(c, db, &row, text_key(c, name), NULL, &taken, &made)) return false;
    }
    if (taken)
        return fail_limit(c, FAULT_UNAVAILABLE, "guests.names", 1, "no free name was found; try again");
    if (!coming->apart) return enter(c, db, coming, &made);
    coming->entrance->account = account_facts_of(&made);
    return token_of_guest(c, db, &made, &coming->entrance->access_token);
}

bool guest_enter(struct ctx *c, struct pg *db, const struct visitor *visitor, bool apart,
                 struct entrance *ret)
{
    struct limit limit = guest_limit();
    struct coming coming = {.visitor = visitor, .apart = apart, .entrance = ret};
    ret->token[0] = 0;
    ret->access_token = NULL;
    if (visitor->account && !apart) return account_read(c, db, visitor->account, &ret->account);
    return limit_count(c, db, &limit, limit_address(c, visitor->remote)) && count_arrival(c) &&
           transact(c, db, guest_body, &coming);
}

/* Registering */

static bool name_taken(struct ctx *c)
{
    forgive(c);
    return fail(c, FAULT_NAME_TAKEN, "this name is taken");
}

static bool note_proof(struct ctx *c, struct pg *db, const struct coming *coming, int64_t account)
{
    return !coming->proof || coming->proof->note(c, db, account, coming->proof->thing);
}

static bool upgrade(struct ctx *c, struct pg *db, struct coming *coming)
{
    struct account_row row;
    bool taken;
    if (!account_lock(c, db, coming->visitor->account, &row)) return false;
    if (row.kind != ACCOUNT_GUEST)
        return fail(c, FAULT_ALREADY_REGISTERED, "you are already registered as %s", row.name);
    if (!account_upgrade(c, db, row.id, coming->name, coming->name_key, coming->password_hash, &taken))
        return taken ? name_taken(c) : false;
    if (!note_proof(c, db, coming, row.id)) return false;
    session_end(c, db, coming->visitor->session);
    account_show(c, db, row.id);
    wake_revoke(c);
    row.name = coming->name;
    row.kind = ACCOUNT_HUMAN;
    return enter(c, db, coming, &row);
}

static bool register_body(struct ctx *c, struct pg *db, void *thing)
{
    struct coming *coming = thing;
    if (coming->visitor->account) return upgrade(c, db, coming);
    struct account_row row = {.name = coming->name, .kind = ACCOUNT_HUMAN}, made;
    bool taken;
    if (!account_insert(c, db, &row, coming->name_key, coming->password_hash, &taken, &made)) return false;
    if (taken) return name_taken(c);
    return note_proof(c, db, coming, made.id) && enter(c, db, coming, &made);
}

/* The checks that come before the expensive hash. */
static bool may_register(struct ctx *c, struct pg *db, const struct coming *coming)
{
    const struct visitor *visitor = coming->visitor;
    struct limit limit = register_limit();
    struct account_row row;
    bool found;
    if (visitor->account) {
        if (!account_by_id(c, db, visitor->account, &row)) return false;
        if (row.kind != ACCOUNT_GUEST)
            return fail(c, FAULT_ALREADY_REGISTERED, "you are already registered as %s", row.name);
    }
    if (!limit_count(c, db, &limit, limit_address(c, visitor->remote))) return false;
    if (!visitor->account && !count_arrival(c)) return false;
    if (!account_by_name(c, db, coming->name_key, &found, &row)) return false;
    return found ? name_taken(c) : true;
}

bool account_register(struct ctx *c, struct pg *db, const struct visitor *visitor, const char *name,
                      const char *password, struct entrance *ret)
{
    char hash[PASSWORD_HASH];
    struct coming coming = {.visitor = visitor, .password_hash = hash, .entrance = ret};
    if (!name_settle(c, name, &coming.name, &coming.name_key) || !password_good(c, password, coming.name))
        return false;
    if (!may_register(c, db, &coming) || !password_hash(c, password, hash)) return false;
    return transact(c, db, register_body, &coming);
}

bool account_register_proven(struct ctx *c, struct pg *db, const struct visitor *visitor, const char *name,
                             const struct account_proof *proof, struct entrance *ret)
{
    struct coming coming = {.visitor = visitor, .proof = proof, .entrance = ret};
    return name_settle(c, name, &coming.name, &coming.name_key) && may_register(c, db, &coming) &&
           transact(c, db, register_body, &coming);
}

/* Signing in */

static bool bad_credentials(struct ctx *c)
{
    return fail(c, FAULT_BAD_CREDENTIALS, "wrong name or password");
}

/* Whether the password is still the one that was compared before the transaction. */
static bool as_compared(struct ctx *c, struct pg *db, const struct coming *coming, int64_t account, bool *ret)
{
    const char *hash;
    if (!account_password_hash(c, db, account, &hash)) return false;
    *ret = hash && strcmp(hash, coming->seen_hash) == 0;
    return true;
}

static bool sign_in_body(struct ctx *c, struct pg *db, void *thing)
{
    struct coming *coming = thing;
    struct limit by_name = name_limit(), by_address = sign_in_limit();
    struct account_row row;
    bool same;
    if (!account_lock(c, db, coming->account, &row) || !as_compared(c, db, coming, row.id, &same))
        return false;
    if (!same) return bad_credentials(c);
    if (coming->fresh_hash) account_set_password(c, db, row.id, coming->fresh_hash);
    if (!second_factor_pass(c, db, row.id, coming->second_code)) return false;
    second_factor_forget(c, db, row.id);
    limit_forget(c, db, &by_name, coming->name_key);
    limit_uncount(c, db, &by_address, limit_address(c, coming->visitor->remote));
    if (coming->visitor->session) {
        session_end(c, db, coming->visitor->session);
        wake_revoke(c);
    }
    return enter(c, db, coming, &row);
}

/* Neither a comparison that the server could not make counts as an attempt, nor a right password without the code that
 * has to come with it. */
static bool uncounted(struct ctx *c, struct pg *db, const struct coming *coming)
{
    struct limit by_name = name_limit(), by_address = sign_in_limit();
    limit_uncount(c, db, &by_name, coming->name_key);
    limit_uncount(c, db, &by_address, limit_address(c, coming->visitor->remote));
    (void)!pg_flush(c, db);
    return false;
}

/* Nor does one that came too soon after others of its network. */
static bool uncounted_by_name(struct ctx *c, struct pg *db, const struct coming *coming)
{
    struct limit by_name = name_limit();
    limit_uncount(c, db, &by_name, coming->name_key);
    (void)!pg_flush(c, db);
    return false;
}

/* The account of that name, or 0, and the hash of its password; as many queries for any name. */
static bool find_coming(struct ctx *c, struct pg *db, struct coming *coming)
{
    struct account_row row;
    bool found;
    if (!account_by_name(c, db, coming->name_key, &found, &row)) return false;
    coming->account = found ? row.id : 0;
    return account_password_hash(c, db, coming->account, &coming->seen_hash);
}

bool account_sign_in(struct ctx *c, struct pg *db, const struct visitor *visitor, const char *name,
                     const char *password, const char *second_code, struct entrance *ret)
{
    struct limit by_name = name_limit(), by_address = sign_in_limit();
    struct coming coming = {
        .visitor = visitor, .entrance = ret, .name_key = text_key(c, name), .second_code = second_code};
    const char *network = limit_address(c, visitor->remote);
    const struct rate wrong = wrong_rate();
    char fresh[PASSWORD_HASH];
    bool fits, stale;
    if (!coming.name_key) return fail(c, FAULT_BAD_REQUEST, "the name is not valid UTF-8");
    if (!limit_count(c, db, &by_name, coming.name_key)) return false;
    if (!rate_spend(c, &wrong, network, 1)) return uncounted_by_name(c, db, &coming);
    if (!limit_count(c, db, &by_address, network)) return false;
    if (!find_coming(c, db, &coming)) return false;
    bool compared = password_compare(c, coming.seen_hash, password, &fits, &stale);
    if (!compared || fits) rate_return(c, &wrong, network, 1);
    if (!compared) return uncounted(c, db, &coming);
    if (!fits) return bad_credentials(c);
    if (stale && password_hash(c, password, fresh)) coming.fresh_hash = fresh;
    forgive(c); /* no free slot to compute the new hash: the next sign-in will */
    if (!second_factor_try(c, db, coming.account, second_code)) return false;
    if (transact(c, db, sign_in_body, &coming)) return true;
    return c->failure.fault == FAULT_SECOND_FACTOR_NEEDED && uncounted(c, db, &coming);
}

/* Requests that need the password again */

bool account_lock_own(struct ctx *c, struct pg *db, const struct visitor *visitor, struct account_row *ret)
{
    bool lasts;
    if (!account_lock(c, db, visitor->account, ret) ||
        !(visitor->token ? token_speaks_alone(c, db, visitor->token, &lasts)
                         : session_lasts(c, db, visitor->session, visitor->account, &lasts)))
        return false;
    return lasts || fail(c, FAULT_UNAUTHENTICATED, "this session has just ended; sign in again");
}

/* The signed-in owner's password: FAULT_WRONG_PASSWORD when it is not. */
static bool owner_proves(struct ctx *c, struct pg *db, const struct visitor *visitor, const char *hash,
                         const char *password)
{
    struct limit limit = owner_limit();
    const char *whom = pool_print(c->pool, "%lld", (long long)visitor->session);
    bool fits, stale;
    if (!limit_count(c, db, &limit, whom)) return false;
    bool compared = password_compare(c, hash, password, &fits, &stale);
    if (!compared || fits) {
        limit_uncount(c, db, &limit, whom);
        if (!pg_flush(c, db) || !compared) return false;
    }
    if (fits) return true;
    return fail(c, FAULT_WRONG_PASSWORD, "the current password is wrong");
}

static bool no_password(struct ctx *c, const struct account_row *row)
{
    if (row->kind == ACCOUNT_GUEST)
        return fail(c, FAULT_FORBIDDEN, "a guest has no password; register first");
    return fail(c, FAULT_FORBIDDEN, "this account has no password; set one first");
}

bool account_check_password(struct ctx *c, struct pg *db, const struct visitor *visitor, const char *password)
{
    struct account_row row;
    const char *hash;
    if (!account_by_id(c, db, visitor->account, &row) || !account_password_hash(c, db, row.id, &hash))
        return false;
    return hash ? owner_proves(c, db, visitor, hash, password) : no_password(c, &row);
}

static bool change_body(struct ctx *c, struct pg *db, void *thing)
{
    struct coming *coming = thing;
    struct account_row row;
    bool same;
    if (!account_lock_own(c, db, coming->visitor, &row) || !as_compared(c, db, coming, row.id, &same))
        return false;
    if (!same)
        return fail(c, FAULT_WRONG_PASSWORD,
                    "the password was changed from another session at the same moment");
    account_set_password(c, db, row.id, coming->password_hash);
    sessions_end_others(c, db, row.id, 0);
    wake_revoke(c);
    return enter(c, db, coming, &row);
}

bool account_change_password(struct ctx *c, struct pg *db, const struct visitor *visitor, const char *old,
                             const char *fresh, struct entrance *ret)
{
    char hash[PASSWORD_HASH];
    struct coming coming = {.visitor = visitor, .password_hash = hash, .entrance = ret};
    struct account_row row;
    if (!account_by_id(c, db, visitor->account, &row) ||
        !account_password_hash(c, db, row.id, &coming.seen_hash))
        return false;
    if (!coming.seen_hash) return no_password(c, &row);
    if (!password_good(c, fresh, row.name) || !owner_proves(c, db, visitor, coming.seen_hash, old) ||
        !password_hash(c, fresh, hash))
        return false;
    return transact(c, db, change_body, &coming);
}

bool account_check_fresh(struct ctx *c, struct pg *db, const struct visitor *visitor)
{
    bool is_fresh;
    if (!session_is_fresh(c, db, visitor->session, visitor->account, TEN_MINUTES, &is_fresh)) return false;
    return is_fresh || fail(c, FAULT_SIGN_IN_AGAIN, "sign in again, then repeat this within ten minutes");
}

/* Under the lock of the account: nobody else has set one, and the session is of just now. */
static bool first_body(struct ctx *c, struct pg *db, void *thing)
{
    struct coming *coming = thing;
    struct account_row row;
    const char *hash;
    if (!account_lock_own(c, db, coming->visitor, &row) || !account_password_hash(c, db, row.id, &hash))
        return false;
    if (hash) return fail(c, FAULT_WRONG_PASSWORD, "this account already has a password");
    if (!account_check_fresh(c, db, coming->visitor)) return false;
    account_set_password(c, db, row.id, coming->password_hash);
    sessions_end_others(c, db, row.id, 0);
    wake_revoke(c);
    return enter(c, db, coming, &row);
}

bool account_first_password(struct ctx *c, struct pg *db, const struct visitor *visitor, const char *fresh,
                            struct entrance *ret)
{
    char hash[PASSWORD_HASH];
    struct coming coming = {.visitor = visitor, .password_hash = hash, .entrance = ret};
    struct account_row row;
    const char *present;
    if (!account_by_id(c, db, visitor->account, &row) || !account_password_hash(c, db, row.id, &present))
        return false;
    if (present) {
        fail_at(c, "/old", "bad_request", "the account's current password");
        return fail(c, FAULT_BAD_REQUEST, "the current password is missing");
    }
    if (row.kind == ACCOUNT_GUEST) return no_password(c, &row);
    return password_good(c, fresh, row.name) && password_hash(c, fresh, hash) &&
           transact(c, db, first_body, &coming);
}

/* Reading and settings */

bool account_read(struct ctx *c, struct pg *db, int64_t account, struct account_facts *ret)
{
    struct account_row row;
    if (!account_by_id(c, db, account, &row)) return false;
    *ret = account_facts_of(&row);
    return true;
}

bool account_change_settings(struct ctx *c, struct pg *db, int64_t account, json_object *settings,
                             json_object *were)
{
    enum settings_merged merged;
    const struct settings_change change = {json_text(c, settings), were ? json_text(c, were) : NULL};
    if (account_merge_settings(c, db, account, &change, &merged))
        return merged == SETTINGS_MERGED ||
               fail(c, FAULT_SETTINGS_CHANGED, "the settings have changed since; read them again");
    if (merged != SETTINGS_LARGE) return false;
    forgive(c);
    fail_at(c, "/settings", "bad_request", "all of them together must have at most 16 KiB");
    return fail(c, FAULT_BAD_REQUEST,
                "the settings would be larger than 16 KiB; remove something by setting it to null");
}

bool account_change_language(struct ctx *c, struct pg *db, int64_t account, const char *tag)
{
    enum language language;
    if (!language_find(tag, &language)) {
        fail_at(c, "/language", "bad_request", "en or de");
        return fail(c, FAULT_BAD_REQUEST, "the server does not speak this language");
    }
    account_language_put(c, db, account, language);
    return pg_flush(c, db);
}
