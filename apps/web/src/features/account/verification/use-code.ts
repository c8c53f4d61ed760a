import { useState } from 'react'
import { useNavigate } from 'react-router'
import { ApiError, noReply } from '../../../api/api-error.ts'
import { useTexts } from '../../../language/language.ts'
import { pathAfterLogin } from '../../../session/own-path.ts'
import { beginSession } from '../../../session/session.ts'
import { showToast } from '../../../ui/toasts.ts'
import { callAccount, problemText } from '../account-calls.ts'
import type { EmailState } from '../email-from-state.ts'
import { forgetOwnSignUp, ownSignUpField } from '../own-sign-up.ts'
import { useSending } from '../use-sending.ts'
import type { SignUpFacts } from './sign-up-question.tsx'
import { verificationTexts } from './verification.texts.ts'

type Asked = { code: string; facts: SignUpFacts }

/**
 * Sends a code. The browser that began the sign-up is signed in by it. In a browser that did not
 * begin the sign-up, `asked` comes first: what is known about the sign-up of the code. `cancelled`
 * is the message after "it was not me".
 */
export function useCode(email: string, onRefused: () => void) {
  const { code: texts } = useTexts(verificationTexts)
  const navigate = useNavigate()
  const [asked, setAsked] = useState<Asked | null>(null)
  const [cancelled, setCancelled] = useState<string | null>(null)
  const { sending, send } = useSending(texts.failed)

  const attempt = (work: () => Promise<void | 'leaving'>) =>
    void send(async () => {
      try {
        return await work()
      } catch (error) {
        showToast({ kind: 'bad', title: texts.failed, text: problemText(error, texts.failedText) })
        // A code that did not reach the server was not refused: it can be sent again.
        if (!(error instanceof ApiError) || error.status === noReply) return undefined
        setAsked(null)
        return onRefused()
      }
    })
  const open = async (code: string) => {
    const { access_token: token } = await callAccount('verifyCode', { body: { email, code, ...ownSignUpField(email) } })
    forgetOwnSignUp()
    if (token === undefined) {
      showToast({ kind: 'good', title: texts.activated, text: texts.activatedText })
      void navigate('/login', { state: { email } satisfies EmailState })
      return 'leaving' as const
    }
    await beginSession(token)
    showToast({ kind: 'good', title: texts.activated, text: texts.signedInText })
    void navigate(pathAfterLogin(null), { replace: true })
    return 'leaving' as const
  }
  return {
    asked,
    cancelled,
    sending,
    check: (code: string) =>
      attempt(async () => {
        if (ownSignUpField(email).sign_up !== undefined) return open(code)
        return setAsked({ code, facts: await callAccount('signUpFacts', { body: { email, code } }) })
      }),
    answer: ({ code }: Asked, isMine: boolean) =>
      attempt(async () => (isMine ? open(code) : setCancelled((await callAccount('refuseSignUp', { body: { email, code } })).message))),
  }
}
