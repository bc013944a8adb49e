# Partien vor dem Beginn: die Liste der offenen, das Erstellen, die Seite einer Partie, die Suche nach einem Gegner.

lobby-loading = Wird geladen …
lobby-rated = gewertet
lobby-unrated = ungewertet

## Offene Partien

lobby-open-games = Offene Partien
lobby-create = Partie erstellen
lobby-no-open-games = Keine offenen Partien. Erstelle eine oder spiele von der Startseite aus gegen einen Bot.
lobby-column-player = Spieler
lobby-column-game = Spiel
lobby-column-clock = Bedenkzeit
lobby-column-mode = Modus
lobby-column-seats = Plätze
lobby-column-turn = Fortschritt
lobby-column-action = Aktion
lobby-free-seats = { $n } frei
lobby-yours = Deine Partie
lobby-join = Beitreten
lobby-join-named = Beitreten: Partie von { $name }
lobby-join-blind = Beitreten: Blindpartie
lobby-blind-game = Blindpartie
lobby-searching-now = sucht einen Gegner

## Plätze abwesender Spieler

lobby-vacant = Freie Plätze in laufenden Partien
lobby-vacant-about = Diese Spieler sind abwesend. Übernimm einen Platz, und die Partie geht weiter. Für deine Wertung zählt sie nicht.
lobby-column-replacing = Anstelle von
lobby-view = Partie ansehen
lobby-view-named = Partie ansehen: { $name }

## Eine Partie erstellen

lobby-new = Neue Partie
lobby-start = Partie starten
lobby-get-link = Einladungslink erhalten
lobby-invite-what = { $n ->
    [2] { $rated ->
        [true] Ihr spielt { $game }: { $clock }, gewertet.
       *[false] Ihr spielt { $game }: { $clock }, ungewertet.
    }
   *[other] { $rated ->
        [true] Ihr spielt { $game }: { $n } Spieler, { $clock }, gewertet.
       *[false] Ihr spielt { $game }: { $n } Spieler, { $clock }, ungewertet.
    }
}
lobby-games-not-loaded = Die Spiele konnten nicht geladen werden. <link>Zurück zu den offenen Partien</link>
lobby-game = Spiel
lobby-only-game = Spiel: <game>das Spiel</game>
lobby-variant = Variante
lobby-opponent = Gegner
lobby-how-to-play = So wird gespielt
lobby-together = Zu zweit oder zu mehreren an einem Bildschirm? <link>Zusammen an diesem Gerät spielen</link>
lobby-number-of-players = Anzahl der Spieler
lobby-you-first = Du spielst auf Platz 1.
lobby-watch-check = Nur zuschauen: Bots nehmen alle Plätze ein
lobby-watch-about = Die Bots spielen mit voller Geschwindigkeit und ohne Uhr. Die Partie ist ungewertet.
lobby-watch-start = Bots zuschauen
lobby-seat = Platz { $n }
lobby-person = Anderer Spieler
lobby-fill =
    { $n ->
        [0] Bot für alle Plätze
        [one] Bot für den freien Platz
       *[other] Bot für die freien Plätze
    }
lobby-fill-seats = { $n ->
    [one] Freien Platz besetzen
   *[other] { $n } freie Plätze besetzen
}
lobby-fill-again = Auf alle { $n } Plätze setzen
lobby-seat-of = { $seat }: { $player }
lobby-other-rulegame-coop = Partner
lobby-private-check = Privat (nur mit Einladungslink)
lobby-rated-check = Gewertet
lobby-blind-check = Blind: Namen bleiben bis zum Ende verborgen
lobby-blind-about = { $private ->
    [true] Bis die Partie endet, sieht niemand, wer spielt und wer Mensch oder Programm ist. Wer beitritt, ist damit einverstanden. Blindpartien sind ungewertet.
   *[false] Bis die Partie endet, sieht niemand, wer spielt und wer Mensch oder Programm ist. Jederzeit kann ein Sprachmodell einen freien Platz einnehmen. Wer beitritt, ist damit einverstanden. Blindpartien sind ungewertet.
}
lobby-guests-unrated = Gäste können nur ungewertete Partien spielen. <link>Registriere dich</link>, um gewertete zu spielen und deine Partien zu behalten.

## Was Zuschauer sehen, und der Chat

lobby-spectators = Zuschauer
lobby-spectators-default = Wie für dieses Spiel üblich
lobby-spectators-delayed = Sehen alles, aber verzögert
lobby-spectators-public = Sehen nur öffentliche Informationen
lobby-spectators-open = Sehen alles sofort (ungewertet)
lobby-spectators-none = Keine Zuschauer
lobby-delay = Verzögerung in Zügen ({ $min } bis { $max })
lobby-chat = Chat
lobby-chat-all = Öffentliche und private Nachrichten
lobby-chat-public = Nur öffentliche Nachrichten
lobby-chat-none = Kein Chat

## Eine geheime Auswahl vor der Partie, und die Bedenkzeit

lobby-choice = Deine Auswahl
lobby-choice-about = Die anderen Spieler sehen sie vor Beginn der Partie nicht.
lobby-time-control = Art der Bedenkzeit
lobby-clock-live = Live (Zeitlimit pro Zug)
lobby-clock-correspondence = Fernpartie (Stunden oder Tage pro Zug)
lobby-clock-budget = Zeitkonto (Gesamtzeit plus Inkrement)
lobby-clock-untimed = Ohne Uhr
lobby-turn-seconds = Zeit pro Zug
lobby-bank-seconds = Zeitkonto
lobby-increment-seconds = Inkrement pro Zug
lobby-early-check = Runden beenden, sobald alle bereit sind
lobby-stage-setup = Zeit für die Aufstellung
lobby-stage-diplomacy = Zeit für die Diplomatie
lobby-stage-talk = Zeit für die Beratung
lobby-stage-other = Zeit für „{ $stage }“

## Wenn ein Spieler abwesend ist

lobby-away = Wenn ein Spieler abwesend ist
lobby-away-policy = Was geschieht
lobby-away-after = Verpasste Züge in Folge
lobby-away-grace = Zeit pro Zug bei leerem Zeitkonto
lobby-away-bot = Bot
lobby-strongest = Der stärkste

## Wer beitreten kann, und Einstellungen

lobby-rating-from = Mindestwertung
lobby-rating-to = Höchstwertung
lobby-reliability = Mindestzuverlässigkeit, in Prozent
lobby-any = beliebig
lobby-reliability-about = Die Zuverlässigkeit ist der Anteil der letzten 50 Partien gegen Menschen, in denen der Spieler keinen Zug verpasst hat. Wer weniger als fünf solche Partien hat, hat noch keinen Wert und kann nicht beitreten.
lobby-options = Einstellungen

## Eingeklappte Einstellungen, jede mit ihrem Stand

lobby-set-players = { $bots ->
    [0] { $people ->
        [one] Spieler: du und ein anderer Spieler
       *[other] Spieler: du und { $people } andere Spieler
    }
    [one] { $people ->
        [0] Spieler: du und 1 Bot
        [one] Spieler: du, 1 Bot und ein anderer Spieler
       *[other] Spieler: du, 1 Bot und { $people } andere Spieler
    }
   *[other] { $people ->
        [0] Spieler: du und { $bots } Bots
        [one] Spieler: du, { $bots } Bots und ein anderer Spieler
       *[other] Spieler: du, { $bots } Bots und { $people } andere Spieler
    }
}
lobby-set-only-bots = Spieler: nur Bots
lobby-set-choice = { $what }: { $value }
lobby-set-time = Bedenkzeit: { $clock }
lobby-set-away = { $policy ->
    [bot] { $n ->
        [one] Abwesenheit: Nach einem verpassten Zug übernimmt ein Bot
       *[other] Abwesenheit: Nach { $n } verpassten Zügen übernimmt ein Bot
    }
    [open] { $n ->
        [one] Abwesenheit: Nach einem verpassten Zug wird der Platz frei
       *[other] Abwesenheit: Nach { $n } verpassten Zügen wird der Platz frei
    }
    [forfeit] { $n ->
        [one] Abwesenheit: Nach einem verpassten Zug ist die Partie verloren
       *[other] Abwesenheit: Nach { $n } verpassten Zügen ist die Partie verloren
    }
   *[default] Abwesenheit: Die Spielregeln entscheiden
}
lobby-set-away-rules = Abwesenheit: { $rules }
lobby-missed-stratic-skip = { $skip_reinforcement ->
    [true] Ein verpasster Zug wird übersprungen, und der Gegner bekommt eine Figur.
   *[false] Ein verpasster Zug wird übersprungen.
} { $idle_limit ->
    [0] Verpasste Züge allein führen nie zur Niederlage.
   *[other] Wer { $idle_limit } Züge in Folge verpasst, verliert die Partie.
}
lobby-missed-stratic = { $bank ->
    [true] { $as ->
        [line] Ist das Zeitkonto leer, ist die Partie verloren
        [choice] Ist das Zeitkonto leer, ist die Partie verloren
       *[sentence] Ist das Zeitkonto eines Spielers leer, verliert er die Partie. { lobby-missed-stratic-skip }
    }
   *[false] { $as ->
        [line] Verpasste Züge werden übersprungen
        [choice] Der Zug wird übersprungen
       *[sentence] { lobby-missed-stratic-skip }
    }
}
lobby-missed-stratagem = { $as ->
    [line] Die Einheiten des Reichs bleiben stehen
    [choice] Die Einheiten des Reichs bleiben stehen
   *[sentence] Nach einer verpassten Runde bleiben die Einheiten des Reichs stehen, und es baut nichts.
}
lobby-missed-rulegame = { $as ->
    [line] Die Serie des Spielers endet
    [choice] Die Serie des Spielers endet
   *[sentence] Läuft die Zeit eines Spielers ab, endet seine Serie. Beendete Bretter zählen.
}
lobby-missed-rulegame-adversarial = { $as ->
    [line] Die Partie endet, und der andere gewinnt
    [choice] Die Partie endet, und der andere gewinnt
   *[sentence] Läuft die Zeit eines Spielers ab, endet die Partie, und der andere gewinnt. Beendete Bretter zählen.
}
lobby-missed-rulegame-coop = { $as ->
    [line] Die Partie endet für beide
    [choice] Die Partie endet für beide
   *[sentence] Läuft die Zeit eines Spielers ab, endet die Partie für beide. Beendete Bretter zählen, und der andere wird Erster.
}
lobby-missed-cosair = { $as ->
    [line] Die bisherigen Befehle der Nation gelten weiter
    [choice] Die bisherigen Befehle der Nation gelten weiter
   *[sentence] Nach einer verpassten Runde gelten die bisherigen Befehle der Nation weiter.
}
lobby-set-rated = { $rated ->
    [true] Gewertet
   *[other] Ungewertet
}
lobby-set-joining = { $private ->
    [true] Beitreten: nur mit dem Link
   *[false] Beitreten: alle
}
lobby-set-audience = { $spectators ->
    [delayed] Zuschauer: verzögert
    [public] Zuschauer: nur öffentliche Informationen
    [open] Zuschauer: alles sofort
    [none] Zuschauer: keine
   *[usual] Zuschauer: Standard
} · { $press ->
    [public] Chat: nur öffentlich
    [none] Chat: aus
   *[all] Chat: an
}
lobby-set-options = { $changed ->
    [none] Spieloptionen: Standard
   *[other] Spieloptionen · { $changed }
}
lobby-set-options-many = { $n ->
    [one] Spieloptionen: 1 geändert
   *[other] Spieloptionen: { $n } geändert
}

## Die Seite einer Partie, die noch nicht begonnen hat

lobby-page = Offene Partie
lobby-heading = Offene Partie: { $game }
lobby-private = privat
lobby-public = öffentlich
lobby-no-chat = kein Chat
lobby-blind = blind
lobby-early = Runden enden, sobald alle bereit sind
lobby-not-early = jede Runde dauert die volle Zeit
lobby-sees-open = Zuschauer sehen alles sofort
lobby-sees-public = Zuschauer sehen nur öffentliche Informationen
lobby-sees-none = keine Zuschauer
lobby-sees-delayed = Zuschauer sehen alles, { $n ->
    [one] 1 Zug
   *[other] { $n } Züge
} später
lobby-sees-delayed-round = Zuschauer sehen alles, { $n ->
    [one] 1 Runde
   *[other] { $n } Runden
} später
lobby-ratings = Wertung von { $from } bis { $to }
lobby-reliable = Zuverlässigkeit von mindestens { $percent } %
lobby-queued = { $name } sucht einen Gegner. Spieler mit ähnlicher Wertung können sofort beitreten.
lobby-continues = Setzt <link>eine beendete Partie</link> ab Zug { $turn } fort.
lobby-joined = Spieler ({ $n } von { $of })
lobby-invited = { $name } lädt dich ein: { $game }
lobby-invited-players = { $n ->
    [one] Schon dabei: { $names }. Ein Platz ist frei.
   *[other] Schon dabei: { $names }. { $n } Plätze sind frei.
}
lobby-choose-seat = Platz wählen
lobby-join-seat = Auf Platz { $n } beitreten
lobby-terms-more = Alle Bedingungen
lobby-author-watches = Du hast die verborgene Regel dieser Partie geschrieben und kannst deshalb nur zuschauen.
lobby-you = (du)
lobby-free = frei
lobby-add-bot-to = { $bot } hinzufügen, Platz { $n }
lobby-add-bot = { $bot } hinzufügen
lobby-waiting-player = Warten auf einen Spieler …
lobby-waiting-opponent = Warten auf den anderen Spieler …
lobby-waiting-more = Warten auf { $n ->
    [one] 1 weiteren Spieler
   *[other] { $n } weitere Spieler
} …
lobby-cancel = Partie abbrechen
lobby-leave = Verlassen
lobby-not-found = Partie nicht gefunden
lobby-maybe-cancelled = Vielleicht wurde sie abgebrochen. <link>Offene Partien ansehen</link>
lobby-dead-link = Dieser Link gilt nicht mehr
lobby-see-open = Offene Partien ansehen
lobby-cancelled = Diese Partie wurde abgebrochen
lobby-cancelled-next = Sieh dir die <open>offenen Partien</open> an oder <create>erstelle eine</create>.

## Einladungen

lobby-invite-friends = Lade deine Freunde ein
lobby-invite-friend = Lade einen Freund ein
lobby-share = Diese Partie teilen
lobby-share-link = Link teilen
lobby-share-title = Spiel mit mir { $game }
lobby-link-gone = Der Link wurde beim Erstellen der Partie angezeigt. Erstelle unten einen neuen.
lobby-private-starts = Nur mit dem Link kann man beitreten. Die Partie beginnt, sobald alle Plätze besetzt sind.
lobby-public-starts = Die Partie beginnt, sobald alle Plätze besetzt sind.
lobby-all-links = Alle Links ({ $n })
lobby-link-open = Für { $uses ->
    [one] 1 Person
   *[other] { $uses } Personen
}: noch { $left } von { $uses }, gültig bis { $day }
lobby-link-used = Für { $uses ->
    [one] 1 Person
   *[other] { $uses } Personen
}: aufgebraucht
lobby-link-revoked = Für { $uses ->
    [one] 1 Person
   *[other] { $uses } Personen
}: widerrufen
lobby-link-expired = Für { $uses ->
    [one] 1 Person
   *[other] { $uses } Personen
}: abgelaufen
lobby-revoke = Widerrufen
lobby-revoke-named = Widerrufen: Link für { $uses ->
    [one] 1 Person
   *[other] { $uses } Personen
}
lobby-new-link-for = Neuer Link für
lobby-people = { $n ->
    [one] 1 Person
   *[other] { $n } Personen
}
lobby-valid-for = Gültigkeit
lobby-create-link = Link erstellen
lobby-link-about = Ein Link wird nur einmal angezeigt. Wer damit beigetreten ist, kann die Partie verlassen und wieder beitreten.

## Die Suche nach einem Gegner

lobby-searching = Gegnersuche
lobby-waiting-time = Wartezeit
lobby-opponent-rating = Wertung des Gegners
lobby-band = { $from } bis { $to }, mit der Zeit weiter gefasst
lobby-any-rating = beliebig
lobby-your-rating = Deine Wertung
lobby-queue = In der Warteschlange
lobby-queue-alone = nur du
lobby-queue-first = { $n } Spieler, du bist vorne
lobby-queue-behind = { $n } Spieler, { $ahead } vor dir
lobby-stop-searching = Suche beenden
lobby-meanwhile = Du kannst inzwischen andere Seiten benutzen. Die Partie beginnt von selbst und erscheint in deinem Posteingang.
lobby-bots-later = Wenn sich innerhalb von { $span } kein Gegner findet, kannst du stattdessen gegen einen Bot spielen.
lobby-bots = Oder spiele gegen einen Bot
lobby-bots-rated = Die Suche läuft weiter, bis du einen Bot wählst. Die Partie hat dieselbe Bedenkzeit und wird gewertet.
lobby-bots-unrated = Die Suche läuft weiter, bis du einen Bot wählst. Die Partie hat dieselbe Bedenkzeit und wird nicht gewertet.
lobby-bot-level = Stufe { $level }
lobby-bot-level-rated = Stufe { $level }, Wertung { $rating }
lobby-play-now = Jetzt spielen
lobby-play-now-named = Jetzt spielen: { $bot }
lobby-opponent-found = Gegner gefunden.
lobby-bots-available = Jetzt stehen Bots bereit. Die Suche läuft weiter.
lobby-search-ended = Suche beendet
lobby-search-ended-why = Diese Seite war eine Weile offline, oder du hast eine andere Suche begonnen.
lobby-search-again = Erneut suchen
lobby-home = Startseite

## Einen Freund mit Namen einladen

lobby-invite-named = { $name } zu einer Partie einladen
lobby-invite-message = Nachricht (freiwillig)
lobby-invite-send = Einladung senden
lobby-invite-bots = { $n ->
    [one] Bot für den dritten Platz
   *[other] Bot für die { $n } übrigen Plätze
}
lobby-invite-hidden = Nur du und { $name } sehen diese Partie
lobby-set-shown = { $rated ->
    [true] { $hidden ->
        [true] Nur ihr zwei seht sie · gewertet
       *[false] Alle können zusehen · gewertet
    }
   *[false] { $hidden ->
        [true] Nur ihr zwei seht sie · ungewertet
       *[false] Alle können zusehen · ungewertet
    }
}
lobby-seat-invited = { $name }, eingeladen
lobby-accept = Annehmen
lobby-decline = Ablehnen
lobby-decline-title = Einladung ablehnen?
lobby-decline-about = { $name } erfährt, dass du abgelehnt hast. Du kannst etwas dazu schreiben.
lobby-decline-word = Deine Antwort (freiwillig)
lobby-expires = Die Einladung gilt bis { $at }.
lobby-asked = Du hast { $name } eingeladen. Die Partie beginnt, sobald die Einladung angenommen ist.
lobby-declined = { $name } hat deine Einladung abgelehnt
lobby-declined-next = <again>Lade { $name } noch einmal ein</again> oder sieh deine <friends>Freunde</friends>.
