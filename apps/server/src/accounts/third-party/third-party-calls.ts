import { randomBytes } from 'node:crypto'
import { randomNonce, randomPKCECodeVerifier, randomState } from 'openid-client'
import { lifetimes } from '@relampago/domain/catalogue'
import { AppError } from '@relampago/domain/contracts'
import type { Database } from '../../database/database.ts'
import { browserOf } from '../../http/browser-of.ts'
import type { Handlers } from '../../http/register-calls.ts'
import { beginSession } from '../sessions/sessions.ts'
import type { Tokens } from '../sessions/tokens.ts'
import type { IdentityProvider } from './identity-provider.ts'
import { storeSignIn, takeSignIn } from './sign-in-states.ts'
import { userOfIdentity } from './user-of-identity.ts'

export type ThirdPartyOptions = {
  database: Database
  tokens: Tokens
  /** `null`: third-party sign-in is not configured. */
  identityProvider: IdentityProvider | null
  /** Start of public addresses, without a slash at the end. */
  publicUrl: () => string
  isHttps: boolean
  now: () => Date
}
type ThirdPartyCalls = 'signInProviders' | 'googleLogin' | 'googleCallback'

/**
 * Holds a secret of the browser that started, so that no other browser can be made to finish the
 * sign-in.
 */
const cookieName = 'sign_in'

export function thirdPartyCalls(options: ThirdPartyOptions): Handlers<ThirdPartyCalls> {
  const { database, identityProvider, publicUrl, now } = options
  const returnTo = () => `${publicUrl()}/login`
  const attributes = `HttpOnly; SameSite=Lax; Path=/auth/google${options.isHttps ? '; Secure' : ''}`

  return {
    async signInProviders() {
      return { providers: identityProvider === null ? [] : [{ id: 'google', name: identityProvider.name }] }
    },

    async googleLogin({ reply }) {
      if (identityProvider === null) throw new AppError('sign_in_provider_off')
      const secrets = { state: randomState(), nonce: randomNonce(), verifier: randomPKCECodeVerifier() }
      const browserToken = randomBytes(32).toString('base64url')
      const address = await identityProvider.start(secrets, returnTo())
      await storeSignIn(database.queries, secrets, browserToken, now())
      void reply.headers({
        'cache-control': 'no-store',
        'set-cookie': `${cookieName}=${browserToken}; Max-Age=${lifetimes.signInState / 1000}; ${attributes}`,
      })
      return { auth_url: address }
    },

    async googleCallback({ query, request, reply }) {
      if (identityProvider === null) throw new AppError('sign_in_provider_off')
      const { name: provider } = identityProvider
      const browserToken = /(?:^|;\s*)sign_in=([\w-]{43})(?:;|$)/.exec(request.headers.cookie ?? '')?.[1] ?? ''
      const secrets = await takeSignIn(database.queries, query.state, browserToken, now())
      if (secrets === null) throw new AppError('sign_in_failed', { provider })
      void reply.headers({ 'cache-control': 'no-store', 'set-cookie': `${cookieName}=; Max-Age=0; ${attributes}` })
      const identity = await identityProvider.finish(query.code, secrets, returnTo())
      const user = await userOfIdentity(database, identity, { provider, now: now() })
      const browser = browserOf(request.headers['user-agent'])
      const { token, expiresInSeconds } = await beginSession(options, user, { remember: false, browser })
      return { access_token: token, token_type: 'bearer', expires_in: expiresInSeconds }
    },
  }
}
