import type { Seconds } from '@relampago/domain/units'
import { estimateSeconds } from '../../speech/estimate-seconds.ts'
import type { DraftSentence } from '../drafts/draft-sentence.ts'
import { longestSentence } from '../drafts/script-limits.ts'
import { isEmptyAnywhere, wordsOf } from '../text/fold-words.ts'
import { isDangling } from '../text/shorten-text.ts'
import { endWithMark } from '../text/split-sentences.ts'
import { contactKinds, type ReadContext } from './read-context.ts'
import { withItems } from './shown-details.ts'
import { leansOnOther, tellContext, type ContextPlace, type ToldContext } from './tell-context.ts'

/** The sentences around the person's own. */
export type ContextFrame = {
  hook: DraftSentence
  closing: DraftSentence
  /**
   * Time for all of them together, at the usual rate. A voice at ease is fast enough to bring the
   * length of a video into what its first and last moment leave.
   */
  seconds: Seconds
  /** Whether the hook may give way to the person's first sentence. */
  mayReplaceHook: boolean
}

/** The person's words with the sentences around them. */
export type FramedContext = ToldContext & Pick<ContextFrame, 'hook' | 'closing'>

/** A longer first sentence is no hook. */
const mostHookWords = 18
/** What is left of a shorter one without its number says nothing: "Contato." */
const fewestWords = { call: 2, statement: 3 }

/**
 * Tells the person's words between hook and closing. Where they do not fit, a hook that states
 * nothing gives way to their first sentence; then the call is spoken without the number that the
 * last picture shows.
 */
export function frameContext(context: ReadContext, frame: ContextFrame, place: Omit<ContextPlace, 'room'>): FramedContext {
  const usual = tellBetween(context, frame, place)
  if (usual.isWhole) return usual
  const opened = frame.mayReplaceHook ? openWithOwn(context, frame, place) : usual
  const call = opened.isTold ? null : shortCall(context)
  if (call === null) return opened
  const short = { ...frame, closing: { ...frame.closing, text: call.text } }
  const silent = frame.mayReplaceHook ? openWithOwn(context, short, place) : tellBetween(context, short, place)
  // What is not said any more must be on the picture.
  return call.numbers.every((number) => silent.items.includes(number)) ? { ...silent, leavesRoom: false } : opened
}

function tellBetween(context: ReadContext, { hook, closing, seconds }: ContextFrame, place: Omit<ContextPlace, 'room'>): FramedContext {
  const room = seconds - estimateSeconds(hook.text, place.language) - estimateSeconds(closing.text, place.language)
  const told = tellContext(context, { ...place, room }, closing.text)
  return { ...told, hook, closing: withItems(closing, told.items) }
}

/** Without a hook around it: the first of the person's sentences is the hook. */
function openWithOwn(context: ReadContext, frame: ContextFrame, place: Omit<ContextPlace, 'room'>): FramedContext {
  const told = tellBetween(context, { ...frame, hook: { ...frame.hook, text: '' } }, place)
  const [draft, ...drafts] = told.drafts
  const { first } = told
  if (first === null || draft === undefined || !canOpen(first)) return tellBetween(context, frame, place)
  const rest = draft.text.slice(first.length).trim()
  return {
    ...told,
    drafts: rest === '' ? drafts : [{ ...draft, text: rest }, ...drafts],
    hook: { ...frame.hook, text: first, source: draft.source, keywords: [...frame.hook.keywords, ...draft.keywords] },
  }
}

function canOpen(sentence: string): boolean {
  return sentence.length <= longestSentence.hook && wordsOf(sentence).length <= mostHookWords && !leansOnOther(sentence)
}

type Call = { text: string; numbers: string[] }

/** "Fale com a gente no (11) 99999-0000" without its number: "Fale com a gente." */
function shortCall({ callToAction, parts }: ReadContext): Call | null {
  const call = parts.find(({ say }) => say === callToAction)
  const contacts = call?.details.filter(({ kind }) => contactKinds.has(kind)) ?? []
  const [first] = contacts
  if (call === undefined || first === undefined) return null
  const behind = contacts.reduceRight((text, { from, to }) => text.slice(0, from) + text.slice(to), call.say).slice(first.from)
  const words = call.say.slice(0, first.from).trim().split(' ')
  while (words.length > 0 && isDangling(words.at(-1) ?? '')) words.pop()
  const others = call.details.filter(({ kind }) => !contactKinds.has(kind))
  if (others.some(({ text }) => !words.join(' ').includes(text))) return null
  const isSentence =
    words.length >= (call.kind === 'call' ? fewestWords.call : fewestWords.statement) &&
    !isEmptyAnywhere(words[0] ?? '') &&
    wordsOf(behind).every(isEmptyAnywhere)
  return isSentence ? { text: endWithMark(words.join(' ')), numbers: contacts.map(({ text }) => text) } : null
}
