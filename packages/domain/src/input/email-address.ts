const localPart = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/
const label = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/
const longestLocalPart = 64

/**
 * An e-mail address as accounts keep it, or `null` when it is none. Spaces around it and letter
 * case do not count, and full-width forms (as some keyboards write them) become plain ones. Other
 * letters than ASCII are refused: a look-alike could pose as another user's address, and few mail
 * servers take them. A domain with accents is written in its `xn--` form.
 */
export function readEmailAddress(text: string): string | null {
  const address = text.normalize('NFKC').trim().toLowerCase()
  const at = address.lastIndexOf('@')
  const labels = address.slice(at + 1).split('.')
  const isAddress = at > 0 && at <= longestLocalPart && localPart.test(address.slice(0, at)) && labels.length > 1 && labels.every((one) => label.test(one))
  // No top-level domain is a number: that is the end of an IP address.
  return isAddress && !/^\d+$/.test(labels.at(-1) ?? '') ? address : null
}

/** Whether a text has the form of an address; only a mail proves that it exists. */
export function isEmailAddress(text: string): boolean {
  return readEmailAddress(text) !== null
}
