import { words, type Words } from '../../content/content.ts'
import type { ThemeNames } from '../../content/schema/theme.ts'
import { languageRules } from '../../language/languages.ts'
import { isPhraseVerb } from '../text/phrase-verb.ts'
import { neutralPlaces, placesOfName, type TypedTheme, type TypedWord } from '../text/typed-words.ts'
import { isShouted, isToMake, isWork, type ThemeMatch } from './match-theme.ts'
import { questionOf } from './typed-question.ts'

/**
 * How a theme is told for an input of which it is the wider subject: "a evolução dos celulares",
 * "solidão na era digital", "buracos negros explicados"; `null` when the words around its name may
 * make another thing of it ("céu da boca", "chocolate com pimenta"). Only for inputs that no theme
 * explains.
 */
export function widerMatch(theme: ThemeNames | null, typed: TypedTheme): ThemeMatch | null {
  if (theme === null || theme.unless.some((other) => placesOfName(other, typed).length > 0)) return null
  const run = nameRun(theme, typed)
  if (run === null || isWork(typed, run.places) || isToMake(theme, typed, run.places)) return null
  const { before, after } = run
  const reading: Reading = { typed, run, lists: words(typed.language), neutral: neutralPlaces(typed), isFood: theme.domain === 'food' }
  if (before.length + after.length === 0 || !isHead(reading)) return null
  const beside = [...before, ...after].filter(({ isEmpty }) => !isEmpty)
  if (theme.domain === 'health' && beside.some(({ folded }) => reading.lists.wider.fragile.has(folded))) return null
  const length = run.places.size
  return { id: theme.id, nameWords: length, longestName: length, kind: null, question: null, unexplained: beside, beside, named: run.named }
}

/** The places of a theme's names in an input, and the words around them. */
type NameRun = { places: ReadonlySet<number>; named: TypedWord[]; before: TypedWord[]; after: TypedWord[] }

/** `null` also where names stand at two places: two things. */
function nameRun({ names }: ThemeNames, typed: TypedTheme): NameRun | null {
  const places = new Set(names.flatMap((name) => placesOfName(name, typed)))
  const [from, to] = [Math.min(...places), Math.max(...places) + 1]
  if (places.size === 0 || to - from !== places.size) return null
  return { places, named: typed.words.slice(from, to), before: typed.words.slice(0, from), after: typed.words.slice(to) }
}

type Reading = { typed: TypedTheme; run: NameRun; lists: Words; neutral: ReadonlySet<number>; isFood: boolean }

/** Whether the name is what the words before and after it speak of. */
function isHead(reading: Reading): boolean {
  const { run, lists } = reading
  const lead = leadOf(reading)
  if (lead === null || run.after.some((word) => lists.wider.turns.has(small(word)))) return false
  // A question says something of its subject: "como a inteligência artificial vai mudar o mundo".
  if (lead === 'asked') return !isTied(run.after[0], reading)
  return isNarrowed(reading, lead === 'framed')
}

/**
 * What stands before the name: words that ask, words that speak of any theme, or nothing that says
 * something; `null` where a word may make another thing of it.
 */
function leadOf({ typed, run: { before }, lists, neutral }: Reading): 'asked' | 'framed' | 'open' | null {
  const { wider, plain } = lists
  const asking = questionOf(typed)
  const speaks = ({ folded }: TypedWord) => [wider.frames, wider.ranks, wider.verbs].some((list) => list.has(folded))
  const isAdded = (word: TypedWord, position: number) => word.isEmpty || neutral.has(position) || asking?.isAsked(word, position) === true
  const isKnown = (word: TypedWord, position: number) => {
    const [last, next] = [before[position - 1], before[position + 1]]
    // "Com" binds another thing, but for "lidar com" and "cuidados com".
    if (isWith(word, typed)) return last !== undefined && (speaks(last) || plain.has(last.folded))
    // "Power plant" is no plant, but "the power of plants" is about them.
    if (wider.frames.has(word.folded)) return before.slice(position + 1, position + 3).some((one) => isLink(one, typed) || isWith(one, typed))
    if (isAdded(word, position) || speaks(word) || [word, last].some((one) => wider.degrees.has(small(one)))) return true
    // "A vida secreta das formigas".
    return last !== undefined && wider.frames.has(last.folded) && next !== undefined && isLink(next, typed)
  }
  if (before.some((word) => wider.turns.has(small(word))) || !before.every(isKnown)) return null
  if (asking !== null && asking.kind !== 'what' && before.every(isAdded)) return 'asked'
  return before.some(({ folded }) => wider.frames.has(folded)) ? 'framed' : 'open'
}

/** What follows the name, without words that add nothing: its first word and where that leads. */
type Aside = { link: TypedWord; next: TypedWord; telling: TypedWord[]; isOneQuality: boolean; isFramed: boolean }

/** Whether what follows the name only narrows it. */
function isNarrowed(reading: Reading, isFramed: boolean): boolean {
  const { typed, run, lists, neutral } = reading
  const first = typed.words.length - run.after.length
  const addsNothing = (word: TypedWord, offset: number) => lists.wider.ends.has(word.folded) || neutral.has(first + offset)
  const start = run.after.findIndex((word, offset) => lists.wider.degrees.has(small(word)) || !addsNothing(word, offset))
  if (start < 0) return true
  const [link, ...rest] = run.after.slice(start)
  const telling = rest.filter(({ isEmpty }) => !isEmpty)
  const [next] = telling
  if (link === undefined || next === undefined || beginsTitle(link, typed)) return false
  const isOneQuality = rest.slice(1).every((word, offset) => addsNothing(word, start + 2 + offset))
  const aside: Aside = { link, next, telling, isOneQuality, isFramed }
  return narrowings.find(({ begins }) => begins(aside, reading))?.fits(aside, reading) === true
}

type Rule = (aside: Aside, reading: Reading) => boolean

/** How an aside begins, and which of them narrow a theme. */
const narrowings: readonly { begins: Rule; fits: Rule }[] = [
  // "Tubarões mais perigosos".
  { begins: ({ link }, { lists }) => lists.wider.degrees.has(small(link)), fits: ({ isOneQuality }) => isOneQuality },
  // "Solidão na era digital"; a food in a place is a dish.
  {
    begins: ({ link }, { lists }) => lists.wider.asides.has(small(link)),
    fits: (aside, reading) => aside.isFramed || (!reading.isFood && (isLong(reading) || isSetting(aside, reading))),
  },
  // "Finanças pessoais para jovens".
  {
    begins: ({ link }, { lists }) => lists.wider.purposes.has(small(link)),
    fits: (aside, reading) => aside.isFramed || isLong(reading) || isVerbal(aside.next, reading.typed) || tells(aside, reading.lists.wider.people),
  },
  // "Os maiores vulcões da Terra".
  {
    begins: ({ link }, { typed }) => isLink(link, typed),
    fits: (aside, { run, lists }) => isRanked(run, lists) && [lists.wider.settings, lists.wider.people].some((list) => tells(aside, list)),
  },
  // "Café e saúde".
  {
    begins: ({ link }, { typed }) => isAnd(link, typed),
    fits: ({ next }, { lists: { wider } }) => [wider.frames, wider.settings, wider.people].some((list) => list.has(next.folded)),
  },
  // "Viajar com pouco dinheiro".
  { begins: ({ link }, { typed }) => isWith(link, typed), fits: (_aside, { run, typed }) => run.named.slice(0, 1).some((word) => isVerbal(word, typed)) },
  // "Dinossauros que existiram no Brasil".
  { begins: ({ link }, { typed }) => isThat(link, typed), fits: (_aside, { run }) => small(run.named.at(-1)).endsWith('s') },
]

function isLong({ run }: Reading): boolean {
  return run.named.length > 1
}

/** A time, a place or a field: "era digital", "Islândia", "século 19". */
function isSetting(aside: Aside, { lists }: Reading): boolean {
  return /^[\p{Lu}\d]/u.test(aside.next.text) || tells(aside, lists.wider.settings)
}

function tells({ telling }: Aside, list: ReadonlySet<string>): boolean {
  return telling.some(({ folded }) => list.has(folded))
}

/** "O poema No Meio do Caminho": a capital behind the name. */
function beginsTitle({ text }: TypedWord, typed: TypedTheme): boolean {
  return /^\p{Lu}/u.test(text) && !isShouted(typed.words)
}

/** "Os maiores vulcões". */
function isRanked({ before }: NameRun, { wider }: Words): boolean {
  return before.some((word) => wider.ranks.has(word.folded) || wider.degrees.has(small(word)))
}

/** Whether a word after a question's subject ties another part to it: "céu da boca". */
function isTied(word: TypedWord | undefined, { typed, lists: { wider } }: Reading): boolean {
  if (word === undefined) return true
  return [wider.asides, wider.purposes].some((list) => list.has(small(word))) || [isLink, isWith, isAnd].some((test) => test(word, typed))
}

function small(word: TypedWord | undefined): string {
  return word?.text.toLowerCase() ?? ''
}

type Test = (word: TypedWord, typed: TypedTheme) => boolean
const isWith: Test = (word, { language }) => small(word) === { pt: 'com', en: 'with' }[language]
const isAnd: Test = (word, { language }) => small(word) === { pt: 'e', en: 'and' }[language]
const isThat: Test = (word, { language }) => small(word) === { pt: 'que', en: 'that' }[language]
const isLink: Test = (word, { language }) => new RegExp(`^(?:${languageRules[language].theme.links})$`).test(small(word))
const isVerbal: Test = (word, { language }) => isPhraseVerb(word.folded, language)
