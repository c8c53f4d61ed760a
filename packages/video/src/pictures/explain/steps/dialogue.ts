import type { StepLayout } from '../../scene-plan/steps.ts'
import type { Explained } from '../../scene-plan/explained.ts'
import { rulesOf } from './phrase.ts'

const longestBubble = 96
/** A second dialogue comes after so many other pictures. */
const recent = 3

/** A question that a sentence asks alone: its answer comes in the next one. */
export function explainQuestion(explained: Explained): StepLayout | null {
  const { sentence, language } = explained
  const text = sentence.text.trim()
  if (sentence.part !== 'question' || !isAsked(text, language) || isRepeated(explained)) return null
  return { kind: 'dialogue', question: text, answer: null }
}

/**
 * An answer below its question, in one sentence or in two that follow each other. For what nothing
 * else shows: the same messages in two scenes say little.
 */
export function explainAnswer(explained: Explained): StepLayout | null {
  const { sentence, language } = explained
  const text = sentence.text.trim()
  const { question, answer } = /^(?<question>[^.?!]+\?)\s+(?<answer>[^?]+)$/u.exec(text)?.groups ?? {}
  if (question !== undefined && answer !== undefined)
    return isAsked(question, language) && fits(answer) && isEnded(answer) && !isRepeated(explained) ? { kind: 'dialogue', question, answer } : null
  if (sentence.part === 'question') return null
  const asked = questionBefore(explained)
  return asked !== null && isAsked(asked, language) && fits(text) ? { kind: 'dialogue', question: asked, answer: text } : null
}

/** Questions in a row are not all shown as messages: the same scene again says nothing new. */
function isRepeated({ before }: Explained): boolean {
  return before.slice(-recent).some(({ kind }) => kind === 'dialogue')
}

/** What the sentence before asks, where this one answers it below the question that is shown. */
function questionBefore({ sentence, sentences, at, before }: Explained): string | null {
  if (before.length > 0 && before.at(-1)?.kind !== 'dialogue') return null
  const asked = sentences[at - 1]
  return asked?.part === 'question' && asked.role === 'body' && asked.group === sentence.group ? asked.text.trim() : null
}

function isAsked(question: string, language: Explained['language']): boolean {
  return question.endsWith('?') && !rulesOf(language).rhetorical.test(question) && question.length <= longestBubble && question.split(' ').length >= 3
}

/** "Which one was new to you? Tell me", cut before "in the comments", answers nothing yet. */
function isEnded(answer: string): boolean {
  return /[.!…][”"]?$/.test(answer)
}

function fits(answer: string): boolean {
  return answer.length <= longestBubble && answer.includes(' ') && !/[,:;]$/.test(answer)
}
