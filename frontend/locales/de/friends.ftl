# Freunde: Anfragen, was Freunde voneinander sehen, sie zu einer Partie einladen.

friends-title = Freunde
friends-guest = Du spielst als Gast. <link>Registriere dich</link>, um Freunde hinzuzufügen. Deine Partien behältst du.
friends-none = Du hast hier noch keine Freunde. Schick jemandem, mit dem du gern spielst, eine Anfrage.

friends-received = Freundschaftsanfragen ({ $n })
friends-accept = Annehmen
friends-accept-of = Anfrage von { $name } annehmen
friends-decline = Ablehnen
friends-decline-of = Anfrage von { $name } ablehnen

friends-list = Deine Freunde ({ $n })
friends-online = Online
friends-playing = Spielt <link>{ $game }</link>
friends-seen-today = Zuletzt heute hier
friends-seen-yesterday = Zuletzt gestern hier
friends-seen = Zuletzt hier am { $day }
friends-invite = Zur Partie einladen
friends-invite-of = Zur Partie einladen: { $name }
friends-write = Schreiben
friends-write-of = { $name } schreiben
friends-end = Freund entfernen
friends-end-of = Freund entfernen: { $name }
friends-end-title = { $name } aus deinen Freunden entfernen?
friends-end-about = Ihr steht dann nicht mehr auf der Liste des anderen, und offene Einladungen zwischen euch verfallen.

friends-sent = Gesendete Anfragen ({ $n })
friends-waits = Noch keine Antwort
friends-withdraw = Zurückziehen
friends-withdraw-of = Anfrage an { $name } zurückziehen

friends-ask = Freund hinzufügen
friends-ask-name = Name des Spielers
friends-ask-send = Anfrage senden
friends-asked = Anfrage an { $name } gesendet.
friends-now = Du und { $name } seid jetzt befreundet.

friends-privacy = Was deine Freunde sehen
friends-consent = Freunde sehen, wann ich online bin und was ich spiele
friends-consent-about = Sie sehen auch, an welchem Tag du zuletzt hier warst. Private Partien, Rätsel und Experimente werden nie gezeigt.
