import type { ReactNode } from 'react'
import { useTexts } from '../../../language/language.ts'
import type { Progress } from '../read-progress.ts'
import { CopyButton } from './copy-button.tsx'
import { postTextOf, tagsOf } from './share-video.ts'
import { toldTexts } from './told.texts.ts'

type Part = { title: string; copy: string; text: string; children: ReactNode }

function PostPart({ title, copy, text, children }: Part) {
  return (
    <section className="border-b border-hairline pt-2 pb-4 last:border-b-0">
      <div className="flex items-center justify-between gap-3">
        <h2 className="type-heading text-body">{title}</h2>
        <CopyButton text={text} label={copy} />
      </div>
      {children}
    </section>
  )
}

const plain = 'text-small whitespace-pre-line break-words'

/** What to post with the video, each part ready to be copied; empty parts are not shown. */
export function PostText({ result }: { result: NonNullable<Progress['result']> }) {
  const { post } = useTexts(toldTexts)
  const { post_caption: caption, hashtags, first_comment: comment, shorts_title: shorts } = result
  const tags = tagsOf(hashtags)
  if (caption === '') return null
  return (
    <div className="rounded-lg border border-hairline bg-surface-1 px-5 pt-1">
      <PostPart {...post.caption} text={postTextOf(caption, hashtags)}>
        <p className={plain}>{caption}</p>
      </PostPart>
      {tags === '' ? null : (
        <PostPart {...post.hashtags} text={tags}>
          <p className="text-small break-words text-info">{tags}</p>
        </PostPart>
      )}
      {comment === '' ? null : (
        <PostPart {...post.comment} text={comment}>
          <p className={plain}>{comment}</p>
        </PostPart>
      )}
      {shorts === '' ? null : (
        <PostPart {...post.shorts} text={shorts}>
          <p className={plain}>{shorts}</p>
        </PostPart>
      )}
    </div>
  )
}
