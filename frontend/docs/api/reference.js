// reference.js - every operation of openapi.json, to read and to try with one's own session or an access token.
const dark = matchMedia('(prefers-color-scheme: dark)');
const chosen = document.documentElement.dataset.theme;

/* swagger-ui has a night dress of its own under this class. */
const dress = () => document.documentElement.classList.toggle('dark-mode', chosen ? chosen === 'dark' : dark.matches);
dark.addEventListener('change', dress);
dress();

window.SwaggerUIBundle({
  url: '/api/v1/openapi.json',
  dom_id: '#reference',
  deepLinking: true,
  docExpansion: 'none',
  defaultModelsExpandDepth: 0,
  filter: true,
  tryItOutEnabled: true,
  validatorUrl: null,
  queryConfigEnabled: false,
});
