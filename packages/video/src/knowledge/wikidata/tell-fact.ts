import type { SentenceTexts } from '../../content/schema/encyclopedia.ts'
import { wordsOf } from '../../script/text/fold-words.ts'
import { namesOf } from '../../script/text/names-of.ts'
import type { KnownFact } from '../../story/knowledge.ts'
import { fillForm, type Gaps } from './fill-form.ts'
import { hashText } from './hash-text.ts'
import type { ToldEntity } from './told-entity.ts'

/** What a sentence says of one property. */
export type Told = {
  /** Unique in its item: a P-number, perhaps with more. */
  id: string
  texts: Pick<SentenceTexts, 'say' | 'some' | 'hook' | 'keywords'>
  gaps: Gaps
  /** Whether more values are stated than are told. */
  isPart?: boolean
  /** What the sentence rests on. */
  material: readonly string[]
  figure?: string | undefined
  interest: number
}

/** Of a sentence; a longer one is said only where no wording is shorter. */
const wantedCharacters = 100
const mostCharacters = 130
const fewestWords = 4
const mostWords = 20
const mostHookWords = 12

/** A sentence in the wording that fits best, or `null` when none can be said. */
export function tellFact(told: Told, about: ToldEntity): KnownFact | null {
  const { id, texts, gaps, material, figure, interest } = told
  const { named, language, reference, found } = about
  const say = chooseWording(told, about)
  if (say === null) return null
  const hook = texts.hook === undefined ? null : fillForm(texts.hook, named.noun, { ...gaps, topic: named.topic }, language)
  return {
    id: `wikidata:${id}`,
    say,
    // A form may hold a name of its own: "da Terra".
    material: [named.topic, ...material, ...namesOf(texts.say.join(' '))].join('; '),
    reference,
    keywords: [...new Set([...texts.keywords, named.topic, ...(found.kind?.[language].keywords ?? [])])],
    ...(figure !== undefined && { figure }),
    ...(hook !== null && wordsOf(hook).length <= mostHookWords && { hook }),
    interest,
  }
}

function chooseWording({ id, texts, gaps, isPart = false }: Told, { entity, named, language }: ToldEntity): string | null {
  const wordings = isPart ? (texts.some ?? []) : texts.say
  const filled = wordings.flatMap((wording) => {
    const say = fillForm(wording, named.noun, { ...gaps, topic: named.topic, ...(isOver(entity) && { isPast: '' }) }, language)
    return say !== null && canBeSaid(say) ? [{ say: say.replace(/\.\.$/, '.'), gaps: gapCount(wording) }] : []
  })
  if (filled.length === 0) return null
  // A wording with more gaps says more: "in 2022".
  const most = Math.max(...filled.map((one) => one.gaps))
  const richest = filled.filter((one) => one.gaps === most)
  const short = (richest.length > 0 ? richest : filled).filter(({ say }) => say.length <= wantedCharacters)
  const choice = short.length > 0 ? short : filled.toSorted((one, other) => one.say.length - other.say.length).slice(0, 1)
  return choice[hashText(`${entity.id} ${id}`) % choice.length]?.say ?? null
}

/** People who have died, groups that no longer exist. */
function isOver(entity: ToldEntity['entity']): boolean {
  return ['P570', 'P576'].some((property) => entity.isStated(property))
}

function canBeSaid(say: string): boolean {
  const words = wordsOf(say).length
  return say.length <= mostCharacters && words >= fewestWords && words <= mostWords
}

/** Gaps that hold what is stated, not the theme. */
function gapCount(wording: string): number {
  return new Set(wording.match(/\{(?:value|when|year|count)[^|{}]*\}/g)?.map((gap) => gap.split('.')[0])).size
}
