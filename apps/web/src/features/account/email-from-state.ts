/** E-mail address passed from one account page to the next: not in the URL, gone with the tab. */
export type EmailState = { email: string }

export function emailFromState(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('email' in state)) return ''
  return typeof state.email === 'string' ? state.email : ''
}
