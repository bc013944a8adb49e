# Was eine andere App mit der installierten Seite teilt.

shared-title = Mit Quadrivium geteilt
shared-about = Der Text enthält keinen Link zu dieser Website. Wenn er eine Stellung ist, kannst du ihn auf dem Analysebrett öffnen.
shared-position = Als Stellung in { $game } öffnen
shared-nothing = Die andere App hat keinen Text geteilt. Teile einen Link zu einer Partie oder eine Stellung als Text.
shared-too-long = Der Text ist zu lang, um ihn von hier aus zu öffnen. Kopiere ihn und füge ihn auf dem Analysebrett unter „Stellung“ ein.
