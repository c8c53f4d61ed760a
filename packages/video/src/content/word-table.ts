/** A table as a text of lines "word 3 14", with a line break before and behind each. */
export function tableText(entries: ReadonlyMap<string, ReadonlySet<number>>): string {
  return `\n${[...entries].map(([word, places]) => `${word} ${[...places].join(' ')}\n`).join('')}`
}

/** The numbers of a word. */
export function placesIn(table: string, word: string): number[] {
  const start = word === '' ? -1 : table.indexOf(`\n${word} `)
  if (start < 0) return []
  const first = start + word.length + 2
  return table.slice(first, table.indexOf('\n', first)).split(' ').map(Number)
}
