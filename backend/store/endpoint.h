/* endpoint.h - rows of what is told of news over HTTP: people's browsers and webhooks (endpoints), the calls queued for
 * them, quiet hours. Texts and bytes are borrowed until the next flush. */
#ifndef QUAD_STORE_ENDPOINT_H
#define QUAD_STORE_ENDPOINT_H
#include "store/words.h"

enum { ENDPOINT_SECRET = 32, PUSH_SECRET = 16, PUSH_PEER = 65 };

struct endpoint_wish {
    int64_t account, session; /* session: of a browser */
    const char *public_id, *url, *label;
    int64_t kinds; /* bits, as stored */
    const unsigned char *secret, *peer;
};

/* Store a browser, also one that is there already; *ret_id: its public id, *ret_at: since when it is there. */
bool push_put(struct ctx *c, struct pg *db, const struct endpoint_wish *wish, const char **ret_id,
              int64_t *ret_at) must_check;
/* Queue: delete the oldest browsers of an account beyond `max`, not counting the one at `url`. */
void push_trim(struct ctx *c, struct pg *db, int64_t account, int max, const char *url);
/* Queue: store a webhook. */
void webhook_insert(struct ctx *c, struct pg *db, const struct endpoint_wish *wish);
/* Change the secret of a webhook; *ret_done false when the account has no such webhook. */
bool webhook_rotate(struct ctx *c, struct pg *db, const struct endpoint_wish *wish,
                    bool *ret_done) must_check;
/* The number of webhooks of an account. */
bool webhooks_count(struct ctx *c, struct pg *db, int64_t account, int64_t *ret) must_check;
/* Delete an endpoint of a kind; *ret_done as above. */
bool endpoint_end(struct ctx *c, struct pg *db, const struct endpoint_wish *whose, enum endpoint_kind kind,
                  bool *ret_done) must_check;

/* Queue: delete all browsers and webhooks of an account, and what is queued for them. */
void endpoints_drop(struct ctx *c, struct pg *db, int64_t account);
/* Queue: a call for each endpoint of these seats (bits) of a match that wants news of that kind (a bit); browsers are
 * called after `delay_s`. */
void calls_tell(struct ctx *c, struct pg *db, int64_t match, uint32_t seats, int64_t kind, int64_t delay_s);
/* Queue: the same for an account that is invited to a lobby. */
void calls_invite(struct ctx *c, struct pg *db, int64_t account, int64_t lobby, int64_t kind,
                  int64_t delay_s);
/* Queue: the same for an account that another person has written to. */
void calls_write(struct ctx *c, struct pg *db, int64_t account, int64_t kind, int64_t delay_s);
/* Check only that the locks of calls_tell could be taken now in their order: for when nobody wants to be told. */
void calls_tell_suppose(struct pg *db);
/* Queue: the same for all who are to move in new matches. */
void calls_tell_start(struct ctx *c, struct pg *db, const int64_t *matches, int count, int64_t kind,
                      int64_t delay_s);
/* Drop what is queued for the browsers of an account. */
bool calls_visit(struct ctx *c, struct pg *db, int64_t account) must_check;
/* Make a failed call again, or a test call; *ret_done false when there is no such call or webhook, or a test waits. */
bool call_again(struct ctx *c, struct pg *db, const struct endpoint_wish *whose, const char *call,
                bool *ret_done) must_check;
bool call_test(struct ctx *c, struct pg *db, const struct endpoint_wish *whose, bool *ret_done) must_check;

/* Queue: the first key is the arena's; the others are refused. */
void push_key_claim(struct ctx *c, struct pg *db, const unsigned char key[PUSH_PEER]);

struct endpoint_row { /* a claimed endpoint */
    int64_t id, account;
    const char *url;
    bool alive;             /* the session of the browser has not ended */
    bool is_known;          /* it took its last call */
    enum language language; /* of the account */
    unsigned char secret[ENDPOINT_SECRET], secret_before[ENDPOINT_SECRET], peer[PUSH_PEER];
    size_t secret_length, before_length; /* before_length 0: none signs beside it */
};
/* Claim an endpoint of a kind that has a call due, among all or among the `known` ones; *ret_found false when there is
 * none. A claim without result expires. */
bool endpoint_claim(struct ctx *c, struct pg *db, enum endpoint_kind kind, bool known,
                    struct endpoint_row *ret, bool *ret_found) must_check;
/* Take at most `max` calls of a claimed endpoint that are due, the oldest first: id, public_id, kind, created_at, attempts
 * (this one counted), match or lobby, game (null without either), and direct: another person has written to the account. */
bool calls_take(struct ctx *c, struct pg *db, int64_t endpoint, int max, struct rows **ret) must_check;
/* Queue the result of a claim: taken; failed, so that the next call waits; nothing to do; gone for good. */
void endpoint_done(struct ctx *c, struct pg *db, int64_t id);
void endpoint_failed(struct ctx *c, struct pg *db, int64_t id, const char *error);
void endpoint_rest(struct ctx *c, struct pg *db, int64_t id);
void endpoint_gone(struct ctx *c, struct pg *db, int64_t id);
/* Queue the results of calls: taken; failed, for good after `tries`; no longer needed. */
void calls_sent(struct ctx *c, struct pg *db, const int64_t *ids, int count);
void calls_failed(struct ctx *c, struct pg *db, const int64_t *ids, int count, const char *error,
                  int64_t tries);
void calls_drop(struct ctx *c, struct pg *db, const int64_t *ids, int count);

struct quiet_row {
    int64_t from_minute, to_minute; /* of the day */
    const char *zone;
};
/* Set the quiet hours; *ret_done false for an unknown time zone. */
bool quiet_put(struct ctx *c, struct pg *db, int64_t account, const struct quiet_row *row,
               bool *ret_done) must_check;
bool quiet_end(struct ctx *c, struct pg *db, int64_t account) must_check;
#endif
