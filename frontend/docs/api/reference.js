// reference.js - shows every operation of openapi.json; readers can try them with your session or an access token.
const dark = matchMedia('(prefers-color-scheme: dark)');
const chosen = document.documentElement.dataset.theme;

/* swagger-ui has its own dark colours under this class. */
const dress = () => document.documentElement.classList.toggle('dark-mode', chosen ? chosen === 'dark' : dark.matches);
dark.addEventListener('change', dress);
dress();

/* Add what screen readers and keyboards need and swagger-ui lacks. It can redraw at any time. */
function complete() {
  for (const list of document.querySelectorAll('#servers:not([aria-label])')) list.setAttribute('aria-label', 'Server');
  for (const code of document.querySelectorAll('.swagger-ui pre:not([tabindex])')) code.tabIndex = 0;
}
new MutationObserver(complete).observe(document.getElementById('reference'), { childList: true, subtree: true });

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
