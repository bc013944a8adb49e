/* Built by `make vendor` from package-lock.json. Licences: LICENSES.txt */
export { encode } from 'uqr';
