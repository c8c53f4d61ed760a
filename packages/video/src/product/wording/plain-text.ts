const emoji = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\u{FE0F}|\u{20E3}/gu
// Control and invisible characters, among them the marks that turn writing direction around, halves
// of characters, and letters and signs that are drawn as nothing.
const unprintable = /[\p{C}\u115F\u1160\u2800\u3164\uFFA0]/gu
/** What opens a tag, an override of captions, a gap of a phrase or an escape. */
const syntax = /[<>{}`\\]/g
/** No script stacks more marks on a letter. */
const stackedMarks = /(\p{M}{3})\p{M}+/gu
/** Nobody can say a longer one, and it would be drawn too small to read. */
const longWord = /(\S{60})\S+/gu
const addresses = /(?:https?:\/\/|www\.)\S*/gi
/** Texts are escaped two or three times over when they pass through shops' systems. */
const mostEscapings = 5
/** More than any field keeps of it. */
const longestPrinted = 100_000
const entity = /&(#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,8}\d?);/gi
const tags = /<\/?[a-z!][^<>]*>/gi
/** Their content is not text at all. */
const codeBlocks = /<(script|style)\b[^<>]*>[^<]*<\/\1\s*>/gi
/** Combining marks by the end of an entity's name. */
const marks: Readonly<Record<string, string>> = {
  acute: '\u0301',
  grave: '\u0300',
  circ: '\u0302',
  tilde: '\u0303',
  uml: '\u0308',
  cedil: '\u0327',
  ring: '\u030A',
}
const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  bull: '•',
  hellip: '…',
  deg: '°',
  ordm: 'º',
  ordf: 'ª',
  sup2: '²',
  sup3: '³',
  times: '×',
  reg: '®',
  trade: '™',
  euro: '€',
  ldquo: '“',
  rdquo: '”',
  lsquo: '‘',
  rsquo: '’',
}

/**
 * One line of text as people read it: no tags, entities, emoji, control or hidden characters,
 * double spaces, nor any character that means something to what draws, sends or stores it. All
 * text of a page passes through here.
 */
export function plainText(printed: string): string {
  return unescaped(printed.slice(0, longestPrinted))
    .replace(emoji, ' ')
    .replace(/[\s\u0085]+/g, ' ')
    .replace(unprintable, '')
    .replace(syntax, ' ')
    .normalize('NFC')
    .replace(stackedMarks, '$1')
    .replace(longWord, '$1')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Without web addresses, which a name has no use for. */
export function withoutAddresses(text: string): string {
  return text.replace(addresses, ' ').replace(/\s+/g, ' ').trim()
}

/** Without tags and entities, however often they were escaped. */
function unescaped(printed: string): string {
  let text = withoutTags(printed)
  for (let times = 0; times < mostEscapings; times++) {
    const once = withoutTags(text.replace(entity, (whole, name: string) => decodeEntity(name) ?? whole))
    if (once === text) return text
    text = once
  }
  return text.replace(entity, (whole, name: string) => (decodeEntity(name) === undefined ? whole : ' '))
}

function withoutTags(text: string): string {
  return text.replace(codeBlocks, ' ').replace(tags, ' ')
}

/** Lines of a text whose breaks are line feeds, `<br>` or block tags. Empty ones are left out. */
export function plainLines(printed: string): string[] {
  return printed
    .replace(/<br\s*\/?>|<\/(?:p|li|div|h\d)\s*>/gi, '\n')
    .split(/[\r\n]+/)
    .map(plainText)
    .filter((line) => line !== '')
}

/** `undefined` for a name that is none. */
function decodeEntity(name: string): string | undefined {
  if (!name.startsWith('#')) return entities[name.toLowerCase()] ?? accented(name)
  const code = Number(name.slice(1).replace(/^x/i, '0x'))
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ' '
}

/** `&ccedil;` is "ç": shops put descriptions into data fields as they stood in the page. */
function accented(name: string): string | undefined {
  const [, letter = '', mark = ''] = /^([a-z])(acute|grave|circ|tilde|uml|cedil|ring)$/i.exec(name) ?? []
  const combining = marks[mark.toLowerCase()]
  return combining === undefined ? undefined : `${letter}${combining}`.normalize('NFC')
}
