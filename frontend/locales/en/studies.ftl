# Studies around an experiment: pages of participants, the owner's editor, preview and people.

## Pages of participants

studies-continue = Continue
studies-optional = (optional)
studies-answer-wrong = This answer is wrong.
studies-try-again = Some answers are wrong. Change them and try again.
studies-try-again-left = { $n ->
    [one] Some answers are wrong. You have one more try.
   *[other] Some answers are wrong. You have { $n } more tries.
}
studies-read-again = Read the instructions again
studies-practice-begin = Start practice
studies-practice-on = Continue practice
studies-practice-result = { $n ->
    [one] You finished the practice in one attempt.
   *[other] You finished the practice in { $n } attempts.
}
studies-series-first = { $of ->
    [one] Now the task begins.
   *[other] Now the task begins. It has { $of } series.
}
studies-full = All places are taken. A place can become free again, so you can try later.
studies-accept-first = This is a preview. Accept the task on the platform first, then open it again.
studies-need-link = You can only join through the link that your recruiting platform gave you.
studies-language = Language
studies-minutes-told = { $n ->
    [one] You have 1 minute for everything.
   *[other] You have { $n } minutes for everything.
}
studies-bonus-scheme = You get { $base } for completing the study. You also get { $move } for each accepted move and { $series } for each finished series, up to { $ceiling } in total.
studies-bonus-scheme-points = You get { $base } for completing the study. You also get { $move } for each accepted move, { $series } for each finished series and { $point } for each of its points, up to { $ceiling } in total.
studies-due = Finish by { $time }.
studies-leave-dots = Leave…
studies-leave = Leave
studies-leave-title = Leave this study?
studies-leave-text = You cannot come back, and you do not get a completion code.
studies-leave-erase = Also delete my answers and moves
studies-code = Your completion code: <code>code</code>
studies-return = Return to the platform
studies-ended-screened_out = You cannot take part in this study. Thank you for your time.
studies-ended-timed_out = The time for this study is over. Thank you for your time.
studies-ended-displaced = Nothing happened here for an hour, so your place was given to somebody else. Thank you for your time.
studies-ended-left = You have left this study.
studies-ended-withdrawn = You have left this study. Your answers and moves were deleted.
studies-ended-unpaired = No partner joined. Thank you for waiting.
studies-ended-partner_left = Your partner has left, so the task ends here for you. Thank you for your time.
studies-pairs-told-together = { $partner ->
    [bot] You play together with a bot and take turns.
   *[other] You play together with another participant and take turns.
}
studies-pairs-told-against = { $partner ->
    [bot] You play against a bot on one board.
   *[other] You play against another participant on one board.
}
studies-pairs-told-wait = { $n ->
    [one] You may have to wait up to a minute for them.
   *[other] You may have to wait up to { $n } minutes for them.
}
studies-pairs-told-move = You have { $n } seconds for each move.
studies-wait = Waiting for another participant…
studies-wait-nobody = Nobody has joined yet.
studies-wait-bar = Time waited
studies-wait-time = You have waited { $waited } of { $most } minutes.
studies-wait-keep = Keep this page open and stay nearby. The task begins as soon as somebody joins.
studies-wait-over-alone = You can continue alone, or keep this page open and wait longer.
studies-wait-over-bot = You can play with a bot, or keep this page open and wait longer.
studies-wait-over-code = You can stop here and get a code for your waiting time, or keep this page open and wait longer.
studies-wait-stop-alone = Continue alone
studies-wait-stop-bot = Play with a bot
studies-wait-stop-code = Stop and get the code
studies-partner-bot = You play with a bot.
studies-partner-alone = You play alone.

## The editor

studies-title = Pages of { $title }
studies-heading = Pages and recruitment
studies-about = Choose what participants see before and after the series, and where they come from.
studies-docs = How studies work
studies-closed = This experiment is closed, so its pages cannot change.
studies-save-section = Save and preview
studies-save = Save
studies-saved = Pages saved.
studies-preview = Preview
studies-edit = Edit
studies-download = Download
studies-load = Load file
studies-load-named = Load a file with pages
studies-loaded = Loaded { $name }. Save to keep it.
studies-not-loaded = { $name } is not a file with pages.
studies-version = Saved, version { $n }.
studies-running-about = The experiment is running. Changes apply to new participants only.
studies-before = Before the series
studies-before-none = No pages yet. Participants go straight from the consent text to the first series.
studies-after = After the series
studies-after-none = No pages yet. Participants are done after the last series.
studies-add-text = Add text
studies-add-practice = Add practice
studies-add-check = Add comprehension questions
studies-add-questions = Add questionnaire
studies-page = Page { $n }
studies-kind-page-text = Text
studies-kind-page-practice = Practice
studies-kind-page-check = Comprehension questions
studies-kind-page-questions = Questionnaire
studies-id = Name in the data (a to z, digits, _)
studies-page-title = Title
studies-page-text = Text (Markdown)
studies-practice-plan = Practice rule, such as R:RULE or R:RULE:MODIFIER
studies-practice-feedback = Text after the practice (Markdown)
studies-tries = Tries allowed
studies-up = Move { $name } up
studies-up-short = Up
studies-down = Move { $name } down
studies-down-short = Down
studies-remove = Remove { $name }
studies-question = Question { $n }
studies-question-text = Question
studies-kind-scale = Scale
studies-kind-choice = Choice
studies-kind-text = Free text
studies-add-question-scale = Add scale
studies-add-question-choice = Add choice
studies-add-question-text = Add free text
studies-option = Option { $n }
studies-add-option = Add option
studies-remove-option = Remove last option
studies-right = Right answer
studies-several = Several answers
studies-required = Answer required
studies-scale-min = Lowest number
studies-scale-max = Highest number
studies-scale-low = Label of the lowest number
studies-scale-high = Label of the highest number
studies-in-language = { $label } ({ $language })
studies-languages = Languages
studies-languages-codes = Language codes
studies-languages-about = Separate codes with spaces, such as “en de”. The first one is used where a translation is missing.
studies-recruitment = Recruitment
studies-platform = Participants come from
studies-platform-any = Anywhere
studies-platform-prolific = Prolific
studies-platform-mturk = MTurk
studies-platform-sona = SONA
studies-platform-other = Another platform
studies-quota = Number of places (empty: no limit)
studies-minutes = Minutes for the whole study (empty: no limit)
studies-code-complete = Completion code
studies-code-screened_out = Code after failed comprehension questions
studies-code-timed_out = Code when time runs out
studies-code-unpaired = Code if no partner joined
studies-code-partner_left = Code when the partner leaves
studies-pairs = Pairs
studies-pairs-about = Participants can play each series in pairs, on one board. Those who reach the series first wait for a partner.
studies-pairs-on = Participants play in pairs
studies-pairs-play = They play
studies-pairs-play-together = Together: they take turns and share the points
studies-pairs-play-against = Against each other: each scores their own accepted moves
studies-pairs-partner = Partner
studies-pairs-partner-participant = Another participant
studies-pairs-partner-bot = A bot, from the start
studies-pairs-wait_seconds = Longest wait in seconds
studies-pairs-unpaired = After that, participants can
studies-pairs-unpaired-code = Stop and get a code
studies-pairs-unpaired-alone = Continue alone
studies-pairs-unpaired-bot = Play with a bot
studies-pairs-leaving = When a partner leaves
studies-pairs-leaving-release = The other participant stops and gets a code
studies-pairs-leaving-bot = A bot takes over with the next series
studies-pairs-bot = Bot
studies-pairs-bot-random = Shuffler: random moves
studies-pairs-bot-memory = Bookkeeper: remembers what was accepted
studies-pairs-bot-hypothesis = Naturalist: tests hypotheses
studies-pairs-move_seconds = Seconds for a move (participants who take longer count as having left)
studies-codes-about = Leave a code empty to give each participant a random one.
studies-hosts = Sites that participants can be sent back to
studies-return-to = Return address
studies-return-about = It must start with https://. The placeholders code and id, each in braces, are filled in.
studies-rival = This study was changed in another tab or browser. Download your version first if you want to keep both.
studies-rival-take = Load the stored version
studies-rival-replace = Replace it with mine
studies-pictures = Pictures
studies-pictures-about = SVG or PNG, up to 512 KiB each. Participants see a new drawing of it under a random name.
studies-pictures-none = No pictures yet.
studies-pictures-uploaded = { $n ->
    [one] Picture uploaded.
   *[other] { $n } pictures uploaded.
}
studies-picture-folder = Folder
studies-picture-folder-about = Pieces of the plan whose image is in this folder look like the picture of that name.
studies-picture-upload = Upload pictures
studies-picture-upload-named = Upload pictures, SVG or PNG
studies-picture-delete = Delete { $name }
studies-picture-add = Add a picture below the text
studies-picture-choose = Choose a picture
studies-picture-alt = Description of { $name }
studies-picture-take-off = Remove { $name } from this page
studies-payment = Payment
studies-payment-about = Participants read the scheme before they join and see what they have earned. You pay them yourself.
studies-payment-on = Pay a bonus
studies-bonus = Bonus
studies-bonus-currency = Currency
studies-bonus-base = Payment for completing the study
studies-bonus-per_move = Bonus for each accepted move
studies-bonus-per_point = Bonus for each point of a finished series
studies-bonus-per_series = Bonus for each finished series
studies-bonus-ceiling = Highest bonus
studies-costs-each = Each participant costs { $expected } if every board is cleared, at most { $most }. Fees of the platform are not included.
studies-costs-all = { $n ->
    [one] One participant costs { $expected } if every board is cleared, at most { $most }. Fees of the platform are not included.
   *[other] { $n } participants cost { $expected } if every board is cleared, at most { $most }. Fees of the platform are not included.
}
studies-costs-saved = This is for the saved version.
studies-preregistration = Preregistration
studies-preregistration-about = A document of everything that is fixed before the start, from the saved version. It reveals no rule and no page.
studies-exclusion = Exclusion criteria
studies-analysis = Planned analysis
studies-preregistration-markdown = Preregistration (Markdown)
studies-preregistration-json = Preregistration (JSON)

## The preview

studies-preview-title = Preview of { $title }
studies-preview-note = Preview of the saved pages. Nothing is stored.
studies-preview-series = The series
studies-preview-series-about = Here each participant plays the series of one list.
studies-preview-pieces = Pieces look like this:
studies-preview-practice = Here participants play a practice series.
studies-preview-complete = The study is complete.
studies-preview-screened_out = The participant cannot continue after these answers.
studies-preview-return = The button takes participants to this address:
studies-preview-again = Start again

## People

studies-people = People
studies-people-title = People in { $title }
studies-people-about = Only you see these ids and codes. They are not part of the transcripts.
studies-no-people = Nobody has joined yet.
studies-origin = Platform id
studies-outcome-code = Code given
studies-bonus-list = Download bonus payments (CSV)
studies-bonus-list-about = Lines of id and amount for those who completed the study or were left by their partner, as the bulk payment of Prolific takes them.
studies-bonus-left-out = { $n ->
    [one] Not in the list: participant { $codes }. A payment form or a spreadsheet would misread their platform id. Pay them on the platform itself.
   *[other] Not in the list: participants { $codes }. A payment form or a spreadsheet would misread their platform ids. Pay them on the platform itself.
}
studies-status-playing = In progress
studies-status-complete = Completed
studies-status-gone = Dropped out
studies-status-left = Left
studies-status-screened_out = Screened out
studies-status-timed_out = Out of time
studies-status-unpaired = No partner
studies-status-partner_left = Partner left
studies-status-withdrawn = Withdrew
studies-status-erased = Erased
studies-erase-dots = Erase…
studies-erase-named = Erase { $code }
studies-erase = Erase
studies-erase-title = Erase participant { $code }?
studies-erase-text = Their ids, answers and moves are removed from your data. You cannot undo this.

## Figures

studies-figures = Figures
studies-figures-title = Figures of { $title }
studies-figures-about = All finished series by rule set. Participants you excluded are left out.
studies-figures-none = No finished series yet.
studies-figure-table = Show as a table
studies-figure-seen = { $title }. The table below has the figures.
studies-figure-file = Download { $title } as { $kind }
studies-yes = yes
studies-no = no
studies-figure-svg = SVG
studies-figure-csv = CSV
studies-figure-curves = Learning curves
studies-figure-curves-about = Mean errors on each board. Whiskers show one standard error up and down.
studies-figure-curves-x = Board
studies-figure-curves-y = Errors
studies-figure-mastery = Mastery (m*)
studies-figure-mastery-about = Attempts before the first ten accepted in a row. A dot is a series, larger dots are several. The bar marks where half had mastered the rule.
studies-figure-mastery-x = Attempts (m*)
studies-figure-survival = Not mastered yet
studies-figure-survival-about = Share of series in which the rule was not mastered after so many attempts (Kaplan–Meier). Ticks mark series that ended earlier.
studies-figure-survival-x = Attempts
studies-figure-survival-y = Share not mastered
studies-figure-difficulty = Difficulty of rules
studies-figure-difficulty-about = Mean errors in a series, the hardest rule first. Lines show one standard error to each side.
studies-figure-difficulty-x = Errors in a series
