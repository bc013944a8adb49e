/* bot_words.c - what a bot says, and how it understands what others say to it. Realms are called by their capitals, as
 * people read them on the map. */
#include "games/stratagem/bot.h"
#include <ctype.h>
#include <string.h>

enum { VARIANTS_MAX = 4 };

/* @ is the realm addressed, # the realm spoken about, % that realm's gold, ^ its provinces, $ the speaker. */
static const char *const SENTENCE[OCCASIONS][VARIANTS_MAX] = {
    [SAY_GREETING] = {"Greetings from $. There is land enough for all of us, for now.",
                      "$ wishes everybody a good harvest. My envoys are open to offers.",
                      "Good day to all courts. $ keeps its word to those who keep theirs."},
    [SAY_PROPOSE_PEACE] =
        {"@, our borders need not burn. I have sent you a treaty; sign it and look elsewhere.",
         "A quiet border would serve us both, @. My offer lies on your table.",
         "I would rather not watch you all the time, @. Shall we leave each other in peace?"},
    [SAY_PROPOSE_TRADE] =
        {"@, two posts and one road pay better than two armies. I offer you trade.",
         "Our merchants already know each other, @. Let us make it a treaty and share the gold.",
         "A joint route brings twice its length, @. I have sent you the papers."},
    [SAY_PROPOSE_ALLIANCE] = {"# is too strong for either of us, @. Together it is another matter.",
                              "@, stand with me against #, and let us see each other's borders.",
                              "Neither you nor I can hold # alone, @. I propose an alliance."},
    [SAY_ACCEPT] = {"Agreed, @. You will find my side of it kept.", "It is signed, @. I am glad of it.",
                    "Done. May this last longer than the ink, @."},
    [SAY_REJECT] = {"Not now, @. My generals have other plans.",
                    "I must decline, @. Ask me again when things look different.",
                    "No, @. It would tie my hands where I need them."},
    [SAY_REJECT_MARKED] = {"You have broken your word before, @. I have not forgotten.",
                           "With your record, @? Show me some quiet turns first."},
    [SAY_LEADER_GOLD] = {"# holds % gold. If we go on fighting each other, it will simply buy the victory.",
                         "Look at the treasury of #: % gold. Its capital is the place to be.",
                         "% gold in #! I suggest we all find our way there."},
    [SAY_LEADER_LAND] = {"# rules ^ provinces. A few more and there is nothing left to talk about.",
                         "^ provinces for #. Whoever has peace with it should think again.",
                         "# is everywhere by now. I would welcome help on any of its borders."},
    [SAY_BETRAYED] = {"Let everybody know: # signed with me and marched on me. Expect the same.",
                      "So that is what a treaty with # is worth. I will remember it, and so should you.",
                      "# has broken its word to $. This will be paid for."},
    [SAY_SAW_BETRAYAL] = {"I note that # breaks its treaties. I had wondered.",
                          "Whoever has a treaty with # had better count the soldiers on that border."},
    [REPLY_GREETING] = {"Well met, @.", "Greetings, @. May our armies never meet.",
                        "Good day, @. What can $ do for you?"},
    [REPLY_PEACE_YES] = {"Gladly, @. The treaty is in your hands.",
                         "I was hoping you would ask, @. You have my offer.",
                         "Peace suits me, @. Sign what I have sent you."},
    [REPLY_PEACE_HAVE] = {"We have a treaty, @, and I mean to keep it.",
                          "It is already signed, @. Sleep well."},
    [REPLY_PEACE_NO] = {"I cannot promise you that, @.",
                        "Peace with you, @, would be a gift I cannot afford just now.",
                        "Not while your borders stand where they stand, @."},
    [REPLY_ALLIANCE_YES] = {"Yes, @. Against # we should stand together; I have sent you the treaty.",
                            "With you, @, I would risk it. See my offer."},
    [REPLY_ALLIANCE_NO] = {"An alliance goes too far for me, @. A quiet border you may have.",
                           "I fight my own wars, @."},
    [REPLY_TRADE_YES] = {"Trade is always welcome, @. My offer is with you.",
                         "Build the post, @, and the road will follow."},
    [REPLY_TRADE_NO] = {"I have nothing to trade with you at present, @.", "My merchants go elsewhere, @."},
    [REPLY_THREAT] = {"Big words, @. Come and see.", "You will find $ at home, @.",
                      "I have heard that before, @, from realms that are gone."},
    [REPLY_COMPLAINT] = {"You would have done the same, @.", "The map left me no choice, @.",
                         "I take no pleasure in it, @. It had to be."},
    [REPLY_LEADER] = {"I see it too, @. # must not be left alone.",
                      "Then let us turn on #, @, before it is too late."},
    [REPLY_OTHER] = {"I hear you, @.", "Let me think about that, @.",
                     "Perhaps, @. Let us see what the next turn brings."},
};

static const char *filled(struct ctx *c, const game_known *known, char blank, int you, int foe)
{
    int seat = blank == '@' ? you : blank == '$' ? known->viewer : foe;
    if (seat >= known->world.seats) return "somebody";
    if (blank == '%') return pool_print(c->pool, "%d", known->gold[seat]);
    if (blank == '^') return pool_print(c->pool, "%d", known->provinces[seat]);
    return MAP[known->world.realm[seat].capital].name;
}

const char *words_for(struct ctx *c, const game_known *known, enum occasion occasion, int you, int foe,
                      struct rng *rng)
{
    const char *const *variant = SENTENCE[occasion];
    int n = 0;
    while (n < VARIANTS_MAX && variant[n]) n++;
    const char *rest = variant[rng_below(rng, (uint64_t)n)], *text = "";
    for (;;) {
        size_t plain = strcspn(rest, "@#%^$");
        text = pool_print(c->pool, "%s%.*s", text, (int)plain, rest);
        rest += plain;
        if (!*rest) return text;
        text = pool_print(c->pool, "%s%s", text, filled(c, known, *rest++, you, foe));
    }
}

/* Listening */

/* Earlier rows win: a realm that complains of a broken alliance does not propose one. */
static const struct clue {
    enum matter matter;
    const char *words[10];
} CLUES[] = {
    {MATTER_COMPLAINT, {"betray", "traitor", "liar", "you broke", "why did you", "backstab", "promised"}},
    {MATTER_THREAT,
     {"destroy", "crush", "surrender", "attack you", "kill you", "last warning", "regret", "invade you"}},
    {MATTER_ALLIANCE,
     {"ally", "allies", "alliance", "join me", "join forces", "together against", "help me"}},
    {MATTER_TRADE, {"trade", "route", "merchant", "trading"}},
    {MATTER_PEACE,
     {"peace", "truce", "nap", "ceasefire", "cease-fire", "non-aggression", "pact", "treaty",
      "leave me alone"}},
    {MATTER_LEADER, {"leader", "winning", "about to win", "stop him", "stop her", "stop them", "too strong"}},
    {MATTER_THANKS, {"thank", "agreed", "deal", "signed", "glad", "done."}},
    {MATTER_GREETING, {"hello", "hi ", "hey", "greet", "good luck", "good day", "good game"}},
};

static bool contains(const char *text, const char *word) { return strcasestr(text, word) != NULL; }

enum matter words_matter(const char *text)
{
    for (size_t i = 0; i < sizeof CLUES / sizeof *CLUES; i++)
        for (int k = 0; k < 10 && CLUES[i].words[k]; k++)
            if (contains(text, CLUES[i].words[k])) return CLUES[i].matter;
    return strcasecmp(text, "hi") == 0 ? MATTER_GREETING : MATTER_OTHER;
}

bool words_name(const struct world *w, const char *text, int seat)
{
    const struct realm *r = &w->realm[seat];
    const char *code = strcasestr(text, seat_name(seat));
    if (code && !isalnum((unsigned char)code[strlen(seat_name(seat))])) return true;
    return contains(text, MAP[r->capital].name) || contains(text, CIV[r->civ].title);
}
