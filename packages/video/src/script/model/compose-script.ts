import type { Script, ScriptSentence } from '../../story/script.ts'
import { sizeScript, type DraftSentence } from '../drafts/draft-sentence.ts'
import { figureOf } from '../text/figure-of.ts'
import { contentWords, numbersOf } from '../text/fold-words.ts'
import { foreignNames } from '../text/names-of.ts'
import type { ModelBrief } from './model-brief.ts'
import type { GivenFact } from './model-material.ts'
import type { GoodLine } from './rests-on.ts'

/** What is good of one or two replies. */
export type GoodReply = { hook: GoodLine | null; body: GoodLine[] }

/** Sentences that the model must have written, or the script is not its own. */
export const fewestLines = { 15: 1, 30: 2, 60: 4 } as const

/**
 * A script from the good sentences of a model: the person's words are all in it, in their own form
 * where the model left something out; prices, closing and post text are those of the embedded
 * writer, and facts that the model did not use fill what it left empty.
 */
export function composeScript({ hook, body }: GoodReply, brief: ModelBrief): Script {
  const lines = withoutRepeats(body)
  const missing = brief.facts.filter((fact) => fact.mustBeSaid && !saysAll(lines, fact, brief))
  const kept = lines.filter(({ fact }) => !missing.includes(fact))
  const told = new Set([...kept.flatMap(({ facts }) => facts), ...missing])
  const spare = brief.facts.filter((fact) => !told.has(fact))
  const opening = hook === null ? brief.hook(missing[0] ?? kept[0]?.fact) : { text: hook.text, source: hook.fact.source }
  const drafts: DraftSentence[] = [
    hookDraft(opening, brief),
    ...missing.map((fact) => bodyDraft(fact.text, fact, 0, brief)),
    ...kept.map(({ text, fact }, index) => bodyDraft(text, fact, fact.mustBeSaid ? 0 : index + 1, brief)),
    ...spareDrafts(spare, [...kept.map(({ text }) => text), opening.text], brief),
    ...brief.fixed.map((sentence) => redraft(sentence, sentence.priority === 1 ? 0 : 2.5)),
    ...brief.embedded.sentences.slice(-1).map((closing) => redraft(closing, 0)),
  ]
  return { ...brief.embedded, writer: 'model', sentences: sizeScript(drafts, brief.seconds, brief.language) }
}

/** A sentence is dropped when all its facts have been told. */
function withoutRepeats(lines: readonly GoodLine[]): GoodLine[] {
  const told = new Set<GivenFact>()
  return lines.filter(({ facts }) => {
    const isNew = facts.some((fact) => !told.has(fact))
    for (const fact of facts) told.add(fact)
    return isNew
  })
}

/** Whether every number and name, and the most of the words, of a person's sentence are said. */
function saysAll(lines: readonly GoodLine[], fact: GivenFact, { speech }: ModelBrief): boolean {
  const said = lines
    .filter((line) => line.facts.includes(fact))
    .map(({ text }) => text)
    .join(' ')
  const numbers = numbersOf(said)
  const own = contentWords(fact.text, speech)
  const saidWords = new Set(contentWords(said, speech))
  return (
    numbersOf(fact.text).every((number) => numbers.includes(number)) &&
    foreignNames(fact.text, said, speech).length === 0 &&
    own.filter((word) => saidWords.has(word)).length >= own.length / 2
  )
}

/** The first picture shows the theme, whatever is said. */
function hookDraft({ text, source }: Pick<ScriptSentence, 'text' | 'source'>, { embedded }: ModelBrief): DraftSentence {
  const { keywords = [], icon, onScreen } = embedded.sentences[0] ?? {}
  const word = onScreen?.word ?? embedded.title
  return { role: 'hook', text, source, keywords, ...(icon !== undefined && { icon }), onScreen: { word }, rank: 0 }
}

function bodyDraft(text: string, { source, keywords, icon, figure }: GivenFact, rank: number, { embedded }: ModelBrief): DraftSentence {
  const shown = figure !== undefined && text.includes(figure) ? figure : figureOf(text)
  return {
    role: 'body',
    text,
    source,
    keywords,
    ...(icon !== undefined && { icon }),
    onScreen: { label: embedded.sentences[0]?.onScreen?.word ?? embedded.title, ...(shown !== undefined && { figure: shown }) },
    rank,
  }
}

/** Features of a page are no sentences; the embedded writer's sentences about them are. */
function spareDrafts(spare: readonly GivenFact[], said: readonly string[], brief: ModelBrief): DraftSentence[] {
  const firstRank = 100
  if (brief.subject.kind === 'theme') return spare.map((fact, index) => bodyDraft(fact.text, fact, firstRank + index, brief))
  const saidWords = new Set(contentWords(said.join(' '), brief.speech))
  const isNew = ({ role, text, source }: ScriptSentence) => {
    if (role !== 'body' || source.kind !== 'page' || !['features', 'description'].includes(source.field)) return false
    const own = contentWords(text, brief.speech)
    return own.filter((word) => saidWords.has(word)).length < own.length / 2
  }
  return brief.embedded.sentences.filter(isNew).map((sentence, index) => redraft(sentence, firstRank + index))
}

/** A sentence of another script, to be weighed again. */
function redraft({ id: _id, priority: _priority, ...sentence }: ScriptSentence, rank: number): DraftSentence {
  return { ...sentence, rank }
}
