import { useTexts } from '../../language/language.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { firstWizard } from '@relampago/domain/rules'
import { useCallback, useEffect, useState } from 'react'
import { forgetPendingTask, readPendingTask, type PendingTask } from '../../session/pending-task.ts'
import { removeStored } from '../../session/stored-values.ts'
import { generatorTexts } from './generator.texts.ts'
import { TaskView } from './task-view.tsx'
import { useWizard } from './use-wizard.ts'
import { WizardView } from './wizard-view.tsx'

/** The wizard, or the video it started: whoever comes back finds it where it is. */
export function GeneratorPage() {
  const texts = useTexts(generatorTexts)
  const [wizard, dispatch] = useWizard()
  const [task, setTask] = useState<PendingTask | null>(null)
  useEffect(() => setTask(readPendingTask()), [])

  const toWizard = useCallback(() => {
    forgetPendingTask()
    removeStored('wizardState')
    setTask(null)
  }, [])
  const startOver = useCallback(() => {
    toWizard()
    dispatch({ type: 'restore', wizard: { ...firstWizard, form: { ...wizard.form, input: '', context: '' } } })
  }, [toWizard, dispatch, wizard.form])
  const changeTemplate = useCallback(() => {
    toWizard()
    dispatch({ type: 'go', step: 2 })
  }, [toWizard, dispatch])

  return (
    <>
      <PageHead title={texts.page} description={texts.description} />
      {task === null ? (
        <WizardView wizard={wizard} dispatch={dispatch} onStarted={setTask} />
      ) : (
        <TaskView key={task.taskId} task={task} onEnded={toWizard} onAnother={startOver} onChangeTemplate={changeTemplate} />
      )}
    </>
  )
}
