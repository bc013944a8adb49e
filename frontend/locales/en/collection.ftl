# Collections of games.

collection-all = Collections
collection-lead = Save games you like in collections, for yourself or for others to see.
collection-guest = <link>Sign up</link> to save games in collections of your own.
collection-mine = Your collections
collection-mine-none = You have no collections yet. Open a finished game and choose Save game.
collection-watch = Browse games
collection-new = New collection
collection-name = Title
collection-create = Create collection
collection-games = { $n ->
    [0] no games
    [one] 1 game
   *[other] { $n } games
}

## A collection

collection-by = by <link>{ $name }</link>
collection-empty = This collection is empty.
collection-empty-own = This collection is empty. Open a game and choose Save game.
collection-more = Show more
collection-report = Report collection
collection-hidden = Moderators have hidden this collection: only you can see it. You can find the reason, and appeal, in your account settings.
collection-change = Title and visibility
collection-save = Save
collection-delete = Delete collection
collection-delete-title = Delete this collection?
collection-delete-text = The games themselves stay.
collection-remove = Remove
collection-note = Note
collection-note-about = Everybody who can see the collection can read it.
collection-note-add = Add a note
collection-note-change = Change the note
collection-not-found = Collection not found
collection-not-found-why = It was deleted, it is private, or the link is wrong.
