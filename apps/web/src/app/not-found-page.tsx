import { Link } from 'react-router'
import { useTexts } from '../language/language.ts'
import { ButtonLink } from '../ui/button.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { notFoundTexts } from './not-found.texts.ts'

const others = [
  { to: '/templates', text: 'templates' },
  { to: '/help-center', text: 'help' },
] as const

export function NotFoundPage() {
  const texts = useTexts(notFoundTexts)
  return (
    <div className="on-light flex flex-1 items-center bg-action text-on-action">
      <PageHead title={texts.title} />
      <div className="page-width py-20 text-center">
        <p aria-hidden className="font-display text-[clamp(9rem,34vw,24rem)] leading-[0.8] font-extrabold tracking-[-0.04em] [font-stretch:75%]">
          404
        </p>
        <h1 className="mt-8 text-body font-semibold text-balance sm:text-heading">{texts.text}</h1>
        <div className="mt-6 flex flex-wrap justify-center gap-3">
          <ButtonLink to="/" look="dark">
            {texts.backHome}
          </ButtonLink>
          <ButtonLink to="/generator" look="dark">
            {texts.create}
          </ButtonLink>
        </div>
        <nav aria-label={texts.others} className="mt-4 flex flex-wrap items-center justify-center gap-x-5">
          <span aria-hidden>{texts.others}</span>
          {others.map(({ to, text }) => (
            <Link key={to} to={to} className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4">
              {texts[text]}
            </Link>
          ))}
        </nav>
      </div>
    </div>
  )
}
