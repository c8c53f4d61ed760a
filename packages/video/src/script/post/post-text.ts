import type { VideoOrder } from '@relampago/domain/contracts'
import type { Knowledge } from '../../story/knowledge.ts'
import type { Script, ScriptSentence } from '../../story/script.ts'
import type { Subject } from '../../story/subject.ts'
import { productPost } from './product-post.ts'
import { themePost } from './theme-post.ts'

/** What is posted beside a video. */
export type PostText = Pick<Script, 'postCaption' | 'hashtags' | 'firstComment' | 'shortsTitle'>

/** A script without what is posted beside it. */
export type WrittenScript = Omit<Script, keyof PostText>

export type PostRequest = {
  subject: Subject
  /** What the encyclopedias knew when the script was written. */
  known: readonly Knowledge[]
  order: Pick<VideoOrder, 'duration' | 'seed'>
  title: string
  /** The sentences that the video says, in order: a sentence that was left out is not announced. */
  told: readonly ScriptSentence[]
}

/**
 * Caption, first comment, title for Shorts and hashtags of a video, about what it says and nothing
 * else. Pure: the same request gives the same texts.
 */
export function postText(request: PostRequest): PostText {
  const { subject } = request
  return subject.kind === 'product' ? productPost({ ...request, subject }) : themePost({ ...request, subject })
}
