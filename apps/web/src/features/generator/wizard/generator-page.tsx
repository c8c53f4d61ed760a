import { firstWizard, isInputMissing, type WizardStep } from '@relampago/domain/rules'
import { useEffect, useRef } from 'react'
import { apiTexts } from '../../../api/api.texts.ts'
import { unauthorized } from '../../../api/unauthorized.ts'
import { currentLanguage, useTexts } from '../../../language/language.ts'
import { forgetPendingTask, usePendingTask } from '../../../session/pending-task.ts'
import { useSession } from '../../../session/session.ts'
import { removeStored } from '../../../storage/stored-values.ts'
import { PageHead } from '../../../ui/page-head.tsx'
import { generatorTexts } from '../generator.texts.ts'
import { TaskView } from '../making/task-view.tsx'
import { useScrollToTop } from '../use-scroll-to-top.ts'
import { useStepHistory } from './use-step-history.ts'
import { choicesOf, useWatchedVideo } from './use-watched-video.ts'
import { useWizard } from './use-wizard.ts'
import type { Variation } from '../result/variation-dialog.tsx'
import { WizardView } from './wizard-view.tsx'

/** Opens the login when a session ends while its video is shown: another request found out. */
function useLoginWhenExpired(hasTask: boolean): void {
  const { hasExpired } = useSession()
  const hadTask = useRef(false)
  useEffect(() => {
    if (hasTask) hadTask.current = true
    else if (hasExpired === true && hadTask.current) unauthorized(apiTexts[currentLanguage()][401])
  }, [hasTask, hasExpired])
}

/** The wizard, or the video it started, also after a reload. */
export function GeneratorPage() {
  const texts = useTexts(generatorTexts)
  const [wizard, dispatch] = useWizard()
  const ordered = usePendingTask()
  const video = useWatchedVideo(ordered)
  const { task } = video
  const form = choicesOf(video, ordered, wizard)
  const taskId = task?.taskId
  useLoginWhenExpired(task !== null)
  useStepHistory(wizard.step, dispatch, task === null)
  useScrollToTop(taskId ?? `step ${wizard.step}`)

  const isOrdered = taskId !== undefined && taskId === ordered?.taskId
  const leaveTask = () => {
    if (isOrdered) removeStored('wizardState')
    if (isOrdered) forgetPendingTask()
    if (video.isWatched) video.leave()
  }
  /** To the choices of this video: made again, it keeps its design. */
  const toWizard = () => {
    if (taskId !== undefined && form !== null) dispatch({ type: 'change', change: { variationOf: taskId } })
    leaveTask()
  }
  const startOver = () => {
    // A theme that was typed while this video was there is the next one.
    const input = wizard.form.input.trim() === task?.input ? '' : wizard.form.input
    video.leaveBehind(wizard, () => {
      if (!isOrdered) return
      dispatch({ type: 'restore', wizard: { ...firstWizard, form: { ...wizard.form, input, context: '', opening: '', variationOf: '', media: [] } } })
      removeStored('wizardState')
      forgetPendingTask()
    })
  }
  const fix = (step: WizardStep) => {
    if (video.choices !== null) dispatch({ type: 'restore', wizard: video.choices })
    // Without storage, the task still has its theme.
    if (isInputMissing(wizard.form) && task !== null) dispatch({ type: 'change', change: { input: task.input } })
    dispatch({ type: 'go', step })
    toWizard()
  }
  const vary = (variation: Variation) => {
    dispatch({ type: 'change', change: variation })
    fix(3)
  }
  return (
    <>
      <PageHead title={texts.page} description={texts.description} />
      {task === null ? (
        <WizardView wizard={wizard} dispatch={dispatch} />
      ) : (
        <TaskView key={task.taskId} task={task} form={form} onEnded={toWizard} onAnother={startOver} onFix={fix} onVary={vary} />
      )}
    </>
  )
}
