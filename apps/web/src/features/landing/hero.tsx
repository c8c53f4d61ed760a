import { inputLimits, plans } from '@relampago/domain/catalogue'
import { Check } from 'lucide-react'
import { Link } from 'react-router'
import { useTexts } from '../../language/language.ts'
import { useSession } from '../../session/session.ts'
import { Button } from '../../ui/button.tsx'
import { fieldBox } from '../../ui/field-box.ts'
import { Bolt } from '../../ui/logo.tsx'
import { Spoken } from '../../ui/spoken.tsx'
import { AppCards } from './app-cards.tsx'
import { GeneratorForm } from './generator-form.tsx'
import { landingTexts } from './landing.texts.ts'

function Promises() {
  const texts = useTexts(landingTexts)
  const { state } = useSession()
  return (
    <ul className="mt-4 flex flex-wrap items-center gap-x-5 text-small text-ink-muted">
      {[texts.perDay(plans.free.limits.daily), texts.noCard].map((promise) => (
        <li key={promise} className="flex min-h-9 items-center gap-2">
          <Check aria-hidden className="size-4 text-good" />
          {promise}
        </li>
      ))}
      {state === 'signedIn' ? null : (
        <li>
          {texts.haveAccount}{' '}
          <Link to="/login" className="touch-target inline-flex min-h-11 items-center font-semibold text-ink underline underline-offset-4">
            {texts.login}
          </Link>
        </li>
      )}
    </ul>
  )
}

/** The promise, and the first step: what is typed here is passed to the generator. */
export function Hero() {
  const texts = useTexts(landingTexts)
  return (
    <section className="relative isolate overflow-hidden border-b border-hairline">
      <div className="page-width grid items-center gap-x-10 gap-y-8 pt-8 pb-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,0.92fr)] lg:py-16">
        <div className="relative">
          <h1 className="type-poster [--text-poster:clamp(2.875rem,1.4rem+5vw,5.5rem)]">
            {texts.heroStart}
            <Spoken>{texts.heroMark}</Spoken>
          </h1>
          <p className="mt-5 max-w-xl text-ink-muted sm:text-[1.125rem]">{texts.heroText}</p>
          <GeneratorForm className="mt-6 flex max-w-xl flex-col gap-3 sm:flex-row">
            <input
              name="input"
              aria-label={texts.input}
              placeholder={texts.placeholder}
              maxLength={inputLimits.inputCharacters}
              autoComplete="off"
              className={`${fieldBox} min-h-14 flex-1 border-control px-4`}
            />
            <Button type="submit" look="primary" size="large">
              {texts.create}
            </Button>
          </GeneratorForm>
          <Promises />
        </div>
        <div className="relative max-sm:-mx-5 sm:mx-auto sm:w-full sm:max-w-xl">
          <Bolt className="absolute top-[-17%] left-[62%] -z-1 w-[176%] max-w-none -translate-x-1/2 text-action lg:top-[-21%] lg:left-[-12%] lg:w-[154%] lg:translate-x-0" />
          <AppCards />
        </div>
      </div>
    </section>
  )
}
