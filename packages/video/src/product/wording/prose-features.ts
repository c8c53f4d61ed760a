/** A part of an enumeration that needs the rest of its sentence. */
const leaning = /^(?:que|onde|pois|porque|mas|quando|se|como|embora|which|that|who|where|because|but|when|if|so|as)(?!\p{L})/iu
/** What may stand before the thing itself. */
const determiner = /^(?:o|a|os|as|um|uma|este|esta|esse|essa|nosso|nossa|the|an?|this|these|our)\s+/i
const pronoun = /^(?:el[ea]s?|it|they)\s+/i
/** After the thing: what it has, what it is. */
const having =
  /^(?:(?:que )?(?:[ée]|s[ãa]o|is|are|vem|come|comes|conta)\s+)?(?:com|with|featuring)\s+|^(?:que )?(?:tem|t[êe]m|possui|possuem|traz|oferece|inclui|has|have|includes?|offers?|features)\s+/i
const being = /^(?:[ée]|s[ãa]o|is|are)\s+/i
/** A noun with a complement is a definition: "garrafa de inox", "mug for tea". */
const defining = /^(?:de|da|do|das|dos|para|em|no|na|e|of|for|in|by|and|to|from)(?!\p{L})/iu
/** Names are not longer. */
const longestSubject = 8
const words = { min: 2, part: 8, sentence: 10 }
const bound = /\s*,(?!\d)\s*|\s*[;•|]\s*|\s+[–—-]\s+/

/**
 * Short properties in the sentences of a description, where a page lists none: "Mochila com capa de
 * chuva, bolso para notebook e garantia de 5 anos." has three. Only parts of the sentences; what
 * cannot stand alone is left out.
 */
export function proseFeatures(description: string, name: string): string[] {
  const nameWords = new Set(wordsOf(name).map(fold))
  const sentences = description.split(/(?<=[.!?…])\s+(?=[\p{Lu}\d])/u)
  return sentences.flatMap((sentence) => (/[!?]$|\.\.\.$|…$/.test(sentence) ? [] : featuresOf(sentence.replace(/[.;:\s]+$/, ''), nameWords)))
}

function featuresOf(sentence: string, nameWords: ReadonlySet<string>): string[] {
  const [, head = '', told = ''] = /^([^:]{3,40}):\s(.+)$/.exec(sentence) ?? []
  if (told !== '' && withoutSubject(head, nameWords).subject !== '') return listed(told, words.min)
  const { subject, rest } = withoutSubject(sentence, nameWords)
  if (subject === '') return determiner.test(sentence) ? [] : standing(sentence.replace(being, ''))
  const had = rest.replace(having, '')
  if (had !== rest) return listed(had, words.min)
  const said = rest.replace(being, '')
  return said === rest && defining.test(rest) ? [] : standing(said)
}

/** An enumeration's parts, or a sentence short enough to be a property itself. */
function standing(sentence: string): string[] {
  const parts = listed(sentence, words.min)
  if (parts.length > 1) return parts
  const count = wordsOf(sentence).length
  if (count > words.sentence) return halves(sentence)
  return parts.length === 1 && count >= words.min ? [upperFirst(sentence)] : []
}

/** "Mantém gelado por 24 horas e cabe no suporte da bicicleta" is two. */
function halves(sentence: string): string[] {
  const parts = sentence.split(/\s+(?:e|and)\s+/)
  const stand = parts.length === 2 && parts.every((part) => !leaning.test(part) && !determiner.test(part) && wordsOf(part).length >= words.min)
  return stand && parts.every((part) => wordsOf(part).length <= words.part && !part.includes(',')) ? parts.map(upperFirst) : []
}

/** The parts between commas and before the last "e"; none when one of them cannot stand alone. */
function listed(text: string, fewestWords: number): string[] {
  const parts = text
    .split(bound)
    .flatMap((part, index, all) => (index > 0 && index === all.length - 1 ? part.split(/\s+(?:e|and)\s+/) : [part.replace(/^(?:e|and)\s+/, '')]))
  const clean = parts.map((part) => part.replace(/^(?:e|and)\s+|^(?:um|uma|an?)\s+/i, '').trim()).filter((part) => part !== '')
  const most = clean.length === 1 ? words.sentence : words.part
  const isList = clean.every((part) => !leaning.test(part) && !determiner.test(part) && wordsOf(part).length <= most)
  return isList ? clean.filter((part) => wordsOf(part).length >= fewestWords).map(upperFirst) : []
}

type Split = { subject: string; rest: string }

/** "A mochila Trilha aguenta 15 kg" without "A mochila Trilha"; "Ela dobra" without "Ela". */
function withoutSubject(sentence: string, nameWords: ReadonlySet<string>): Split {
  const lead = pronoun.exec(sentence)?.[0]
  if (lead !== undefined) return { subject: lead, rest: sentence.slice(lead.length) }
  const start = determiner.exec(sentence)?.[0].length ?? 0
  return beforeRelative(sentence, start, nameWords) ?? beforePredicate(sentence, start, nameWords)
}

/** "Garrafa de inox que mantém gelado": what the relative clause says. */
function beforeRelative(sentence: string, start: number, nameWords: ReadonlySet<string>): Split | null {
  const [, thing = '', rest = ''] = /^(.{3,50}?) (?:que|that|which) (.+)$/i.exec(sentence) ?? []
  const said = thing.slice(start).split(' ').map(fold)
  const isThing = [said[0] ?? '', said.at(-1) ?? ''].some((word) => nameWords.has(word))
  return isThing && !bound.test(thing) ? { subject: thing, rest } : null
}

/** Words of the name in front; in English up to the noun in it: "a brass lamp has". */
function beforePredicate(sentence: string, start: number, nameWords: ReadonlySet<string>): Split {
  const said = sentence.slice(start).split(' ')
  const verb = said.slice(0, 4).findIndex((word) => having.test(`${word} x`))
  const reach = verb > 0 ? said.slice(0, verb) : said.slice(0, longestSubject)
  const unnamed = reach.findIndex((word) => !nameWords.has(fold(word)))
  const endsOnNoun = verb > 0 && nameWords.has(fold(reach.at(-1) ?? ''))
  const end = endsOnNoun || unnamed === -1 ? reach.length : unnamed
  return end === 0 ? { subject: '', rest: sentence } : { subject: said.slice(0, end).join(' '), rest: said.slice(end).join(' ') }
}

function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}.,'-]*/gu) ?? []
}

function fold(word: string): string {
  return word
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()
}

function upperFirst(text: string): string {
  return /^\p{Ll}\p{Lu}/u.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1)
}
