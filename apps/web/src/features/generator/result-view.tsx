import { useEffect, useRef } from 'react'
import { useTexts } from '../../language/language.ts'
import type { PendingTask } from '../../session/pending-task.ts'
import { PhoneFrame } from '../../ui/phone-frame.tsx'
import { FailureView } from './failure-view.tsx'
import { finalVideoProblem } from './final-video-problem.ts'
import { ResultDetails } from './result-details.tsx'
import { SentenceList } from './sentence-list.tsx'
import { useFinalVideo } from './use-final-video.ts'
import type { Progress } from './use-progress.ts'
import { VideoPlayer } from './video-player.tsx'
import { videoTexts } from './video.texts.ts'

type Props = { task: PendingTask; progress: Progress; onAnother: () => void }

/** The finished video: player, download, and what to post with it. */
export function ResultView({ task, progress, onAnother }: Props) {
  const texts = useTexts(videoTexts)
  const { file, error, isFetching, retry } = useFinalVideo(task.taskId)
  const heading = useRef<HTMLHeadingElement>(null)
  const hasFile = file !== undefined
  useEffect(() => {
    // Who waited with a screen reader is brought to the result.
    if (hasFile) heading.current?.focus({ preventScroll: true })
  }, [hasFile])

  if (error !== null && !hasFile) {
    const problem = finalVideoProblem(error, texts)
    return <FailureView {...problem} busy={isFetching} onRetry={retry} retryText={texts.retryDownload} onBack={onAnother} />
  }
  return (
    <div className="page-width grid max-w-[980px] items-start gap-x-10 gap-y-4 pt-4 pb-14 md:grid-cols-2 md:pt-10 lg:grid-cols-[22rem_minmax(0,1fr)] xl:max-w-[1240px] xl:grid-cols-[22rem_minmax(0,1fr)_20rem]">
      <PhoneFrame className="mx-auto w-[min(100%,22rem,33.75svh)] md:w-full md:max-w-[22rem]">
        {file === undefined ? (
          <output className="stripes flex h-full items-center justify-center text-small text-ink-muted">{texts.loading}</output>
        ) : (
          <VideoPlayer file={file} title={progress.title ?? task.input} />
        )}
      </PhoneFrame>
      <ResultDetails ref={heading} title={progress.title ?? task.input} result={progress.result} file={file} onAnother={onAnother} />
      {progress.sentences.length === 0 ? null : (
        <section className="rounded-lg border border-hairline bg-surface-1 px-5 pt-4 pb-2 md:col-start-2 xl:col-start-3">
          <h2 className="type-heading mb-3 text-body">{texts.sentences}</h2>
          <SentenceList sentences={progress.sentences} />
        </section>
      )}
    </div>
  )
}
