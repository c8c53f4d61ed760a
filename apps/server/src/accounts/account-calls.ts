import type { Handlers } from '../http/register-calls.ts'
import { accountTexts } from './accounts.texts.ts'
import type { Accounts } from './accounts.ts'
import { changePassword } from './passwords/change-password.ts'
import { exportAccount } from './own-data/export-account.ts'
import { requestPasswordReset, resetPassword } from './passwords/password-recovery.ts'
import { removeAccount } from './own-data/remove-account.ts'
import { tokenLifetimeMs } from './tokens.ts'
import { userReply } from './user-reply.ts'

type AccountCalls =
  | 'register'
  | 'verifyCode'
  | 'verifyEmail'
  | 'resendCode'
  | 'login'
  | 'me'
  | 'forgotPassword'
  | 'resetPassword'
  | 'changePassword'
  | 'deleteAccount'
  | 'exportAccount'

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
    ...ownDataCalls(accounts),
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

function ownDataCalls({ options }: Accounts): Handlers<'deleteAccount' | 'exportAccount'> {
  return {
    async deleteAccount({ user, body, language }) {
      await removeAccount(options, user, body.password)
      return { success: true, message: accountTexts.removed[language] }
    },
    async exportAccount({ user, reply }) {
      const content = await exportAccount(options.database, user, options.now())
      void reply.header('content-disposition', 'attachment; filename="relampago-account.json"').header('cache-control', 'private, no-store')
      return reply.type('application/json; charset=utf-8').send(JSON.stringify(content, null, 2))
    },
  }
}
