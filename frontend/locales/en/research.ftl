# Experiments: the list of one's own, writing a plan, progress and results, taking part.

research-experiment = Experiment
research-experiments = Experiments
research-loading = Loading…
research-try-again = Try again
research-new = New experiment

## My experiments

research-lead = Let participants discover hidden rules, and download every attempt they make. <link>How experiments work</link>
research-mine = My experiments
research-title = Title
research-status = Status
research-lists = Lists
research-joined = Joined
research-completed = Completed
research-changed = Last changed
research-status-draft = Draft
research-status-running = Running
research-status-closed = Closed
research-show-older = Show older
research-none = You have no experiments yet.
research-start-example = Start with a small example
research-start-empty = Start with an empty plan
research-example-about = You can change everything. Nothing is stored until you save it.
research-guest-note = As a guest, you can only reach your experiments in this browser. <link>Sign up</link> to keep them.
research-not-found = Experiment not found
research-not-found-why = It may not have started, it may have ended, or the address may be wrong.

## A plan: its titles

research-draft = Draft
research-about-plan = Titles and consent
research-own-title = Title (visible only to you)
research-shown-title = Title shown to participants
research-consent = Consent text (participants must agree to it)
research-which-lists = Which lists are used
research-plan = Plan
research-plan-about = Leave it empty to use every list in trial-lists/. NAME uses the lists in trial-lists/NAME/. The <link>documentation</link> explains P:NAME:MODIFIER and R:RULE:MODIFIER.

## A plan: its files

research-files = Files
research-choose-files = Choose files
research-choose-files-named = Choose files for the plan
research-choose-folder = Choose folder
research-choose-folder-named = Choose folder with the plan
research-no-files = No files yet.
research-new-file = New file
research-undo = Undo
research-redo = Redo
research-download-plan = Download plan
research-plan-loaded = Plan loaded.
research-loaded = Loaded: { $names }.
research-more-files = { $n } more
research-skipped-kind = Skipped { $path }: only .csv, .txt and .json files are supported.
research-skipped-size = Skipped { $path }: it is larger than 8 MiB.
research-skipped-encoding = Skipped { $path }: it is not UTF-8 text. Save it as UTF-8 and choose it again.
research-new-file-about = Use letters, digits, _ and -.
research-add = Add
research-file-type = Type
research-file-stem = Name (without folder and extension)
research-file-name = Name
research-rename-file = Rename file
research-rename-about = Include the folder, as in trial-lists/a.csv.
research-rename = Rename
research-remove = Remove
research-file-text = File contents
research-too-long = This file is too long to edit here. Edit it on your computer and choose it again.
research-problem-at = Line { $line }, column { $column }:
research-go-to-line = Go to line
research-more-in-file = { $n } more in this file

## A plan: its problems

research-problems = Problems
research-error = Error:
research-warning = Warning:
research-errors = { $n ->
    [one] 1 error
   *[other] { $n } errors
}
research-warnings = { $n ->
    [one] 1 warning
   *[other] { $n } warnings
}
research-checking = Checking the plan…
research-not-checked = Not checked yet.
research-no-problems = No problems. You can start the experiment.
research-found-errors = { $errors ->
    [one] 1 error.
   *[other] { $errors } errors.
}
research-found-warnings = { $warnings ->
    [one] 1 warning.
   *[other] { $warnings } warnings.
} You can start the experiment.
research-found-both = { $errors ->
    [one] 1 error
   *[other] { $errors } errors
}, { $warnings ->
    [one] 1 warning.
   *[other] { $warnings } warnings.
}
research-place = { $file }, line { $line }, column { $column }
research-more-problems = { $n } more
research-what-is-played = What participants play

## A plan: saving and starting

research-save-and-start = Save and start
research-too-large = This plan is too large to survive a page reload. Save it often.
research-save = Save draft
research-start-dots = Start…
research-delete-dots = Delete draft…
research-unsaved = Not saved yet.
research-saved = Saved.
research-changes = Unsaved changes.
research-needs-title = Add a title before you start the experiment.
research-needs-fixes = Fix all errors before you start the experiment.
research-draft-saved = Draft saved.
research-start-title = Start this experiment?
research-start-text = Anyone with the link can take part from now on. You can no longer change the plan.
research-start = Start
research-delete-title = Delete this draft?
research-delete-text = Its files are deleted too.
research-delete = Delete
research-keep = Keep

## A running experiment

research-running-since = Running since { $day }. Anyone with the link can take part.
research-ran = Ran from { $start } to { $end }.
research-participants-see = Participants see the title “<title>title</title>”.
research-link = Link for participants
research-close-dots = Close…
research-reuse = Reuse plan
research-copy-title = { $title } (copy)
research-close-title = Close this experiment?
research-close-text = Nobody can join or start a series after that. Running series can be finished. You cannot undo this.
research-close = Close
research-total-joined = joined
research-total-completed = completed
research-total-playing = in progress
research-total-gone = dropped out
research-total-left = left
research-total-screened-out = screened out
research-total-timed-out = out of time
research-total-unpaired = nobody came
research-total-partner-left = partner left
research-total-withdrawn = withdrew
research-people = People
research-figures = Figures
research-study = Pages and recruitment
research-total-excluded = excluded
research-by-list = Participants by list
research-list = List
research-series = Series
research-playing = In progress
research-gone = Dropped out
research-left = Left
research-excluded = Excluded
research-lists-about = “Dropped out” means joined more than an hour ago and not finished. New participants get the list with the fewest people who completed it or are in progress.

## Learning curves

research-curves = Learning curves
research-curves-about = Mean errors on each board, for finished series. “Mastered after” counts the attempts before the first ten accepted in a row. It shows the median, and how many participants got there.
research-list-named = List { $list }
research-series-of = Series of { $list }
research-series-name = { $n }. { $rule }
research-no-series = No finished series in this list yet.
research-series-range = { $from } to { $to }
research-chart = Mean errors on each board, list { $list }. The table below has the figures.
research-errors-by-board = Mean errors by board, list { $list }
research-finished = Finished
research-board = Board { $n }
research-mastered-after = Mastered after
research-mastered = { $attempts } ({ $done } of { $all })
research-mastered-never = never ({ $done } of { $all })
research-points = Points

## Participants and transcripts

research-participants = Participants
research-by-code = Participants by code
research-code = Code
research-last-seen = Last seen
research-included = Included
research-include = Include { $code }
research-done-of = { $done } of { $all }
research-one-playing = in progress
research-one-complete = completed
research-one-gone = dropped out
research-one-left = left
research-one-screened_out = screened out
research-one-timed_out = out of time
research-one-withdrawn = withdrew
research-one-erased = erased
research-one-unpaired = found no partner
research-one-partner_left = partner left
research-show-more = Show more
research-no-participants = No participants yet.
research-share-link = Share the link with your participants.
research-transcripts = Transcripts
research-everything = Everything (NDJSON)
research-tables = Tables (CSV)
research-table-attempts = Attempts (CSV)
research-table-boards = Boards (CSV)
research-table-series = Series (CSV)
research-table-guesses = Guesses (CSV)
research-table-participants = Participants (CSV)
research-table-answers = Answers (CSV)
research-table-focus = Focus (CSV)
research-table-codebook = Codebook (CSV)
research-transcripts-about = <link>Description of the columns</link>. Participants appear as random codes. Their guesses are free text: check them before you publish the data.

## Taking part

research-take-anonymous = You do not give a name or fill in a form. Your moves are stored under a random code. You can only continue in this browser.
research-take-before = Before you begin
research-take-agree = I agree and begin
research-take-disagree = I do not agree
research-take-begin = Begin
research-take-refused = You are not taking part. Nothing about you was stored.
research-take-back = Back to the text
research-take-home = Go to Quadrivium
research-take-over = This experiment has ended. You can no longer join it.
research-take-in-series = Series { $n } of { $of }.
research-take-continue = Continue
research-take-series-done = Series { $n } of { $of } is complete.
research-take-next = Start series { $n }
research-take-pause = You can stop at any time. Use this link in this browser to continue.
research-take-code = Your code: <code>code</code>
research-take-known = The researchers know you only by this code. You can close this page now, or <link>see other games</link>.
research-take-done = You are done. Thank you for taking part.
research-take-done-series = { $n ->
    [2] Both series are done. Thank you for taking part.
   *[other] All { $n } series are done. Thank you for taking part.
}
research-take-closed = The experiment was closed before you finished. Thank you for taking part.
research-take-own = This is your own experiment. You know its rules, so you cannot take part.
research-take-own-page = Open the experiment
