import type { WriterId, VideoLanguage } from '@relampago/domain/catalogue'
import type { ScriptOpening, ShapeTold } from '@relampago/domain/contracts'
import type { Seconds } from '@relampago/domain/units'
import type { Reference } from './knowledge.ts'

/** Where a sentence comes from. Nothing in a script is without one. */
export type SentenceSource =
  /** The person's own words. */
  | { kind: 'context' }
  /** The built-in library; `check` names where the fact can be looked up. */
  | { kind: 'fact'; themeId: string; check: string }
  /** What an encyclopedia states; `factId` is that of `KnownFact`. */
  | ({ kind: 'encyclopedia'; factId: string } & Reference)
  /** A field of the product page. */
  | { kind: 'page'; field: string }
  /** A question or an action: it states nothing about the world. */
  | { kind: 'structure' }

/**
 * `myth`: what others say, which the next sentence corrects. `question`: what the next sentence
 * answers. `step`: true only in its place between the others. None of them states a fact alone.
 */
type SentencePart = 'myth' | 'question' | 'step'

/** Three answers of a quiz; `right` is the place of the right one. */
export type QuizOptions = { question: string; texts: readonly [string, string, string]; right: 0 | 1 | 2 }

export type OnScreen = {
  word?: string
  figure?: string
  step?: number
  counts?: 'facts' | 'steps' | 'myths' | 'questions'
  items?: string[]
  label?: string
  /** What is said is believed and wrong, or it is the truth about it. */
  verdict?: 'myth' | 'truth'
  /** The answers to choose from; with the right one marked once the countdown is over. */
  quiz?: QuizOptions & { isOpen: boolean }
  /** Two things side by side. */
  versus?: readonly [string, string]
}

export type ScriptSentence = {
  id: string
  role: 'hook' | 'body' | 'closing'
  /** As spoken and as shown in the captions, digits and symbols included. */
  text: string
  source: SentenceSource
  /** Words a picture can be chosen by, in the script's language, the strongest first. */
  keywords: string[]
  /**
   * An icon of the pack that the writer chose by hand. Wins over the keywords, not over a thing
   * that the sentence names without doubt.
   */
  icon?: string
  /** An icon that is shown whatever the sentence says: a user chose it, or a call asks for it. */
  fixedIcon?: string
  /** The sentence that this one is a part of, where it is cut. */
  whole?: string
  /**
   * What the picture shows in type, apart from the captions. `counts` says what `step` is a number
   * of; steps when it is left out.
   */
  onScreen?: OnScreen
  /** What it is within the shape of its script, where that decides what may be done with it. */
  part?: SentencePart
  /** Neighbours with the same number are told together or not at all. */
  group?: number
  /** Silence after the sentence, in which the picture counts down; a usual pause by default. */
  pauseAfter?: Seconds
  /**
   * 1 is indispensable; the highest numbers are left out first when the narration would be too
   * long.
   */
  priority: number
}

/**
 * A whole script in speaking order; it may hold more than fits, and `priority` says what goes
 * first.
 */
export type Script = {
  title: string
  language: VideoLanguage
  writer: Exclude<WriterId, 'none'>
  sentences: ScriptSentence[]
  /** Text to post beside the video, without hashtags. */
  postCaption: string
  /** With the leading #. */
  hashtags: string[]
  /** For the first comment under the post: sources and a question; may be empty. */
  firstComment: string
  /** Title for a short video on YouTube; at most 100 characters. */
  shortsTitle: string
  /** Parts of the person's context that are neither spoken nor shown, as written. */
  unusedContext: string[]
  /** First sentences to choose from, the one of this script first. */
  openings: ScriptOpening[]
  /** Of a theme: the form in which it is told. */
  shape?: ShapeTold
}

/** What is posted beside a video. */
export type PostText = Pick<Script, 'postCaption' | 'hashtags' | 'firstComment' | 'shortsTitle'>

/** A script without what is posted beside it. */
export type WrittenScript = Omit<Script, keyof PostText>
