/** What one of these pages tells the next about the address it was working with: not shown in the address line, gone with the tab. */
export type EmailState = { email: string }

export function emailFromState(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('email' in state)) return ''
  return typeof state.email === 'string' ? state.email : ''
}
