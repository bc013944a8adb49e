/* club_forum.c - see club_forum.h. */
#include "platform/account/club_forum.h"
#include "base/text.h"
#include "platform/account/club_hold.h"
#include "platform/account/speech.h"
#include "store/club_forum.h"

enum { DAY = 24 * 3600, HOUR = 3600 };

static bool is_officer(const struct club_hold *hold)
{
    return hold->mine.state == CLUB_OWNER || hold->mine.state == CLUB_OFFICER;
}

static bool needs_member(struct ctx *c, const struct club_hold *hold)
{
    return is_officer(hold) || hold->mine.state == CLUB_MEMBER ||
           fail(c, FAULT_FORBIDDEN, "only members of a club can write in its forum");
}

static bool count_post(struct ctx *c, struct pg *db, int64_t account)
{
    return club_count(c, db, "clubs.posts", pool_print_int(c->pool, account), POSTS_HOUR, HOUR);
}

bool club_topic_make(struct ctx *c, struct pg *db, int64_t account, const char *club, const char *title,
                     const char *text, int64_t *ret_topic)
{
    struct club_hold hold;
    int64_t n;
    if (!text_is_line(title, TOPIC_TITLE)) {
        fail_at(c, "/title", "bad_request", "1 to 100 visible characters on one line");
        return fail(c, FAULT_BAD_REQUEST, "the title does not fit");
    }
    return club_hold(c, db, club, account, 0, needs_member, &hold) && speech_fits(c, db, account, text) &&
           club_topic_row_insert(c, db, hold.club, account, title, ret_topic) &&
           club_post_row_insert(c, db, hold.club, *ret_topic, account, text, &n) &&
           club_count(c, db, "clubs.topics", pool_print_int(c->pool, account), TOPICS_DAY, DAY) &&
           count_post(c, db, account);
}

static bool takes_posts(struct ctx *c, struct pg *db, const struct club_hold *hold, int64_t topic)
{
    struct rows *r;
    if (!pg_one(c, db, &r, CLUB_TOPIC_OF, "iii", hold->club, topic, (int64_t)0)) return false;
    if (rows_bool(r, 0, "closed")) return fail(c, FAULT_TOPIC_CLOSED, "officers have closed this topic");
    return rows_int(r, 0, "next_post") <= TOPIC_POSTS ||
           fail(c, FAULT_TOPIC_CLOSED, "this topic has 2000 posts, which is the most; begin another one");
}

bool club_post_make(struct ctx *c, struct pg *db, int64_t account, const char *club, int64_t topic,
                    const char *text, int64_t *ret_n)
{
    struct club_hold hold;
    return club_hold(c, db, club, account, 0, needs_member, &hold) && takes_posts(c, db, &hold, topic) &&
           speech_fits(c, db, account, text) &&
           club_post_row_insert(c, db, hold.club, topic, account, text, ret_n) && count_post(c, db, account);
}

bool club_topic_close(struct ctx *c, struct pg *db, int64_t account, const char *club, int64_t topic,
                      bool closed)
{
    struct club_hold hold;
    struct rows *r;
    if (!club_hold(c, db, club, account, 0, club_needs_officer, &hold) ||
        !pg_one(c, db, &r, CLUB_TOPIC_OF, "iii", hold.club, topic, account))
        return false;
    club_topic_row_close(c, db, hold.club, topic, closed);
    return pg_flush(c, db);
}

bool club_topic_remove(struct ctx *c, struct pg *db, int64_t account, const char *club, int64_t topic)
{
    struct club_hold hold;
    struct rows *r;
    if (!club_hold(c, db, club, account, 0, club_needs_officer, &hold) ||
        !pg_one(c, db, &r, CLUB_TOPIC_OF, "iii", hold.club, topic, account))
        return false;
    club_topic_row_remove(c, db, hold.club, topic);
    return pg_flush(c, db);
}

/* Authors take back what they wrote also when they are no member any more. */
static bool may_remove(struct ctx *c, struct pg *db, int64_t account, const struct club_hold *hold,
                       int64_t topic, int64_t n)
{
    struct rows *r;
    return pg_one(c, db, &r, CLUB_POST_OF, "iii", hold->club, topic, n) &&
           (is_officer(hold) || rows_int(r, 0, "author_id") == account ||
            fail(c, FAULT_FORBIDDEN, "only officers of a club and its author can remove a post"));
}

bool club_post_remove(struct ctx *c, struct pg *db, int64_t account, const char *club, int64_t topic,
                      int64_t n)
{
    struct club_hold hold;
    if (!club_look(c, db, club, account, 0, &hold) || !may_remove(c, db, account, &hold, topic, n) ||
        !club_hold(c, db, club, account, 0, NULL, &hold) || !may_remove(c, db, account, &hold, topic, n))
        return false;
    club_post_row_remove(c, db, hold.club, topic, n);
    return pg_flush(c, db);
}
