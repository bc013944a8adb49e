/* Sets the chosen theme before the first paint; a plain script so that nothing flashes. */
try {
  const chosen = localStorage.getItem('theme');
  if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset.theme = chosen;
} catch { /* storage may be closed to us: the system's theme is fine */ }
