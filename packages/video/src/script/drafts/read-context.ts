import { baseLanguage, type VideoLanguage } from '@relampago/domain/catalogue'
import { inAnyLanguage } from '../../language/languages.ts'
import { contentWords, foldText, wordsOf } from '../text/fold-words.ts'
import { splitSentences } from '../text/split-sentences.ts'

/** What a person's own words ask for. */
export type ReadContext = {
  /** Sentences to speak, in order, as written. */
  spoken: string[]
  /** The person's own call to action, as written. */
  callToAction: string | null
  /**
   * Folded words of what is not spoken: orders to the writer and fragments. They lead facts and
   * pictures.
   */
  hints: string[]
}

/** Orders to the writer, folded, at the beginning of a sentence. */
const orders = new RegExp(String.raw`^(?:${inAnyLanguage(({ context }) => context.orders)})\b`)
/**
 * Sentences that ask the audience to act, folded; tested before the orders, because "use" begins
 * both.
 */
const actions = new RegExp(String.raw`\b(?:${inAnyLanguage(({ context }) => context.actions)})\b`)
/** An order that speaks about the action instead of asking for it: "peça para seguir". */
const reported = new RegExp(`^(?:${inAnyLanguage(({ context }) => context.reported)})`)

const fewestWords = 4

/** Sorts a person's context into what is spoken and what only guides. Any text is accepted. */
export function readContext(context: string, language: VideoLanguage): ReadContext {
  const result: ReadContext = { spoken: [], callToAction: null, hints: [] }
  for (const sentence of splitSentences(context, language)) {
    const folded = foldText(sentence)
    if (result.callToAction === null && actions.test(folded) && !reported.test(folded) && wordsOf(sentence).length <= 16) result.callToAction = sentence
    else if (orders.test(folded) || reported.test(folded) || wordsOf(sentence).length < fewestWords)
      result.hints.push(...contentWords(sentence, baseLanguage[language]))
    else if (!result.spoken.includes(sentence)) result.spoken.push(sentence)
  }
  return result
}
