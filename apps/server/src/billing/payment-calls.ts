import type { FastifyRequest } from 'fastify'
import { planOf, plans, type InterfaceLanguage } from '@relampago/domain/catalogue'
import { AppError, type CallReply } from '@relampago/domain/contracts'
import { readEmailAddress } from '@relampago/domain/rules'
import { eq } from '../database/drizzle.ts'
import { paymentEmails, users } from '../database/schema.ts'
import type { Handlers } from '../http/register-calls.ts'
import { billingTexts } from './billing.texts.ts'
import { checkPaymentEmail, checkTerms } from './payments/check-terms.ts'
import { checkoutAddress } from './payments/checkout-address.ts'
import { openCheckout, type OpenCheckout } from './payments/checkouts.ts'
import { paymentStatus } from './payments/payment-status.ts'
import type { SyncOptions } from './payments/sync-payments.ts'

export type PaymentCallOptions = SyncOptions & { publicUrl: () => string }
type PaymentCalls = 'validatePaymentEmail' | 'storeEmailRelation' | 'testCheckout' | 'createCheckout' | 'paymentStatus'

export function paymentCalls(options: PaymentCallOptions): Handlers<PaymentCalls> {
  const { database, publicUrl, now } = options
  const { pro } = plans
  return {
    async validatePaymentEmail({ user, body, language }) {
      checkPaymentEmail(user, body.payment_email)
      return { success: true, message: billingTexts.emailConfirmed[language] }
    },
    /** Stores values of our own tables only; those of the page must agree with them. */
    async storeEmailRelation({ user, body, language }) {
      checkPaymentEmail(user, body.payment_email)
      if (body.user_id !== user.id) throw new AppError('forbidden')
      checkTerms({ planId: body.plan_id, name: body.plan_name, price: body.plan_price })
      const relation = { paymentEmail: user.email, planId: pro.id, planName: pro.name, planPriceCents: pro.priceCents, storedAt: now() }
      await database.queries
        .insert(paymentEmails)
        .values({ userId: user.id, ...relation })
        .onConflictDoUpdate({ target: paymentEmails.userId, set: relation })
      return { success: true, message: billingTexts.emailStored[language] }
    },
    /** Never at a provider that takes real money: this call needs no sign-in. */
    async testCheckout({ body, language, request }) {
      if (options.providers.current.slug !== 'sandbox') throw new AppError('not_found')
      const email = readEmailAddress(body.email)
      if (email === null) throw new AppError('payment_email_invalid')
      const [user] = await database.read((queries) => queries.select().from(users).where(eq(users.email, email)))
      if (user === undefined) throw new AppError('payment_email_mismatch')
      const { checkoutUrl } = await openCheckout(options, user, language)
      return { checkout_url: checkoutAddress(checkoutUrl, request, publicUrl()) }
    },
    async createCheckout({ user, body, language, request, reply }) {
      checkPaymentEmail(user, body.email)
      checkTerms({ planId: body.plan_type, name: body.plan_name, price: body.plan_price })
      void reply.header('cache-control', 'no-store')
      return checkoutReply(await openCheckout(options, user, language), { email: user.email, language, request, publicUrl: publicUrl() })
    },
    async paymentStatus({ user, params, reply }) {
      void reply.header('cache-control', 'no-store')
      return { status: await paymentStatus(database, user, params.provider, params.id) }
    },
  }
}

type ReplyParts = { email: string; language: InterfaceLanguage; request: FastifyRequest; publicUrl: string }

function checkoutReply({ payment, checkoutUrl, provider }: OpenCheckout, { email, language, request, publicUrl }: ReplyParts): CallReply<'createCheckout'> {
  return {
    checkout_url: checkoutAddress(checkoutUrl, request, publicUrl),
    payment_id: payment.id,
    plan_type: planOf(payment.plan).id,
    email,
    message: billingTexts.checkoutReady[language],
    error: null,
    provider: payment.provider,
    opens_in: provider.opensIn,
  }
}
