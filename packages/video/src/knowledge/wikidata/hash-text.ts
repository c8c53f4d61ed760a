/** A number from 0 to 2^32 - 1 that is always the same for a text; no secret is kept with it. */
export function hashText(text: string): number {
  let hash = 2166136261
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619)
  return hash >>> 0
}
