/* Built by `make vendor` from package-lock.json. Licences: LICENSES.txt */
export { marked } from 'marked';
export { default as purify } from 'dompurify';
