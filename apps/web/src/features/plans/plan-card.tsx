import { planFeatures, planOf, type Plan } from '@relampago/domain/catalogue'
import { Check, Hourglass, Minus } from 'lucide-react'
import { dateText } from '../../language/date.ts'
import { useLanguage, useTexts } from '../../language/language.ts'
import { priceText } from '../../language/numbers.ts'
import { useSession } from '../../session/session.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Bolt } from '../../ui/logo.tsx'
import { PhoneFrame } from '../../ui/phone-frame.tsx'
import { SampleFrame } from '../../ui/sample-frame.tsx'
import { Burst } from './burst.tsx'
import { plansTexts } from './plans.texts.ts'

/** The same frame with or without the signature of the Free plan, where the video has it. */
function Sample({ plan }: { plan: Plan }) {
  return (
    <PhoneFrame className={classNames('w-24 shrink-0 self-start rounded-[18px] sm:w-32 lg:w-36', plan.id === 'pro' && 'border-on-action')}>
      <SampleFrame sample="coffee" className="h-full" />
      {plan.watermark ? (
        <span
          aria-hidden
          className="absolute bottom-[17%] left-[6%] flex items-center gap-1 text-[0.5rem] font-semibold text-ink [text-shadow:0_1px_2px_#000] sm:text-[0.625rem]"
        >
          <Bolt className="size-2.5 text-action" />
          relâmpago
        </span>
      ) : null}
    </PhoneFrame>
  )
}

function Features({ plan }: { plan: Plan }) {
  const language = useLanguage()
  return (
    <ul className="space-y-3">
      {planFeatures[plan.id].map((feature) => (
        <li key={feature.pt} className={classNames('flex items-start gap-3', feature.isDrawback && 'text-ink-muted')}>
          {feature.isDrawback ? (
            <Minus aria-hidden className="mt-0.5 size-4.5 shrink-0" />
          ) : (
            <Check aria-hidden className={classNames('mt-0.5 size-4.5 shrink-0', plan.id === 'free' && 'text-good')} />
          )}
          {feature[language]}
        </li>
      ))}
    </ul>
  )
}

type Props = {
  plan: Plan
  /** The moment until which a running plan cannot be changed, or `null`. */
  blockedUntil: string | null
  /** Whether a payment for it waits for its confirmation. */
  isPending: boolean
  onSubscribe: () => void
}

/** What a plan costs and gives, and the way to it. */
export function PlanCard({ plan, blockedUntil, isPending, onSubscribe }: Props) {
  const texts = useTexts(plansTexts)
  const language = useLanguage()
  const { user } = useSession()
  const isPro = plan.id === 'pro'
  const isCurrent = isPro && user !== null && planOf(user.plan).id === plan.id
  return (
    <section
      aria-label={plan.name}
      className={classNames(
        'relative flex flex-col overflow-hidden rounded-lg p-6 sm:p-9',
        isPro ? 'on-light bg-paper text-on-action' : 'border border-hairline bg-surface-1',
      )}
    >
      {isPro ? <Burst text={texts.burst(plan.limits.daily)} /> : null}
      <h2 className="type-title">{plan.name}</h2>
      <p className="type-display mt-4">
        {priceText(plan.priceCents, language)}
        {isPro ? <span className="ml-2 font-body text-body font-medium tracking-normal [font-stretch:100%]">{texts.perMonth}</span> : null}
      </p>
      <div className="mt-6 mb-8 flex flex-1 justify-between gap-4">
        <Features plan={plan} />
        <Sample plan={plan} />
      </div>
      {isPro ? (
        <Button look="dark" size="large" disabled={isCurrent} onClick={onSubscribe}>
          {isCurrent ? texts.current : texts.subscribe}
        </Button>
      ) : (
        <Button size="large" disabled>
          {texts.free}
        </Button>
      )}
      {isPro ? (
        <p className="mt-3 flex items-start gap-2 text-small">
          {isPending ? <Hourglass aria-hidden className="mt-0.5 size-4 shrink-0" /> : null}
          {isPending ? texts.pending : texts.cancelAnyTime}
        </p>
      ) : null}
      {!isPro && blockedUntil !== null ? <p className="mt-3 text-small text-ink-muted">{texts.blocked(dateText(blockedUntil, language))}</p> : null}
    </section>
  )
}
