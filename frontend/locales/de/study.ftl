# Bretter, auf denen man beide Seiten spielt, und die Schritte durch die Züge einer Partie.

study-undo = Rückgängig

## Schritte

study-steps = Durch die Variante blättern
study-first = Anfang
study-back = Vorheriger Zug
study-forward = Nächster Zug
study-last = Ende der Variante
study-remove = Diesen Zug und alle folgenden entfernen
