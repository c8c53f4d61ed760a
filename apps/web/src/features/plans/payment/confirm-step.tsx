import type { Plan } from '@relampago/domain/catalogue'
import { planOf } from '@relampago/domain/catalogue'
import { CircleAlert, Info, Lock } from 'lucide-react'
import { useId } from 'react'
import { dateText } from '../../../language/date.ts'
import { useLanguage, useTexts } from '../../../language/language.ts'
import { priceText } from '../../../language/numbers.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { PaymentProblem } from './payment-problem.ts'
import { paymentTexts } from './payment.texts.ts'
import type { Payment, PaymentStep } from './use-payment.ts'

type Confirm = Extract<PaymentStep, { name: 'confirm' }>
type Buyer = NonNullable<Confirm['buyer']>

function PlanSummary({ plan }: { plan: Plan }) {
  const texts = useTexts(paymentTexts)
  const language = useLanguage()
  return (
    <div className="flex items-center justify-between gap-4 border-b border-hairline pb-5">
      <div>
        <p className="font-semibold">{texts.planLine(plan.name)}</p>
        <p className="text-small text-ink-muted">{texts.renewal}</p>
      </div>
      <p className="type-title shrink-0">{priceText(plan.priceCents, language)}</p>
    </div>
  )
}

function Account({ buyer }: { buyer: Buyer }) {
  const texts = useTexts(paymentTexts)
  const language = useLanguage()
  const name = buyer.name || buyer.email
  return (
    <section aria-label={texts.account} className="flex items-center gap-3">
      <span aria-hidden className="flex size-10 shrink-0 items-center justify-center rounded-full bg-paper font-semibold text-on-action uppercase">
        {name.slice(0, 1)}
      </span>
      <div className="min-w-0">
        <p className="font-semibold [overflow-wrap:anywhere]">{name}</p>
        <p className="text-small text-ink-muted">{texts.accountSince(planOf(buyer.plan).name, dateText(buyer.created_at, language))}</p>
      </div>
    </section>
  )
}

function FixedEmail({ email }: { email: string }) {
  const texts = useTexts(paymentTexts)
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="mb-2 block text-small font-semibold">
        {texts.email}
      </label>
      <div className="relative">
        <Lock aria-hidden className="absolute top-0 bottom-0 left-3.5 my-auto size-4.5 text-ink-muted" />
        <input
          id={id}
          type="email"
          readOnly
          value={email}
          aria-describedby={`${id}-help`}
          className="min-h-12 w-full rounded-md border border-dashed border-control bg-transparent pr-3.5 pl-10.5 text-ellipsis text-ink-muted"
        />
      </div>
      <p id={`${id}-help`} className="mt-2 flex items-start gap-2 text-small text-ink-muted">
        <Info aria-hidden className="mt-0.5 size-4 shrink-0" />
        {texts.emailHelp}
      </p>
    </div>
  )
}

function Problem({ problem: { id, reason: ofServer } }: { problem: PaymentProblem }) {
  const { problems } = useTexts(paymentTexts)
  const { title, text } = problems[id]
  const reason = ofServer ?? text
  return (
    <Notice tone="bad" announce="atOnce" icon={<CircleAlert aria-hidden className="size-4.5" />}>
      <p className="font-semibold">{title}</p>
      {reason === title ? null : <p className="text-ink-muted">{reason}</p>}
    </Notice>
  )
}

function LoadingAccount() {
  const texts = useTexts(paymentTexts)
  return (
    <output aria-label={texts.loading} className="block space-y-5">
      <Skeleton className="h-11 w-56" />
      <Skeleton className="h-12 w-full" />
      <Skeleton className="h-9 w-full" />
    </output>
  )
}

/** Plan, account and e-mail, before anything is created. */
export function ConfirmStep({ plan, step, pay, close }: { plan: Plan; step: Confirm } & Pick<Payment, 'pay' | 'close'>) {
  const texts = useTexts(paymentTexts)
  const { buyer, problem, busy } = step
  return (
    <div className="flex flex-col gap-5">
      <PlanSummary plan={plan} />
      {buyer === null ? (
        <LoadingAccount />
      ) : (
        <>
          <Account buyer={buyer} />
          <FixedEmail email={buyer.email.toLowerCase()} />
        </>
      )}
      {problem === null ? null : <Problem problem={problem} />}
      <div className="flex gap-3 pb-[env(safe-area-inset-bottom)] max-[359px]:flex-col-reverse">
        <Button look="outline" onClick={close}>
          {texts.cancel}
        </Button>
        <Button look="primary" busy={busy} disabled={buyer === null} onClick={() => void pay()} className="flex-1">
          {busy ? texts.paying : texts.pay}
        </Button>
      </div>
    </div>
  )
}
