/**
 * Splits a text into caption tokens at white space, keeping together what `joined` recognises ("R$
 * 14,90", "5 km"). Joining the tokens with one space gives the text back, but for its outer and
 * repeated white space.
 */
export function captionTokens(text: string, joined: readonly RegExp[]): string[] {
  const line = text.replaceAll(/\s+/gu, ' ').trim()
  const tokens: string[] = []
  let position = 0
  while (position < line.length) {
    const token = joinedAt(line, position, joined) ?? /[^ ]+/y.exec(line.slice(position))?.[0] ?? ''
    tokens.push(token)
    position += token.length + 1
  }
  return tokens
}

/** The longest joined piece that starts here and ends with a word, or `null`. */
function joinedAt(line: string, position: number, joined: readonly RegExp[]): string | null {
  let longest: string | null = null
  for (const pattern of joined) {
    const sticky = new RegExp(pattern.source, `${pattern.flags.replace('y', '')}y`)
    sticky.lastIndex = position
    const match = sticky.exec(line)?.[0]
    if (match === undefined || match.length <= (longest?.length ?? 0)) continue
    // Punctuation that follows without a space belongs to the token: "R$ 14,90."
    const end = /[^ ]*/y
    end.lastIndex = position + match.length
    const rest = end.exec(line)?.[0] ?? ''
    if (/^[\p{P}\p{S}\p{M}]*$/u.test(rest)) longest = match + rest
  }
  return longest
}
