import type { CallReply } from '@relampago/domain/contracts'
import { browserOf } from '../http/browser-of.ts'
import type { Handlers } from '../http/register-calls.ts'
import { accountTexts } from './accounts.texts.ts'
import type { Accounts } from './accounts.ts'
import { changePassword } from './change-password.ts'
import { requestPasswordReset, resetPassword } from './password-recovery.ts'
import { confirmSignUp, readSignUpFacts, refuseSignUp, type Confirmed, type Proof } from './confirm-sign-up.ts'
import { register, resendCode } from './register.ts'
import { sessionCalls, type SessionCalls } from './sessions/session-calls.ts'
import { beginSession } from './sessions/sessions.ts'
import { userReply } from './user-reply.ts'

type SignUpCalls = 'register' | 'verifyCode' | 'verifyEmail' | 'resendCode' | 'signUpFacts' | 'refuseSignUp'
type PasswordCalls = 'forgotPassword' | 'resetPassword' | 'changePassword'

export function accountCalls(accounts: Accounts): Handlers<SignUpCalls | PasswordCalls | 'login' | 'me' | SessionCalls> {
  return {
    async login({ body, request }) {
      const { username: email, password, sign_up: page } = body
      const session = { remember: body.remember === 'true', browser: browserOf(request.headers['user-agent']) }
      const { token, expiresInSeconds } = await accounts.signIn({ email, password, page, ...session })
      return { access_token: token, token_type: 'bearer', expires_in: expiresInSeconds }
    },
    async me({ user }) {
      return userReply(user)
    },
    ...signUpCalls(accounts),
    ...passwordCalls(accounts),
    ...sessionCalls(accounts.options),
  }
}

function signUpCalls({ options }: Accounts): Handlers<SignUpCalls> {
  return {
    async register({ body, language, request }) {
      const { email, password, name, terms, if_waiting: ifWaiting } = body
      const browser = browserOf(request.headers['user-agent'])
      const { page, wasWaiting } = await register(options, { email, password, name, acceptsTerms: terms, ifWaiting, browser }, language)
      const text = wasWaiting ? accountTexts.registeredAgain : accountTexts.registered
      return { success: true, message: text[language], sign_up: page }
    },
    async verifyCode({ body: { email, code, sign_up: page }, language, request }) {
      const confirmed = await confirmSignUp(options, { email, code, page }, page)
      const signedIn = await signInAfter(options, confirmed, request.headers['user-agent'])
      return { success: true, message: accountTexts.activated[language], ...signedIn }
    },
    async verifyEmail({ query: { token, sign_up: page }, language, request }) {
      const confirmed = await confirmSignUp(options, { token }, page)
      const signedIn = await signInAfter(options, confirmed, request.headers['user-agent'])
      return { success: true, message: accountTexts.activated[language], ...signedIn }
    },
    async resendCode({ body: { email, sign_up: page }, language }) {
      await resendCode(options, { email, page }, language)
      return { success: true, message: accountTexts.resent[language] }
    },
    async signUpFacts({ body }) {
      const { startedAt, browser, isOfThisPage } = await readSignUpFacts(options, proofOf(body), body.sign_up)
      return { started_at: startedAt.toISOString(), browser, is_of_this_page: isOfThisPage }
    },
    async refuseSignUp({ body, language }) {
      await refuseSignUp(options, proofOf(body))
      return { success: true, message: accountTexts.refused[language] }
    },
  }
}

type Bearer = CallReply<'login'>

/**
 * Signs in the page that signed up; `null` for all others. The account is open either way: without
 * a session its password opens one.
 */
async function signInAfter(options: Accounts['options'], { user, isOfThisPage }: Confirmed, userAgent: string | undefined): Promise<Bearer | null> {
  if (!isOfThisPage) return null
  const { token, expiresInSeconds } = await beginSession(options, user, { remember: false, browser: browserOf(userAgent) })
  return { access_token: token, token_type: 'bearer', expires_in: expiresInSeconds }
}

/** The contract demands either a token or an address with its code. */
function proofOf({ token, email = '', code = '' }: { token?: string | undefined; email?: string | undefined; code?: string | undefined }): Proof {
  return token === undefined ? { email, code } : { token }
}

function passwordCalls({ options }: Accounts): Handlers<PasswordCalls> {
  return {
    async forgotPassword({ body, language }) {
      await requestPasswordReset(options, body.email, language)
      return { success: true, message: accountTexts.resetSent[language] }
    },
    async resetPassword({ body, language }) {
      await resetPassword(options, { token: body.token, newPassword: body.new_password }, language)
      return { success: true, message: accountTexts.reset[language] }
    },
    async changePassword({ user, claims, body, language }) {
      const change = { currentPassword: body.current_password, newPassword: body.new_password }
      const { token, expiresInSeconds } = await changePassword(options, user, { ...change, claims, language })
      const message = accountTexts.passwordChanged[language]
      return { success: true, message, access_token: token, token_type: 'bearer', expires_in: expiresInSeconds }
    },
  }
}
