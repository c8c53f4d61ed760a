import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { exportJWK, generateKeyPair } from 'jose'
import { Provider } from 'oidc-provider'

/** A user with an account at the provider. Tests may change the fields before the next sign-in. */
export type ProviderPerson = { subject: string; email: string; emailVerified: boolean; name: string }

export type IdentityProviderOptions = {
  port?: number
  people: ProviderPerson[]
  /** Where users return to after signing in. */
  returnTo: string
}
export type RunningIdentityProvider = { issuer: string; clientId: string; clientSecret: string; stop: () => Promise<void> }

const clientId = 'relampago'
const clientSecret = 'a secret between platform and provider'

/** A real OpenID provider on loopback, with a form where users sign in by e-mail alone. */
export async function startIdentityProvider({ port = 0, people, returnTo }: IdentityProviderOptions): Promise<RunningIdentityProvider> {
  let provider: Provider | undefined
  const server = createServer((request, reply) => {
    if (provider === undefined) return
    if (!request.url?.startsWith('/interaction/')) return void provider.callback()(request, reply)
    void signIn(provider, people, request, reply).catch((error: Error) => reply.writeHead(400).end(error.message))
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  const issuer = `http://127.0.0.1:${address.port}`
  provider = await createProvider(issuer, people, returnTo)
  return {
    issuer,
    clientId,
    clientSecret,
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

async function createProvider(issuer: string, people: readonly ProviderPerson[], returnTo: string): Promise<Provider> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  return new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [returnTo],
        grant_types: ['authorization_code'],
        response_types: ['code'],
      },
    ],
    jwks: { keys: [{ ...(await exportJWK(privateKey)), use: 'sig', alg: 'RS256', kid: 'test' }] },
    cookies: { keys: ['signs the cookies of a test'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    ttl: { Interaction: 600, Grant: 600, Session: 600, AccessToken: 600, AuthorizationCode: 60, IdToken: 600 },
    pkce: { required: () => true },
    findAccount(_, subject) {
      const person = people.find((one) => one.subject === subject)
      if (person === undefined) return undefined
      const { email, emailVerified, name } = person
      return { accountId: subject, claims: async () => ({ sub: subject, email, email_verified: emailVerified, name }) }
    },
    // Consent to share the e-mail is granted without a page: that page is the provider's, not ours.
    async loadExistingGrant({ oidc }) {
      const accountId = oidc.session?.accountId
      if (oidc.client === undefined || accountId === undefined) return undefined
      const grant = new oidc.provider.Grant({ clientId: oidc.client.clientId, accountId })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  })
}

async function signIn(provider: Provider, people: readonly ProviderPerson[], request: IncomingMessage, reply: ServerResponse): Promise<void> {
  const email = request.method === 'POST' ? new URLSearchParams(await text(request)).get('email') : null
  const person = people.find((one) => one.email === email)
  if (person === undefined) {
    reply.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(form(email === null ? '' : 'Conta desconhecida'))
    return
  }
  await provider.interactionFinished(request, reply, { login: { accountId: person.subject } })
}

function form(problem: string): string {
  return `<!doctype html><html lang="pt-BR"><meta charset="utf-8"><title>Provedor de teste</title><main><h1>Provedor de teste</h1><p role="alert">${problem}</p>
<form method="post"><label>Conta <input name="email" type="email" required autofocus></label> <button>Continuar</button></form></main></html>`
}
