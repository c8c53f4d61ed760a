import type { WizardStep } from '@relampago/domain/rules'
import { useEffect } from 'react'
import { ApiError, noReply } from '../../api/api-error.ts'
import { useTexts } from '../../language/language.ts'
import type { PendingTask } from '../../session/pending-task.ts'
import { showToast } from '../../ui/toasts.ts'
import { FailureView } from './failure-view.tsx'
import { GeneratingView } from './generating-view.tsx'
import { ResultView } from './result-view.tsx'
import { useProgress, type Progress } from './use-progress.ts'
import { useScrollToTop } from './use-scroll-to-top.ts'
import { videoTexts } from './video.texts.ts'

type Props = {
  task: PendingTask
  /** Back to the wizard with its choices. */
  onEnded: () => void
  /** Back to an empty theme. */
  onAnother: () => void
  /** Back to the wizard, at the step that can mend what failed. */
  onMend: (step: WizardStep) => void
}

/** What is shown of a video: that it is made, or how it ended. */
function viewOf(progress: Progress | undefined): string {
  return progress?.status === 'done' || progress?.status === 'failed' ? progress.status : 'making'
}

/** Says why there is no video. A link or theme that cannot be used is mended at step 1, anything else by a simpler style. */
function Failed({ progress, onEnded, onMend }: { progress: Progress } & Pick<Props, 'onEnded' | 'onMend'>) {
  const texts = useTexts(videoTexts)
  const ofInput = /^(page|subject)_/.test(progress.error_type ?? '')
  const reason = progress.error ?? texts.failedText
  return (
    <FailureView
      title={texts.failed}
      text={ofInput ? `${reason} ${texts.cancelledText}` : reason}
      way="retry"
      retryText={ofInput ? texts.changeInput : texts.retry}
      onRetry={ofInput ? () => onMend(1) : onEnded}
      backText={ofInput ? texts.retry : texts.changeTemplate}
      onBack={ofInput ? onEnded : () => onMend(2)}
    />
  )
}

/** One video from its order to its file. */
export function TaskView({ task, onEnded, onAnother, onMend }: Props) {
  const texts = useTexts(videoTexts)
  const { data: progress, error, refetch } = useProgress(task.taskId)
  const status = error instanceof ApiError ? error.status : null
  const isLost = status === 404 || status === 410
  const needsPro = progress?.status === 'failed' && progress.error_type === 'template_restriction'
  const isCancelled = progress?.status === 'cancelled'
  useScrollToTop(viewOf(progress))

  useEffect(() => {
    if (isLost) showToast({ kind: 'warn', title: texts.lost, text: texts.lostText })
    if (needsPro) showToast({ kind: 'bad', title: texts.proOnlyServer, text: progress?.error ?? '', action: { label: texts.seePro, to: '/pricing' } })
    if (isLost || needsPro || isCancelled) onEnded()
  }, [isLost, needsPro, isCancelled, progress?.error, texts, onEnded])

  if (progress?.status === 'done') return <ResultView task={task} progress={progress} onAnother={onAnother} />
  if (progress?.status === 'failed' && !needsPro) return <Failed {...{ progress, onEnded, onMend }} />
  return <GeneratingView task={task} progress={progress} offline={status === noReply} onRetry={() => void refetch()} onCancelled={onEnded} />
}
