import { readEmailAddress } from '@relampago/domain/rules'

/** Whether a text is an address as accounts keep it; whether it exists is found out by writing to it. */
export function looksLikeEmail(email: string): boolean {
  return readEmailAddress(email) !== null
}
