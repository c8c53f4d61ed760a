/*
 * Whether an account is signed in here, before the page is drawn: written pages hold what visitors
 * see, and hide it from others until the page's code has read the session (`session.ts`). Part of
 * the script that runs before a page is drawn, where nothing can be imported.
 */
try {
  if (localStorage.getItem('token') !== null) document.documentElement.dataset['session'] = 'stored'
} catch {
  // A browser that forbids the storage has no session.
}
