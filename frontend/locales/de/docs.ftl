# Der Rahmen der Dokumentation.

docs-title = Dokumentation
docs-interface = HTTP-API
docs-reference = Referenz
docs-reference-whole = API-Referenz
docs-agents = Agenten
docs-play = Spielen
