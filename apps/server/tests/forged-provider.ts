import { createServer, type ServerResponse } from 'node:http'
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT, type JWTPayload } from 'jose'

/**
 * What a hostile provider claims about itself and about users. `reply` replaces the answer of a
 * path.
 */
export type Forgery = {
  settings?: (issuer: string) => Record<string, unknown>
  claims?: (honest: JWTPayload) => Record<string, unknown>
  signature?: 'own' | 'foreign' | 'none'
  reply?: { path: string; send: (reply: ServerResponse) => void }
}

/**
 * An OpenID provider that answers every code with the token of the test, for sign-ins with the
 * nonce `nonce()`.
 */
export async function startForgedProvider(nonce: () => string): Promise<{ issuer: string; forge: (forgery: Forgery) => void; stop: () => Promise<void> }> {
  const [own, foreign] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')])
  const publicKey = { ...(await exportJWK(own.publicKey)), kid: 'own', alg: 'RS256', use: 'sig' }
  let forgery: Forgery = {}
  let issuer = ''

  async function idToken(): Promise<string> {
    const seconds = Math.floor(Date.now() / 1000)
    const honest = {
      iss: issuer,
      aud: 'relampago',
      sub: 'subject',
      nonce: nonce(),
      iat: seconds,
      exp: seconds + 300,
      email: 'dora@exemplo.com',
      email_verified: true,
    }
    const claims = forgery.claims?.(honest) ?? honest
    if (forgery.signature === 'none') return new UnsecuredJWT(claims).encode()
    const { privateKey } = forgery.signature === 'foreign' ? foreign : own
    return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'own' }).sign(privateKey)
  }
  const replies: Record<string, () => unknown> = {
    '/.well-known/openid-configuration': () => ({
      issuer,
      authorization_endpoint: `${issuer}/auth`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/jwks`,
      response_types_supported: ['code'],
      id_token_signing_alg_values_supported: ['RS256', 'none'],
      ...forgery.settings?.(issuer),
    }),
    '/jwks': () => ({ keys: [publicKey] }),
    '/token': async () => ({ access_token: 'access', token_type: 'bearer', expires_in: 60, id_token: await idToken() }),
  }
  const server = createServer((request, reply) => {
    const path = request.url ?? ''
    if (forgery.reply?.path === path) return forgery.reply.send(reply)
    void Promise.resolve(replies[path]?.()).then((body) => reply.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  issuer = `http://127.0.0.1:${address.port}`
  return {
    issuer,
    forge(next) {
      forgery = next
    },
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
