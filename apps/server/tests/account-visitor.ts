import type { LightMyRequestResponse } from 'fastify'
import { goodPassword, type TestPlatform } from './test-platform.ts'

/** A visitor with an own e-mail who uses the account pages. */
export class AccountVisitor {
  readonly email: string
  private readonly platform: TestPlatform

  constructor(platform: TestPlatform, name: string) {
    this.platform = platform
    this.email = `${name}@exemplo.com`
  }

  register(changes: Record<string, unknown> = {}, language = 'pt'): Promise<LightMyRequestResponse> {
    return this.platform.ask('POST', '/auth/register', { body: { email: this.email, password: goodPassword, name: 'Ana', ...changes }, language })
  }

  /** `signUp`: what the page that signed up holds. */
  verify(code: string, signUp?: string): Promise<LightMyRequestResponse> {
    return this.platform.ask('POST', '/auth/verify-code', { body: { email: this.email, code, ...(signUp !== undefined && { sign_up: signUp }) } })
  }

  openLink(link: string): Promise<LightMyRequestResponse> {
    return this.platform.ask('GET', `/auth/verify-email${new URL(link).search}`)
  }

  resend(signUp?: string): Promise<LightMyRequestResponse> {
    return this.platform.ask('POST', '/auth/resend-code', { body: { email: this.email, ...(signUp !== undefined && { sign_up: signUp }) } })
  }

  login(password = goodPassword, extra: Record<string, string> = {}): Promise<LightMyRequestResponse> {
    return this.platform.ask('POST', '/auth/login', { form: { username: this.email, password, ...extra } })
  }

  forget(language = 'pt'): Promise<LightMyRequestResponse> {
    return this.platform.ask('POST', '/auth/forgot-password', { body: { email: this.email }, language })
  }

  /** The newest mail to this e-mail. */
  mail(): ReturnType<TestPlatform['mailTo']> {
    return this.platform.mailTo(this.email)
  }

  async registerAndVerify(): Promise<void> {
    await this.register()
    await this.verify((await this.mail()).code)
  }

  /** Asks for a link and gives its token. */
  async resetToken(): Promise<string> {
    await this.forget()
    return new URL((await this.mail()).link).searchParams.get('token') ?? ''
  }

  async token(password = goodPassword): Promise<string> {
    return (await this.login(password)).json<{ access_token: string }>().access_token
  }
}

/** A code that is not the one in the mail. */
export function otherThan(code: string): string {
  return code === '000000' ? '111111' : '000000'
}
