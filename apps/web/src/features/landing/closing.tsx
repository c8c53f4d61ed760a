import { plans } from '@relampago/domain/catalogue'
import { useLanguage, useTexts } from '../../language/language.ts'
import { priceText } from '../../language/numbers.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { landingTexts } from './landing.texts.ts'

export function Closing() {
  const texts = useTexts(landingTexts)
  const language = useLanguage()
  const { free, pro } = plans
  return (
    <section className="border-t border-hairline">
      <div className="page-width flex flex-wrap items-center justify-between gap-6 py-14 lg:py-20">
        <div>
          <h2 className="type-title">
            {/* Lines break between the sentences first. */}
            {texts.closingTitle.flatMap((sentence) => [
              <span key={sentence} className="inline-block">
                {sentence}
              </span>,
              ' ',
            ])}
          </h2>
          <p className="mt-2 text-ink-muted">{texts.closingText(free.limits.daily, pro.limits.daily, priceText(pro.priceCents, language))}</p>
        </div>
        <div className="flex flex-wrap gap-3 max-sm:w-full">
          <ButtonLink to="/pricing" className="max-sm:flex-1">
            {texts.seePlans}
          </ButtonLink>
          <ButtonLink to="/generator" look="primary" className="max-sm:flex-1">
            {texts.create}
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
