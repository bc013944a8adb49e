# Das Gremium: gemeldete Nachrichten vor drei Vertrauensleuten.

panel-title = Gremium
panel-about = Andere Spieler haben diese Nachrichten gemeldet. Über jede stimmen drei Mitglieder ab; zwei gleiche Stimmen entscheiden.
panel-none = Kein Fall wartet auf dich.
panel-none-about = Dein Posteingang sagt dir, wenn einer da ist.
panel-not-member = Du gehörst nicht zum Gremium
panel-not-member-about = Die Mitglieder werden von der Moderation ernannt.
panel-case = Fall
panel-case-of = Fall vom { $when }
panel-reported-for = Gemeldet wegen
panel-place = Wo
panel-direct = in einer Nachricht zwischen zwei Personen
panel-in-game = im Chat einer Partie
panel-until = Abstimmen bis
panel-my-vote = Deine Stimme
panel-has-vote = Abgestimmt
panel-no-vote = Noch keine Stimme
panel-past = Frühere Fälle
panel-ended = Beendet
panel-outcome = Ergebnis

## Ein Fall

panel-ends = abstimmen bis { $when }
panel-said = Gemeldete Nachricht
panel-lines = Gespräch
panel-lines-about = Namen sind verborgen: *** steht für den Namen eines Spielers.
panel-from = Von
panel-accused = Gemeldetes Konto
panel-author = Spieler { $n }
panel-text = Nachricht
panel-time = Zeit
panel-vote = Stimme
panel-what = Was soll geschehen?
panel-you-voted = Deine Stimme: { $vote }
panel-vote-dismiss = Keine Maßnahme
panel-vote-warn = Verwarnen
panel-vote-mute = Einen Tag stummschalten
panel-vote-stronger = Etwas Strengeres
panel-vote-about = Die Stimmen bleiben geheim, bis alle drei abgegeben sind. Bis dahin kannst du deine ändern. Was über einen Tag Stummschaltung hinausgeht, entscheidet die Moderation.
panel-why = Warum?
panel-reason-harmless = Harmlos
panel-reason-banter = Freundliche Neckerei
panel-reason-unclear = Zu wenig, um zu urteilen
panel-reason-insult = Beleidigung
panel-reason-hate = Hass
panel-reason-threat = Drohung
panel-reason-spam = Spam
panel-reason-other = Etwas anderes
panel-send = Abstimmen
panel-change = Stimme ändern
panel-later = Später entscheiden
panel-voted = Stimme gezählt.
panel-voted-last = Stimme gezählt. Der Fall ist beendet.
panel-gone = Dieser Fall ist nicht mehr offen
panel-gone-next = Er ist beendet, oder andere urteilen jetzt darüber. <link>Deine Fälle ansehen</link>

## Ergebnisse

panel-outcome-dismiss = Keine Maßnahme
panel-outcome-warn = Verwarnt
panel-outcome-mute = Einen Tag stummgeschaltet
panel-outcome-stronger = An die Moderation abgegeben: mehr als ein Tag Stummschaltung wurde empfohlen
panel-outcome-split = An die Moderation abgegeben: keine zwei Stimmen waren gleich
panel-outcome-late = An die Moderation abgegeben: zum Ende der Frist fehlten Stimmen
panel-outcome-short = An die Moderation abgegeben: zu wenige Mitglieder konnten urteilen
panel-outcome-taken = Von der Moderation übernommen
