import { CircleAlert, CircleCheck, Mail } from 'lucide-react'
import { useEffect, useState, type ReactNode } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { useTexts } from '../../language/language.ts'
import { isOwnPath } from '../../session/own-path.ts'
import { readStored, removeStored } from '../../session/stored-values.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { accountTexts } from './account.texts.ts'
import { problemText } from './api-problem.ts'
import { useLinkVerification } from './use-link-verification.ts'

/** How long a person can read where they are being taken. */
const redirectAfterMs = 3000

const marks = {
  checking: { icon: Mail, tint: 'animate-pulse text-ink' },
  done: { icon: CircleCheck, tint: 'text-good' },
  failed: { icon: CircleAlert, tint: 'text-bad' },
} as const

function Outcome({ mark, title, children }: { mark: keyof typeof marks; title: string; children?: ReactNode }) {
  const { icon: Icon, tint } = marks[mark]
  return (
    <>
      <span className="flex size-14 items-center justify-center rounded-lg bg-surface-2">
        <Icon aria-hidden className={`size-6 ${tint}`} />
      </span>
      <h1 className="type-title mt-6">{title}</h1>
      {children}
    </>
  )
}

/** The page a visitor wanted before signing up: taken once, then opened by itself. */
function useReturn(): string | null {
  const navigate = useNavigate()
  const [pending] = useState(() => readStored('pendingRedirect'))
  const target = isOwnPath(pending) ? pending : null
  useEffect(() => removeStored('pendingRedirect'), [])
  useEffect(() => {
    if (target === null) return undefined
    const timer = setTimeout(() => void navigate(target, { replace: true }), redirectAfterMs)
    return () => clearTimeout(timer)
  }, [target, navigate])
  return target
}

function Confirmed({ message }: { message: string }) {
  const { link: texts } = useTexts(accountTexts)
  const target = useReturn()
  return (
    <Outcome mark="done" title={texts.done}>
      <output className="mt-2 block text-ink-muted">{message}</output>
      {target === null ? null : (
        <div className="mt-5">
          <Notice announce="politely">
            {texts.redirecting}{' '}
            <Link to={target} replace className="font-semibold underline underline-offset-4">
              {texts.goNow}
            </Link>
          </Notice>
        </div>
      )}
      <ButtonLink to={target === null ? '/login' : `/login?redirect=${encodeURIComponent(target)}`} look="primary" size="large" className="mt-7 w-full">
        {texts.login}
      </ButtonLink>
    </Outcome>
  )
}

function Failed({ text, help }: { text: string; help?: string }) {
  const { link: texts, code } = useTexts(accountTexts)
  return (
    <Outcome mark="failed" title={texts.failed}>
      <p role="alert" className="mt-2 text-ink-muted">
        {text}
      </p>
      {help === undefined ? null : <p className="mt-2 text-ink-muted">{help}</p>}
      <ButtonLink to="/verify-code" look="primary" size="large" className="mt-7 w-full">
        {texts.enterCode}
      </ButtonLink>
      <p className="mt-4 text-center text-small">
        <Link to="/login" className="inline-flex min-h-11 items-center underline underline-offset-4">
          {code.backToLogin}
        </Link>
      </p>
    </Outcome>
  )
}

function Verification({ token }: { token: string }) {
  const { link: texts } = useTexts(accountTexts)
  const verification = useLinkVerification(token)
  if (verification.state === 'done') return <Confirmed message={verification.message} />
  if (verification.state === 'failed') return <Failed text={problemText(verification.error, texts.failedText)} />
  return <Outcome mark="checking" title={texts.checking} />
}

/** Where the link of the verification mail leads. */
export function VerifyEmailPage() {
  const { link: texts } = useTexts(accountTexts)
  const [parameters] = useSearchParams()
  const token = parameters.get('token')
  return (
    <div className="page-width flex flex-1 items-center justify-center py-12">
      <PageHead title={texts.page} />
      <div className="w-full max-w-md">{token ? <Verification key={token} token={token} /> : <Failed text={texts.missing} help={texts.missingHelp} />}</div>
    </div>
  )
}
