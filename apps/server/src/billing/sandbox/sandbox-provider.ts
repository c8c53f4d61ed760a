import type { Database } from '../../database/database.ts'
import { eq, isNull } from '../../database/drizzle.ts'
import { sandboxNotifications, type SandboxPayment } from '../../database/schema.ts'
import { NotificationRefused, type PaymentProvider, type ProviderPayment } from '../payments/payment-provider.ts'
import { openSandboxBooks, type SandboxBooks } from './sandbox-books.ts'
import { notificationKey, signatureFault, signatureHeader, signNotification } from './sandbox-signature.ts'

export type SandboxOptions = {
  database: Database
  /** The platform's key; the one of the notifications is derived from it. */
  secretKey: Uint8Array
  now: () => Date
  /**
   * Sends a notification to our own endpoint and gives the status of the answer; throws without an
   * answer.
   */
  deliver: (body: string, headers: Record<string, string>) => Promise<number>
  log: (message: string) => void
}

/**
 * A test provider with its own records and page. It sends signed notifications, as a real one does.
 */
export type Sandbox = {
  provider: PaymentProvider
  books: SandboxBooks
  sendNotifications: () => Promise<void>
  /** Charges what is due, and sends waiting notifications. */
  sweep: () => Promise<void>
}

export const sandboxPagePath = '/sandbox-checkout/:ref'

export function openSandbox({ database, secretKey, now, deliver, log }: SandboxOptions): Sandbox {
  const books = openSandboxBooks(database, now)
  const key = notificationKey(secretKey)
  const provider: PaymentProvider = {
    slug: 'sandbox',
    opensIn: 'frame',
    async createCheckout({ paymentId, plan, language }) {
      const providerRef = await books.sell({ externalReference: paymentId, title: `Relâmpago ${plan.name}`, amountCents: plan.priceCents, currency: 'BRL' })
      return { providerRef, checkoutUrl: `${sandboxPagePath.replace(':ref', providerRef)}?language=${language}` }
    },
    async getPayment(ref) {
      const payment = await books.find(ref)
      return payment === null ? null : toProviderPayment(payment)
    },
    readNotification({ body, headers }) {
      const text = body.toString('utf8')
      const fault = signatureFault(key, text, String(headers[signatureHeader] ?? ''), now())
      if (fault !== null) throw new NotificationRefused(fault)
      const { id, payment } = JSON.parse(text) as { id: string; payment: string }
      return [{ id, subject: payment }]
    },
    findPayment: async (subject) => ((await books.find(subject)) === null ? null : subject),
    async stopRenewing(ref) {
      await books.stopRenewing(ref)
    },
    async end(ref, refund) {
      await books.end(ref, refund)
    },
  }

  /** Sends waiting notifications. One that cannot be delivered waits for the next time. */
  async function sendNotifications(): Promise<void> {
    const waiting = await database.read((queries) =>
      queries.select().from(sandboxNotifications).where(isNull(sandboxNotifications.deliveredAt)).orderBy(sandboxNotifications.madeAt).limit(100),
    )
    for (const { id, ref } of waiting) {
      const body = JSON.stringify({ id, payment: ref })
      try {
        const status = await deliver(body, { 'content-type': 'application/json', [signatureHeader]: signNotification(key, body, now()) })
        if (status !== 200) throw new Error(`status ${status}`)
        await database.queries.update(sandboxNotifications).set({ deliveredAt: now() }).where(eq(sandboxNotifications.id, id))
      } catch (error) {
        log(`the sandbox could not notify of ${ref}: ${(error as Error).message}`)
        return
      }
    }
  }
  async function sweep(): Promise<void> {
    await books.chargeDue()
    await sendNotifications()
  }
  return { provider, books, sendNotifications, sweep }
}

function toProviderPayment(payment: SandboxPayment): ProviderPayment {
  const { externalReference: paymentId, amountCents, currency, status, firstPaidAt: startedAt, paidUntil, renews, takenBackAt } = payment
  const state = status === 'open' || status === 'waiting' ? 'pending' : status
  return { paymentId, amountCents, currency, state, startedAt, paidUntil, renews, takenBackAt }
}
