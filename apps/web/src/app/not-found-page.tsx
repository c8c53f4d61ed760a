import { useTexts } from '../language/language.ts'
import { ButtonLink } from '../ui/button.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { notFoundTexts } from './not-found.texts.ts'

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
        <ButtonLink to="/" look="dark" className="mt-6">
          {texts.backHome}
        </ButtonLink>
      </div>
    </div>
  )
}
