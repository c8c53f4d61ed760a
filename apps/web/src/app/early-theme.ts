/*
 * The theme that was chosen, before the page is drawn: otherwise it would be seen in that of the
 * system first. Part of the script that runs before a page is drawn, where nothing can be imported;
 * `theme.ts` keeps it so when the page's code has arrived.
 */
try {
  const chosen = localStorage.getItem('theme')
  if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset['theme'] = chosen
} catch {
  // A browser that forbids the storage: the page follows the system.
}
