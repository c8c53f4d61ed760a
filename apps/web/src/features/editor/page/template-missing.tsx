import { useLocation } from 'react-router'
import { useTexts } from '../../../language/language.ts'
import { carryRedirect } from '../../../session/own-path.ts'
import { useSession } from '../../../session/session.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { editorTexts } from '../editor.texts.ts'

/** A template that does not exist, or is a draft of another person: both look the same. */
export function TemplateMissing() {
  const texts = useTexts(editorTexts)
  const { pathname, search } = useLocation()
  const isVisitor = useSession().state === 'signedOut'
  return (
    <div className="page-width flex flex-1 flex-col items-start justify-center gap-4 py-12">
      <h1 className="type-display max-w-3xl">{texts.missingTitle}</h1>
      <p className="max-w-xl text-ink-muted">
        {texts.missingText} {isVisitor ? texts.missingSignIn : null}
      </p>
      <div className="mt-2 flex flex-wrap gap-3">
        <ButtonLink to="/template-editor" look="primary">
          {texts.startNew}
        </ButtonLink>
        {isVisitor ? (
          <ButtonLink to={carryRedirect('/login', pathname + search)} look="outline">
            {texts.login}
          </ButtonLink>
        ) : (
          <ButtonLink to="/my-templates" look="outline">
            {texts.toMine}
          </ButtonLink>
        )}
      </div>
    </div>
  )
}
