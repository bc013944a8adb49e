/* desk_alike.h - what the staff is shown without a report: accounts whose turns are the engine's more often than those of
 * others of their rating, and people who play each other from one network or device. Evidence only: it reads, and
 * nothing here changes anything (backend/docs/decisions/034-alike.md). */
#ifndef QUAD_DESK_ALIKE_H
#define QUAD_DESK_ALIKE_H
#include "platform/match/desk.h"

/* {"judged":{"accounts","matches","waiting"},
 *  "accounts":[{"name","closed","game","variant","rating","games","turns","agreed","share","share_usual","loss",
 *    "loss_usual","share_z","loss_z","peers","thought":null or {"turns","quarter","median","three_quarters"},
 *    "matches":[{"match","turns","agreed"}]}],
 *  "pairs":[{"names":[2],"one_closed","other_closed","device","network","games","last_at","matches":[id]}]}
 * Shares are thousandths, losses hundredths of the smallest piece, z hundredths of a standard deviation, thinking times
 * milliseconds. The most striking first, at most 100 of each; nothing about the reader. */
bool desk_alike(struct ctx *c, struct pg *db, const struct desk_reader *who, json_object **ret) must_check;
#endif
