import type { MarkedToken, Token } from 'marked'

/** Indents and marks of quotes, which parts of a block are without. */
const margin = /^[ \t>]+/gm

/** The line on which each token begins, also of those inside others. */
export function linesOfTokens(tokens: readonly Token[], text: string, firstLine: number): Map<Token, number> {
  const lines = new Map<Token, number>()
  place(tokens, text, firstLine, lines)
  return lines
}

function place(tokens: readonly Token[], text: string, firstLine: number, lines: Map<Token, number>): void {
  const whole = text.replaceAll(margin, '')
  let end = 0
  for (const token of tokens) {
    const raw = token.raw.replaceAll(margin, '')
    const found = whole.indexOf(raw, end)
    const begin = found === -1 ? end : found
    const line = firstLine + whole.slice(0, begin).split('\n').length - 1
    lines.set(token, line)
    place(partsOf(token as MarkedToken), token.raw, line, lines)
    if (found !== -1) end = begin + raw.length
  }
}

function partsOf(token: MarkedToken): readonly Token[] {
  if (token.type === 'list') return token.items
  if (token.type === 'table') return [token.header, ...token.rows].flat().flatMap(({ tokens }) => tokens)
  return 'tokens' in token ? (token.tokens ?? []) : []
}
