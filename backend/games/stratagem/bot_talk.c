/* bot_talk.c - the acts of bots in the diplomacy phase (R3, R13). Every bot answers proposals: the random one at
 * random; the greedy one agrees to a quiet border with anybody who is not ahead; the strong one follows its policy and
 * makes proposals too. Only the negotiator and the trader speak: a few sentences, never more than half of what a player can say. */
#include "games/stratagem/bot.h"
#include <string.h>

enum { TALKATIVE = MESSAGES_MAX / 2, PATIENCE = 4 /* turns between two proposals to one realm */ };

struct speaker {
    struct ctx *c;
    const game_known *known;
    const struct world *w;
    enum bot_level level;
    bool talks; /* says something, beside its treaties */
    struct rng *rng;
    struct memory *m;
    struct policy policy;
    int me;
    bool allies; /* an alliance is signed in this very act */
    struct game_order *order;
    struct diplomacy_order *act;
};

static enum relation relation_to(const struct speaker *s, int seat)
{
    return (enum relation)s->w->relation[s->me][seat];
}

static void say(struct speaker *s, enum occasion occasion, int to, int about)
{
    if (!s->talks || s->known->sent + s->act->messages >= TALKATIVE) return;
    s->act->message[s->act->messages++] = (struct message_order){
        .to = to, .text = words_for(s->c, s->known, occasion, to, about, s->rng)};
}

static bool has_ally(const struct world *w, int seat, int but)
{
    for (int other = 0; other < w->seats; other++)
        if (other != seat && other != but && w->relation[seat][other] == ALLIANCE) return true;
    return false;
}

static bool may_sign(const struct speaker *s, int seat, enum relation kind)
{
    if (kind == relation_to(s, seat)) return false;
    return kind != ALLIANCE || (!s->allies && !has_ally(s->w, s->me, seat) && !has_ally(s->w, seat, s->me));
}

/* Answers to proposals */

static bool likes(struct speaker *s, int from, enum relation kind)
{
    switch (s->level) {
    case BOT_RANDOM: return rng_percent(s->rng, 50);
    case BOT_GREEDY:
        return kind <= TRADE && s->policy.power[from] <= s->policy.power[s->me] + 8 &&
               rng_percent(s->rng, 50);
    default: return kind <= s->policy.wish[from];
    }
}

static void answer(struct speaker *s, int from)
{
    s->m->of[TALK_ANSWERED][from] = s->w->turn;
    enum relation kind = s->known->proposal[from][s->me].kind;
    if (may_sign(s, from, kind) && likes(s, from, kind)) {
        s->act->accept[s->act->accepts++] = (struct naming){.seat = from};
        s->allies |= kind == ALLIANCE;
        say(s, SAY_ACCEPT, from, NOBODY);
        return;
    }
    s->act->reject[s->act->rejects++] = (struct naming){.seat = from};
    say(s, s->w->realm[from].marks ? SAY_REJECT_MARKED : SAY_REJECT, from, NOBODY);
}

/* The bot's proposals */

static enum occasion words_of_proposal(enum relation kind)
{
    return kind == ALLIANCE ? SAY_PROPOSE_ALLIANCE : kind == TRADE ? SAY_PROPOSE_TRADE : SAY_PROPOSE_PEACE;
}

static bool propose(struct speaker *s, int to, enum relation kind)
{
    if (s->known->proposal[s->me][to].turn || s->known->proposal[to][s->me].turn || !may_sign(s, to, kind) ||
        kind <= relation_to(s, to))
        return false;
    for (int i = 0; i < s->act->proposals; i++)
        if (s->act->proposal[i].to == to) return false;
    s->act->proposal[s->act->proposals++] = (struct proposal_order){.to = to, .kind = kind};
    s->m->of[TALK_ASKED][to] = s->w->turn;
    return true;
}

/* The neighbour it has least to do with comes first, because peace with it costs least. */
static void propose_all(struct speaker *s)
{
    for (int i = 1; i < s->w->seats; i++) {
        int seat = realm_across(s->me, i);
        int asked = s->m->of[TALK_ASKED][seat];
        if (!realm_active(s->w, seat) || (asked && s->w->turn < asked + PATIENCE)) continue;
        enum relation kind = s->policy.wish[seat];
        if (kind <= CEASEFIRE || !propose(s, seat, kind)) continue;
        say(s, words_of_proposal(kind), seat, s->policy.target < 0 ? NOBODY : s->policy.target);
    }
}

/* The bot's own messages */

/* The treaty it last saw shows whether it was the one betrayed. */
static void tell_betrayals(struct speaker *s)
{
    for (int seat = 0; seat < s->w->seats; seat++) {
        int marks = s->w->realm[seat].marks, *counted = &s->m->of[TALK_MARKS][seat],
            *bound = &s->m->of[TALK_BOUND][seat];
        bool ours = *bound != WAR && relation_to(s, seat) == WAR;
        if (seat != s->me && marks > *counted) say(s, ours ? SAY_BETRAYED : SAY_SAW_BETRAYAL, NOBODY, seat);
        *counted = marks;
        *bound = (int)relation_to(s, seat);
    }
}

static void speak_up(struct speaker *s)
{
    enum { WARNING_EVERY = 3 };
    int *spoken = &s->m->of[TALK_SELF][0], danger = s->policy.danger;
    tell_betrayals(s);
    if (s->w->turn == 1) {
        say(s, SAY_GREETING, NOBODY, NOBODY);
    } else if (danger >= 0 && s->w->turn >= *spoken + WARNING_EVERY) {
        bool rich = s->w->realm[danger].stock[GOLD] * 10 >= s->w->limits.gold_goal * 6;
        say(s, rich ? SAY_LEADER_GOLD : SAY_LEADER_LAND, NOBODY, danger);
        *spoken = s->w->turn;
    }
}

/* Replies */

static enum occasion reply_peace(struct speaker *s, int to)
{
    if (relation_to(s, to) != WAR) return REPLY_PEACE_HAVE;
    enum relation wish = s->policy.wish[to];
    if (wish == WAR) return REPLY_PEACE_NO;
    propose(s, to, wish < NON_AGGRESSION ? wish : NON_AGGRESSION);
    return REPLY_PEACE_YES;
}

static enum occasion reply_to(struct speaker *s, int to, enum matter matter)
{
    enum relation wish = s->policy.wish[to];
    switch (matter) {
    case MATTER_GREETING: return REPLY_GREETING;
    case MATTER_PEACE: return reply_peace(s, to);
    case MATTER_ALLIANCE:
        if (wish == ALLIANCE) propose(s, to, ALLIANCE);
        return wish == ALLIANCE && s->policy.target >= 0 ? REPLY_ALLIANCE_YES : REPLY_ALLIANCE_NO;
    case MATTER_TRADE:
        if (wish >= TRADE) propose(s, to, TRADE);
        return wish >= TRADE ? REPLY_TRADE_YES : REPLY_TRADE_NO;
    case MATTER_THREAT: return REPLY_THREAT;
    case MATTER_COMPLAINT: return REPLY_COMPLAINT;
    case MATTER_LEADER: return s->policy.target >= 0 ? REPLY_LEADER : REPLY_OTHER;
    default: return REPLY_OTHER;
    }
}

/* What needs a reply: words to it alone, or to all if they name it, unless they ask for nothing. */
static bool is_addressed(const struct speaker *s, const struct letter *l, enum matter matter)
{
    if (l->turn != s->w->turn || l->from >= s->w->seats || l->from == s->me || matter == MATTER_THANKS)
        return false;
    if (l->to == s->me) return matter != MATTER_OTHER || strchr(l->text, '?');
    return matter != MATTER_OTHER && words_name(s->w, l->text, s->me);
}

/* One reply to each realm in a turn. */
static void reply(struct speaker *s)
{
    for (int i = s->known->letters - 1; i >= 0; i--) {
        const struct letter *l = &s->known->letter[i];
        enum matter matter = words_matter(l->text);
        if (!is_addressed(s, l, matter) || s->m->of[TALK_ANSWERED][l->from] == s->w->turn) continue;
        s->m->of[TALK_ANSWERED][l->from] = s->w->turn;
        enum occasion occasion = reply_to(s, l->from, matter);
        say(s, occasion, l->from, s->policy.target < 0 ? NOBODY : s->policy.target);
    }
}

/* The act */

static void begin(struct speaker *s)
{
    s->order = pool_take(s->c->pool, sizeof *s->order);
    s->act = pool_take(s->c->pool, sizeof *s->act);
    *s->order = (game_order){.act = true, .research = RESEARCH_NONE, .diplomacy = s->act};
    s->act->message = pool_take_many(s->c->pool, MESSAGES_MAX, sizeof *s->act->message);
    s->act->proposal = pool_take_many(s->c->pool, REALMS, sizeof *s->act->proposal);
    s->act->accept = pool_take_many(s->c->pool, REALMS, sizeof *s->act->accept);
    s->act->reject = pool_take_many(s->c->pool, REALMS, sizeof *s->act->reject);
}

const game_order *talk_choose(struct ctx *c, const game_known *known, enum bot_level level,
                              enum bot_style style, struct rng *rng, struct memory *m)
{
    struct speaker s = {
        .c = c, .known = known, .w = &known->world, .level = level, .rng = rng, .m = m, .me = known->viewer};
    s.talks = level == BOT_NEGOTIATOR || style == STYLE_TRADER;
    if (level > BOT_RANDOM) s.policy = policy_of(known, style); /* the random one has none */
    begin(&s);
    s.act->ready = !(known->ready >> s.me & 1);
    for (int i = 1; i < s.w->seats; i++) {
        int from = realm_across(s.me, i);
        if (known->proposal[from][s.me].turn) answer(&s, from);
    }
    if (level >= BOT_STRONG && s.act->ready) propose_all(&s);
    if (s.talks && s.act->ready) speak_up(&s);
    if (s.talks) reply(&s);
    const struct diplomacy_order *a = s.act;
    bool silent = !a->ready && !a->messages && !a->proposals && !a->accepts && !a->rejects;
    return silent ? NULL : s.order;
}
