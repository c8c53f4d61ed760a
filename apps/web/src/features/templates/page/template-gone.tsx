import { useLocation } from 'react-router'
import { useTexts } from '../../../language/language.ts'
import { carryRedirect } from '../../../session/own-path.ts'
import { useSession } from '../../../session/session.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { PageHead } from '../../../ui/page-head.tsx'
import { pageTexts } from './page.texts.ts'

/** A template that does not exist, or is a draft of another person: both look the same. */
export function TemplateGone() {
  const texts = useTexts(pageTexts)
  const { pathname } = useLocation()
  const isVisitor = useSession().state === 'signedOut'
  return (
    <div className="flex flex-1 flex-col items-start justify-center gap-4 py-12">
      <PageHead title={texts.goneTitle} isPrivate />
      <h1 className="type-display max-w-3xl">{texts.goneTitle}</h1>
      <p className="max-w-xl text-ink-muted">
        {texts.goneText} {isVisitor ? texts.goneSignIn : null}
      </p>
      <div className="mt-2 flex flex-wrap gap-3">
        <ButtonLink to="/templates" look="primary">
          {texts.toGallery}
        </ButtonLink>
        {isVisitor ? (
          <ButtonLink to={carryRedirect('/login', pathname)} look="outline">
            {texts.login}
          </ButtonLink>
        ) : (
          <ButtonLink to="/generator" look="outline">
            {texts.toGenerator}
          </ButtonLink>
        )}
      </div>
    </div>
  )
}
