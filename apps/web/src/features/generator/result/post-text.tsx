import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../../../language/language.ts'
import { Button } from '../../../ui/button.tsx'
import { showToast } from '../../../ui/toasts.ts'
import { postTextOf, tagsOf } from './share-video.ts'
import { videoTexts } from '../video.texts.ts'

/** What to write under the video, ready to be copied. */
export function PostText({ caption, hashtags }: { caption: string; hashtags: readonly string[] }) {
  const texts = useTexts(videoTexts)
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(postTextOf(caption, hashtags))
      setCopied(true)
    } catch {
      // The browser refused: the person can still select the text.
      showToast({ kind: 'warn', title: texts.copyFailed })
    }
  }
  return (
    <section className="rounded-lg border border-hairline bg-surface-1 p-5 pt-3">
      <div className="flex items-center justify-between gap-3">
        <h2 className="type-heading text-body">{texts.post}</h2>
        <Button
          look="ghost"
          size="small"
          className="-mr-3 min-h-11"
          icon={copied ? <Check aria-hidden className="size-4 text-good" /> : <Copy aria-hidden className="size-4" />}
          onClick={() => void copy()}
        >
          <span aria-live="polite">{copied ? texts.copied : texts.copy}</span>
        </Button>
      </div>
      <p className="mt-1 text-small whitespace-pre-line">{caption}</p>
      <p className="mt-3 text-small break-words text-info">{tagsOf(hashtags)}</p>
    </section>
  )
}
