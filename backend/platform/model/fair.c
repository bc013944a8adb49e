/* fair.c - see fair.h. */
#include "platform/model/fair.h"

enum { HALVINGS_MAX = 7 };
static const int64_t DAY_US = INT64_C(86400000000);

bool fair_is_established(const struct fair_person *who, int people)
{
    if (who->builtin || who->trusted || who->was_established) return true;
    if (who->guest || who->age < FAIR_AGE_DAYS * DAY_US) return false;
    int needed = people < FAIR_YOUNG_BOARD ? who->met : who->known;
    return needed >= FAIR_ESTABLISHED;
}

/* On a small board, half of the established people is enough. */
int fair_well_known_from(int people)
{
    int half = people / 2;
    return half > FAIR_KNOWN ? FAIR_KNOWN : half < FAIR_ESTABLISHED ? FAIR_ESTABLISHED : half;
}

bool fair_is_well_known(const struct fair_person *who, int people)
{
    return who->builtin || who->trusted ||
           (fair_is_established(who, people) && who->known >= fair_well_known_from(people));
}

bool fair_has_place(const struct fair_person *who, int people, int solid)
{
    return who->builtin || who->trusted || (fair_is_established(who, people) && solid >= FAIR_ESTABLISHED);
}

/* The halvings due to the opponent's standing. */
static int halvings_against(const struct fair_person *own, const struct fair_person *other, int people)
{
    if (fair_is_well_known(other, people)) return 0;
    if (fair_is_established(other, people)) return FAIR_THIN_HALVINGS + own->thin / FAIR_THIN_STEP;
    return FAIR_LOOSE_HALVINGS + own->loose;
}

int fair_weight(const struct fair_seat *own, const struct fair_seat *other, int people, int meetings,
                bool near)
{
    if (own->who.guest || other->who.guest) return WEIGHT_GUEST;
    if (own->turns < FAIR_TURNS || other->turns < FAIR_TURNS) return WEIGHT_TOO_SHORT;
    if (near) return WEIGHT_NEAR;
    if (meetings > HALVINGS_MAX) return WEIGHT_TOO_OFTEN;
    int halvings = halvings_against(&own->who, &other->who, people);
    if (halvings > HALVINGS_MAX) return WEIGHT_LOOSE;
    return halvings + meetings > HALVINGS_MAX ? WEIGHT_TOO_OFTEN : halvings + meetings;
}
