import { LogIn } from 'lucide-react'
import { carryRedirect } from '../../../session/own-path.ts'
import { useTexts } from '../../../language/language.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { SampleFan } from '../../../ui/sample-fan.tsx'
import { galleryTexts } from './gallery.texts.ts'

type Props = { title: string; text: string; /** Where the login leads back to. */ path: string; /** Also offers to sign up. */ withSignup?: boolean }

/** What a visitor sees where an account is needed. */
export function VisitorPanel({ title, text, path, withSignup = false }: Props) {
  const texts = useTexts(galleryTexts)
  return (
    <section className="grid items-center gap-x-12 gap-y-8 rounded-lg border border-hairline bg-surface-1 p-6 md:grid-cols-2 md:p-10">
      <div className="flex flex-col items-start gap-3">
        <h2 className="type-title">{title}</h2>
        <p className="max-w-md text-ink-muted">{text}</p>
        <div className="mt-3 flex flex-wrap gap-3">
          <ButtonLink to={carryRedirect('/login', path)} look="primary" icon={<LogIn aria-hidden className="size-5" />}>
            {texts.login}
          </ButtonLink>
          {withSignup ? (
            <ButtonLink to={carryRedirect('/signup', path)} look="outline">
              {texts.signup}
            </ButtonLink>
          ) : null}
        </div>
      </div>
      <div aria-hidden className="mx-auto w-full max-w-sm overflow-hidden px-4 py-2">
        <SampleFan isInSight />
      </div>
    </section>
  )
}
