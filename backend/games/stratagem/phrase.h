/* phrase.h - the sentences of the built-in bots (phrases.def). A letter is a text for everybody; from the text alone follows which
 * of these sentences it is, so nothing is added to orders or states, and no writer can claim a sentence that the text is not. */
#ifndef STRATAGEM_PHRASE_H
#define STRATAGEM_PHRASE_H
#include "games/stratagem/state.h"

/* Occasions for a message. */
enum occasion {
    SAY_GREETING,
    SAY_PROPOSE_PEACE,
    SAY_PROPOSE_TRADE,
    SAY_PROPOSE_ALLIANCE,
    SAY_ACCEPT,
    SAY_REJECT,
    SAY_REJECT_MARKED,
    SAY_LEADER_GOLD,
    SAY_LEADER_LAND,
    SAY_BETRAYED,
    SAY_SAW_BETRAYAL,
    REPLY_GREETING,
    REPLY_PEACE_YES,
    REPLY_PEACE_HAVE,
    REPLY_PEACE_NO,
    REPLY_ALLIANCE_YES,
    REPLY_ALLIANCE_NO,
    REPLY_TRADE_YES,
    REPLY_TRADE_NO,
    REPLY_THREAT,
    REPLY_COMPLAINT,
    REPLY_LEADER,
    REPLY_OTHER,
    OCCASIONS
};
/* A random sentence for the occasion, from the viewer to `you` (NOBODY: all) about `foe` (NOBODY: no one). */
const char *words_for(struct ctx *c, const game_known *known, enum occasion occasion, int you, int foe,
                      struct rng *rng);
/* The sentence that a letter is, word for word: {"id": "accept-1", "you": "Frostgate"}, in the pool; the members besides `id` are
 * the sentence's blanks: `own`, `you` and `foe` name capitals (null: "somebody"), `gold` and `provinces` are numbers. NULL for
 * every other text. The page words it in the reader's language (R3.8). */
json_object *phrase_of(struct ctx *c, const char *text);
#endif
