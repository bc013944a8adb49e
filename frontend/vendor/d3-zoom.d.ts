/* Built by `make vendor` from package-lock.json. Licences: LICENSES.txt */
export { zoom, zoomIdentity, zoomTransform } from 'd3-zoom';
export { select } from 'd3-selection';
