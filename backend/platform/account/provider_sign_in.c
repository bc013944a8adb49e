/* provider_sign_in.c - see provider_sign_in.h. */
#include "platform/account/provider_sign_in.h"
#include "base/divide.h"
#include "base/clock.h"
#include "platform/account/provider_state.h"
#include "platform/account/second_factor.h"
#include "platform/account/session.h"
#include "platform/runtime/limit.h"
#include "platform/runtime/rate.h"
#include "platform/runtime/transact.h"
#include "platform/runtime/wake.h"
#include "store/account.h"
#include "store/session.h"
#include <string.h>

enum { MINUTE = 60, TEN_MINUTES = 600 };

static struct limit address_limit(void)
{
    return limit_configured("provider.address", "QUADRIVIUM_LIMIT_SIGN_INS", 600, TEN_MINUTES);
}

/* Exchanges of codes that the provider refuses: each is a request to the operator's provider in our name, which may lock
 * us for too many. A network has a tenth of what it may begin in the same time, the whole node as many as one network
 * may begin. */
static struct rate wrong_rate(bool everybody)
{
    enum { SHARE = 10 };
    const struct limit begun = address_limit();
    int units = everybody ? begun.max : (int)div_up(begun.max, SHARE);
    return (struct rate){.name = everybody ? "provider.all" : "provider.pace",
                         .per_minute = (int)div_up((int64_t)units * MINUTE, begun.seconds),
                         .burst = units};
}

static struct provider_maker maker_of(const struct provider_visit *visit, bool is_ticket)
{
    enum provider_purpose sign_in = is_ticket ? TICKET_OF_SIGN_IN : STATE_OF_SIGN_IN;
    enum provider_purpose link = is_ticket ? TICKET_OF_LINK : STATE_OF_LINK;
    return (struct provider_maker){visit->browser, visit->links ? visit->visitor->session : 0,
                                   visit->links ? link : sign_in};
}

static bool linked(struct ctx *c)
{
    return fail(c, FAULT_PROVIDER_LINKED, "this sign-in is already linked to an account here");
}

static bool off(struct ctx *c) { return fail(c, FAULT_PROVIDER_OFF, "this server has no sign-in service"); }

/* There */

/* The secrets of the round that began with that nonce. */
static bool derive(struct ctx *c, struct pg *db, const struct provider_visit *visit,
                   const unsigned char nonce[PROVIDER_NONCE], struct provider_round *round)
{
    const struct provider_maker maker = maker_of(visit, false);
    round->redirect_uri = visit->redirect_uri;
    return provider_state_derive(c, db, &maker, nonce, "nonce", &round->nonce) &&
           provider_state_derive(c, db, &maker, nonce, "verifier", &round->verifier);
}

bool provider_begin(struct ctx *c, struct pg *db, const struct provider_visit *visit, json_object **ret)
{
    const struct provider_maker maker = maker_of(visit, false);
    struct limit by_address = address_limit();
    struct provider provider;
    struct provider_round round;
    unsigned char nonce[PROVIDER_NONCE];
    const char *address, *payload;
    if (!provider_find(&provider)) return off(c);
    if (visit->links && !visit->visitor->session)
        return fail(c, FAULT_UNAUTHENTICATED, "sign in first, then link the account");
    if (!limit_count(c, db, &by_address, limit_address(c, visit->visitor->remote)) ||
        !provider_state_make(c, db, &maker, "", &round.state) ||
        !provider_state_open(c, db, &maker, round.state, nonce, &payload) ||
        !derive(c, db, visit, nonce, &round) || !provider_address(c, &round, &address))
        return false;
    *ret = json_new_object(c);
    json_add_text(*ret, "address", address);
    return true;
}

/* And back */

static bool spend_body(struct ctx *c, struct pg *db, void *nonce)
{
    return provider_state_spend(c, db, nonce) && pg_flush(c, db);
}

/* Another provider's answer is not ours, even if its state were (RFC 9207). */
static bool check_issuer(struct ctx *c, const char *issuer)
{
    struct provider provider;
    struct provider_facts facts;
    if (!provider_find(&provider)) return off(c);
    if (!provider_facts_read(c, &facts)) return false;
    if (issuer ? strcmp(issuer, provider.issuer) == 0 : !facts.sends_issuer) return true;
    return fail(c, FAULT_PROVIDER_WRONG, "the answer does not come from this site's sign-in service");
}

/* Find out from the state for what it was made: visit->links. */
static bool open_state(struct ctx *c, struct pg *db, struct provider_visit *visit, const char *state,
                       unsigned char nonce[PROVIDER_NONCE])
{
    const char *payload;
    struct provider_maker maker = maker_of(visit, false);
    if (provider_state_open(c, db, &maker, state, nonce, &payload)) return true;
    if (c->failure.fault != FAULT_PROVIDER_STATE || !visit->visitor->session) return false;
    forgive(c);
    visit->links = true;
    maker = maker_of(visit, false);
    return provider_state_open(c, db, &maker, state, nonce, &payload);
}

/* Take one exchange of a code from the network's share and from everybody's. */
static bool pace_spend(struct ctx *c, const char *network)
{
    const struct rate own = wrong_rate(false), all = wrong_rate(true);
    if (!rate_spend(c, &own, network, 1)) return false;
    if (rate_spend(c, &all, "", 1)) return true;
    rate_return(c, &own, network, 1);
    return false;
}

static void pace_return(struct ctx *c, const char *network)
{
    const struct rate own = wrong_rate(false), all = wrong_rate(true);
    rate_return(c, &own, network, 1);
    rate_return(c, &all, "", 1);
}

/* Whom the provider has named. The state is used up before its code is, so that neither works twice; without an exchange
 * left it stays, so that the browser can send both again. */
static bool identify(struct ctx *c, struct pg *db, struct provider_visit *visit,
                     const struct provider_answer *answer, struct provider_identity *ret)
{
    struct provider_round round = {.state = answer->state};
    const char *network = limit_address(c, visit->visitor->remote);
    unsigned char nonce[PROVIDER_NONCE];
    if (!open_state(c, db, visit, answer->state, nonce) || !pace_spend(c, network)) return false;
    bool right = transact(c, db, spend_body, nonce) && check_issuer(c, answer->issuer) &&
                 derive(c, db, visit, nonce, &round) && provider_identify(c, &round, answer->code, ret);
    if (right || c->failure.fault != FAULT_PROVIDER_WRONG) pace_return(c, network);
    return right;
}

struct entering {
    const struct visitor *visitor;
    const char *issuer, *subject, *second_code;
    const unsigned char *nonce; /* of the ticket; NULL: there is none */
    int64_t account;
    struct entrance *entrance;
};

static bool enter_body(struct ctx *c, struct pg *db, void *thing)
{
    struct entering *entering = thing;
    struct limit by_address = address_limit();
    struct account_row row;
    bool found;
    if (!account_lock(c, db, entering->account, &row) ||
        !second_factor_pass(c, db, row.id, entering->second_code) ||
        (entering->nonce && !provider_state_spend(c, db, entering->nonce)) ||
        !provider_link_use(c, db, row.id, entering->issuer, entering->subject, &found))
        return false;
    if (!found) return fail(c, FAULT_PROVIDER_UNLINKED, "the link was removed at the same moment");
    second_factor_forget(c, db, row.id);
    limit_uncount(c, db, &by_address, limit_address(c, entering->visitor->remote));
    if (entering->visitor->session) {
        session_end(c, db, entering->visitor->session);
        wake_revoke(c);
    }
    entering->entrance->account = account_facts_of(&row);
    return session_begin(c, db, row.id, entering->visitor->user_agent, entering->entrance->token);
}

static bool ticket(struct ctx *c, struct pg *db, const struct provider_visit *visit,
                   const struct provider_identity *identity, struct provider_outcome *ret)
{
    const struct provider_maker maker = maker_of(visit, true);
    return provider_state_make(
        c, db, &maker, pool_join(c->pool, identity->issuer, " ", identity->subject, NULL), &ret->ticket);
}

static bool is_person(struct ctx *c, struct pg *db, const struct visitor *visitor, bool *ret)
{
    struct account_row row;
    *ret = false;
    if (!visitor->account) return true;
    if (!account_by_id(c, db, visitor->account, &row)) return false;
    *ret = row.kind != ACCOUNT_GUEST;
    return true;
}

static bool enter(struct ctx *c, struct pg *db, const struct provider_visit *visit,
                  const struct provider_identity *identity, int64_t account, struct provider_outcome *ret)
{
    struct entering entering = {.visitor = visit->visitor,
                                .issuer = identity->issuer,
                                .subject = identity->subject,
                                .account = account,
                                .entrance = &ret->entrance};
    ret->wants = WANTS_NOTHING;
    if (transact(c, db, enter_body, &entering)) return true;
    if (c->failure.fault != FAULT_SECOND_FACTOR_NEEDED) return false;
    forgive(c);
    ret->wants = WANTS_CODE;
    return ticket(c, db, visit, identity, ret);
}

bool provider_return(struct ctx *c, struct pg *db, struct provider_visit *visit,
                     const struct provider_answer *answer, struct provider_outcome *ret)
{
    struct provider_identity identity;
    int64_t account;
    bool person;
    *ret = (struct provider_outcome){.wants = WANTS_PROOF};
    if (!identify(c, db, visit, answer, &identity) ||
        !provider_link_find(c, db, identity.issuer, identity.subject, &account, &ret->name))
        return false;
    if (account && visit->links) return linked(c);
    if (account) return enter(c, db, visit, &identity, account, ret);
    if (!visit->links && !is_person(c, db, visit->visitor, &person)) return false;
    if (!visit->links && person)
        return fail(c, FAULT_PROVIDER_UNLINKED,
                    "no account here is linked to this sign-in; link yours in its settings");
    if (!visit->links) ret->wants = WANTS_NAME;
    ret->name = identity.suggestion;
    return ticket(c, db, visit, &identity, ret);
}

/* What was still needed */

/* The identity that a ticket carries; an issuer that is no longer the operator's does not count. */
static bool open_ticket(struct ctx *c, struct pg *db, const struct provider_visit *visit, const char *text,
                        unsigned char nonce[PROVIDER_NONCE], struct provider_identity *ret)
{
    const struct provider_maker maker = maker_of(visit, true);
    struct provider provider;
    const char *payload;
    if (!provider_find(&provider)) return off(c);
    if (!provider_state_open(c, db, &maker, text, nonce, &payload)) return false;
    size_t length = strlen(provider.issuer);
    if (strncmp(payload, provider.issuer, length) != 0 || payload[length] != ' ')
        return fail(c, FAULT_PROVIDER_STATE, "the sign-in service of this site has changed; begin again");
    *ret = (struct provider_identity){provider.issuer, payload + length + 1, ""};
    return true;
}

struct linking {
    const struct visitor *visitor;
    const struct provider_identity *identity;
    const unsigned char *nonce;
};

static bool note_link(struct ctx *c, struct pg *db, int64_t account, void *thing)
{
    const struct linking *linking = thing;
    bool taken;
    if (!provider_state_spend(c, db, linking->nonce) ||
        !provider_link_add(c, db, account, linking->identity->issuer, linking->identity->subject, &taken))
        return false;
    return taken ? linked(c) : true;
}

bool provider_finish(struct ctx *c, struct pg *db, const struct provider_visit *visit, const char *text,
                     const char *name, const char *second_code, struct entrance *ret)
{
    unsigned char nonce[PROVIDER_NONCE];
    struct provider_identity identity;
    struct linking linking = {visit->visitor, &identity, nonce};
    const struct account_proof proof = {note_link, &linking};
    struct entering entering = {
        .visitor = visit->visitor, .second_code = second_code, .nonce = nonce, .entrance = ret};
    const char *whom;
    if (!open_ticket(c, db, visit, text, nonce, &identity)) return false;
    if (name) return account_register_proven(c, db, visit->visitor, name, &proof, ret);
    if (!provider_link_find(c, db, identity.issuer, identity.subject, &entering.account, &whom)) return false;
    if (!entering.account)
        return fail(c, FAULT_PROVIDER_UNLINKED, "no account here is linked to this sign-in");
    entering.issuer = identity.issuer;
    entering.subject = identity.subject;
    return second_factor_try(c, db, entering.account, second_code) && transact(c, db, enter_body, &entering);
}

/* My link */

static bool link_body(struct ctx *c, struct pg *db, void *thing)
{
    const struct linking *linking = thing;
    struct account_row row;
    return account_lock_own(c, db, linking->visitor, &row) && note_link(c, db, row.id, thing) &&
           pg_flush(c, db);
}

bool provider_link(struct ctx *c, struct pg *db, const struct provider_visit *visit, const char *text,
                   const struct passkey_site *site, const struct passkey_proof *proof)
{
    unsigned char nonce[PROVIDER_NONCE];
    struct provider_identity identity;
    struct linking linking = {visit->visitor, &identity, nonce};
    return open_ticket(c, db, visit, text, nonce, &identity) &&
           passkey_prove(c, db, visit->visitor, site, proof) && transact(c, db, link_body, &linking);
}

static bool unlink_body(struct ctx *c, struct pg *db, void *thing)
{
    const struct visitor *visitor = thing;
    struct provider provider;
    struct provider_link link;
    struct account_row row;
    bool found;
    if (!provider_find(&provider)) return off(c);
    if (!account_lock_own(c, db, visitor, &row) || !provider_link_of(c, db, row.id, provider.issuer, &link))
        return false;
    if (!link.has_password)
        return fail(c, FAULT_ONLY_WAY_IN, "you would have no way left to sign in: set a password first");
    if (!provider_link_end(c, db, row.id, provider.issuer, &found)) return false;
    return found || fail(c, FAULT_NOT_FOUND, "your account is not linked");
}

/* Whether a way remains is said before the proof is asked for, which an account without one cannot give. */
bool provider_unlink(struct ctx *c, struct pg *db, const struct visitor *visitor,
                     const struct passkey_site *site, const struct passkey_proof *proof)
{
    struct visitor own = *visitor;
    struct provider provider;
    struct provider_link link;
    if (!provider_find(&provider)) return off(c);
    if (!provider_link_of(c, db, visitor->account, provider.issuer, &link)) return false;
    if (!link.is_there) return fail(c, FAULT_NOT_FOUND, "your account is not linked");
    if (!link.has_password)
        return fail(c, FAULT_ONLY_WAY_IN, "you would have no way left to sign in: set a password first");
    return passkey_prove(c, db, visitor, site, proof) && transact(c, db, unlink_body, &own);
}

bool provider_show(struct ctx *c, struct pg *db, int64_t account, json_object **ret)
{
    struct provider provider;
    struct provider_link link;
    bool on = provider_find(&provider);
    if (!provider_link_of(c, db, account, on ? provider.issuer : "", &link)) return false;
    *ret = json_new_object(c);
    json_add_text(*ret, "name", on ? provider.name : NULL);
    json_add_text(*ret, "linked_at", clock_text(c, link.created_at));
    json_add_text(*ret, "used_at", clock_text(c, link.used_at));
    json_add_bool(*ret, "has_password", link.has_password);
    return true;
}
