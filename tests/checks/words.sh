# words.sh - words that may stand in one place only, or nowhere. Comments are not read.
# shellcheck shell=bash

# shellcheck source=tests/lib/bare.sh
source tests/lib/bare.sh

only_in() { # CLAIM PATTERN WHERE-ALLOWED
    local found
    found=$(grep -E -- "$2" <<<"$text" | grep -vE "^($3):" | head -n 10)
    if [ -z "$found" ]; then echo "ok - $1"; else printf 'not ok - %s\n%s\n' "$1" "$found"; fi
}

mapfile -t files < <(git ls-files -co --exclude-standard 'backend/*.c' 'backend/*.h')
text=$(bare "${files[@]}")
none='$^'
only_in "only the pool frees, and otp.c what liboath gave it" '[^a-z_]free\(' 'backend/base/(pool|otp)\.c'
only_in "only the clock reads the clock" '[^a-z_](time|gettimeofday|clock_gettime)\(' backend/base/clock.c
only_in "no unbounded or shared-state calls" '[^a-z_](strcpy|strcat|sprintf|vsprintf|strtok|atoi|atol|gmtime|localtime|ctime|asctime|rand|srand|gets|system|popen)\(' "$none"
only_in "libpq stays behind one door" '[^a-zA-Z_]PQ[a-z]+[A-Za-z]*\(|libpq-fe\.h' 'backend/store/(pg|pg_pipeline|pg_connect|pg_wait|rows)\.[ch]'
only_in "liboath has one user" 'oath\.h|[^a-z_]oath_[a-z0-9_]+\(' 'backend/base/otp\.c'
only_in "libfido2 has one user" 'fido(/[a-z0-9]+)?\.h|[^a-z_]fido_[a-z0-9_]+\(' 'backend/base/webauthn\.c'
only_in "libsodium has one user" 'sodium\.h|[^a-z_](crypto|randombytes|sodium)_[a-z0-9_]+\(' 'backend/base/secret\.c'
only_in "utf8proc has one user" 'utf8proc' 'backend/base/text\.c'
only_in "FastCGI stays in main/" 'fcgiapp\.h|FCGX_|FCGI_' 'backend/main/[a-z_]+\.[ch]'
only_in "SQL lives in sql/queries" '"(select|insert into|update|delete from|with|create|alter|begin|commit|rollback|savepoint)[ ;"]' 'backend/(store/pg_pipeline|main/quad_migrate|store/migrate)\.c'
only_in "games read no clock, file, environment or socket" '[^a-z_](clock_now|clock_ticks|getenv|fopen|open|socket|secret_random64|secret_token)\(' 'backend/((base|store|platform|web|main)/.*|games/[a-z0-9]+/quad_[a-z_]+\.c)'

mapfile -t files < <(git ls-files -co --exclude-standard 'frontend/*.js' 'frontend/*.mjs' | grep -v '^frontend/vendor/')
text=$(bare "${files[@]}")
only_in "the page never writes markup from text" 'innerHTML|outerHTML|insertAdjacentHTML|document\.write|unsafeHTML|[^a-z.]eval\(|new Function' "$none"
only_in "every URL is asked for in app/net/api.js, and the words in locales/load.js" '(^|[^a-zA-Z_.])fetch\(' 'frontend/(app/net/api\.js|locales/load\.js|worker\.js|docs/.*)'
only_in "pages lead to documents, not to their Markdown" 'href="[^"]*\.md["#?]' "$none"
only_in "pages lead to documents in their own language, with document_at" '["'"'"'`]/docs/' 'frontend/(locales/text\.js|docs/.*)'
only_in "no style attributes or inline handlers, which the content policy refuses" ' style="| onclick="' "$none"

mapfile -t files < <(git ls-files -co --exclude-standard 'tests/browser/*.js' 'tests/browser/*.mjs')
text=$(bare "${files[@]}")
only_in "what axe finds is compared with nothing, never thrown away" '(^[^:]*:[0-9]*:|[;{}]|=> *\{|[^a-z]else|\)) *(await +|void +)?axe(_in_themes)?\(' "$none"

# Comments are left in: none names such a property. Stratic's board has the same sides in every language.
mapfile -t files < <(git ls-files -co --exclude-standard 'frontend/*.css' | grep -v '^frontend/vendor/')
text=$(grep -nE . /dev/null "${files[@]}")
only_in "styles name the start and the end of a line, not left and right" '(^[^:]*:[0-9]*:|[ {;])((left|right|((scroll-)?margin|(scroll-)?padding|border)-(left|right)(-[a-z]+)*) *:|(text-align|float|clear): *(left|right)\b)' 'frontend/games/stratic/style\.css'

soft='TO''DO|FIX''ME|XX''X[^X]|HA''CK'
found=$(git ls-files -co --exclude-standard backend frontend sql deploy nginx tests Makefile README.md |
    grep -vE '^frontend/vendor/|package-lock\.json$|/corpus/' | xargs -r -d '\n' grep -nIwE "$soft" 2>/dev/null | head -n 10)
if [ -z "$found" ]; then echo "ok - nothing is put off in a comment"; else printf 'not ok - nothing is put off in a comment\n%s\n' "$found"; fi
