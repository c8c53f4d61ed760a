/** The address of a link to the operator: what is not an address of the web is an e-mail. */
export function contactAddress(contact: string): string {
  return /^https?:/i.test(contact) ? contact : `mailto:${contact}`
}
