# What another app shares with the installed page.

shared-title = Shared with Quadrivium
shared-about = There is no link to this site in it. If it is a position, you can open it on the analysis board.
shared-position = Open as a position in { $game }
shared-nothing = The other app shared no text. Share a link to a game, or a position as text.
shared-too-long = The text is too long to be opened from here. Copy it, and paste it on the analysis board under “Position”.
