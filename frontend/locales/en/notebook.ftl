# Notebooks: chapters of positions, with variations, comments and marks.

## The lists

notebook-all = Notebooks
notebook-lead = Collect positions, variations and comments in chapters, alone or with others. Start one here, or save a board from the <link>analysis page</link>.
notebook-guest = <link>Sign up</link> to keep notebooks of your own.
notebook-mine = Your notebooks
notebook-mine-none = You have no notebooks yet.
notebook-others = Public notebooks
notebook-others-none = There are no public notebooks yet.
notebook-of = by { $name }
notebook-chapters-count = { $n ->
    [one] 1 chapter
   *[other] { $n } chapters
}
notebook-more = Show more
notebook-new = New notebook
notebook-name = Title
notebook-create = Create notebook

## Visibility

notebook-visibility = Visibility
notebook-private = Private
notebook-unlisted = Unlisted (anyone with the link)
notebook-public = Public

## A notebook

notebook-title = Notebook
notebook-loading = Loading…
notebook-try-again = Try again
notebook-not-found = Notebook not found
notebook-not-found-why = It was deleted, it is private, or the link is wrong.
notebook-report = Report notebook
notebook-hidden = Moderators have hidden this notebook: only its authors can see it. The owner can find the reason, and appeal, in their account settings.
notebook-not-loaded = The notebook could not be loaded
notebook-join-account = Sign in or sign up to write in this notebook.
notebook-sign-in = Sign in
notebook-join = Become an author
notebook-join-text = You have been invited to write in this notebook. The other authors see your name and what you write.
notebook-join-not = Just read
notebook-by = by <link>{ $name }</link>
notebook-no-board = There is no board for this game.
notebook-no-chapter = This notebook has no chapters yet.
notebook-reading = Turns you play here are not saved. Copy the notebook to keep your own.

## Chapters

notebook-chapters = Chapters
notebook-empty = This notebook is empty.
notebook-empty-own = Add a first chapter below.
notebook-chapter-new = New chapter
notebook-chapter-n = Chapter { $n }
notebook-chapter-name = Chapter title
notebook-chapter-add = Add chapter
notebook-chapter-up = Move up
notebook-chapter-down = Move down
notebook-chapter-delete = Delete chapter
notebook-chapter-delete-title = Delete this chapter?
notebook-chapter-delete-text = All of its turns and comments are deleted.
notebook-game = Game
notebook-start = Start position as text
notebook-start-hint = You can set up a position, or open a turn of a finished game, on the <link>analysis page</link> and save it from there.

## Turns

notebook-turns = Turns
notebook-turns-hint = Play a turn for either side. A different turn starts a variation. Use ← and → to step through the turns, and ↑ and ↓ to change the variation.
notebook-turns-none = This chapter has no turns.
notebook-variation = Variation at turn { $turn }
notebook-turn-tools = Change this turn
notebook-promote = Promote this variation
notebook-remove = Delete this turn and all later ones
notebook-remove-title = Delete these turns?
notebook-remove-text = This turn and all turns after it are deleted, with their comments.
notebook-has-marks = Has marks

## Comments

notebook-comment = Comment
notebook-comment-on = Comment on { $turn }
notebook-comment-start = Comment on the start position
notebook-saved = Saved
notebook-typing = Not saved yet
notebook-saving = Saving…
notebook-refused = Not saved
notebook-merged-both = Another author changed the same comment. Both texts are kept.

## Questions

notebook-quiz = Question
notebook-quiz-how = Play your answer on the board.
notebook-quiz-side = { $side } to move
notebook-quiz-judging = Comparing with the answer…
notebook-quiz-wrong = Not this turn.
notebook-quiz-right = Right.
notebook-quiz-shown = The board shows the answer.
notebook-quiz-reveal = Show the answer
notebook-quiz-again = Try again
notebook-quiz-go = Go to the question
notebook-quiz-folded = The turns are shown once you have answered.
notebook-quiz-ask = Ask a question here
notebook-quiz-question = Question to readers
notebook-quiz-if-right = Comment on a right answer (optional)
notebook-quiz-if-wrong = Comment on a wrong answer (optional)
notebook-quiz-is-right = Right answer
notebook-quiz-unfinished = Readers do not see this question yet. Play the right turn and tick “Right answer” there.
notebook-quiz-remove = Remove question

## Sharing

notebook-share = Share
notebook-link-private = Only the authors can open this link.
notebook-frame = HTML to embed the notebook in another site
notebook-export = Export as text
notebook-copy = Copy to my notebooks
notebook-settings = Settings and authors
notebook-save = Save
notebook-authors = Authors
notebook-author-remove = Remove
notebook-author-remove-of = Remove { $name } from the authors
notebook-leave = Leave this notebook
notebook-invite = Create invite link
notebook-invite-again = Replace invite link
notebook-invite-end = Revoke invite link
notebook-invite-hint = Anyone with an account can become an author with the invite link. The link is shown only once.
notebook-delete = Delete notebook
notebook-delete-title = Delete this notebook?
notebook-delete-text = All chapters are deleted for all authors.
notebook-import-fold = Import
notebook-import = Text of an exported notebook
notebook-import-format = The format of this text
notebook-import-do = Import chapters
notebook-importing = { $all ->
    [one] Importing: { $n } of 1 position. Keep this page open.
   *[other] Importing: { $n } of { $all } positions. Keep this page open.
}
notebook-import-part = The chapter “{ $title }” was imported only in part. Delete it, then import it again. { $reason }
notebook-import-bad = Line { $line } cannot be read. No chapter was added.

## Saving a board

notebook-keep = Save to a notebook
notebook-keep-in = Notebook
notebook-keep-title = New chapter
