import { Download, RefreshCw, Share2, Shuffle } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../../../language/language.ts'
import { logError } from '../../../log/log.ts'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { saveFile, shareableFile, videoFileName } from '../../../ui/save-file.ts'
import { showToast } from '../../../ui/toasts.ts'
import { useNow } from '../../../ui/use-now.ts'
import type { Progress } from '../read-progress.ts'
import { postTextOf, shareVideo } from './share-video.ts'
import { videoTexts } from '../video.texts.ts'

type Props = {
  title: string
  result: Progress['result']
  file: Blob | undefined
  /** Without it, no variation is offered. */
  onVary?: () => void
  onAgain: () => void
  onAnother: () => void
}

/** What can be done with a finished video. An expired file cannot be downloaded, but made again. */
export function ResultActions({ title, result, file, onVary, onAgain, onAnother }: Props) {
  const texts = useTexts(videoTexts)
  const [madeAt] = useState(() => Date.now())
  const now = useNow(1000)
  const isExpired = result !== null && now >= Date.parse(result.expires_at)
  const download = () => {
    if (file === undefined) return
    try {
      saveFile(file, videoFileName(madeAt))
    } catch (error) {
      logError(error)
      showToast({ kind: 'bad', title: texts.downloadFailed })
    }
  }
  const share = async () => {
    const text = result === null ? title : postTextOf(result.post_caption || title, result.hashtags)
    const shared = await shareVideo({ file: file === undefined || isExpired ? null : shareableFile(file, madeAt), text })
    if (shared === 'copied') showToast({ kind: 'info', title: texts.shareCopied, text: texts.shareCopiedText })
    if (shared === 'failed') showToast({ kind: 'warn', title: texts.copyFailed })
  }
  return (
    <div className="grid grid-cols-1 gap-3 min-[360px]:grid-cols-2">
      {isExpired ? (
        <Button look="primary" size="large" className="min-[360px]:col-span-2" icon={<RefreshCw aria-hidden className="size-5" />} onClick={onAgain}>
          {texts.again}
        </Button>
      ) : (
        <Button
          look="primary"
          size="large"
          className="min-[360px]:col-span-2"
          disabled={file === undefined}
          icon={<Download aria-hidden className="size-5" />}
          onClick={download}
        >
          {texts.download}
        </Button>
      )}
      <Button
        className={classNames('px-2', onVary === undefined && 'min-[360px]:col-span-2')}
        disabled={file === undefined}
        icon={<Share2 aria-hidden className="size-4.5 shrink-0" />}
        onClick={() => void share()}
      >
        {texts.share}
      </Button>
      {onVary === undefined ? null : (
        <Button className="px-2" icon={<Shuffle aria-hidden className="size-4.5 shrink-0" />} onClick={onVary}>
          {texts.variation}
        </Button>
      )}
      <Button look="ghost" className="min-[360px]:col-span-2" onClick={onAnother}>
        {texts.another}
      </Button>
    </div>
  )
}
