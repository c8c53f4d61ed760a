/** The named groups of the first pattern that fits, or `null`. */
export function found(patterns: readonly RegExp[], text: string): Record<string, string | undefined> | null {
  for (const pattern of patterns) {
    const groups = pattern.exec(text)?.groups
    if (groups !== undefined) return groups
  }
  return null
}

/** A sentence without the mark at its end. */
export function withoutStop(text: string): string {
  return text.trim().replace(/[.!]+$/u, '')
}
