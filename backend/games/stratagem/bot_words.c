/* bot_words.c - how a bot understands what others say to it. */
#include "games/stratagem/bot.h"
#include <ctype.h>
#include <string.h>

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
