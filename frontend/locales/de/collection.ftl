# Sammlungen von Partien.

collection-all = Sammlungen
collection-lead = Merke dir Partien in Sammlungen, für dich allein oder für alle sichtbar.
collection-guest = <link>Registriere dich</link>, um Partien in eigenen Sammlungen zu merken.
collection-mine = Deine Sammlungen
collection-mine-none = Du hast noch keine Sammlungen. Öffne eine beendete Partie und wähle „Merken“.
collection-watch = Partien ansehen
collection-new = Neue Sammlung
collection-name = Titel
collection-create = Sammlung anlegen
collection-games = { $n ->
    [0] keine Partien
    [one] 1 Partie
   *[other] { $n } Partien
}

## Eine Sammlung

collection-by = von <link>{ $name }</link>
collection-empty = Diese Sammlung ist leer.
collection-empty-own = Diese Sammlung ist leer. Öffne eine Partie und wähle „Merken“.
collection-more = Mehr anzeigen
collection-report = Sammlung melden
collection-hidden = Die Moderation hat diese Sammlung verborgen: Nur du siehst sie. Den Grund findest du in deinen Kontoeinstellungen; dort kannst du Einspruch einlegen.
collection-change = Titel und Sichtbarkeit
collection-save = Speichern
collection-delete = Sammlung löschen
collection-delete-title = Diese Sammlung löschen?
collection-delete-text = Die Partien selbst bleiben erhalten.
collection-remove = Entfernen
collection-note = Notiz
collection-note-about = Alle, die die Sammlung sehen, können sie lesen.
collection-note-add = Notiz hinzufügen
collection-note-change = Notiz ändern
collection-not-found = Sammlung nicht gefunden
collection-not-found-why = Sie wurde gelöscht, sie ist privat oder der Link ist falsch.
