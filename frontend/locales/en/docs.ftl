# The frame of the documents.

docs-title = Documentation
docs-interface = HTTP API
docs-reference = Reference
docs-reference-whole = API reference
docs-agents = Agents
docs-play = Play
