import { beginSession } from '../../../session/session.ts'
import { callAccount } from '../account-calls.ts'

/** Signs in with a password and loads the user. `remember` asks for a token that lives longer. Rejects with an `ApiError`. */
export async function signIn(email: string, password: string, remember: boolean): Promise<void> {
  const { access_token } = await callAccount('login', { body: { username: email, password, remember: remember ? 'true' : 'false' } })
  await beginSession(access_token)
}
