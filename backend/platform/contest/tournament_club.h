/* tournament_club.h - tournaments of clubs: an officer hosts one that only members enter, and can ask another club for a
 * team match, which an officer there accepts or declines. Functions run inside the caller's transaction. */
#ifndef QUAD_TOURNAMENT_CLUB_H
#define QUAD_TOURNAMENT_CLUB_H
#include "platform/contest/tournament.h"

/* The clubs of a wish into `row`, with the names of their teams. FAULT_NOT_FOUND, also for a club that moderators hid; FAULT_FORBIDDEN for all but officers,
 * FAULT_BANNED_FROM_CLUB, FAULT_BAD_REQUEST. */
bool tournament_club_settle(struct ctx *c, struct pg *db, int64_t host, const struct tournament_wish *wish,
                            struct tournament_row *row) must_check;
/* The other club's officers are told that there is a match to accept, or that there is none any more. Queue. */
bool tournament_club_tell(struct ctx *c, struct pg *db, const struct tournament_row *row) must_check;
/* Count a match that another club is asked for. FAULT_TOO_MANY_REQUESTS (clubs.challenges, clubs.challenges_pair). */
bool tournament_club_count(struct ctx *c, struct pg *db, int64_t host,
                           const struct tournament_row *row) must_check;
/* Check that an account is in the club that it enters for: FAULT_CLUB_MEMBERS_ONLY. */
bool tournament_club_admits(struct ctx *c, struct pg *db, const struct tournament_row *row, int64_t account,
                            int team) must_check;
/* Accept or decline, as an officer of the other club; until it starts, also after having accepted. A match that is declined is cancelled. FAULT_NOT_FOUND,
 * FAULT_FORBIDDEN, FAULT_TOURNAMENT_STARTED, FAULT_TOURNAMENT_OVER. */
bool tournament_club_answer(struct ctx *c, struct pg *db, const char *id, int64_t account, bool accepts,
                            json_object **ret) must_check;
/* Whether the account is an officer of a club that is asked for a match and has not answered. */
bool tournament_club_asks(struct ctx *c, struct pg *db, const struct tournament_row *row, int64_t account,
                          bool *ret) must_check;
/* Whether the account can start, change and cancel it: the host; of a club's tournament all its officers, and the host only
 * as one of them, unless the club has ended. */
bool tournament_club_runs(struct ctx *c, struct pg *db, const struct tournament_row *row, int64_t account,
                          bool *ret) must_check;
/* Of a tournament of clubs, "you_belong": for each team, or once where there are none, whether the account can play by
 * its clubs. Adds nothing for account 0. */
bool tournament_club_belongs(struct ctx *c, struct pg *db, const struct tournament_row *row, int64_t account,
                             json_object *o) must_check;
/* {"id","name"} of a club and, of the other one, whether it has accepted; null for none. */
void tournament_club_add(struct ctx *c, json_object *o, const struct tournament_row *row);
/* The name of a team, 0 or 1; of one that is a club as the club is called now, NULL where it is not shown. */
const char *tournament_club_team(const struct tournament_row *row, int team);
/* The tournaments of a club as a feed or a calendar. FAULT_NOT_FOUND. */
bool tournament_club_feed(struct ctx *c, struct pg *db, const char *club, enum feed_kind kind,
                          const struct feed_reader *reader, const char **ret_text,
                          const char **ret_tag) must_check;
#endif
