import { plans } from '@relampago/domain/catalogue'
import { pendingPaymentText } from '@relampago/domain/rules'
import { Lock } from 'lucide-react'
import { useUserStats, type UserStats } from '../../session/use-user-stats.ts'
import { useLanguage, useTexts } from '../../language/language.ts'
import { useSession } from '../../session/session.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { PaymentDialog } from './payment/payment-dialog.tsx'
import { usePayment, type Payment } from './payment/use-payment.ts'
import { PlanCard } from './plan-card.tsx'
import { plansTexts } from './plans.texts.ts'
import { Questions } from './questions.tsx'

function LoginBanner() {
  const texts = useTexts(plansTexts)
  return (
    <section
      aria-label={texts.loginTitle}
      className="mt-8 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-md border border-hairline bg-surface-2 px-4 py-3.5"
    >
      <Lock aria-hidden className="size-5 shrink-0 text-info" />
      <div className="min-w-0 flex-1 basis-56 text-small">
        <p className="font-semibold">{texts.loginTitle}</p>
        <p className="text-ink-muted">{texts.loginText}</p>
      </div>
      <div className="flex gap-2">
        <ButtonLink to="/login?redirect=/pricing" look="outline" size="small" className="min-h-11">
          {texts.login}
        </ButtonLink>
        <ButtonLink to="/signup?redirect=/pricing" size="small" className="min-h-11">
          {texts.signup}
        </ButtonLink>
      </div>
    </section>
  )
}

function PendingPayment({ pending, resume }: { pending: NonNullable<UserStats['pending_payment']> } & Pick<Payment, 'resume'>) {
  const texts = useTexts(plansTexts)
  const language = useLanguage()
  const goOn = () => resume({ paymentId: pending.payment_id, provider: pending.provider, address: pending.checkout_url, opensIn: pending.opens_in })
  return (
    <div className="mt-8">
      <Notice tone="waiting" announce="politely">
        <p>{pendingPaymentText[language]}</p>
        <Button size="small" className="mt-3 min-h-11" onClick={goOn}>
          {texts.continuePayment}
        </Button>
      </Notice>
    </div>
  )
}

/** Planos e Pagamentos: what each plan gives, and the payment over it. */
export function PlansPage() {
  const texts = useTexts(plansTexts)
  const { state } = useSession()
  // The plans are shown and sold without these numbers: a failure is not reported.
  const { data } = useUserStats({ on401: 'throw' })
  const payment = usePayment(plans.pro)
  const pending = data?.pending_payment ?? null
  const blockedUntil = data?.current_plan?.can_change_plan === false ? data.current_plan.can_change_plan_at : null
  return (
    <div className="page-width py-12 lg:py-20">
      <PageHead title={texts.page} description={texts.description} />
      <div className="grid gap-4 lg:grid-cols-2 lg:items-end">
        <h1 className="type-display">{texts.page}</h1>
        <p className="max-w-sm text-ink-muted lg:justify-self-end">{texts.intro}</p>
      </div>
      {state === 'signedIn' ? null : <LoginBanner />}
      {pending === null ? null : <PendingPayment pending={pending} resume={payment.resume} />}
      <div className="mt-10 grid gap-5 lg:grid-cols-[0.85fr_1fr]">
        <PlanCard plan={plans.free} blockedUntil={blockedUntil} isPending={false} onSubscribe={() => {}} />
        <PlanCard plan={plans.pro} blockedUntil={null} isPending={pending !== null} onSubscribe={() => void payment.open()} />
      </div>
      <Questions />
      <PaymentDialog plan={plans.pro} payment={payment} />
    </div>
  )
}
