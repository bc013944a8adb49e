/* Puts the chosen look on the page before the first paint; a plain script so that nothing flashes. */
try {
  const look = JSON.parse(localStorage.getItem('look')) ?? {};
  const usual = { theme: 'system', board: 'wood', pieces: 'signs', motion: 'system' };
  for (const name of Object.keys(usual)) {
    if (typeof look[name] === 'string' && look[name] !== usual[name]) {
      document.documentElement.dataset[name] = look[name];
    }
  }
} catch { /* storage can be blocked or empty; then the defaults apply */ }
