import type { WriterId, VideoLanguage } from '@relampago/domain/catalogue'
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

export type ScriptSentence = {
  id: string
  role: 'hook' | 'body' | 'closing'
  /** As spoken and as shown in the captions, digits and symbols included. */
  text: string
  source: SentenceSource
  /** Words a picture can be chosen by, in the script's language, the strongest first. */
  keywords: string[]
  /** An icon of the pack that the writer chose by hand; wins over the keywords. */
  icon?: string
  /**
   * What the picture shows in type, apart from the captions. `counts` says what `step` is a number
   * of; steps when it is left out.
   */
  onScreen?: { word?: string; figure?: string; step?: number; counts?: 'facts' | 'steps'; items?: string[]; label?: string }
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
}

/** What is posted beside a video. */
export type PostText = Pick<Script, 'postCaption' | 'hashtags' | 'firstComment' | 'shortsTitle'>

/** A script without what is posted beside it. */
export type WrittenScript = Omit<Script, keyof PostText>
