/* Built by `make vendor` from package-lock.json. Licences: LICENSES.txt */
export { FluentBundle, FluentResource } from '@fluent/bundle';
