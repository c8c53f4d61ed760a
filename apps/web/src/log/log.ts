/** The console of the browser: the only log that the site has. */
export function logWarning(...parts: unknown[]): void {
  console.warn(...parts)
}

export function logError(...parts: unknown[]): void {
  console.error(...parts)
}
