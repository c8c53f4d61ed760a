import type { User } from '../database/schema.ts'
import type { Handlers } from '../http/register-calls.ts'
import { accountTexts } from './accounts.texts.ts'
import type { Accounts } from './accounts.ts'

type AccountCalls = 'register' | 'verifyCode' | 'verifyEmail' | 'resendCode' | 'login' | 'me'

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
  }
}

function userReply({ id, name, email, plan, isVerified, createdAt, planStartedAt }: User) {
  return {
    id,
    name,
    email,
    plan,
    is_verified: isVerified,
    created_at: createdAt.toISOString(),
    plan_started_at: planStartedAt?.toISOString() ?? null,
  }
}
