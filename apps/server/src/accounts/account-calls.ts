import { browserOf } from '../http/browser-of.ts'
import type { Handlers } from '../http/register-calls.ts'
import { accountTexts } from './accounts.texts.ts'
import type { Accounts } from './accounts.ts'
import { changePassword } from './change-password.ts'
import { requestPasswordReset, resetPassword } from './password-recovery.ts'
import { sessionCalls, type SessionCalls } from './sessions/session-calls.ts'
import { userReply } from './user-reply.ts'

type AccountCalls = 'register' | 'verifyCode' | 'verifyEmail' | 'resendCode' | 'login' | 'me' | 'forgotPassword' | 'resetPassword' | 'changePassword'

export function accountCalls(accounts: Accounts): Handlers<AccountCalls | SessionCalls> {
  return {
    async register({ body, language }) {
      await accounts.register(body, language)
      return { success: true, message: accountTexts.registered[language] }
    },
    async verifyCode({ body, language }) {
      await accounts.verifyCode(body.email, body.code)
      return { success: true, message: accountTexts.activated[language] }
    },
    async verifyEmail({ query, language }) {
      await accounts.verifyLink(query.token)
      return { success: true, message: accountTexts.activated[language] }
    },
    async resendCode({ body, language }) {
      await accounts.resendCode(body.email, language)
      return { success: true, message: accountTexts.resent[language] }
    },
    async login({ body, request }) {
      const session = { remember: body.remember === 'true', browser: browserOf(request.headers['user-agent']) }
      const { token, expiresInSeconds } = await accounts.signIn(body.username, body.password, session)
      return { access_token: token, token_type: 'bearer', expires_in: expiresInSeconds }
    },
    async me({ user }) {
      return userReply(user)
    },
    ...passwordCalls(accounts),
    ...sessionCalls(accounts.options),
  }
}

function passwordCalls({ options }: Accounts): Handlers<'forgotPassword' | 'resetPassword' | 'changePassword'> {
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
