import { inputLimits } from '@relampago/domain/catalogue'
import { Image, Link2, Star, Tag } from 'lucide-react'
import { useTexts } from '../../language/language.ts'
import { Button } from '../../ui/button.tsx'
import { SampleFan } from '../../ui/sample-fan.tsx'
import { GeneratorForm } from './generator-form.tsx'
import { landingTexts } from './landing.texts.ts'

const factIcons = [Tag, Star, Image] as const
const samples = ['price', 'product', 'battery'] as const

/** The yellow poster: from a product link to an ad. */
export function LinkPoster() {
  const texts = useTexts(landingTexts)
  return (
    <section className="on-light overflow-hidden bg-action text-on-action">
      <div className="page-width grid items-center gap-10 py-16 lg:grid-cols-2 lg:py-12">
        <div>
          <h2 className="type-display">
            {texts.linkTitle.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </h2>
          <p className="mt-5 max-w-md font-medium">{texts.linkText}</p>
          <GeneratorForm
            isLink
            className="mt-6 flex max-w-lg items-center gap-2 rounded-lg on-film bg-on-action p-2 pl-4 forced-colors:border focus-within:outline-2 focus-within:outline-offset-3 focus-within:outline-on-action"
          >
            <Link2 aria-hidden className="size-5 shrink-0 text-ink-muted" />
            <input
              name="input"
              inputMode="url"
              aria-label={texts.linkLabel}
              placeholder={texts.linkPlaceholder}
              maxLength={inputLimits.inputCharacters}
              autoComplete="off"
              className="min-h-12 w-full min-w-0 flex-1 bg-transparent text-small text-ellipsis outline-none placeholder:text-ink-muted"
            />
            <Button type="submit" look="primary" size="small" className="min-h-11 outline-ink">
              {texts.linkButton}
            </Button>
          </GeneratorForm>
          <ul className="mt-5 flex flex-wrap gap-x-6 gap-y-2 text-small font-semibold">
            {texts.linkFacts.map((fact, index) => {
              const Icon = factIcons[index] ?? Tag
              return (
                <li key={fact} className="flex items-center gap-2">
                  <Icon aria-hidden className="size-4.5" />
                  {fact}
                </li>
              )
            })}
          </ul>
        </div>
        <div aria-hidden className="mx-auto w-full max-w-lg">
          <SampleFan samples={samples} />
        </div>
      </div>
    </section>
  )
}
