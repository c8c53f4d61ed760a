import { takeStored } from '../storage/stored-values.ts'

/** A stand-in for our own origin: what leaves this one leaves every other. */
const here = 'https://here.invalid'

/** One slash at the start, and nothing that browsers read as a second one or drop. */
function isPlain(path: string): boolean {
  return /^\/(?![/\\])[^\p{Cc}\\]*$/u.test(path)
}

/** Whether an address leads to a page of ours, however it is written. */
export function isOwnPath(address: string | null): address is string {
  if (address === null || !isPlain(address)) return false
  try {
    const { origin, pathname } = new URL(address, here)
    // `/.//evil.example` becomes `//evil.example` when its dots are resolved.
    return origin === here && isPlain(decodeURIComponent(pathname))
  } catch {
    // Broken percent signs.
    return false
  }
}

/**
 * Where a person goes after signing in: the `redirect` parameter, else the page they were sent away
 * from, else home.
 */
export function pathAfterLogin(redirectParameter: string | null): string {
  // Removed in both cases: it must not apply to the next login.
  const pending = takeStored('pendingRedirect')
  return [redirectParameter, pending].find((path) => isOwnPath(path) && !/^\/login(?![^/?#])/.test(path)) ?? '/'
}

/** A page of the account that leads on to where the person wanted to go. */
export function carryRedirect(path: string, redirect: string | null): string {
  return isOwnPath(redirect) ? `${path}?redirect=${encodeURIComponent(redirect)}` : path
}
