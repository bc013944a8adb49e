/* token.c - see token.h. */
#include "platform/account/token.h"
#include "base/clock.h"
#include "base/log.h"
#include "base/text.h"
#include "platform/runtime/transact.h"
#include "platform/runtime/wake.h"
#include "store/account.h"
#include "store/token.h"
#include <string.h>

static const char *const SCOPES[] = {"play", "lobby", "messages", "account", "votes", "experiments"};
enum { SCOPE_COUNT = sizeof SCOPES / sizeof *SCOPES };

const char *scope_name(enum scope scope)
{
    for (int i = 0; i < SCOPE_COUNT; i++)
        if ((unsigned)scope & 1u << i) return SCOPES[i];
    return "";
}

unsigned scope_named(const char *word)
{
    for (int i = 0; i < SCOPE_COUNT; i++)
        if (strcmp(SCOPES[i], word) == 0) return 1u << i;
    return 0;
}

json_object *scope_words(struct ctx *c, unsigned scopes)
{
    json_object *list = json_new_array(c);
    for (int i = 0; i < SCOPE_COUNT; i++)
        if (scopes & 1u << i) json_push_text(list, SCOPES[i]);
    return list;
}

/* Creating a token */

static bool bad_scopes(struct ctx *c)
{
    fail_at(c, "/scopes", "bad_request",
            "a list of at least one of play, lobby, messages, account, votes, experiments");
    return fail(c, FAULT_BAD_REQUEST, "a scope is unknown");
}

static bool read_scopes(struct ctx *c, json_object *list, unsigned *ret)
{
    size_t count = json_object_array_length(list);
    *ret = 0;
    for (size_t i = 0; i < count; i++) {
        json_object *item = json_object_array_get_idx(list, i);
        bool text = json_object_is_type(item, json_type_string);
        unsigned scope = text ? scope_named(json_object_get_string(item)) : 0;
        if (!scope) return bad_scopes(c);
        *ret |= scope;
    }
    return *ret || bad_scopes(c);
}

static bool label_fits(struct ctx *c, const char *label)
{
    if (text_is_label(label, TOKEN_LABEL_MAX)) return true;
    fail_at(c, "/label", "bad_request", "1 to 60 visible characters");
    return fail(c, FAULT_BAD_REQUEST, "this label cannot be used");
}

struct minting {
    const struct visitor *owner;
    const struct token_wish *wish;
    struct token_row row;
};

bool token_account(struct ctx *c, struct pg *db, const struct account_row *owner, const char *bot,
                   struct account_row *ret)
{
    bool found = true;
    *ret = *owner;
    if (bot) {
        const char *key = text_key(c, bot);
        if (!program_of(c, db, owner->id, bot, key ? key : "", &found, ret)) return false;
    }
    if (found) return true;
    fail_at(c, "/bot", "unknown_bot", "the id or name of one of your programs: GET /bots lists them");
    return fail(c, FAULT_UNKNOWN_BOT, "you have no program with this name");
}

/* The account that the token will act as. */
static bool settle_account(struct ctx *c, struct pg *db, const struct account_row *owner,
                           struct minting *minting)
{
    struct account_row whom;
    if (!token_account(c, db, owner, minting->wish->bot, &whom)) return false;
    minting->row.owner = owner->id;
    minting->row.account = whom.id;
    minting->row.name = whom.name;
    minting->row.kind = whom.kind;
    return true;
}

/* The owner is locked, so that concurrent requests count each other. */
static bool mint_body(struct ctx *c, struct pg *db, void *thing)
{
    struct minting *minting = thing;
    struct account_row owner;
    int64_t count;
    if (!account_lock_own(c, db, minting->owner, &owner) || !tokens_count(c, db, owner.id, &count))
        return false;
    if (count >= TOKENS_MAX)
        return fail_limit(c, FAULT_TOO_MANY_REQUESTS, "tokens.account", 3600,
                          "you have 50 tokens; revoke one you no longer need");
    token_refusals_trim(c, db, owner.id);
    return settle_account(c, db, &owner, minting) && token_insert(c, db, &minting->row);
}

static void add_time(json_object *o, const char *key, int64_t at)
{
    char text[CLOCK_TEXT];
    clock_print(at, text);
    json_add_text(o, key, at ? text : NULL);
}

/* The last use that was refused, null when there is none. */
static json_object *refused_json(struct ctx *c, const struct token_row *row)
{
    json_object *refused = json_new_object(c);
    if (!row->refused.at) return NULL;
    add_time(refused, "at", row->refused.at);
    json_add_int(refused, "times", row->refused.times);
    json_add_text(refused, "method", row->refused.method);
    json_add_text(refused, "path", row->refused.path);
    if (row->refused.scope) json_add_text(refused, "scope", scope_name((enum scope)row->refused.scope));
    else json_add(refused, "scope", NULL);
    return refused;
}

static json_object *token_json(struct ctx *c, const struct token_row *row)
{
    json_object *token = json_new_object(c);
    json_add_text(token, "id", row->public_id);
    json_add_text(token, "label", row->label);
    json_add(token, "scopes", scope_words(c, row->scopes));
    json_add_text(token, "name", row->name);
    json_add_text(token, "kind", account_kind_name(row->kind));
    add_time(token, "created_at", row->created_at);
    add_time(token, "seen_at", row->seen_at);
    add_time(token, "expires_at", row->expires_at);
    json_add(token, "refused", refused_json(c, row));
    return token;
}

/* A new token, in the pool, and the hash that is stored of it. */
static const char *fresh_token(struct ctx *c, unsigned char ret_hash[TOKEN_HASH])
{
    char luck[TOKEN_TEXT];
    secret_token(luck);
    const char *token = pool_print(c->pool, TOKEN_PREFIX "%s", luck);
    secret_blake2b(token, strlen(token), ret_hash);
    return token;
}

bool token_mint(struct ctx *c, struct pg *db, const struct visitor *owner, const struct token_wish *wish,
                json_object **ret_token)
{
    unsigned char hash[TOKEN_HASH];
    struct minting minting = {.owner = owner,
                              .wish = wish,
                              .row = {.label = text_nfc(c, wish->label), .hash = hash, .days = wish->days}};
    if (!minting.row.label) return fail(c, FAULT_BAD_REQUEST, "the label is not valid UTF-8");
    if (!label_fits(c, minting.row.label) || !read_scopes(c, wish->scopes, &minting.row.scopes)) return false;
    const char *token = fresh_token(c, hash);
    if (!transact(c, db, mint_body, &minting)) return false;
    *ret_token = token_json(c, &minting.row);
    json_add_text(*ret_token, "token", token);
    return true;
}

/* Of a token that comes with a guest, and of no token that such a guest makes for a program. */
enum { GUEST_SCOPES = SCOPE_PLAY | SCOPE_LOBBY | SCOPE_MESSAGES };

bool token_of_guest(struct ctx *c, struct pg *db, const struct account_row *guest, const char **ret_token)
{
    unsigned char hash[TOKEN_HASH];
    *ret_token = fresh_token(c, hash);
    struct token_row row = {.label = "shared device",
                            .hash = hash,
                            .days = TOKEN_DAYS,
                            .scopes = GUEST_SCOPES,
                            .owner = guest->id,
                            .account = guest->id};
    return token_insert(c, db, &row);
}

/* Listing */

bool token_list(struct ctx *c, struct pg *db, int64_t owner, json_object **ret_list)
{
    struct token_row *rows;
    int count;
    if (!tokens_of(c, db, owner, TOKENS_MAX, &rows, &count)) return false;
    json_object *list = json_new_object(c), *items = json_new_array(c);
    for (int i = 0; i < count; i++) json_push(items, token_json(c, &rows[i]));
    json_add(list, "items", items);
    json_add(list, "next", NULL);
    *ret_list = list;
    return true;
}

bool token_revoke(struct ctx *c, struct pg *db, int64_t owner, const char *public_id)
{
    if (!token_end(c, db, owner, public_id)) return false;
    wake_revoke(c);
    return true;
}

bool token_revoke_itself(struct ctx *c, struct pg *db, int64_t token)
{
    if (!token_end_itself(c, db, token)) return false;
    wake_revoke(c);
    return true;
}

bool token_speaks_alone(struct ctx *c, struct pg *db, int64_t token, bool *ret)
{
    return token_is_alone(c, db, token, GUEST_SCOPES, ret);
}

bool token_find(struct ctx *c, struct pg *db, const char *token, struct person_facts *ret)
{
    unsigned char hash[TOKEN_HASH];
    struct token_holder holder;
    bool found;
    secret_blake2b(token, strlen(token), hash);
    if (!token_by_hash(c, db, hash, &found, &holder)) return false;
    *ret = (struct person_facts){.account = 0};
    if (!found) return true;
    if (holder.old_sight && !token_seen(c, db, holder.token)) return false;
    *ret = (struct person_facts){.account = holder.account,
                                 .token = holder.token,
                                 .public_id = holder.public_id,
                                 .name = holder.name,
                                 .kind = holder.kind,
                                 .scopes = holder.scopes,
                                 .expires_at = holder.expires_at};
    return true;
}

void token_note_refusal(struct ctx *c, struct pg *db, int64_t token, unsigned scope, const char *method,
                        const char *path)
{
    if (token_refused(c, db, token, scope, method, path)) return;
    log_line(LOG_WARNING, "refusal_not_recorded", "\"token\":%lld", (long long)token);
    forgive(c);
}
