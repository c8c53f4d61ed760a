import type { CallReply } from '@relampago/domain/contracts'
import { isInputMissing, orderOf, type InputKind, type Wizard, type WizardAction } from '@relampago/domain/rules'
import type { Milliseconds } from '@relampago/domain/units'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState, type Dispatch } from 'react'
import { useNavigate } from 'react-router'
import { ApiError } from '../../../api/api-error.ts'
import { call } from '../../../api/call.ts'
import { useTexts } from '../../../language/language.ts'
import { logError } from '../../../log/log.ts'
import { keepPendingTask, readPendingTask } from '../../../session/pending-task.ts'
import { carryRedirect } from '../../../session/own-path.ts'
import { useSession } from '../../../session/session.ts'
import { readStored } from '../../../storage/stored-values.ts'
import { showToast } from '../../../ui/toasts.ts'
import { answerInTime } from '../answer-in-time.ts'
import { generateProblem } from './generate-problem.ts'
import { generatorTexts } from '../generator.texts.ts'
import { ownMediaKey } from '../media/use-own-media.ts'
import { attemptKey, endAttempt } from './order-attempt.ts'
import { quotaKey } from './use-quota.ts'
import { useTemplateReset, useTemplateRule } from '../use-template-choice.ts'
import { videoServiceKey } from '../use-video-service.ts'
import { noteWaitingOrder } from './use-waiting-order.ts'
import { ownership, saveWizard } from './use-wizard.ts'

/**
 * An order is a small request: without a reply by then, there is no connection. It can be sent
 * again under its key.
 */
const answerWithinMs: Milliseconds = 30_000

type Generate = {
  busy: boolean
  /** The server could not be reached; shown in the connection box. */
  offline: boolean
  generate: () => Promise<void>
}

/** Shows why an order was not taken, each in its place. */
function useProblem({ onOffline, onTemplateGone }: { onOffline: () => void; onTemplateGone: () => void }): (error: unknown) => void {
  const texts = useTexts(generatorTexts)
  const queryClient = useQueryClient()
  const seePro = { label: texts.seePro, to: '/pricing' }
  return (error) => {
    const code = error instanceof ApiError ? error.code : null
    if (code === 'idempotency_key_reused') endAttempt()
    // No videos are made: the notice says so until they are.
    if (code === 'generation_stopped') void queryClient.invalidateQueries({ queryKey: videoServiceKey })
    // Another tab or device took the last one: the button says so from now on.
    if (code === 'quota_exceeded') void queryClient.invalidateQueries({ queryKey: quotaKey })
    const problem = generateProblem(error, texts)
    // A 401 opens the login by itself.
    if (problem === null) return
    // The list still held it.
    if (code === 'template_unavailable') void queryClient.invalidateQueries({ queryKey: ['options'] })
    // A photo is no longer stored: the list says which.
    if (error instanceof ApiError && error.field?.startsWith('media') === true) void queryClient.invalidateQueries({ queryKey: ownMediaKey })
    if (code === 'template_unavailable') onTemplateGone()
    else if (problem.place === 'connection') onOffline()
    else showToast({ kind: 'bad', title: problem.title, text: problem.text, ...(problem.needsPro && { action: seePro }) })
    if (!(error instanceof ApiError)) logError(error)
  }
}

/**
 * Starts the video of the wizard's choices, or shows what prevents it. `mayGenerate` is asked
 * before anything is ordered.
 */
export function useGenerate(
  wizard: Wizard,
  { kind, dispatch, mayGenerate }: { kind: InputKind; dispatch: Dispatch<WizardAction>; mayGenerate: () => Promise<boolean> },
): Generate {
  const texts = useTexts(generatorTexts)
  const navigate = useNavigate()
  const { state } = useSession()
  const { mayUse, explain } = useTemplateRule()
  const isSending = useRef(false)
  const [busy, setBusy] = useState(false)
  const [offline, setOffline] = useState(false)
  const reset = useTemplateReset(dispatch)
  const showProblem = useProblem({ onOffline: () => setOffline(true), onTemplateGone: reset })

  const start = async () => {
    const body = orderOf(wizard.form, kind)
    // Stored before the request: the page may end before its reply.
    const idempotencyKey = attemptKey(body)
    saveWizard(wizard)
    const isOwn = ownership()
    // Partial: a proxy may have answered something else.
    const reply: Partial<CallReply<'generateVideo'>> | null = await answerInTime(answerWithinMs, null, (signal) =>
      call('generateVideo', { body, idempotencyKey, signal }),
    )
    // Signed out meanwhile: the next person must not see this video.
    if (!isOwn()) return
    const taskId = reply?.task_id
    if (reply?.success !== true || !taskId) throw new ApiError({ status: 200, code: 'unexpected_reply', message: texts.generateUnexpected })
    endAttempt()
    keepPendingTask({ taskId, input: wizard.form.input.trim(), kind, startedAt: Date.now() })
  }
  const generate = async () => {
    setOffline(false)
    dispatch({ type: 'check' })
    if (isInputMissing(wizard.form)) return showToast({ kind: 'bad', title: texts.required, text: texts.requiredText, lifeMs: 5000 })
    if (state !== 'signedIn') {
      saveWizard(wizard)
      showToast({ kind: 'info', title: texts.loginNeeded, text: texts.loginNeededText })
      noteWaitingOrder()
      // Who was never signed in here has no account yet, as a rule.
      return void navigate(carryRedirect(readStored('hadSession') === null ? '/signup' : '/login', '/generator'))
    }
    if (!mayUse(wizard.form.template)) return explain()
    // One order for two quick presses, and none while another tab has one.
    if (isSending.current || readPendingTask() !== null) return
    isSending.current = true
    setBusy(true)
    const isOwn = ownership()
    try {
      if ((await mayGenerate()) && isOwn()) await start()
    } catch (error) {
      showProblem(error)
    } finally {
      isSending.current = false
      setBusy(false)
    }
  }
  return { busy, offline, generate }
}
