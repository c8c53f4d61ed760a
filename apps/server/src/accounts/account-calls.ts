import type { Handlers } from '../http/register-calls.ts'
import { accountTexts } from './accounts.texts.ts'
import type { Accounts } from './accounts.ts'
import { changePassword } from './change-password.ts'
import { requestPasswordReset, resetPassword } from './password-recovery.ts'
import { tokenLifetimeMs } from './tokens.ts'
import { userReply } from './user-reply.ts'

type AccountCalls = 'register' | 'verifyCode' | 'verifyEmail' | 'resendCode' | 'login' | 'me' | 'forgotPassword' | 'resetPassword' | 'changePassword'

export function accountCalls(accounts: Accounts): Handlers<AccountCalls> {
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
    async login({ body }) {
      const { token, expiresInSeconds } = await accounts.signIn(body.username, body.password, body.remember === 'true')
      return { access_token: token, token_type: 'bearer', expires_in: expiresInSeconds }
    },
    async me({ user }) {
      return userReply(user)
    },
    ...passwordCalls(accounts),
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
    async changePassword({ user, body, language, request }) {
      const lifetime = request.claims?.lifetime ?? tokenLifetimeMs.session
      const change = { currentPassword: body.current_password, newPassword: body.new_password }
      const token = await changePassword(options, user, { ...change, lifetime, language })
      const message = accountTexts.passwordChanged[language]
      return { success: true, message, access_token: token, token_type: 'bearer', expires_in: lifetime / 1000 }
    },
  }
}
