/* tell_war.c - marches, battles and changes of ownership, in words (see tell_words.c). */
#include "games/stratagem/telling.h"
#include <string.h>

/* Marches and battles */

void tell_turned_back(struct telling *t)
{
    const struct happening *h = t->h;
    fact_place(t, "province", h->province);
    fact_place(t, "to", h->n[0]);
    json_add(t->line.facts, "units", units_json(t->c, h->units));
    say(t, "turned_back",
        PRINT("back p%d %s>%s %s", h->seat, code(h->province), code(h->n[0]), units_code(t->c, h->units)),
        PRINT("p%d's column out of %s runs head-on into the enemy on the road to %s and is thrown back.",
              h->seat, place(h->province), place(h->n[0])));
}

void tell_march(struct telling *t)
{
    const struct happening *h = t->h;
    const char *units = units_words(t->c, civ_of(t, h->seat), h->units);
    fact_place(t, "from", h->n[0]);
    fact_place(t, "to", h->province);
    json_add_bool(t->line.facts, "halted", h->n[1]);
    json_add(t->line.facts, "units", units_json(t->c, h->units));
    say(t, "march",
        PRINT("go p%d %s>%s %s%s", h->seat, code(h->n[0]), code(h->province), units_code(t->c, h->units),
              h->n[1] ? " halted" : ""),
        PRINT(h->n[1] ? "p%d's %s out of %s meet the enemy in %s and march no further."
                      : "p%d moves %s from %s to %s.",
              h->seat, units, place(h->n[0]), place(h->province)));
}

static void losses(const struct telling *t, const struct battle *b, int seat, int ret_lost[UNIT_KINDS])
{
    (void)t;
    for (int kind = 0; kind < UNIT_KINDS; kind++)
        ret_lost[kind] = b->before[seat][kind] - b->after[seat][kind];
}

static json_object *sides_json(struct telling *t, const struct battle *b)
{
    json_object *sides = json_new_array(t->c);
    for (int i = 0; i < b->sides; i++) {
        json_object *side = json_new_object(t->c), *lost = json_new_object(t->c);
        for (int seat = 0; seat < REALMS; seat++) {
            int units[UNIT_KINDS];
            if (!(b->side[i] >> seat & 1)) continue;
            losses(t, b, seat, units);
            json_add(lost, seat_name(seat), units_json(t->c, units));
        }
        json_add(side, "seats", seats_list(t->c, b->side[i]));
        json_add_int(side, "total", b->total[i]);
        json_add(side, "lost", lost);
        json_push(sides, side);
    }
    return sides;
}

static const char *battle_code(struct telling *t, const struct battle *b)
{
    const char *text = PRINT("bat %s", code(b->province)), *lost = "";
    for (int i = 0; i < b->sides; i++)
        text = PRINT("%s %s:%d", text, seats_code(t->c, b->side[i]), b->total[i]);
    for (int seat = 0; seat < REALMS; seat++)
        if (b->lost[seat]) lost = PRINT("%s p%d:%d", lost, seat, b->lost[seat]);
    text = PRINT("%s -> %s", text, b->winner < 0 ? "-" : seats_code(t->c, b->side[b->winner]));
    return *lost ? PRINT("%s lost%s", text, lost) : text;
}

/* "p0 loses 1 Infantry; p1 loses 2 Archers." */
static const char *losses_words(struct telling *t, const struct battle *b)
{
    const char *text = "";
    for (int seat = 0; seat < REALMS; seat++) {
        int units[UNIT_KINDS];
        losses(t, b, seat, units);
        const char *words = units_words(t->c, civ_of(t, seat), units);
        if (strcmp(words, "nobody") == 0) continue;
        text = PRINT("%s%s p%d loses %s", text, *text ? ";" : "", seat, words);
    }
    return *text ? PRINT("%s.", text) : " Nobody falls.";
}

static seat_set beaten(const struct battle *b)
{
    seat_set seats = 0;
    for (int i = 0; i < b->sides; i++)
        if (i != b->winner) seats |= b->side[i];
    return seats;
}

static int best_beaten(const struct battle *b)
{
    int best = 0;
    for (int i = 0; i < b->sides; i++)
        if (i != b->winner && b->total[i] > best) best = b->total[i];
    return best;
}

static const char *battle_words(struct telling *t, const struct battle *b)
{
    const char *fallen = losses_words(t, b);
    if (b->winner < 0)
        return PRINT("Nobody leaves the field of %s alive: %s destroy each other at %d to %d.%s",
                     place(b->province), seats_words(t->c, beaten(b)), best_beaten(b), best_beaten(b),
                     fallen);
    const char *winner = seats_words(t->c, b->side[b->winner]), *loser = seats_words(t->c, beaten(b));
    bool many = __builtin_popcount(b->side[b->winner]) > 1;
    int won = b->total[b->winner], lost = best_beaten(b);
    if (b->winner == b->defender)
        return PRINT("%s %s %s against %s, %d to %d.%s", winner, many ? "hold" : "holds", place(b->province),
                     loser, won, lost, fallen);
    if (b->defender >= 0)
        return PRINT("%s %s %s and %s %s, %d to %d.%s", winner, many ? "storm" : "storms", place(b->province),
                     many ? "crush" : "crushes", loser, won, lost, fallen);
    return PRINT("%s %s %s in the open at %s, %d to %d.%s", winner, many ? "beat" : "beats", loser,
                 place(b->province), won, lost, fallen);
}

static void fact_side(struct telling *t, const char *key, int side)
{
    if (side < 0) json_add(t->line.facts, key, NULL);
    else json_add_int(t->line.facts, key, side);
}

void tell_battle(struct telling *t)
{
    const struct battle *b = &t->chronicle->battle[t->h->n[0]];
    fact_place(t, "province", b->province);
    json_add(t->line.facts, "sides", sides_json(t, b));
    fact_side(t, "defends", b->defender);
    fact_side(t, "winner", b->winner);
    say(t, "battle", battle_code(t, b), battle_words(t, b));
}

void tell_capture(struct telling *t)
{
    const struct happening *h = t->h;
    fact_place(t, "province", h->province);
    fact_seat(t, "other", h->other);
    fact_int(t, "gold", h->n[0]);
    say(t, "capture", PRINT("cap p%d p%d %s %d", h->seat, h->other, code(h->province), h->n[0]),
        PRINT("p%d's Corsairs carry off %d gold of p%d from %s.", h->seat, h->n[0], h->other,
              place(h->province)));
}

static bool is_capital(const struct telling *t, int seat, int province)
{
    return seat != NOBODY && t->w->realm[seat].capital == province;
}

static const char *claim_words(struct telling *t)
{
    const struct happening *h = t->h;
    const char *name = place(h->province);
    if (is_capital(t, h->seat, h->province)) return PRINT("p%d wins back its capital %s!", h->seat, name);
    if (h->other != NOBODY && is_capital(t, h->other, h->province))
        return PRINT("%s, the capital of p%d, falls to p%d!", name, h->other, h->seat);
    if (h->other != NOBODY) return PRINT("p%d takes %s from p%d.", h->seat, name, h->other);
    bool centre = strcmp(MAP[h->province].region, "center") == 0;
    return PRINT("p%d plants its banner in %s%s.", h->seat, name, centre ? ", at the heart of the map" : "");
}

void tell_claim(struct telling *t)
{
    const struct happening *h = t->h;
    fact_place(t, "province", h->province);
    fact_seat(t, "from", h->other);
    say(t, "claim", PRINT("own %s %s:p%d", code(h->province), seat_name(h->other), h->seat), claim_words(t));
}

void tell_scouts_caught(struct telling *t)
{
    const struct happening *h = t->h;
    fact_place(t, "province", h->province);
    fact_int(t, "count", h->n[0]);
    say(t, "scouts_caught", PRINT("sco p%d %s %d", h->seat, code(h->province), h->n[0]),
        h->n[0] == 1 ? PRINT("A Scout of p%d is caught in %s.", h->seat, place(h->province))
                     : PRINT("%d Scouts of p%d are caught in %s.", h->n[0], h->seat, place(h->province)));
}
