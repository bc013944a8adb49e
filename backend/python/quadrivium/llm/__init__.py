"""Language models as players: a bench that plays only what a model stated.

`python3 -m quadrivium.llm play|replay|prompts|table`; see the page "Language models" of the documentation. Standard library only.
"""
