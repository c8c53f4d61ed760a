const emoji = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\u{FE0F}|\u{20E3}/gu
// Control and invisible characters, among them the marks that turn writing direction around.
const unprintable = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu
const tags = /<\/?[a-z!][^<>]{0,2000}>/gi
/** Their content is not text at all. */
const codeBlocks = /<(script|style)\b[^<>]{0,2000}>[^<]{0,20000}<\/\1\s*>/gi
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
 * One line of text as people read it: no tags, entities, emoji, control characters or double
 * spaces.
 */
export function plainText(printed: string): string {
  return printed
    .replace(codeBlocks, ' ')
    .replace(tags, ' ')
    .replace(/&(#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,8}\d?);/gi, (whole, name: string) => decodeEntity(name) ?? whole)
    .replace(tags, ' ')
    .replace(emoji, ' ')
    .replace(/[\t\n\r]/g, ' ')
    .replace(unprintable, '')
    .replace(/[<>{}`]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Lines of a text whose breaks are line feeds, `<br>` or block tags. Empty ones are left out. */
export function plainLines(printed: string): string[] {
  return printed
    .replace(/<br\s*\/?>|<\/(?:p|li|div|h\d)\s*>/gi, '\n')
    .split(/[\r\n]+/)
    .map(plainText)
    .filter((line) => line !== '')
}

function decodeEntity(name: string): string | undefined {
  if (!name.startsWith('#')) return entities[name.toLowerCase()] ?? accented(name)
  const code = Number(name.slice(1).replace(/^x/i, '0x'))
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined
}

/** `&ccedil;` is "ç": shops put descriptions into data fields as they stood in the page. */
function accented(name: string): string | undefined {
  const [, letter = '', mark = ''] = /^([a-z])(acute|grave|circ|tilde|uml|cedil|ring)$/i.exec(name) ?? []
  const combining = marks[mark.toLowerCase()]
  return combining === undefined ? undefined : `${letter}${combining}`.normalize('NFC')
}
