import * as openid from 'openid-client'
import { AppError } from '@relampago/domain/contracts'
import type { Milliseconds } from '@relampago/domain/units'
import { fetchFromProvider, ProviderUnreachable } from './fetch-from-provider.ts'

/** A user's identity at the third party, from its signed token. */
export type Identity = {
  issuer: string
  /** Never changes at the issuer, unlike the e-mail. */
  subject: string
  email: string | null
  isEmailVerified: boolean
  /** As the provider wrote it; empty when it gives none. */
  name: string
}

/** Connects the end of one sign-in to its start. */
export type SignInSecrets = { state: string; nonce: string; verifier: string }

export type IdentityProvider = {
  /** Shown on the button and in error texts. */
  name: string
  /** Address to send the person to. Throws `sign_in_unreachable`. */
  start: (secrets: SignInSecrets, returnTo: string) => Promise<string>
  /**
   * Exchanges the code for who came back. Throws `sign_in_unreachable`, or `sign_in_failed` when a
   * check fails.
   */
  finish: (code: string, secrets: SignInSecrets, returnTo: string) => Promise<Identity>
}

export type IdentityProviderOptions = {
  /** https, or http on this machine. */
  issuer: string
  clientId: string
  clientSecret: string
  now: () => Date
  log: (message: string) => void
  /** For one request to the provider. */
  timeLimit?: Milliseconds
}

const defaultTimeLimit = 5000
/** Providers rarely move their addresses. The library refreshes their keys itself. */
const settingsLifetimeMs = 60 * 60 * 1000

/** Any OpenID provider. It gets no request before a user wants to sign in. */
export function openIdentityProvider(options: IdentityProviderOptions): IdentityProvider {
  const { issuer, log } = options
  const name = issuer === 'https://accounts.google.com' ? 'Google' : new URL(issuer).hostname
  const settings = cacheSettings(options, name)

  return {
    name,

    async start({ state, nonce, verifier }, returnTo) {
      const config = await settings()
      try {
        const url = openid.buildAuthorizationUrl(config, {
          redirect_uri: returnTo,
          scope: 'openid email profile',
          code_challenge: await openid.calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
          state,
          nonce,
        })
        // One of our pages navigates there, so it must not be a script.
        if (!/^https?:$/.test(url.protocol)) throw new Error(`the sign-in address is ${url.protocol}`)
        return url.href
      } catch (error) {
        log(`${name} cannot be signed in at: ${reasonOf(error)}`)
        throw new AppError('sign_in_unreachable', { provider: name }, { cause: error })
      }
    },

    async finish(code, { state, nonce, verifier }, returnTo) {
      const config = await settings()
      const returned = new URL(returnTo)
      // The issuer is included for providers that announce it. There is only one provider, so it
      // cannot be mixed up.
      returned.search = new URLSearchParams({ code, state, iss: config.serverMetadata().issuer }).toString()
      try {
        const tokens = await openid.authorizationCodeGrant(config, returned, { pkceCodeVerifier: verifier, expectedState: state, expectedNonce: nonce })
        return await readIdentity(config, tokens)
      } catch (error) {
        log(`a sign-in with ${name} failed: ${reasonOf(error)}`)
        throw new AppError(isUnreachable(error) ? 'sign_in_unreachable' : 'sign_in_failed', { provider: name }, { cause: error })
      }
    },
  }
}

/**
 * Reads the provider's settings when they are first needed, once for all waiting requests, and
 * again after an hour or a failure.
 */
function cacheSettings({ issuer, clientId, clientSecret, now, log, timeLimit = defaultTimeLimit }: IdentityProviderOptions, provider: string) {
  let cached: { config: Promise<openid.Configuration>; readAt: number } | undefined
  const address = new URL(issuer)

  async function read(): Promise<openid.Configuration> {
    try {
      return await openid.discovery(address, clientId, clientSecret, undefined, {
        [openid.customFetch]: fetchFromProvider(timeLimit),
        // The signature is checked as well, not only the connection that the token came through.
        execute: [openid.enableNonRepudiationChecks, ...(address.protocol === 'http:' ? [openid.allowInsecureRequests] : [])],
      })
    } catch (error) {
      cached = undefined
      log(`the settings of ${issuer} cannot be read: ${reasonOf(error)}`)
      throw new AppError('sign_in_unreachable', { provider }, { cause: error })
    }
  }
  return (): Promise<openid.Configuration> => {
    const moment = now().getTime()
    if (cached === undefined || moment - cached.readAt > settingsLifetimeMs) cached = { config: read(), readAt: moment }
    return cached.config
  }
}

type Tokens = Awaited<ReturnType<typeof openid.authorizationCodeGrant>>

/** Google puts the e-mail into the token; other providers give it on request only. */
async function readIdentity(config: openid.Configuration, tokens: Tokens): Promise<Identity> {
  const claims = tokens.claims()
  if (claims === undefined) throw new Error('no id_token')
  const profile = claims['email'] === undefined ? await openid.fetchUserInfo(config, tokens.access_token, claims.sub) : claims
  return {
    issuer: claims.iss,
    subject: claims.sub,
    email: typeof profile['email'] === 'string' ? profile['email'] : null,
    isEmailVerified: profile['email_verified'] === true,
    name: typeof profile['name'] === 'string' ? profile['name'] : '',
  }
}

function isUnreachable(error: unknown): boolean {
  return error instanceof ProviderUnreachable || (error instanceof Error && isUnreachable(error.cause))
}

/** For the log: the provider's own error name where there is one. Never a code or a token. */
function reasonOf(error: unknown): string {
  if (error instanceof openid.ResponseBodyError) return error.error
  const { message, cause } = error as Error
  return cause instanceof ProviderUnreachable ? cause.message : message
}
