import type { WizardForm } from '@relampago/domain/rules'
import { useEffect, useRef, useState } from 'react'
import { useTexts } from '../../../language/language.ts'
import type { PendingTask } from '../../../session/pending-task.ts'
import { FailureView } from './failure-view.tsx'
import { finalVideoProblem } from './final-video-problem.ts'
import { OtherOpenings } from './other-openings.tsx'
import { ResultDetails } from './result-details.tsx'
import { ResultPlayer } from './result-player.tsx'
import { SentenceList } from '../scenes/sentence-list.tsx'
import { SourceList } from './source-list.tsx'
import { OtherShape } from './other-shape.tsx'
import { UnusedContext } from './unused-context.tsx'
import { useFinalVideo } from './use-final-video.ts'
import type { Progress } from '../read-progress.ts'
import { VariationDialog, type Variation } from './variation-dialog.tsx'
import { videoTexts } from '../video.texts.ts'

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

function Script({ task, progress: { sentences, pictures } }: Pick<Props, 'task' | 'progress'>) {
  const texts = useTexts(videoTexts)
  if (sentences.length === 0) return null
  return (
    <section className="rounded-lg border border-hairline bg-surface-1 px-5 pt-4 pb-2">
      <h2 className="type-heading mb-3 text-body">{texts.sentences}</h2>
      <SentenceList sentences={sentences} scenes={{ taskId: task.taskId, pictures }} />
    </section>
  )
}

/** What the video says, what it leaves out, and where it is from. */
function ResultTold({ task, progress, form, onVary }: Pick<Props, 'task' | 'progress' | 'form' | 'onVary'>) {
  const { result } = progress
  return (
    <div className="flex min-w-0 flex-col gap-4 md:col-start-2 xl:col-start-3">
      <Script task={task} progress={progress} />
      {form === null ? null : <OtherOpenings result={result} onChoose={(opening) => onVary({ opening })} />}
      <OtherShape shape={result?.shape ?? null} />
      {form === null ? null : <UnusedContext parts={result?.unused_context ?? []} duration={form.duration} />}
      <SourceList told={result?.told ?? []} />
    </div>
  )
}

/** The finished video: player, download, and what to post with it. */
export function ResultView({ task, progress, form, onAgain, onVary, onAnother }: Props) {
  const texts = useTexts(videoTexts)
  const { file, error, isFetching, retry } = useFinalVideo(task.taskId)
  const heading = useRef<HTMLHeadingElement>(null)
  const hasFile = file !== undefined
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
      <ResultPlayer file={file} title={title} />
      <ResultDetails
        ref={heading}
        {...{ title, file, onAgain, onAnother }}
        result={progress.result}
        {...(form !== null && { onVary: () => setVarying(true) })}
      />
      <ResultTold {...{ task, progress, form, onVary }} />
      {form === null ? null : <VariationDialog open={varying} form={form} onClose={() => setVarying(false)} onChoose={onVary} />}
    </div>
  )
}
