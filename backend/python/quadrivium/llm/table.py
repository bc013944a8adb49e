"""What records add up to: a line for each model, board and condition."""
from collections import defaultdict


def _cost(answers, plan):
    known = [line for line in answers if line.get("tokens_in") is not None]
    if not known or plan.get("price_in") is None or plan.get("price_out") is None:
        return None
    return sum(line["tokens_in"] * plan["price_in"] + (line.get("tokens_out") or 0) * plan["price_out"] for line in known) / 1e6


def game_line(lines):
    """Figures of one record, or None where the match did not end."""
    by_kind = defaultdict(list)
    for line in lines:
        by_kind[line["kind"]].append(line)
    if not by_kind["match"] or not by_kind["end"]:
        return None
    head, end = by_kind["match"][0], by_kind["end"][0]
    plan, answers, verdicts = head.get("plan") or {}, by_kind["answer"], by_kind["verdict"]
    place = end["result"]["places"][end["seat"]] if end["result"] else None
    return {"model": plan.get("model", "?"), "board": f"{head['game']}/{head['variant']}", "legal": plan.get("legal", "?"),
            "prompt": head["prompt"]["sha256"][:12], "won": place == 1, "place": place, "answers": len(answers),
            "illegal": sum(not line["legal"] for line in verdicts), "faults": sum(bool(line.get("fault")) for line in answers),
            "passes": sum(line["what"] == "pass" for line in by_kind["played"]),
            "forfeits": sum(line["what"] == "forfeit" for line in by_kind["played"]), "late": len(by_kind["late"]),
            "tokens_in": sum(line.get("tokens_in") or 0 for line in answers), "tokens_out": sum(line.get("tokens_out") or 0 for line in answers),
            "latency_ms": sorted(line["latency_ms"] for line in answers if line.get("latency_ms") is not None), "cost": _cost(answers, plan)}


def table(records):
    """Games of the same model, board, condition and prompt together; a rate is of answers, not of turns."""
    groups = defaultdict(list)
    for line in filter(None, map(game_line, records)):
        groups[line["model"], line["board"], line["legal"], line["prompt"]].append(line)
    rows = []
    for (model, board, legal, prompt), games in sorted(groups.items()):
        answers, waits = sum(game["answers"] for game in games), sorted(ms for game in games for ms in game["latency_ms"])
        costs = [game["cost"] for game in games]
        rows.append({"model": model, "board": board, "legal": legal, "prompt": prompt, "games": len(games), "won": sum(game["won"] for game in games),
                     "mean_place": round(sum(game["place"] or 0 for game in games) / len(games), 2),
                     "illegal_rate": round(sum(game["illegal"] for game in games) / answers, 4) if answers else None,
                     "passes": sum(game["passes"] for game in games), "forfeits": sum(game["forfeits"] for game in games),
                     "late": sum(game["late"] for game in games),
                     "tokens_per_game": round(sum(game["tokens_in"] + game["tokens_out"] for game in games) / len(games)),
                     "cost_per_game": None if None in costs else round(sum(costs) / len(games), 6),
                     "latency_ms_p50": waits[len(waits) // 2] if waits else None})
    return rows
