import { isCustomTemplate, planOf } from '@relampago/domain/catalogue'
import { isInputMissing, orderOf, type InputKind, type Wizard, type WizardAction } from '@relampago/domain/rules'
import { useState, type Dispatch } from 'react'
import { useNavigate } from 'react-router'
import { ApiError } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { useTexts } from '../../language/language.ts'
import { keepPendingTask } from '../../session/pending-task.ts'
import { useSession } from '../../session/session.ts'
import { showToast } from '../../ui/toasts.ts'
import { generateProblem } from './generate-problem.ts'
import { generatorTexts } from './generator.texts.ts'
import { saveWizard } from './use-wizard.ts'

type Generate = {
  busy: boolean
  /** Set when the server could not be reached; told in the connection box. */
  offline: boolean
  generate: () => Promise<void>
}

/** Starts the video of the wizard's choices, or says what stands in the way. */
export function useGenerate(wizard: Wizard, kind: InputKind, dispatch: Dispatch<WizardAction>): Generate {
  const texts = useTexts(generatorTexts)
  const navigate = useNavigate()
  const { state, user } = useSession()
  const [busy, setBusy] = useState(false)
  const [offline, setOffline] = useState(false)
  const seePro = { label: texts.seePro, to: '/pricing' }

  const start = async () => {
    const { success, task_id: taskId } = await call('generateVideo', { body: orderOf(wizard.form, kind) })
    if (!success || !taskId) throw new ApiError({ status: 200, code: 'unexpected_reply', message: texts.generateUnexpected })
    saveWizard(wizard)
    keepPendingTask({ taskId, input: wizard.form.input.trim(), kind, startedAt: Date.now() })
  }
  const generate = async () => {
    setOffline(false)
    dispatch({ type: 'check' })
    if (isInputMissing(wizard.form)) return showToast({ kind: 'bad', title: texts.required, text: texts.requiredText, lifeMs: 5000 })
    if (state !== 'signedIn') {
      saveWizard(wizard)
      showToast({ kind: 'info', title: texts.loginNeeded, text: texts.loginNeededText })
      return void navigate('/login?redirect=/generator')
    }
    if (isCustomTemplate(wizard.form.template) && user !== null && !planOf(user.plan).customTemplates)
      return showToast({ kind: 'warn', title: texts.proOnly, text: texts.proOnlyText, action: seePro })
    setBusy(true)
    try {
      await start()
    } catch (error) {
      const problem = generateProblem(error, texts)
      if (problem === null) saveWizard(wizard)
      else if (problem.place === 'connection') setOffline(true)
      else showToast({ kind: 'bad', title: problem.title, text: problem.text, ...(problem.needsPro && { action: seePro }) })
      if (!(error instanceof ApiError)) console.error(error)
    } finally {
      setBusy(false)
    }
  }
  return { busy, offline, generate }
}
