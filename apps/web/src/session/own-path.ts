import { takeStored } from './stored-values.ts'

/** Whether an address leads to a page of ours: one slash at the start, not two, and nothing a browser would read as a second one. */
export function isOwnPath(path: string | null): path is string {
  return path !== null && /^\/(?![/\\])[^\p{Cc}\\]*$/u.test(path)
}

/** Where a person goes after signing in: the `redirect` parameter, else the page they were sent away from, else home. */
export function pathAfterLogin(redirectParameter: string | null): string {
  // Taken in both cases: an old wish must not come back after the next login.
  const pending = takeStored('pendingRedirect')
  return [redirectParameter, pending].find(isOwnPath) ?? '/'
}
