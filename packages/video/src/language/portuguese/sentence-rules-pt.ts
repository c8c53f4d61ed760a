import { words } from '../../content/content.ts'
import { isDictionaryWord } from '../../content/known-words.ts'
import type { SentenceRules, SentenceWord, WrittenWord } from '../rules/sentence-rules.ts'
import { thirdPersons } from './encyclopedia-verbs-pt.ts'
import { nounRules } from './noun-rules-pt.ts'
import { pictureRules } from './picture-rules-pt.ts'

function setOf(list: string): ReadonlySet<string> {
  return new Set(list.split(' '))
}

const determiners = setOf(
  'o a os as um uma uns umas este esta estes estas esse essa esses essas aquele aquela aqueles aquelas meu minha meus minhas seu sua seus suas nosso nossa nossos nossas cada todo toda todos todas outro outra outros outras algum alguma alguns algumas qualquer vários várias muitos muitas muito muita poucos poucas pouco pouca tanto tanta quantos quantas quanto quanta qual quais mesmo mesma primeiro primeira segundo segunda terceiro terceira último última dois duas três quatro cinco seis sete oito nove dez onze doze vinte cem mil milhão milhões bilhão bilhões meia meio ambos ambas nenhum nenhuma',
)
const ofWords = setOf('de do da dos das')
const settings = setOf(
  'em no na nos nas num numa por pelo pela pelos pelas para pra pro ao aos à às com sob sobre entre contra desde até após durante perante sem',
)
/** An article is in them: a noun follows, never a verb. */
const melted = setOf('do da dos das no na nos nas num numa pelo pela pelos pelas ao aos à às')
const joints = setOf('e ou')
const clauseWords = setOf('que quando porque pois onde enquanto mas embora porém cujo cuja quem caso então por isso senão')
const pronouns = setOf('ele ela eles elas você vocês eu nós me te lhe lhes se isso isto aquilo quem alguém ninguém')
const negators = setOf('não nunca jamais nem nada')
const copulas = setOf('é são foi foram era eram ser será serão seria está estão estava fica ficam ficou virou vira virar parece parecem estar sido sendo')
const helpers = setOf(
  'tem têm teve tinha tinham ter há havia houve pode podem podia poder deve devem vai vão vem vêm veio faz fazem fez fizeram fazer dá dão deu quer costuma costumam precisa precisam chega chegam consegue usa usam leva levam come comem bebe bebem existe existem',
)
const adverbs = setOf(
  'mais menos bem mal já ainda só também sempre cedo tarde hoje agora quase apenas logo antes depois aqui lá assim tão cerca bastante demais primeiro até mesmo muito pouco perto longe dentro fora além segundo apesar acima abaixo atrás sozinho etc uns umas ali aí tudo nada',
)
const likeness = setOf('como igual feito')

const notInfinitive = () => words('pt').notVerbs
const isInfinitive = (small: string) => /^\p{L}{2,}(?:ar|er|ir|pôr)$/u.test(small) && !notInfinitive().has(bare(small))
const isGerund = (small: string) => /(?:ando|endo|indo)$/.test(small) && small.length > 5
const person = new RegExp(String.raw`^(?:${thirdPersons.singular}|${thirdPersons.plural})(?:-se)?$`, 'u')
const irregularOrders = setOf('faça ponha tenha veja seja leia dê vá saiba diga traga mantenha peça meça ouça durma sirva siga prefira vista suba fuja')
const clitic = /-(?:se|lo|la|los|las|o|a|os|as|lhe|me|nos)$/

function bare(small: string): string {
  return small.normalize('NFD').replaceAll(/\p{M}/gu, '')
}

/**
 * Whether a form can be an order: "corte" has "cortar", "beba" has "beber"; "casa" has neither
 * "caser" nor "casir".
 */
function isOrder(small: string): boolean {
  if (irregularOrders.has(small)) return true
  const stem = bare(small.slice(0, -1))
  if (stem.length < 2) return false
  if (small.endsWith('e')) return isDictionaryWord(`${alike(stem)}ar`, 'pt')
  return small.endsWith('a') && ['er', 'ir'].some((ending) => isDictionaryWord(stem + ending, 'pt'))
}

/**
 * Whether a form behind a noun is a verb in the present: "escreve" has "escrever", which "quente"
 * has not; "seca" is one behind "o sol", a quality behind "a roupa".
 */
function isPresent(small: string, noun: string): boolean {
  const singular = small.replace(/m$/, '')
  const stem = bare(singular.slice(0, -1))
  if (stem.length < 2) return false
  if (singular.endsWith('e')) return ['er', 'ir'].some((ending) => isDictionaryWord(stem + ending, 'pt'))
  const isMasculine = nounRules.agreementOf(noun).gender === 'masculine'
  return singular.endsWith('a') && (isMasculine || small !== singular) && isDictionaryWord(`${stem}ar`, 'pt')
}

/** What the next word can be, by the one before. */
type After = 'pronoun' | 'start' | 'determiner' | 'preposition' | 'noun' | 'quality' | 'verb' | 'copula' | 'joint' | 'subject'
type State = {
  after: After
  place: SentenceWord['place']
  hasVerb: boolean
  isNegated: boolean
  group: number
  last: SentenceWord['use']
  /** The one before, in small letters. */ noun: string
}

const opening: Omit<State, 'group'> = { after: 'start', place: 'subject', hasVerb: false, isNegated: false, last: 'small', noun: '' }

function readWords(written: readonly WrittenWord[]): SentenceWord[] {
  let state: State = { ...opening, group: 0 }
  return written.flatMap((word, at) => {
    if (word.isMark) {
      state = { ...state, after: 'joint', place: state.hasVerb ? 'object' : 'subject', isNegated: false }
      if (/[.!?:;]/.test(word.text)) state = { ...opening, group: state.group }
      return []
    }
    const small = word.isName ? null : smallWord(spotOf(written, at), state)
    if (small !== null) {
      state = small
      return [toWord(word, 'small', { ...state, group: -1 })]
    }
    const use = word.isName ? 'name' : useOf(word.small, written[at + 1], state)
    state = { ...state, group: use === 'quality' || (state.after === 'noun' && use === 'name') ? state.group : state.group + 1 }
    const found = toWord(word, use, state)
    state = afterContent(state, use, word.small)
    return [found]
  })
}

function spotOf(written: readonly WrittenWord[], at: number): Spot {
  return { small: written[at]?.small ?? '', before: written[at - 1]?.small ?? '', after: written[at + 1]?.small ?? '' }
}

function toWord({ text, small }: WrittenWord, use: SentenceWord['use'], { place, isNegated, group }: State): SentenceWord {
  return { text, small, use, place, isNegated, group }
}

function afterContent(state: State, use: SentenceWord['use'], small: string): State {
  if (use === 'verb') return { ...state, after: 'verb', hasVerb: true, place: 'object', last: use }
  if (use === 'quality') return { ...state, after: 'quality', last: use }
  return { ...state, after: 'noun', last: use, noun: small }
}

/** A word among its neighbours, in small letters; empty at an end of the text. */
type Spot = { small: string; before: string; after: string }
type SmallRule = readonly [fits: (spot: Spot, state: State) => boolean, next: (state: State, spot: Spot) => State]

/** What words of grammar do to the state; the first that fits counts. */
const smallRules: readonly SmallRule[] = [
  [({ small }) => /^\d/.test(small), (state) => ({ ...state, after: 'determiner' })],
  [({ small }) => negators.has(small), (state, { after }) => ({ ...state, after: 'pronoun', isNegated: !/^(?:só|apenas|somente)$/.test(after) })],
  [({ small, before }) => likeness.has(small) && before === '', (state) => state],
  [({ small }) => likeness.has(small), (state) => ({ ...state, after: 'preposition', place: 'likeness' })],
  [({ small }) => ofWords.has(small), (state, { small, before }) => underOf(small, before, state)],
  [({ small }) => small === 'sem', (state) => ({ ...state, after: 'preposition', place: 'setting', isNegated: true })],
  [({ small }) => settings.has(small), (state, { small }) => ({ ...state, after: melted.has(small) ? 'determiner' : 'preposition', place: 'setting' })],
  [({ small }) => joints.has(small), (state) => ({ ...state, after: 'joint' })],
  [({ small, before }) => small === 'que' && /^(?:do|mais|menos)$/.test(before), (state) => ({ ...state, after: 'preposition', place: 'likeness' })],
  [({ small }) => clauseWords.has(small), ({ group }) => ({ ...opening, after: 'subject', group })],
  [({ small }) => copulas.has(small), (state) => ({ ...state, after: 'copula', hasVerb: true, place: 'object' })],
  [({ small }, { after }) => helpers.has(small) && after !== 'determiner', (state) => ({ ...state, after: 'verb', hasVerb: true, place: 'object' })],
  [({ small }) => /^nenhuma?$/.test(small), (state) => ({ ...state, after: 'determiner', isNegated: true })],
  [({ small }) => determiners.has(small), (state) => ({ ...state, after: 'determiner' })],
  [({ small }) => pronouns.has(small), (state) => ({ ...state, after: 'pronoun' })],
  [({ small }) => adverbs.has(small) || small.endsWith('mente'), (state) => state],
]

/** The state after a word of grammar; `null` when the word has a meaning of its own. */
function smallWord(spot: Spot, state: State): State | null {
  return smallRules.find(([fits]) => fits(spot, state))?.[1](state, spot) ?? null
}

function underOf(small: string, before: string, state: State): State {
  const isPart = state.after === 'noun' || state.after === 'quality'
  const place = isPart && state.place !== 'likeness' ? (state.place === 'setting' ? 'setting' : 'part') : adverbs.has(before) ? state.place : 'setting'
  return { ...state, after: melted.has(small) ? 'determiner' : 'preposition', place }
}

type Content = { small: string; next: WrittenWord | undefined; state: State }
type Use = SentenceWord['use']

function useOf(small: string, next: WrittenWord | undefined, state: State): Use {
  if (clitic.test(small) || isGerund(small) || (isInfinitive(small) && state.after !== 'determiner')) return 'verb'
  return uses[state.after]({ small, next, state })
}

/** "A palavra vulcão": what follows is the thing that is called so. */
const callsBy = /^(?:palavra|nome|termo)$/

/** What a word with a meaning is, by what stands before it. */
const uses: Readonly<Record<After, (content: Content) => Use>> = {
  determiner: ({ small }) => (words('pt').nouns.leading.has(small) ? 'quality' : 'noun'),
  preposition: () => 'noun',
  verb: () => 'noun',
  copula: () => 'quality',
  pronoun: () => 'verb',
  noun: (content) => (callsBy.test(content.state.noun) ? 'noun' : isFinite(content) ? 'verb' : 'quality'),
  quality: (content) => (isFinite(content) ? 'verb' : content.state.hasVerb ? 'noun' : 'quality'),
  subject: ({ small, next }) => (governs(next) || person.test(small) || endsHere(next) ? 'verb' : 'noun'),
  joint: ({ small, next, state }) => (governs(next) && (state.last === 'verb' || person.test(small) || isOrder(small)) ? 'verb' : 'noun'),
  start: ({ small, next }) => (governs(next) || (person.test(small) && !isOf(next)) || (isOrder(small) && goesOn(next)) ? 'verb' : 'noun'),
}

function isFinite({ small, next, state }: Content): boolean {
  return governs(next) || person.test(small) || isPresent(small, state.noun)
}

/** An article or a number follows, so this is no noun. */
function governs(next: WrittenWord | undefined): boolean {
  return next !== undefined && !next.isMark && (determiners.has(next.small) || /^\d/.test(next.small))
}

function endsHere(next: WrittenWord | undefined): boolean {
  return next === undefined || next.isMark || settings.has(next.small)
}

function isOf(next: WrittenWord | undefined): boolean {
  return next !== undefined && ofWords.has(next.small)
}

/** An order has its object or its manner behind it: "beba água", "respire fundo", "bata com". */
function goesOn(next: WrittenWord | undefined): boolean {
  return next !== undefined && !next.isMark && !ofWords.has(next.small) && !copulas.has(next.small) && !joints.has(next.small) && !person.test(next.small)
}

function onlyWord(label: string): string {
  return label.includes(' ') ? '' : label
}

const minStem = 3

export const sentenceRules: SentenceRules = {
  readWords,
  lemmas(small) {
    const plural = pictureRules.plurals.find(([ending, , least]) => small.length >= least && ending.test(small))
    const singular = plural === undefined || words('pt').invariable.has(small) ? small : small.replace(plural[0], plural[1])
    return singular === small ? [small] : [singular, small]
  },
  compoundHead: ([first = '']) =>
    words('pt').nouns.masculine.has(first) ||
    !/^(?:guarda|porta|para|saca|quebra|tira|bate|abre|beija|limpa|lava|conta|toca|vira|pós|pré|anti|auto|ex|vice|sub|não|mal|bem|super|semi|micro)$/.test(
      first,
    )
      ? first
      : null,
  verbStem(small) {
    const stem = small.replace(clitic, '').replace(pictureRules.verbEndings, '')
    return stem.length >= minStem ? (irregularStems[stem] ?? alike(stem)) : null
  },
  headOf: (label) => onlyWord(label.replace(/^(?:rosto|cara) de /, '')),
  isDeed: (listed) => !listed.includes(' ') && isInfinitive(listed),
  abstract: /(?:ção|são|dade|tude|ência|ância|ismo|mento|eza|ice|gem)$/,
}

/** Stems of forms that differ from that of the infinitive. */
const irregularStems: Readonly<Record<string, string>> = {
  durm: 'dorm',
  sig: 'seg',
  sirv: 'serv',
  vist: 'vest',
  sob: 'sub',
  cubr: 'cobr',
  fuj: 'fug',
  fog: 'fug',
  peç: 'ped',
  meç: 'med',
  ouç: 'ouv',
  jogu: 'jog',
  faç: 'faz',
}

/** Spellings of one sound before different endings: "brincar", "brinque"; "começar", "comece". */
function alike(stem: string): string {
  return stem.replace(/qu$/, 'c').replace(/gu$/, 'g').replace(/ç$/, 'c').replace(/j$/, 'g')
}
