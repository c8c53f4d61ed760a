import type { WizardForm } from '@relampago/domain/rules'
import { Volume2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTexts } from '../../../language/language.ts'
import type { PendingTask } from '../../../session/pending-task.ts'
import { Button } from '../../../ui/button.tsx'
import { PhoneFrame } from '../../../ui/phone-frame.tsx'
import { useFileSource } from '../../../ui/use-file-source.ts'
import { AppOverlay, OverlayChoice, type OverlayId } from './app-overlay.tsx'
import { FailureView } from './failure-view.tsx'
import { finalVideoProblem } from './final-video-problem.ts'
import { OtherOpenings } from './other-openings.tsx'
import { ResultDetails } from './result-details.tsx'
import { SentenceList } from '../scenes/sentence-list.tsx'
import { SourceList } from './source-list.tsx'
import { OtherShape } from './other-shape.tsx'
import { UnusedContext } from './unused-context.tsx'
import { useFinalVideo } from './use-final-video.ts'
import type { Progress } from '../read-progress.ts'
import { VariationDialog, type Variation } from './variation-dialog.tsx'
import { videoTexts } from '../video.texts.ts'

/**
 * Plays the finished file with the browser's own controls: they know full screen, casting, keyboard
 * and screen readers on every phone.
 */
function VideoPlayer({ file, title }: { file: Blob; title: string }) {
  const texts = useTexts(videoTexts)
  const video = useFileSource<HTMLVideoElement>(file)
  // Browsers let a video start by itself only without sound.
  const [isSilent, setSilent] = useState(true)
  const unmute = () => {
    if (video.current === null) return
    video.current.muted = false
    video.current.focus()
    void video.current.play().catch(() => undefined)
  }
  return (
    <>
      <video
        ref={video}
        aria-label={title}
        controls
        playsInline
        loop
        autoPlay
        muted
        onVolumeChange={({ currentTarget: { muted, volume } }) => setSilent(muted || volume === 0)}
        className="size-full bg-ground object-cover"
      />
      {isSilent ? (
        <div className="absolute inset-x-3 top-3 z-10 flex flex-wrap items-center justify-between gap-x-3 gap-y-1 rounded-md bg-ground/85 p-1.5 pl-3.5 text-small">
          <span>{texts.startsSilent}</span>
          <Button size="small" className="min-h-11" icon={<Volume2 aria-hidden className="size-4.5" />} onClick={unmute}>
            {texts.unmute}
          </Button>
        </div>
      ) : null}
    </>
  )
}

type Props = {
  task: PendingTask
  progress: Progress
  /** The choices that the video was made of; `null` where this page does not know them. */
  form: WizardForm | null
  /** To the wizard's last step, with the same choices. */
  onAgain: () => void
  /** The same with one choice changed. */
  onVary: (variation: Variation) => void
  /** To an empty theme. */
  onAnother: () => void
}

/** The finished video: player, download, and what to post with it. */
export function ResultView({ task, progress, form, onAgain, onVary, onAnother }: Props) {
  const texts = useTexts(videoTexts)
  const { file, error, isFetching, retry } = useFinalVideo(task.taskId)
  const heading = useRef<HTMLHeadingElement>(null)
  const hasFile = file !== undefined
  const [app, setApp] = useState<OverlayId>('none')
  const [varying, setVarying] = useState(false)
  const title = progress.title ?? task.input
  useEffect(() => {
    // Moves screen readers from the progress to the result.
    if (hasFile) heading.current?.focus({ preventScroll: true })
  }, [hasFile])

  if (error !== null && !hasFile) {
    const problem = finalVideoProblem(error, texts)
    return (
      <FailureView
        {...problem}
        busy={isFetching}
        onRetry={retry}
        retryText={texts.retryDownload}
        onBack={problem.way === 'again' ? onAgain : onAnother}
        {...(problem.way === 'again' && { backText: texts.again })}
      />
    )
  }
  return (
    <div className="page-width grid max-w-[980px] items-start gap-x-10 gap-y-4 pt-4 pb-14 md:grid-cols-2 md:pt-10 lg:grid-cols-[22rem_minmax(0,1fr)] xl:max-w-[1240px] xl:grid-cols-[22rem_minmax(0,1fr)_20rem]">
      <div className="mx-auto flex w-full flex-col gap-3.5 md:max-w-[22rem]">
        <PhoneFrame className="mx-auto w-[min(100%,22rem,33.75svh)] md:w-full">
          {file === undefined ? (
            <output className="stripes flex h-full items-center justify-center text-small text-ink-muted">{texts.loading}</output>
          ) : (
            <>
              <VideoPlayer file={file} title={title} />
              <AppOverlay app={app} />
            </>
          )}
        </PhoneFrame>
        <OverlayChoice value={app} onChange={setApp} />
      </div>
      <ResultDetails
        ref={heading}
        {...{ title, file, onAgain, onAnother }}
        result={progress.result}
        {...(form !== null && { onVary: () => setVarying(true) })}
      />
      <div className="flex min-w-0 flex-col gap-4 md:col-start-2 xl:col-start-3">
        {progress.sentences.length === 0 ? null : (
          <section className="rounded-lg border border-hairline bg-surface-1 px-5 pt-4 pb-2">
            <h2 className="type-heading mb-3 text-body">{texts.sentences}</h2>
            <SentenceList sentences={progress.sentences} scenes={{ taskId: task.taskId, pictures: progress.pictures }} />
          </section>
        )}
        {form === null ? null : <OtherOpenings result={progress.result} onChoose={(opening) => onVary({ opening })} />}
        <OtherShape shape={progress.result?.shape ?? null} />
        {form === null ? null : <UnusedContext parts={progress.result?.unused_context ?? []} duration={form.duration} />}
        <SourceList told={progress.result?.told ?? []} />
      </div>
      {form === null ? null : <VariationDialog open={varying} form={form} onClose={() => setVarying(false)} onChoose={onVary} />}
    </div>
  )
}
