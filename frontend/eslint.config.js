import js from '@eslint/js';

const browser = Object.fromEntries(
  ['document', 'window', 'location', 'history', 'navigator', 'matchMedia', 'console', 'fetch', 'crypto',
    'URL', 'URLSearchParams', 'FormData', 'Event', 'MouseEvent', 'AbortController', 'setTimeout', 'clearTimeout',
    'setInterval', 'clearInterval',
    'queueMicrotask', 'addEventListener', 'removeEventListener', 'dispatchEvent', 'scrollTo', 'scrollBy', 'innerWidth',
    'sessionStorage', 'localStorage',
    'structuredClone', 'ResizeObserver', 'AudioContext', 'requestAnimationFrame', 'cancelAnimationFrame',
    'getComputedStyle', 'MutationObserver',
    'CustomEvent', 'Notification',
    'caches', 'Response', 'atob', 'btoa', 'performance', 'TextEncoder', 'TextDecoder', 'Blob'].map((name) => [name,
      'readonly']));

const worker = Object.fromEntries(['clients', 'registration', 'skipWaiting', 'Headers']
  .map((name) => [name, 'readonly']));

export default [
  { ignores: ['vendor/*.js', 'node_modules/', 'docs/'] },
  js.configs.recommended,
  {
    languageOptions: { ecmaVersion: 2023, sourceType: 'module', globals: browser },
    rules: {
      'max-lines-per-function': ['error', { max: 38 }],
      complexity: ['error', 10],
      eqeqeq: 'error',
      'no-var': 'error',
      'prefer-const': 'error',
      'no-restricted-properties': ['error', { property: 'innerHTML' }, { property: 'outerHTML' }],
      'no-restricted-globals': ['error', { name: 'fetch', message: 'addresses stand in app/net/api.js' }],
    },
  },
  { files: ['app/net/api.js', 'locales/load.js'], rules: { 'no-restricted-globals': 'off' } },
  { files: ['app/local/theme.js'], languageOptions: { sourceType: 'script' } },
  { files: ['worker.js'], languageOptions: { sourceType: 'script', globals: worker },
    rules: { 'no-restricted-globals': 'off' } },
  { files: ['vendor/build.mjs'], languageOptions: { globals: { URL: 'readonly', Buffer: 'readonly' } } },
];
