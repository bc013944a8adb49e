/* promise_turn.c - judges promises by one resolved turn (R11): only by orders that were valid, and only where the realm
 * could see whose province it was. */
#include "games/stratagem/promise.h"

enum attack { ATTACK_NONE, ATTACK_UNSEEN, ATTACK_MADE };

/* Questions about a turn */

static int fighters_of(const struct march *march)
{
    int fighters = 0;
    for (int kind = 0; kind < UNIT_KINDS; kind++) fighters += kind == SCOUT ? 0 : march->units[kind];
    return fighters;
}

/* Item i of the seat's moves if it sent fighters, else NULL. */
static const struct march *march_of(const struct promise_turn *turn, int seat, int i)
{
    const struct march *march = &turn->order[seat]->march[i];
    return march->steps && fighters_of(march) && !turn->dropped[seat][i] ? march : NULL;
}

static int marches_of(const struct promise_turn *turn, int seat)
{
    return turn->order[seat] ? turn->order[seat]->marches : 0;
}

static int aim_of(const struct march *march) { return march->path[march->steps - 1]; }

/* Whether the two are at war when the armies march. */
static bool at_war(const struct promise_turn *turn, int one, int other)
{
    return one != other && (turn->before->relation[one][other] == WAR || turn->breaks[one] >> other & 1 ||
                            turn->breaks[other] >> one & 1);
}

static bool sees(const struct promise_turn *turn, int seat, int province)
{
    return turn->chronicle->sight_before[seat] >> province & 1;
}

/* What a march into the province is towards another realm. */
static enum attack attack_on(const struct promise_turn *turn, int seat, int realm, int province)
{
    const struct world *w = turn->before;
    if (!at_war(turn, seat, realm)) return ATTACK_NONE;
    if (w->owner[province] == realm) return sees(turn, seat, province) ? ATTACK_MADE : ATTACK_UNSEEN;
    return w->armed[province] >> realm & 1 ? ATTACK_UNSEEN : ATTACK_NONE;
}

/* The same for what a promise is about. A province without an owner can be taken without a war. */
static enum attack attack_of(const struct promise_turn *turn, const struct promise *p, int province)
{
    int owner = turn->before->owner[province];
    if (p->province == NOWHERE) return attack_on(turn, p->seat, p->realm, province);
    if (province != p->province || owner == p->seat) return ATTACK_NONE;
    if (owner == NOBODY || !sees(turn, p->seat, province)) return ATTACK_UNSEEN;
    return at_war(turn, p->seat, owner) ? ATTACK_MADE : ATTACK_NONE;
}

/* The plainest attack in the seat's orders; *ret_item: which of its moves. */
static enum attack find_attack(const struct promise_turn *turn, const struct promise *p, int *ret_item)
{
    enum attack found = ATTACK_NONE;
    for (int i = 0; i < marches_of(turn, p->seat); i++) {
        const struct march *march = march_of(turn, p->seat, i);
        enum attack attack = march ? attack_of(turn, p, aim_of(march)) : ATTACK_NONE;
        if (attack > found) found = attack, *ret_item = i;
    }
    return found;
}

/* Whether fighters stood next to a province in sight that a march could have attacked. */
static bool could_attack(const struct promise_turn *turn, const struct promise *p)
{
    for (int from = 0; from < PROVINCES; from++) {
        if (!(turn->before->armed[from] >> p->seat & 1)) continue;
        for (int i = 0; i < MAP[from].neighbours; i++)
            if (attack_of(turn, p, MAP[from].neighbour[i]) == ATTACK_MADE) return true;
    }
    return false;
}

static bool stands_near(const struct promise_turn *turn, int seat, int province)
{
    bool near = false;
    for (int i = 0; i < MAP[province].neighbours; i++)
        near = near || turn->before->armed[MAP[province].neighbour[i]] >> seat & 1;
    return near;
}

/* Fighters ordered to leave the province; *ret_item: the first such move. */
static int leaving(const struct promise_turn *turn, int seat, int province, int *ret_item)
{
    int count = 0;
    for (int i = marches_of(turn, seat) - 1; i >= 0; i--) {
        const struct march *march = march_of(turn, seat, i);
        if (!march || march->from != province) continue;
        count += fighters_of(march);
        *ret_item = i;
    }
    return count;
}

static bool marches_to(const struct promise_turn *turn, int seat, int province, int *ret_item)
{
    for (int i = 0; i < marches_of(turn, seat); i++) {
        const struct march *march = march_of(turn, seat, i);
        if (!march || aim_of(march) != province) continue;
        *ret_item = i;
        return true;
    }
    return false;
}

/* Verdicts */

static void decide(struct ctx *c, struct promise *p, const struct promise_turn *turn,
                   enum verdict_kind verdict, enum order_list list, int item)
{
    const game_order *order = turn->order[p->seat];
    p->verdict = verdict;
    p->doubt = DOUBT_NONE;
    p->judged_turn = turn->before->turn;
    p->judged_at = item >= 0 && list == LIST_MOVES ? aim_of(&order->march[item]) : p->province;
    p->order = item >= 0 ? strat_item_notation(c, order, list, item) : NULL;
}

void promise_close(struct promise *p, enum doubt doubt)
{
    bool kept = doubt == DOUBT_NONE && p->tested && p->doubt == DOUBT_NONE;
    p->verdict = kept ? PROMISE_KEPT : PROMISE_UNCOUNTED;
    if (!kept && p->doubt == DOUBT_NONE) p->doubt = doubt ? doubt : DOUBT_UNTESTED;
}

static void judge_treaty(struct ctx *c, struct promise *p, const struct promise_turn *turn)
{
    const game_order *order = turn->order[p->seat];
    if (!(turn->breaks[p->seat] >> p->realm & 1)) {
        p->tested = true;
        return;
    }
    int item = 0; /* the first that names the realm: a second one is not valid (R4.3) */
    while (order->broken[item].seat != p->realm) item++;
    decide(c, p, turn, PROMISE_BROKEN, LIST_BREAK, item);
}

/* The other side attacked, or broke a treaty with the seat. */
static bool was_attacked(const struct promise_turn *turn, const struct promise *p)
{
    struct promise theirs = {
        .seat = p->realm != NOBODY ? p->realm : p->to, .realm = p->seat, .province = NOWHERE};
    int item;
    if (theirs.seat == NOBODY) return false;
    return turn->breaks[theirs.seat] >> p->seat & 1 || find_attack(turn, &theirs, &item) == ATTACK_MADE;
}

static void judge_no_attack(struct ctx *c, struct promise *p, const struct promise_turn *turn)
{
    int item = -1;
    enum attack attack = find_attack(turn, p, &item);
    if (attack == ATTACK_MADE) {
        decide(c, p, turn, PROMISE_BROKEN, LIST_MOVES, item);
        return;
    }
    if (attack == ATTACK_UNSEEN) p->doubt = DOUBT_UNSEEN;
    p->tested = p->tested || could_attack(turn, p);
    if (was_attacked(turn, p)) promise_close(p, p->tested ? DOUBT_NONE : DOUBT_RELEASED);
    else if (turn->before->turn >= p->until) promise_close(p, DOUBT_NONE);
}

static void judge_attack(struct ctx *c, struct promise *p, const struct promise_turn *turn)
{
    int item = -1;
    enum attack attack = find_attack(turn, p, &item);
    if (attack == ATTACK_MADE) decide(c, p, turn, PROMISE_KEPT, LIST_MOVES, item);
    else if (attack == ATTACK_UNSEEN) promise_close(p, DOUBT_UNSEEN);
    else if (could_attack(turn, p)) decide(c, p, turn, PROMISE_BROKEN, LIST_MOVES, -1);
    else promise_close(p, DOUBT_UNTESTED);
}

/* How the fighters of a seat in a province end the turn. */
struct stay {
    int standing, gone, item; /* fighters before, how many leave, and by which march */
};

static bool is_held(const struct stay *stay) { return stay->standing && stay->gone < stay->standing; }
static bool is_left(const struct stay *stay) { return stay->standing && stay->gone >= stay->standing; }

static void judge_support(struct ctx *c, struct promise *p, const struct promise_turn *turn,
                          const struct stay *stay)
{
    int item = stay->item;
    bool comes = marches_to(turn, p->seat, p->province, &item);
    if (comes || is_held(stay)) decide(c, p, turn, PROMISE_KEPT, LIST_MOVES, comes ? item : -1);
    else if (is_left(stay) || stands_near(turn, p->seat, p->province))
        decide(c, p, turn, PROMISE_BROKEN, LIST_MOVES, item);
    else promise_close(p, DOUBT_UNTESTED);
}

static void judge_hold(struct ctx *c, struct promise *p, const struct promise_turn *turn,
                       const struct stay *stay)
{
    if (!stay->standing) promise_close(p, DOUBT_UNTESTED);
    else if (is_held(stay)) decide(c, p, turn, PROMISE_KEPT, LIST_MOVES, -1);
    else decide(c, p, turn, PROMISE_BROKEN, LIST_MOVES, stay->item);
}

/* Some who leave while others stay neither keep nor break it. */
static void judge_leave(struct ctx *c, struct promise *p, const struct promise_turn *turn,
                        const struct stay *stay)
{
    if (!stay->standing || (stay->gone && !is_left(stay))) promise_close(p, DOUBT_UNTESTED);
    else decide(c, p, turn, is_left(stay) ? PROMISE_KEPT : PROMISE_BROKEN, LIST_MOVES, stay->item);
}

/* Holding, leaving and supporting a province. */
static void judge_place(struct ctx *c, struct promise *p, const struct promise_turn *turn)
{
    struct stay stay = {.standing = fighters_at(turn->before, p->province, p->seat), .item = -1};
    if (stay.standing) stay.gone = leaving(turn, p->seat, p->province, &stay.item);
    if (p->kind == PROMISE_HOLD) judge_hold(c, p, turn, &stay);
    else if (p->kind == PROMISE_LEAVE) judge_leave(c, p, turn, &stay);
    else if (p->kind == PROMISE_SUPPORT) judge_support(c, p, turn, &stay);
    else promise_close(p, DOUBT_UNTESTED);
}

void promise_judge(struct ctx *c, struct promise *p, const struct promise_turn *turn)
{
    int now = turn->before->turn;
    if (p->verdict != PROMISE_OPEN || now < p->from) return;
    bool acts = p->kind != PROMISE_TREATY && p->kind != PROMISE_NO_ATTACK;
    if (!realm_active(turn->before, p->seat) || (acts && turn->late >> p->seat & 1)) {
        promise_close(p, acts ? DOUBT_ABSENT : DOUBT_NONE);
        return;
    }
    if (p->kind == PROMISE_TREATY) judge_treaty(c, p, turn);
    else if (p->kind == PROMISE_NO_ATTACK) judge_no_attack(c, p, turn);
    else if (p->kind == PROMISE_ATTACK) judge_attack(c, p, turn);
    else judge_place(c, p, turn);
}
