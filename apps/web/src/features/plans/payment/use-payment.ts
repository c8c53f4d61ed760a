import type { Plan } from '@relampago/domain/catalogue'
import type { CallReply } from '@relampago/domain/contracts'
import { isUpgrade } from '@relampago/domain/rules'
import { useRef, useState } from 'react'
import { call } from '../../../api/call.ts'
import { useReadAccountAgain } from '../../../session/use-user-stats.ts'
import { useTexts } from '../../../language/language.ts'
import { announcePlan, keepPlan, previousPlan } from '../../../session/plan-transition.ts'
import { currentSession, refreshSession } from '../../../session/session.ts'
import { readStored } from '../../../storage/stored-values.ts'
import { showToast } from '../../../ui/toasts.ts'
import { openCheckout, type Checkout } from './open-checkout.ts'
import { closingProblems, paymentProblem, type PaymentProblem } from './payment-problem.ts'
import { paymentTexts } from './payment.texts.ts'

/**
 * Where the dialog stands: `confirm` shows plan and account, `checkout` the provider's page; `null`
 * is closed.
 */
export type PaymentStep =
  | { name: 'confirm'; buyer: CallReply<'me'> | null; problem: PaymentProblem | null; busy: boolean }
  | { name: 'checkout'; checkout: Checkout }

export type Payment = {
  step: PaymentStep | null
  open: () => Promise<void>
  /** Resumes a checkout that was opened before. */
  resume: (checkout: Checkout) => void
  pay: () => Promise<void>
  close: () => void
}

/**
 * One payment: confirm, checkout, closing. Closing from the checkout reads the account again and
 * says when the plan began.
 */
export function usePayment(plan: Plan): Payment {
  const { problems, login } = useTexts(paymentTexts)
  const readAccountAgain = useReadAccountAgain()
  const [step, setStep] = useState<PaymentStep | null>(null)
  // Ignores replies to a dialog that was closed meanwhile.
  const opening = useRef(0)

  const fail = (problem: PaymentProblem) => {
    if (!closingProblems.has(problem.id)) return setStep((now) => (now?.name === 'confirm' ? { ...now, problem, busy: false } : now))
    setStep(null)
    const { title, text } = problems[problem.id]
    const action = problem.id === 'signedOut' ? { action: { label: login, to: '/login?redirect=/pricing' } } : {}
    showToast({ kind: 'bad', title, text: problem.reason ?? text, ...action })
  }
  const open = async () => {
    if (readStored('token') === null) return fail({ id: 'signedOut', reason: null })
    opening.current += 1
    const mine = opening.current
    setStep({ name: 'confirm', buyer: null, problem: null, busy: false })
    try {
      const buyer = await call('me', { on401: 'throw' })
      keepPlan(buyer.plan)
      if (mine === opening.current) setStep({ name: 'confirm', buyer, problem: null, busy: false })
    } catch (error) {
      if (mine === opening.current) fail(paymentProblem('account', error))
    }
  }
  const pay = async () => {
    if (step?.name !== 'confirm' || step.buyer === null || step.busy) return
    const mine = opening.current
    setStep({ ...step, busy: true, problem: null })
    const opened = await openCheckout(plan, step.buyer)
    if (mine !== opening.current) return
    if ('problem' in opened) fail(opened.problem)
    else setStep({ name: 'checkout', checkout: opened.checkout })
  }
  const afterCheckout = async () => {
    // Not awaited: the plan is known from the account.
    void readAccountAgain()
    await refreshSession()
    const account = currentSession().user
    if (account !== null) announcePlan(account.plan, isUpgrade(account.plan, previousPlan()))
  }
  const close = () => {
    opening.current += 1
    if (step?.name === 'checkout') void afterCheckout()
    setStep(null)
  }
  const resume = (checkout: Checkout) => {
    keepPlan(currentSession().user?.plan ?? 'free')
    setStep({ name: 'checkout', checkout })
  }
  return { step, open, resume, pay, close }
}
