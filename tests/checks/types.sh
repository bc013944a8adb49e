# types.sh - the page's modules agree with the types of their comments, of the libraries and of openapi.yaml (frontend/jsconfig.json).
# shellcheck shell=bash
if faults=$(npm --prefix frontend run --silent types); then echo "ok - the modules of frontend/ pass the type checker"
else printf 'not ok - the modules of frontend/ pass the type checker\n%s\n' "$faults"; fi
