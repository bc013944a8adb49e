/* club.c - clubs: founding and finding them, joining and leaving, and what officers do. */
#include "platform/account/club.h"
#include "platform/read/clubs.h"
#include "web/watch.h"

enum {
    NAME_BYTES = 256,
    ABOUT_BYTES = 4 * CLUB_ABOUT,
    MESSAGE_BYTES_MAX = 4 * CLUB_MESSAGE,
    WORD_BYTES = 20,
    ITEMS = 50,
    ITEMS_MAX = 200
};

/* Clubs, those with most members first, by a part of their names. */
bool clubs_get(struct ctx *c, const struct request *rq, struct reply *rp)
{
    struct clubs_wish wish = {.query = request_query(rq, "q"),
                              .language = request_query(rq, "language"),
                              .cursor = request_query(rq, "cursor"),
                              .limit = ITEMS};
    json_object *list;
    return request_query_only(c, rq, "q", "language", "limit", "cursor", NULL) &&
           request_query_int(c, rq, "limit", 1, ITEMS_MAX, &wish.limit) &&
           clubs_list(c, rq->db, rq->who.account, &wish, &list) && reply_list(c, rq, rp, list);
}

/* My clubs, those that have invited me, and those I have asked. */
bool my_clubs_get(struct ctx *c, const struct request *rq, struct reply *rp)
{
    json_object *list;
    return request_query_only(c, rq, NULL) && clubs_of(c, rq->db, rq->who.account, &list) &&
           reply_list(c, rq, rp, list);
}

static bool reply_club(struct ctx *c, const struct request *rq, struct reply *rp, int status,
                       const char *club)
{
    json_object *one;
    return club_show(c, rq->db, rq->who.account, club, &one) && reply_json(c, rp, status, one);
}

/* Found a club. */
bool club_post(struct ctx *c, const struct request *rq, struct reply *rp)
{
    struct club_wish wish = {.name = NULL};
    const char *club;
    return json_only(c, rq->body, "name", "about", "language", "joining", NULL) &&
           json_need_text(c, rq->body, "name", NAME_BYTES, &wish.name) &&
           json_may_plain(c, rq->body, "about", ABOUT_BYTES, &wish.about) &&
           json_may_text(c, rq->body, "language", WORD_BYTES, &wish.language) &&
           json_may_text(c, rq->body, "joining", WORD_BYTES, &wish.joining) &&
           club_found(c, rq->db, rq->who.account, &wish, &club) && reply_club(c, rq, rp, 201, club);
}

/* A club. */
bool club_get(struct ctx *c, const struct request *rq, struct reply *rp)
{
    json_object *one;
    return request_query_only(c, rq, NULL) &&
           club_show(c, rq->db, rq->who.account, request_part(rq, "club"), &one) && reply_tagged(c, rp, one);
}

/* Change its description, its language, how people join. */
bool club_patch(struct ctx *c, const struct request *rq, struct reply *rp)
{
    struct club_wish wish = {.name = NULL};
    const char *club = request_part(rq, "club");
    return json_only(c, rq->body, "about", "language", "joining", "forum", NULL) &&
           json_may_plain(c, rq->body, "about", ABOUT_BYTES, &wish.about) &&
           json_may_text(c, rq->body, "language", WORD_BYTES, &wish.language) &&
           json_may_text(c, rq->body, "joining", WORD_BYTES, &wish.joining) &&
           json_may_text(c, rq->body, "forum", WORD_BYTES, &wish.forum) &&
           club_change(c, rq->db, rq->who.account, club, &wish) && reply_club(c, rq, rp, 200, club);
}

/* Its people; for officers also those who have asked, were invited or are banned. */
bool club_members_get(struct ctx *c, const struct request *rq, struct reply *rp)
{
    struct club_members_wish wish = {.club = request_part(rq, "club"),
                                     .state = request_query(rq, "state"),
                                     .cursor = request_query(rq, "cursor"),
                                     .limit = ITEMS};
    json_object *list;
    return request_query_only(c, rq, "state", "limit", "cursor", NULL) &&
           request_query_int(c, rq, "limit", 1, ITEMS_MAX, &wish.limit) &&
           club_members(c, rq->db, rq->who.account, &wish, &list) && reply_list(c, rq, rp, list);
}

/* Join, ask to join, or accept an invitation. */
bool club_me_put(struct ctx *c, const struct request *rq, struct reply *rp)
{
    const char *club = request_part(rq, "club"), *message = "";
    return json_only(c, rq->body, "message", NULL) &&
           json_may_text(c, rq->body, "message", MESSAGE_BYTES_MAX, &message) &&
           club_join(c, rq->db, rq->who.account, club, message) && reply_club(c, rq, rp, 200, club);
}

/* Leave, withdraw a request, decline an invitation. */
bool club_me_delete(struct ctx *c, const struct request *rq, struct reply *rp)
{
    return club_leave(c, rq->db, rq->who.account, request_part(rq, "club")) && reply_empty(rp, 204);
}

/* Invite a player, accept their request, make them officer or owner, or ban them. */
bool club_person_put(struct ctx *c, const struct request *rq, struct reply *rp)
{
    const char *club = request_part(rq, "club"), *state;
    return json_only(c, rq->body, "state", NULL) &&
           json_need_text(c, rq->body, "state", WORD_BYTES, &state) &&
           club_place(c, rq->db, &(struct club_actor){rq->who.account, rq->remote}, club,
                      request_part(rq, "name"), state) &&
           reply_club(c, rq, rp, 200, club);
}

/* Remove a player, decline their request, withdraw their invitation, lift their ban. */
bool club_person_delete(struct ctx *c, const struct request *rq, struct reply *rp)
{
    return club_remove(c, rq->db, rq->who.account, request_part(rq, "club"), request_part(rq, "name")) &&
           reply_empty(rp, 204);
}

/* I have read that I was accepted, or that the club is mine now. */
bool club_read_put(struct ctx *c, const struct request *rq, struct reply *rp)
{
    return json_only(c, rq->body, NULL) &&
           club_mark_read(c, rq->db, rq->who.account, request_part(rq, "club")) && reply_empty(rp, 204);
}
