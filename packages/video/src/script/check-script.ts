import { baseLanguage, videoLanguages, type VideoLanguage } from '@relampago/domain/catalogue'
import type { Knowledge } from '../story/knowledge.ts'
import type { Script, ScriptSentence } from '../story/script.ts'
import type { Subject } from '../story/subject.ts'
import { brokenPromise } from './broken-promise.ts'
import { longestSentence, longestTitle, mostSentences } from './drafts/script-limits.ts'
import { authorsText, isPageField, sourceMaterial, type ToldFrom } from './source-material.ts'
import { holdsClaim } from './product/product-claims.ts'
import { numbersOf, wordsOf } from './text/fold-words.ts'
import { languageShare } from './text/language-share.ts'
import { foreignNames } from './text/names-of.ts'

export type ScriptFault = {
  rule: 'form' | 'length' | 'source' | 'number' | 'name' | 'claim' | 'language' | 'markup' | 'promise'
  /** Id of the sentence; `null` for the script as a whole. */
  sentence: string | null
  detail: string
}

/**
 * Everything that makes a script unfit to be spoken, by any writer; empty when it may be used.
 * Rules of docs/decisions/0006: one hook first and one closing last, lengths, a source that exists
 * for every sentence, numbers and names only from that source, prices of a product as its page has
 * them and no promise about it, the ordered language, no markup, and as many counted sentences as
 * the hook announces.
 */
export function checkScript(script: Script, subject: Subject, known: readonly Knowledge[] = []): ScriptFault[] {
  return [
    ...formFaults(script),
    ...languageFaults(script, subject.language),
    ...promiseFaults(script, subject),
    ...script.sentences.flatMap((sentence) => sentenceFaults(sentence, script, { subject, known })),
  ]
}

function promiseFaults(script: Script, subject: Subject): ScriptFault[] {
  const broken = brokenPromise(script, subject)
  return broken === null ? [] : [{ rule: 'promise', sentence: null, detail: broken }]
}

function formFaults({ title, sentences }: Script): ScriptFault[] {
  const faults: ScriptFault[] = []
  const add = (rule: 'form' | 'length' | 'markup', detail: string) => faults.push({ rule, sentence: null, detail })
  const roles = sentences.map(({ role }) => role)
  if (title.trim() === '') add('form', 'there is no title')
  if (title.length > longestTitle) add('length', `the title has ${title.length} characters; ${longestTitle} are allowed`)
  if (markup.test(title)) add('markup', `the title has markup: ${title}`)
  if (sentences.length < 2 || sentences.length > mostSentences) add('form', `${sentences.length} sentences; 2 to ${mostSentences} are allowed`)
  if (roles.indexOf('hook') !== 0 || roles.lastIndexOf('hook') !== 0) add('form', 'exactly the first sentence must be the hook')
  if (roles.indexOf('closing') !== roles.length - 1) add('form', 'exactly the last sentence must be the closing')
  if (new Set(sentences.map(({ id }) => id)).size !== sentences.length) add('form', 'two sentences have the same id')
  return faults
}

function sentenceFaults(sentence: ScriptSentence, { sentences }: Script, told: ToldFrom): ScriptFault[] {
  const { id, role, text } = sentence
  const { subject } = told
  const faults: ScriptFault[] = []
  const add = (rule: ScriptFault['rule'], detail: string) => faults.push({ rule, sentence: id, detail })
  if (wordsOf(text).length === 0) add('form', 'there is nothing to say')
  if (text.length > longestSentence[role]) add('length', `${text.length} characters; ${longestSentence[role]} are allowed for a ${role}`)
  if (markup.test(text)) add('markup', text)
  const material = sourceOf(sentence, told, sentences)
  if (material === null) add('source', `there is no source ${JSON.stringify(sentence.source)}`)
  else {
    const known = new Set(numbersOf(material))
    const foreign = numbersOf(text).filter((number) => !known.has(number) && !isCount(number, sentences.length))
    if (foreign.length > 0) add('number', `${foreign.join(', ')} is not in the source of: ${text}`)
    else if (subject.kind === 'product' && !amountsAreIn(material, text)) add('number', `this amount is not in the source of: ${text}`)
    const names = foreignNames(text, material, baseLanguage[subject.language])
    if (names.length > 0) add('name', `${names.join(', ')} is not in the source of: ${text}`)
  }
  if (subject.kind === 'product' && sentence.source.kind !== 'context' && holdsClaim(text)) add('claim', text)
  return faults
}

const amounts = /(?:R\$|US\$|\$|€)\s?\d+(?:[.,]\d+)*/g

/** "R$ 40" is not in a source that says "40 horas". */
function amountsAreIn(material: string, text: string): boolean {
  const known = new Set((material.match(amounts) ?? []).map(withoutSpaces))
  return (text.match(amounts) ?? []).every((amount) => known.has(withoutSpaces(amount)))
}

const withoutSpaces = (text: string) => text.replace(/\s/g, '')

/**
 * A sentence without a source of its own may repeat numbers and names of sentences that have one,
 * and what the author of their theme wrote around the facts.
 */
function sourceOf(sentence: ScriptSentence, told: ToldFrom, sentences: readonly ScriptSentence[]): string | null {
  const { source } = sentence
  const { subject } = told
  if (source.kind === 'page' && subject.kind === 'product' && !isPageField(source.field, subject.facts)) return null
  const material = sourceMaterial(sentence, told)
  if (source.kind !== 'structure') return material
  const said = sentences.flatMap((other) => (other.source.kind === 'structure' ? [] : [other.text]))
  const themes = new Set(sentences.flatMap((other) => (other.source.kind === 'fact' ? [other.source.themeId] : [])))
  const authors = Array.from(themes, (id) => authorsText(id, subject.language))
  return [material, ...said, ...authors].join(' ')
}

/** "3 fatos" and "passo 2" count sentences of the script itself. */
function isCount(number: string, sentences: number): boolean {
  return /^\d{1,2}$/.test(number) && Number(number) >= 1 && Number(number) <= sentences
}

/** HTML tags, Markdown, entities, gaps of templates that nothing filled, and control characters. */
const markup = /<\/?[a-z][^>]*>|\*\*|__|```|^#{1,6}\s|\]\(|&(?:[a-z]+|#\d+);|\{\{?\s*\w+\s*\}?\}|\p{Cc}/iu

/** Fewer words say too little about their language. */
const fewestWords = 12
/** A text in its own language has about 0.4 of its small words, in another one under 0.15. */
const leastShare = 0.15

/** The user's own words may be in another language and are not counted. */
function languageFaults({ language, sentences }: Script, ordered: VideoLanguage): ScriptFault[] {
  if (language !== ordered) return [{ rule: 'language', sentence: null, detail: `the script is in ${language}, ordered is ${ordered}` }]
  const text = sentences.flatMap(({ source, text: said }) => (source.kind === 'context' || source.kind === 'page' ? [] : [said])).join(' ')
  if (wordsOf(text).length < fewestWords) return []
  const own = languageShare(text, ordered)
  const others = videoLanguages.filter((one) => one !== ordered)
  const stronger = others.find((other) => languageShare(text, other) > own)
  if (own >= leastShare && stronger === undefined) return []
  return [{ rule: 'language', sentence: null, detail: `this does not read as ${ordered}${stronger === undefined ? '' : ` but as ${stronger}`}` }]
}
