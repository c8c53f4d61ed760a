import { plans, planOf, type Plan } from '@relampago/domain/catalogue'
import { Check, Minus } from 'lucide-react'
import { useLanguage, useTexts } from '../../language/language.ts'
import { priceText } from '../../language/price.ts'
import { useSession } from '../../session/session.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { plansTexts } from './plans.texts.ts'

function usePlanPoints(plan: Plan): { text: string; good: boolean }[] {
  const texts = useTexts(plansTexts)
  return [
    { text: texts.daily(plan.limits.daily), good: true },
    { text: texts.monthly(plan.limits.monthly), good: true },
    { text: plan.customTemplates ? texts.customTemplates : texts.templates, good: true },
    { text: plan.quality === 'high' ? texts.high : texts.standard, good: true },
    ...(plan.id === 'pro' ? [{ text: texts.support, good: true }] : []),
    { text: plan.watermark ? texts.watermark : texts.noWatermark, good: !plan.watermark },
  ]
}

function PlanCard({ plan }: { plan: Plan }) {
  const texts = useTexts(plansTexts)
  const language = useLanguage()
  const { user } = useSession()
  const points = usePlanPoints(plan)
  const isPro = plan.id === 'pro'
  const isCurrent = isPro && user !== null && planOf(user.plan).id === plan.id
  return (
    <section
      className={classNames(
        'relative flex flex-col overflow-hidden rounded-lg p-6 sm:p-9',
        isPro ? 'on-light bg-paper text-on-action' : 'border border-hairline bg-surface-1',
      )}
    >
      {isPro ? (
        <p
          aria-hidden
          className="absolute -top-6 -right-6 flex size-40 rotate-8 items-center justify-center rounded-full bg-action pt-2 pr-2 text-center font-display text-[1.25rem] leading-none font-extrabold"
        >
          {texts.burst(plan.limits.daily)}
        </p>
      ) : null}
      <h2 className="type-title">{plan.name}</h2>
      <p className="type-display mt-4">
        {priceText(plan.priceCents, language)}
        {isPro ? <span className="ml-2 font-body text-body font-medium tracking-normal [font-stretch:100%]">{texts.perMonth}</span> : null}
      </p>
      <ul className="mt-6 mb-8 space-y-3">
        {points.map(({ text, good }) => (
          <li key={text} className={classNames('flex items-center gap-3', !good && 'text-ink-muted')}>
            {good ? <Check aria-hidden className={classNames('size-4.5', !isPro && 'text-good')} /> : <Minus aria-hidden className="size-4.5" />}
            {text}
          </li>
        ))}
      </ul>
      <Button disabled className="mt-auto" size="large">
        {isCurrent ? texts.current : isPro ? texts.soon : texts.free}
      </Button>
    </section>
  )
}

export function PlansPage() {
  const texts = useTexts(plansTexts)
  return (
    <div className="page-width py-12 lg:py-20">
      <PageHead title={texts.page} description={texts.description} />
      <div className="grid gap-4 lg:grid-cols-2 lg:items-end">
        <h1 className="type-display">{texts.page}</h1>
        <p className="max-w-sm text-ink-muted lg:justify-self-end">{texts.intro}</p>
      </div>
      <div className="mt-10 grid gap-5 lg:grid-cols-[0.85fr_1fr]">
        <PlanCard plan={plans.free} />
        <PlanCard plan={plans.pro} />
      </div>
    </div>
  )
}
