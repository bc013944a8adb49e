/* news.c - writes one event as a line of the log: its kind, the archive's notation (R18), a sentence for people, and
 * the facts for machines. */
#include "games/cosair/tell.h"
#include <string.h>

struct telling {
    struct ctx *c;
    const struct space *w; /* for names only, and for potentials once the game is over */
    const struct chronicle *chronicle;
    const struct happening *h;
    struct tale_line line; /* being made */
};

#define PRINT(...) pool_print(t->c->pool, __VA_ARGS__)

/* Words */

static const char *code(const struct telling *t, int seat) { return COLOUR[t->w->nation[seat].colour].code; }
static const char *colour(const struct telling *t, int seat)
{
    return COLOUR[t->w->nation[seat].colour].name;
}
static const char *planet(const struct telling *t, int id) { return planet_name(t->c, t->w, id); }
static const char *nation(const struct telling *t, int seat) { return PRINT("the %s", colour(t, seat)); }
static const char *agent(const struct telling *t)
{
    return PRINT("%s %s", colour(t, t->h->seat), AGENT_NAME[t->h->agent]);
}

static const char *counted(const struct telling *t, int count, const char *what)
{
    return PRINT("%d %s%s", count, what, count == 1 ? "" : "s");
}

/* "5 cruisers and 2 transports". */
static const char *ships_words(const struct telling *t, int cruisers, int transports)
{
    if (!transports) return counted(t, cruisers, "cruiser");
    if (!cruisers) return counted(t, transports, "transport");
    return PRINT("%s and %s", counted(t, cruisers, "cruiser"), counted(t, transports, "transport"));
}

/* "5c2t", "0c" for nothing. */
static const char *ships_code(const struct telling *t, int cruisers, int transports)
{
    if (!transports) return PRINT("%dc", cruisers);
    return cruisers ? PRINT("%dc%dt", cruisers, transports) : PRINT("%dt", transports);
}

static void fact_int(struct telling *t, const char *key, int value)
{
    json_add_int(t->line.facts, key, value);
}
static void fact_text(struct telling *t, const char *key, const char *text)
{
    json_add_text(t->line.facts, key, text);
}
static void fact_planet(struct telling *t)
{
    switch (t->h->kind) {
    case HAPPENED_RESEARCHED:
    case HAPPENED_ROBBED:
    case HAPPENED_OUT:
    case HAPPENED_RESIGNED:
    case HAPPENED_END: return; /* of a nation, or of all */
    default: fact_int(t, "planet", t->h->planet);
    }
}

/* The line's kind, the archive's text after "T17 =", and the sentence, whose first letter becomes a capital. */
static void say(struct telling *t, const char *kind, const char *note, const char *story)
{
    char *sentence = pool_copy(t->c->pool, story);
    if (*sentence >= 'a' && *sentence <= 'z') *sentence = (char)(*sentence - 'a' + 'A');
    t->line.kind = kind;
    t->line.text = PRINT("T%d =%s", t->chronicle->turn, note);
    json_add_text(t->line.facts, "story", sentence);
}

/* At home */

static void tell_built(struct telling *t)
{
    static const char *const WHAT[ITEMS] = {
        "a cruiser",    "a transport",   "a freighter", "a colony ship",  "a pair of mines",
        "its barracks", "its biosphere", "its factory", "its medicenter", "its starbase"};
    const char *item = ITEM[t->h->what].name;
    fact_text(t, "item", item);
    say(t, "built", PRINT("built %s %d %s", code(t, t->h->seat), t->h->planet, item),
        PRINT("%s has finished %s.", planet(t, t->h->planet), WHAT[t->h->what]));
}

static void tell_dry(struct telling *t)
{
    say(t, "queue_empty", PRINT("dry %s %d", code(t, t->h->seat), t->h->planet),
        PRINT("%s has nothing left to build.", planet(t, t->h->planet)));
}

static void tell_researched(struct telling *t)
{
    const struct tech_fact *tech = &TECHNOLOGY[t->h->what];
    fact_text(t, "tech", tech->name);
    say(t, "researched", PRINT("tech %s %s", code(t, t->h->seat), tech->name),
        PRINT("%s have learned %s.", nation(t, t->h->seat), tech->title));
}

static void tell_calm(struct telling *t)
{
    bool unrest = t->h->kind == HAPPENED_CALM;
    fact_text(t, "state", unrest ? "unrest" : "jam");
    say(t, "state_ended", PRINT("%s %s %d", unrest ? "calm" : "runs", code(t, t->h->seat), t->h->planet),
        PRINT(unrest ? "The unrest on %s is over." : "%s produces again: the jam is over.",
              planet(t, t->h->planet)));
}

/* The traces of undiscovered agents. */
static void tell_trouble(struct telling *t)
{
    bool unrest = t->h->kind == HAPPENED_UNREST;
    fact_text(t, "state", unrest ? "unrest" : "jam");
    say(t, "state_begun", PRINT("%s %s %d", unrest ? "unrest" : "jam", code(t, t->h->seat), t->h->planet),
        PRINT(unrest ? "Unrest has broken out on %s." : "A jam has begun on %s: nothing is produced there.",
              planet(t, t->h->planet)));
}

static void tell_robbed(struct telling *t)
{
    fact_int(t, "freighters", t->h->n[0]);
    say(t, "hijacked", PRINT("robbed %s %d", code(t, t->h->seat), t->h->n[0]),
        PRINT("%s %s disappeared.", counted(t, t->h->n[0], "freighter"), t->h->n[0] == 1 ? "has" : "have"));
}

static void tell_recruited(struct telling *t)
{
    fact_text(t, "agent", AGENT_KEY[t->h->agent]);
    say(t, "recruited", PRINT("agent %s.%s %d", code(t, t->h->seat), AGENT_KEY[t->h->agent], t->h->planet),
        PRINT("Agent %s stands ready on %s.", agent(t), planet(t, t->h->planet)));
}

static void tell_agent_back(struct telling *t)
{
    fact_text(t, "agent", AGENT_KEY[t->h->agent]);
    say(t, "agent_home", PRINT("back %s.%s %d", code(t, t->h->seat), AGENT_KEY[t->h->agent], t->h->planet),
        PRINT("Agent %s is back, on %s.", agent(t), planet(t, t->h->planet)));
}

/* Colonies and fleets */

static void tell_founded(struct telling *t)
{
    fact_text(t, "name", planet(t, t->h->planet));
    say(t, "founded", PRINT("founded %s %d", code(t, t->h->seat), t->h->planet),
        PRINT("Our colonists have landed: %s is founded, and their escort is stationed there.",
              planet(t, t->h->planet)));
}

static void tell_returned(struct telling *t)
{
    say(t, "returned_colony", PRINT("nowhere %s %d", code(t, t->h->seat), t->h->planet),
        PRINT("The map is full: the colonists have come home to %s, the gold is back, and the start does not "
              "count.",
              planet(t, t->h->planet)));
}

static void tell_landed(struct telling *t)
{
    int cruisers = t->h->n[0], transports = t->h->n[1];
    fact_int(t, "cruisers", cruisers);
    fact_int(t, "transports", transports);
    say(t, "landed",
        PRINT("land %s %d %s", code(t, t->h->seat), t->h->planet, ships_code(t, cruisers, transports)),
        PRINT("A fleet of %s has reached %s.", ships_words(t, cruisers, transports),
              planet(t, t->h->planet)));
}

static void tell_new(struct telling *t)
{
    const struct planet *p = &t->w->planet[t->h->planet];
    fact_text(t, "name", planet(t, t->h->planet));
    fact_int(t, "owner", t->h->other);
    fact_int(t, "x", p->x);
    fact_int(t, "y", p->y);
    say(t, "new",
        PRINT("new %d %s \"%s\" %d,%d", t->h->planet, code(t, t->h->other), planet(t, t->h->planet), p->x,
              p->y),
        PRINT("%s have founded %s.", nation(t, p->founder), planet(t, t->h->planet)));
}

static void tell_owner(struct telling *t)
{
    fact_int(t, "from", t->h->n[0]);
    fact_int(t, "owner", t->h->other);
    say(t, "owner", PRINT("own %d %s", t->h->planet, code(t, t->h->other)),
        PRINT("%s has fallen from %s to %s.", planet(t, t->h->planet), nation(t, t->h->n[0]),
              nation(t, t->h->other)));
}

/* Battles */

/* The attacker's ships after the battle. Transports that landed are gone in any case (R9.7). */
static int transports_left(const struct battle *b) { return b->conquered ? b->att_transports - b->need : 0; }

static const char *battle_code(const struct telling *t, const struct battle *b)
{
    const char *end = b->conquered ? "take" : b->landed ? "beaten" : b->won ? "raid" : "fail";
    const char *mines = b->mines ? PRINT(" m%d/%d", b->mines, b->mine_hits) : "";
    const char *left = b->won ? PRINT("%s%s", code(t, b->attacker),
                                      ships_code(t, b->att_left, transports_left(b)))
                              : PRINT("%s%dc", code(t, b->defender), b->def_left);
    return PRINT("fight %d %s%s %s%dc%s >%s %s", b->planet, code(t, b->attacker),
                 ships_code(t, b->att_cruisers, b->att_transports), code(t, b->defender), b->def_cruisers,
                 mines, left, end);
}

static const char *battle_end(const struct telling *t, const struct battle *b)
{
    if (b->conquered)
        return PRINT("they win, %s are left, and the planet is theirs: unrest and jam begin",
                     ships_words(t, b->att_left, transports_left(b)));
    if (b->landed)
        return PRINT(
            "they win in space, but %d transports would have been needed on the ground: the landed ones are "
            "lost and %s turn home",
            b->need, counted(t, b->att_left, "cruiser"));
    if (b->won)
        return PRINT("they win in space, land nobody, and %s turn home", counted(t, b->att_left, "cruiser"));
    return PRINT("the attack fails, and %s are left to defend", counted(t, b->def_left, "cruiser"));
}

static void tell_battle(struct telling *t)
{
    const struct battle *b = &t->chronicle->battle[t->h->n[0]];
    const char *mines = b->mines ? PRINT(" Mines destroy %s.", counted(t, b->mine_hits, "cruiser")) : "";
    add_battle(t->line.facts, b);
    say(t, "battle", battle_code(t, b),
        PRINT("%s attack %s with %s; %s defend it with %s.%s In the end %s.", nation(t, b->attacker),
              planet(t, b->planet), ships_words(t, b->att_cruisers, b->att_transports),
              nation(t, b->defender), counted(t, b->def_cruisers, "cruiser"), mines, battle_end(t, b)));
}

/* Missions */

static const char *mission_end(const struct telling *t, const char *who)
{
    if (t->h->n[0] == MISSION_DONE) return "done, unseen";
    return PRINT("%s was discovered and %s", who, t->h->n[0] == MISSION_FLED ? "has fled" : "is caught");
}

/* The agent's nation reads about its mission; the target reads whom it discovered. */
static void tell_mission(struct telling *t, bool target)
{
    static const char *const CODE[] = {"ok", "fled", "caught"};
    const struct mission_fact *m = &MISSION[t->h->what];
    const char *key = AGENT_KEY[t->h->agent], *where = planet(t, t->h->planet);
    if (target) fact_int(t, "by", t->h->seat);
    fact_text(t, "agent", key);
    fact_text(t, "mission", m->name);
    fact_text(t, "result", outcome_name(t->h->n[0]));
    const char *note = PRINT("spy %s.%s %d %s %s", code(t, t->h->seat), key, t->h->planet, m->name,
                             CODE[t->h->n[0]]);
    if (target)
        say(t, "discovered", note,
            PRINT("We have discovered an agent of %s on %s, %s (%s): the agent %s.", nation(t, t->h->seat),
                  where, agent(t), m->title, t->h->n[0] == MISSION_FLED ? "has fled" : "is caught"));
    else
        say(t, "mission", note,
            PRINT("Agent %s on %s (%s): %s.", agent(t), where, m->title, mission_end(t, "he")));
}

/* Nations and the end */

static void tell_out(struct telling *t)
{
    bool resigned = t->h->kind == HAPPENED_RESIGNED;
    say(t, resigned ? "resigned" : "out", PRINT("%s %s", resigned ? "resigned" : "out", code(t, t->h->other)),
        PRINT(resigned ? "%s have resigned; their planets stay and defend themselves." : "%s are no more.",
              nation(t, t->h->other)));
}

/* The two strongest nations of those still playing. */
static void leaders(const struct space *w, int ret_seat[2], int ret_potential[2])
{
    int potential[NATIONS];
    space_potentials(w, potential);
    ret_seat[0] = ret_seat[1] = NONE;
    ret_potential[0] = ret_potential[1] = 0;
    for (int seat = 0; seat < w->seats; seat++) {
        if (!nation_plays(w, seat)) continue;
        bool first = ret_seat[0] == NONE || potential[seat] > ret_potential[0];
        if (!first && ret_seat[1] != NONE && potential[seat] <= ret_potential[1]) continue;
        if (first) {
            ret_seat[1] = ret_seat[0];
            ret_potential[1] = ret_potential[0];
        }
        ret_seat[!first] = seat;
        ret_potential[!first] = potential[seat];
    }
}

static const char *end_words(const struct telling *t, enum reason reason, const int seat[2],
                             const int potential[2])
{
    const char *numbers = PRINT("potential %d to %d", potential[0], potential[1]);
    switch (reason) {
    case REASON_SUPERIORITY:
        return PRINT("%s are superior, %s: the game is over.", nation(t, seat[0]), numbers);
    case REASON_LAST:
        return seat[0] == NONE
                   ? "Nobody is left to play: the game is over."
                   : PRINT("%s are the last nation playing: the game is over.", nation(t, seat[0]));
    case REASON_TURNS: return PRINT("The last turn is played, %s: the game is over.", numbers);
    case REASON_AGREEMENT: return "The nations have agreed on a draw: the game is over.";
    default: return "Nobody plays any more: the game is abandoned.";
    }
}

static void tell_end(struct telling *t)
{
    int seat[2], potential[2];
    enum reason reason = (enum reason)t->h->what;
    leaders(t->w, seat, potential);
    fact_text(t, "reason", end_name(reason));
    fact_int(t, "first", potential[0]);
    fact_int(t, "second", potential[1]);
    say(t, "end", PRINT("end %s %d:%d", end_name(reason), potential[0], potential[1]),
        end_words(t, reason, seat, potential));
}

/* Lines */

static void tell_one(struct telling *t, bool target)
{
    fact_planet(t);
    switch ((enum happening_kind)t->h->kind) {
    case HAPPENED_BUILT: tell_built(t); break;
    case HAPPENED_DRY: tell_dry(t); break;
    case HAPPENED_RESEARCHED: tell_researched(t); break;
    case HAPPENED_CALM:
    case HAPPENED_REPAIRED: tell_calm(t); break;
    case HAPPENED_RECRUITED: tell_recruited(t); break;
    case HAPPENED_UNREST:
    case HAPPENED_JAM: tell_trouble(t); break;
    case HAPPENED_ROBBED: tell_robbed(t); break;
    case HAPPENED_FOUNDED: tell_founded(t); break;
    case HAPPENED_RETURNED: tell_returned(t); break;
    case HAPPENED_LANDED: tell_landed(t); break;
    case HAPPENED_BATTLE: tell_battle(t); break;
    case HAPPENED_AGENT_BACK: tell_agent_back(t); break;
    case HAPPENED_MISSION: tell_mission(t, target); break;
    case HAPPENED_NEW: tell_new(t); break;
    case HAPPENED_OWNER: tell_owner(t); break;
    case HAPPENED_OUT:
    case HAPPENED_RESIGNED: tell_out(t); break;
    case HAPPENED_END: tell_end(t); break;
    case HAPPENINGS: break;
    }
}

/* The seat that acted: for a discovery the nation that made it; for a public event the nation it is about. */
static int doer(const struct happening *h, bool target)
{
    if (h->kind == HAPPENED_END) return NONE;
    return target || h->seat == NONE ? h->other : h->seat;
}

struct tale_line news_line(struct ctx *c, const struct space *w, const struct chronicle *chronicle,
                           const struct happening *h, bool target)
{
    struct telling t = {.c = c, .w = w, .chronicle = chronicle, .h = h};
    t.line.seat = doer(h, target);
    t.line.facts = json_new_object(c);
    tell_one(&t, target);
    return t.line;
}

json_object *news_json(struct ctx *c, const struct tale_line *line)
{
    json_object *item = json_new_object(c);
    json_add_text(item, "kind", line->kind);
    if (line->seat == NONE) json_add(item, "seat", NULL);
    else json_add_int(item, "seat", line->seat);
    json_add_text(item, "text", line->text);
    json_object_object_foreach (line->facts, name, value) json_add(item, name, value);
    return item;
}
