/** Whether a text has the shape of an address; whether it exists is found out by writing to it. */
export function looksLikeEmail(email: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim())
}
