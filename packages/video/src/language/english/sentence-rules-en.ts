import { words } from '../../content/content.ts'
import type { SentenceRules, SentenceWord, WrittenWord } from '../rules/sentence-rules.ts'
import { pictureRules } from './picture-rules-en.ts'

function setOf(list: string): ReadonlySet<string> {
  return new Set(list.split(' '))
}

const determiners = setOf(
  'the a an this these those my your his her its our their some any every each another both few several most all many much such what which whose no half one two three four five six seven eight nine ten twelve twenty hundred thousand million billion first second third last same other own more less fewer',
)
const settings = setOf(
  'in on at to from with without by for into onto over under between through during before after near across along around behind above below inside outside against until since toward towards off out up down among within beyond upon per via about beside beneath',
)
const pronouns = setOf('i you he she it we they who that them him us me someone people')
const modals = setOf("can could will would may might must shall should do does did don't doesn't didn't can't cannot won't to let lets help helps")
const copulas = setOf("is are was were be been being am isn't aren't wasn't weren't become becomes became stay stays has have had get gets got")
const joints = setOf('and or nor')
const clauseWords = setOf('because when while if so but although though that which who whose where than whether unless once why how')
const negators = setOf("not never don't doesn't didn't isn't aren't can't cannot won't neither nor")
const adverbs = setOf(
  'also just even still already often usually always sometimes today now here there very too only rarely soon ago well yet again together almost nearly once twice then not never up down far away quite rather instead better best worse worst least about around as',
)
const irregular = setOf(
  'made took ran grew found built won wrote lost sold flew swam fell came saw led left kept held felt met paid cost cut put set hit let rose ate drank sang broke bore wore tore froze stole woke drove rode drew knew threw blew shot dug hung stuck bit hid lay fed bred lit began became bought brought caught taught thought fought sent spent went gave spoke told said shook stood understood slept swept won sank sprang struck read born seen known grown shown given taken written eaten drawn driven broken spoken dealt',
)
const sureVerbs = setOf(
  'says say said tells tell told finds find makes make takes take gives give sees see knows know thinks think needs need wants want keeps keep lets seems seem means become becomes brings bring comes come goes go grows grow contains contain',
)
/** First words of advice; none that is as often a noun, as "water" and "plant". */
const orders = setOf(
  'add ask avoid blend boil bring brush carry check close count cut dry eat fill fold follow freeze hold leave lift listen look mark mix move open pay pick pour press pull push put remove rinse serve share sit slice soak spread stand stir stretch talk tell tie track try turn visit wait wash wear wipe drink',
)
/** End like plurals and verbs and are neither. */
const notPlural = /(?:ss|us|is|ous)$/
const quality = /(?:ous|ful|ive|ic|ish|less|able|ible|al|ary|ent|ant|est)$/
const qualityWords = setOf(
  'big small large great new old young hot cold warm cool dry wet long short high low deep wide tight loose strong weak heavy fast slow early late good bad red blue green yellow white black brown pink purple golden dark bright clean dirty raw ripe fresh sweet bitter sour salty hard soft thick thin full empty true false real rich poor cheap free human modern ancient tiny huge whole wild safe easy main top common famous possible simple special calm shy',
)
const participle = /(?:ed|ing)$/

type Role = 'determiner' | 'setting' | 'of' | 'likeness' | 'pronoun' | 'modal' | 'copula' | 'joint' | 'clause' | 'number' | 'adverb' | 'content'

type Spot = { small: string; before: string; after: string }

/** The first that fits counts. */
const roles: readonly (readonly [role: Role, fits: (spot: Spot) => boolean])[] = [
  ['number', ({ small }) => /^\d/.test(small)],
  ['of', ({ small }) => small === 'of'],
  ['adverb', ({ small, after }) => small === 'than' && /^\d/.test(after)],
  ['likeness', ({ small, before }) => small === 'like' || small === 'than' || (small === 'as' && before !== '')],
  ['determiner', ({ small }) => determiners.has(small)],
  ['determiner', ({ small, before, after }) => small === 'that' && after !== '' && settings.has(before)],
  ['clause', ({ small }) => clauseWords.has(small)],
  ['setting', ({ small, after }) => small === 'to' && (determiners.has(after) || /^\d/.test(after))],
  ['modal', ({ small }) => modals.has(small)],
  ['setting', ({ small }) => settings.has(small)],
  ['copula', ({ small }) => copulas.has(small)],
  ['pronoun', ({ small }) => pronouns.has(small)],
  ['joint', ({ small }) => joints.has(small)],
  ['adverb', ({ small }) => adverbs.has(small) || negators.has(small) || /[^i]ly$/.test(small)],
]

function roleOf(word: WrittenWord, before: string, after: string): Role {
  if (word.isMark) return 'clause'
  return word.isName ? 'content' : (roles.find(([, fits]) => fits({ small: word.small, before, after }))?.[0] ?? 'content')
}

type Tagged = WrittenWord & { role: Role; isVerb: boolean }

/** Marks the verbs of one clause: by helper, by form, else the likeliest word. */
function markVerbs(clause: Tagged[], isOpening: boolean) {
  for (const [at, word] of clause.entries()) word.isVerb = word.role === 'content' && !word.isName && isPlainVerb(clause, word, at)
  const hasFinite = clause.some(({ role, isVerb, small }) => role === 'copula' || (isVerb && !small.endsWith('ing')))
  if (hasFinite) return
  const [first] = clause
  if (first === undefined) return
  const likely = clause.find((word, at) => isLikelyVerb(clause, word, at))
  if (isOpening && isOrder(first, clause[1])) first.isVerb = true
  else if (likely !== undefined) likely.isVerb = true
}

/** A verb by what helps it or by its form alone. */
function isPlainVerb(clause: readonly Tagged[], { small }: Tagged, at: number): boolean {
  const before = lastFirm(clause, at)
  if (before === 'modal' || before === 'pronoun' || sureVerbs.has(small)) return true
  if (before === 'copula') return participle.test(small) || irregular.has(small)
  if (before !== 'content') return false
  return irregular.has(small) || (participle.test(small) && clause[at + 1]?.role !== 'content')
}

/** "Lift weights", "water the plants": an article behind a bare first word makes it a verb. */
function isOrder({ role, small, isName }: Tagged, next: Tagged | undefined): boolean {
  if (role !== 'content' || isName || next === undefined) return false
  return next.role === 'determiner' || next.role === 'number' || words('en').verbs.has(small) || orders.has(small)
}

/** "Cats sleep", "the ship sinks": number tells the verb from a second noun. */
function isLikelyVerb(clause: readonly Tagged[], word: Tagged, at: number): boolean {
  const before = clause[at - 1]
  if (word.role !== 'content' || word.isName || before === undefined || (before.role !== 'content' && before.role !== 'adverb')) return false
  const subject = before.role === 'adverb' ? clause[at - 2] : before
  if (subject?.role !== 'content' || qualityWords.has(subject.small)) return false
  return isPlural(subject.small) ? !isPlural(word.small) && !quality.test(word.small) : isPlural(word.small)
}

function isPlural(small: string): boolean {
  return small.endsWith('s') && !notPlural.test(small) && !small.endsWith("'s")
}

function lastFirm(clause: readonly Tagged[], at: number): Role | null {
  for (let index = at - 1; index >= 0; index -= 1) {
    const { role } = clause[index] ?? { role: 'adverb' }
    if (role !== 'adverb') return role
  }
  return null
}

function readWords(written: readonly WrittenWord[]): SentenceWord[] {
  const tagged = written.map((word, at): Tagged => ({
    ...word,
    role: roleOf(word, written[at - 1]?.small ?? '', written[at + 1]?.small ?? ''),
    isVerb: false,
  }))
  let clause: Tagged[] = []
  let isOpening = true
  for (const word of [...tagged, null]) {
    if (word !== null && word.role !== 'clause') {
      clause.push(word)
      continue
    }
    markVerbs(clause, isOpening)
    clause = []
    isOpening = word?.isMark === true && /[.!?:;]/.test(word.text)
  }
  return placeWords(tagged)
}

type State = { place: SentenceWord['place']; isNegated: boolean; group: number; isInGroup: boolean; hasVerb: boolean }

function placeWords(tagged: readonly Tagged[]): SentenceWord[] {
  let state: State = { place: 'subject', isNegated: false, group: 0, isInGroup: false, hasVerb: false }
  return tagged.flatMap((word, at): SentenceWord[] => {
    const { small, text } = word
    state = word.role === 'content' ? afterContent(word, state) : afterSmall(word, tagged[at + 1]?.small ?? '', state)
    const { place, isNegated, group } = state
    if (word.isMark) return []
    if (word.role !== 'content') return [{ text, small, use: 'small', place, isNegated, group: -1 }]
    const stands = word.isVerb && tagged[at - 1]?.small === 'to' ? 'setting' : place
    return [{ text, small, use: useOf(tagged, word, at), place: stands, isNegated, group: word.isVerb ? -1 : group }]
  })
}

function afterContent({ isVerb }: Tagged, state: State): State {
  if (isVerb) return { ...state, place: 'object', hasVerb: true, isInGroup: false }
  return state.isInGroup ? state : { ...state, group: state.group + 1, isInGroup: true }
}

function afterSmall(word: Tagged, next: string, before: State): State {
  const { small, role } = word
  const state = { ...before, isInGroup: false, isNegated: isNegating(small, next) || (role !== 'clause' && before.isNegated) }
  if (role === 'clause' && !isInnerMark(word)) return { ...state, place: 'subject', hasVerb: false }
  if (word.isMark) return { ...state, place: state.hasVerb ? 'object' : 'subject' }
  if (role === 'setting' || role === 'likeness') return { ...state, place: role }
  if (role === 'of') return state.place === 'subject' || state.place === 'object' ? { ...state, place: 'part' } : state
  return role === 'copula' || role === 'modal' ? { ...state, place: 'object', hasVerb: true } : state
}

/** A comma does not begin a new sentence. */
function isInnerMark({ isMark, text }: Tagged): boolean {
  return isMark && !/[.!?:;]/.test(text)
}

/** "Not only" says that it is there. */
function isNegating(small: string, next: string): boolean {
  return small === 'no' || small === 'without' || (negators.has(small) && next !== 'only')
}

function useOf(tagged: readonly Tagged[], word: Tagged, at: number): SentenceWord['use'] {
  if (word.isName) return 'name'
  if (word.isVerb) return 'verb'
  return isQuality(word.small, !isNounNext(tagged[at + 1]), lastFirm(tagged, at)) ? 'quality' : 'noun'
}

function isNounNext(next: Tagged | undefined): boolean {
  return next !== undefined && next.role === 'content' && !next.isVerb
}

function isQuality(small: string, isLast: boolean, before: Role | null): boolean {
  if (qualityWords.has(small) || qualityWords.has(small.replace(/r$/, '')) || qualityWords.has(small.replace(/er$/, '')))
    return !isLast || before === 'copula' || before === 'content'
  if (participle.test(small)) return !isLast
  return quality.test(small) && (!isLast || before === 'copula')
}

const minStem = 3

export const sentenceRules: SentenceRules = {
  readWords,
  lemmas(small) {
    const owned = small.replace(/['’]s?$/, '')
    const plural = pictureRules.plurals.find(([ending, , least]) => owned.length >= least && ending.test(owned))
    const singular = plural === undefined ? owned : owned.replace(plural[0], plural[1])
    return singular === owned ? [owned] : [singular, owned]
  },
  compoundHead: () => null,
  verbStem(small) {
    const stem = small
      .replace(/ies$|ied$/, 'y')
      .replace(/(?:ing|ed|es|s)$/, '')
      .replace(/([bdgklmnprt])\1$/, '$1')
      .replace(/e$/, '')
    return stem.length >= minStem ? stem : null
  },
  headOf(label) {
    const head = label.replace(/ (?:with|of|in|on|behind|over|without|showing|at|from) .*$| face$/g, '')
    return head.includes(' ') ? '' : head
  },
  isDeed: () => false,
  abstract: /(?:tion|sion|ness|ity|ism|ance|ence|ship|hood)$/,
}
