import type { WizardForm, WizardStep } from '@relampago/domain/rules'
import { useEffect } from 'react'
import { ApiError, noReply } from '../../../api/api-error.ts'
import { useTexts } from '../../../language/language.ts'
import type { PendingTask } from '../../../session/pending-task.ts'
import { showToast } from '../../../ui/toasts.ts'
import { FailureView } from '../result/failure-view.tsx'
import { GeneratingView, type Trouble } from './generating-view.tsx'
import type { Progress } from '../read-progress.ts'
import { ResultView } from '../result/result-view.tsx'
import { mayRecover, useProgress } from './use-progress.ts'
import { useScrollToTop } from '../use-scroll-to-top.ts'
import type { Variation } from '../result/variation-dialog.tsx'
import { videoTexts } from '../video.texts.ts'

type Props = {
  task: PendingTask
  /** The choices that the video is made of; `null` where this page does not know them. */
  form: WizardForm | null
  /** Back to the wizard with its choices. */
  onEnded: () => void
  /** Back to an empty theme. */
  onAnother: () => void
  /** Back to the wizard, at the step that can fix the failure. */
  onFix: (step: WizardStep) => void
  /** To the wizard's last step with one choice changed. */
  onVary: (variation: Variation) => void
}

/** The view of a video: in progress, or its outcome. */
function viewOf(progress: Progress | undefined): string {
  return progress?.status === 'done' || progress?.status === 'failed' ? progress.status : 'making'
}

function troubleOf(error: Error | null): Trouble | null {
  const status = error instanceof ApiError ? error.status : null
  // After a 401 the login opens.
  if (error === null || status === 401) return null
  return status === noReply ? 'offline' : 'server'
}

/**
 * Shows why there is no video. An unusable link or theme is fixed at step 1, anything else by a
 * simpler style.
 */
function Failed({ progress, onEnded, onFix }: { progress: Progress } & Pick<Props, 'onEnded' | 'onFix'>) {
  const texts = useTexts(videoTexts)
  const ofInput = /^(page|subject)_/.test(progress.error_type ?? '')
  const reason = progress.error ?? texts.failedText
  return (
    <FailureView
      title={texts.failed}
      text={ofInput ? `${reason} ${texts.cancelledText}` : reason}
      way="retry"
      retryText={ofInput ? texts.changeInput : texts.retry}
      onRetry={ofInput ? () => onFix(1) : onEnded}
      backText={ofInput ? texts.retry : texts.changeTemplate}
      onBack={ofInput ? onEnded : () => onFix(2)}
    />
  )
}

/** One video from its order to its file. */
export function TaskView({ task, form, onEnded, onAnother, onFix, onVary }: Props) {
  const texts = useTexts(videoTexts)
  const { data: progress, error, refetch } = useProgress(task.taskId)
  const isLost = error !== null && !mayRecover(error)
  const needsPro = progress?.status === 'failed' && progress.error_type === 'template_restriction'
  const isCancelled = progress?.status === 'cancelled'
  useScrollToTop(viewOf(progress))

  useEffect(() => {
    if (isLost) showToast({ kind: 'warn', title: texts.lost, text: texts.lostText })
    if (needsPro) showToast({ kind: 'bad', title: texts.proOnlyServer, text: progress?.error ?? '', action: { label: texts.seePro, to: '/pricing' } })
    if (isLost || needsPro || isCancelled) onEnded()
  }, [isLost, needsPro, isCancelled, progress?.error, texts, onEnded])

  if (progress?.status === 'done') return <ResultView {...{ task, form, progress, onVary, onAnother }} onAgain={() => onFix(3)} />
  if (progress?.status === 'failed' && !needsPro) return <Failed {...{ progress, onEnded, onFix }} />
  return <GeneratingView task={task} progress={progress} trouble={troubleOf(error)} onRetry={() => void refetch()} onCancelled={onEnded} />
}
