import type { LightMyRequestResponse } from 'fastify'
import type { CallReply } from '@relampago/domain/contracts'
import { sweepPayments } from '../src/billing/payments/sweep-payments.ts'
import { eq } from '../src/database/drizzle.ts'
import { payments, type Payment, type SandboxPayment } from '../src/database/schema.ts'
import { goodPassword, type TestPlatform } from './test-platform.ts'

export type Person = Awaited<ReturnType<TestPlatform['newPerson']>>
export const terms = { plan_type: 'pro', plan_name: 'Pro', plan_price: 14.9 }

/** People who pay, through the API and on the sandbox's page. */
export class Payers {
  readonly platform: TestPlatform

  constructor(platform: TestPlatform) {
    this.platform = platform
  }

  checkout({ token, email }: Person, changes: object = {}, language = 'pt'): Promise<LightMyRequestResponse> {
    return this.platform.ask('POST', '/api/payment/create-intermediate-checkout', { token, body: { ...terms, email, ...changes }, language })
  }

  async open(person: Person): Promise<CallReply<'createCheckout'>> {
    return (await this.checkout(person)).json<CallReply<'createCheckout'>>()
  }

  /** Presses a button of the checkout page, and settles the events of it. */
  async decide(checkoutUrl: string, decision: 'approve' | 'refuse' | 'wait'): Promise<LightMyRequestResponse> {
    const { pathname, search } = new URL(checkoutUrl)
    const reply = await this.platform.ask('POST', pathname + search, { form: { decision } })
    await this.platform.settleEvents()
    return reply
  }

  /** A user who paid, and the payment. */
  async subscriber(): Promise<Person & { paymentId: string }> {
    const person = await this.platform.newPerson()
    const { checkout_url: url, payment_id: paymentId } = await this.open(person)
    await this.decide(url, 'approve')
    return { ...person, paymentId }
  }

  status({ token }: Pick<Person, 'token'>, id: string, provider = 'sandbox'): Promise<LightMyRequestResponse> {
    return this.platform.ask('GET', `/api/payment/${provider}-status/${id}`, { token })
  }

  async statusOf(person: Person, id: string): Promise<string> {
    return (await this.status(person, id)).json<CallReply<'paymentStatus'>>().status
  }

  async stats({ token }: Person): Promise<CallReply<'userStats'>> {
    return (await this.platform.ask('GET', '/auth/user/stats', { token })).json<CallReply<'userStats'>>()
  }

  cancel({ token }: Person): Promise<LightMyRequestResponse> {
    return this.platform.ask('POST', '/auth/cancel-subscription', { token })
  }

  async remove({ token }: Person): Promise<void> {
    await this.platform.ask('DELETE', '/auth/delete-account', { token, body: { password: goodPassword } })
  }

  /** Our record of a payment. */
  async stored(id: string): Promise<Payment | undefined> {
    return (await this.platform.database.queries.select().from(payments).where(eq(payments.id, id)))[0]
  }

  async refOf(id: string): Promise<string> {
    return (await this.stored(id))?.providerRef ?? ''
  }

  /** A payment as the sandbox has it. */
  async atProvider(id: string): Promise<SandboxPayment | null> {
    return this.platform.sandbox.books.find(await this.refOf(id))
  }

  /** A minute of the platform: the provider charges and notifies, and we settle that. */
  async sweep(): Promise<void> {
    await this.platform.sandbox.sweep()
    await this.platform.settleEvents()
    await sweepPayments(this.platform.payments)
  }

  /** A token for the present: earlier ones expired while the clock was moved. */
  async signedInAgain<Kind extends Person>(person: Kind): Promise<Kind> {
    const reply = await this.platform.ask('POST', '/auth/login', { form: { username: person.email, password: goodPassword } })
    return { ...person, token: reply.json<{ access_token: string }>().access_token }
  }
}
