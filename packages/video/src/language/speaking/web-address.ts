/** How one language says the marks inside addresses and handles. */
export type AddressWords = {
  letters: Readonly<Record<string, string>>
  dot: string
  slash: string
  hyphen: string
  underscore: string
  plus: string
  sayWhole: (value: number) => string
  sayDigits: (digits: string) => string
}

/** Ends of addresses that are said as words; other parts of one or two letters are spelled. */
const saidAsWords = new Set(['com', 'net', 'org', 'app', 'shop', 'store', 'info', 'gov', 'me', 'loja', 'blog', 'oi', 'eu', 'my', 'go', 'us'])

/** Says a host, path, handle or mailbox: "loja.com.br" is "loja ponto com ponto bê érre". */
export function sayAddressPart(text: string, words: AddressWords): string {
  const marks: Readonly<Record<string, string>> = { '.': words.dot, '/': words.slash, '-': words.hyphen, _: words.underscore, '+': words.plus }
  const parts = text.match(/[\p{L}\p{M}]+|\d+|[^\p{L}\p{M}\d]/gu) ?? []
  return parts
    .map((part) => {
      if (/^\d/.test(part)) return part.length > 4 || /^0\d/.test(part) ? words.sayDigits(part) : words.sayWhole(Number(part))
      if (/^\p{L}/u.test(part)) return isSpelled(part) ? spell(part, words) : part
      return marks[part] ?? ''
    })
    .filter((part) => part !== '')
    .join(' ')
}

function isSpelled(part: string): boolean {
  return (
    part.length <= 4 && !saidAsWords.has(part.toLowerCase()) && (part.length <= 1 || !/[aeiouy]/i.test(part) || ['io', 'ai', 'tv'].includes(part.toLowerCase()))
  )
}

function spell(part: string, words: AddressWords): string {
  return Array.from(part.toLowerCase())
    .map((letter) => words.letters[letter] ?? letter)
    .join(' ')
}
