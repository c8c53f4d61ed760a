import { useEffect, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useTexts } from '../../../language/language.ts'
import { carryRedirect, isOwnPath } from '../../../session/own-path.ts'
import { readStored, removeStored } from '../../../storage/stored-values.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useAddressParameter } from '../../../ui/use-address-parameter.ts'
import { AccountColumn } from '../account-column.tsx'
import { accountTexts } from '../account.texts.ts'
import { problemText } from '../account-calls.ts'
import { ColumnHeading } from '../column-heading.tsx'
import { TextLink } from '../text-link.tsx'
import { SignUpQuestion, SignUpRefused } from './sign-up-question.tsx'
import { useLinkVerification } from './use-link-verification.ts'
import { verificationTexts } from './verification.texts.ts'

/** Time to read the announcement of the redirect. */
const redirectAfterMs = 3000

/** The page wanted before the sign-up: read once, then opened automatically. */
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

function Confirmed({ message, isSignedIn }: { message: string; isSignedIn: boolean }) {
  const { link: texts } = useTexts(verificationTexts)
  const target = useReturn()
  return (
    <>
      <ColumnHeading mark="done" title={texts.done} takesFocus />
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
      <ButtonLink to={isSignedIn ? (target ?? '/generator') : carryRedirect('/login', target)} look="primary" size="large" className="mt-7 w-full">
        {isSignedIn ? texts.goOn : texts.login}
      </ButtonLink>
    </>
  )
}

function Failed({ text, help }: { text: string; help?: string }) {
  const { link: texts } = useTexts(verificationTexts)
  const { backToLogin } = useTexts(accountTexts)
  return (
    <>
      <ColumnHeading mark="failed" title={texts.failed} takesFocus={help === undefined} />
      <p role="alert" className="mt-2 text-ink-muted">
        {text}
      </p>
      {help === undefined ? null : <p className="mt-2 text-ink-muted">{help}</p>}
      <ButtonLink to="/verify-code" look="primary" size="large" className="mt-7 w-full">
        {texts.enterCode}
      </ButtonLink>
      <p className="mt-4 text-center text-small">
        <TextLink to="/login">{backToLogin}</TextLink>
      </p>
    </>
  )
}

function Checking() {
  const { link: texts } = useTexts(verificationTexts)
  return <ColumnHeading mark="checking" title={texts.checking} />
}

function Verification({ token }: { token: string }) {
  const { link: texts } = useTexts(verificationTexts)
  const { verification, answer } = useLinkVerification(token)
  if (verification.state === 'asking') {
    const { facts, busy } = verification
    return <SignUpQuestion facts={facts} busy={busy} onYes={() => answer(true)} onNo={() => answer(false)} />
  }
  if (verification.state === 'done') return <Confirmed {...verification} />
  if (verification.state === 'refused') return <SignUpRefused message={verification.message} />
  if (verification.state === 'failed') return <Failed text={problemText(verification.error, texts.failedText)} />
  return <Checking />
}

/** Where the link of the verification mail leads. */
export function VerifyEmailPage() {
  const { link: texts } = useTexts(verificationTexts)
  const token = useAddressParameter('token')
  return (
    <AccountColumn page={texts.page} description={texts.description}>
      {token === undefined ? <Checking /> : token ? <Verification key={token} token={token} /> : <Failed text={texts.missing} help={texts.missingHelp} />}
    </AccountColumn>
  )
}
