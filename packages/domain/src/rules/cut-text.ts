const characters = new Intl.Segmenter('pt', { granularity: 'grapheme' })

/** The start of a text, at most `most` UTF-16 units long. Accents and emoji stay whole. */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text
  let end = 0
  for (const { index, segment } of characters.segment(text)) {
    if (index + segment.length > most) break
    end = index + segment.length
  }
  return text.slice(0, end).trimEnd()
}
