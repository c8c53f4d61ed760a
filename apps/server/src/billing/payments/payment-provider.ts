import type { InterfaceLanguage, PaymentProviderSlug, Plan } from '@relampago/domain/catalogue'
import type { ProviderState } from '@relampago/domain/rules'

export type CheckoutOrder = {
  /**
   * Our id of the payment. The provider stores it, and uses it as the idempotency key of the
   * checkout.
   */
  paymentId: string
  plan: Plan
  email: string
  language: InterfaceLanguage
}

export type Checkout = { providerRef: string; checkoutUrl: string }

/** A payment as the provider has it now. Checked against our own record before it is stored. */
export type ProviderPayment = {
  /** Our id, as the provider stored it. */
  paymentId: string
  amountCents: number
  /** ISO 4217, upper case. */
  currency: string
  state: ProviderState
  startedAt: Date | null
  /** End of what is paid for. Set, as `startedAt` is, when the state is `paid`. */
  paidUntil: Date | null
  renews: boolean
  /** When the last charge was refunded in full or disputed. */
  takenBackAt: Date | null
}

/**
 * An event, as a provider sends it. Only its id and subject are used; the payment itself is read.
 */
export type ProviderEvent = { id: string; subject: string }

type Values = Readonly<Record<string, string | string[] | undefined>>
/** A request of a provider as it arrived. The body is raw bytes, because they are signed. */
export type Notification = { body: Buffer; headers: Values; query: Values }

/**
 * What is refunded when a payment is ended: nothing, the last charge, or all charges when none gave
 * a plan.
 */
export type Refund = 'nothing' | 'last' | 'all'

/**
 * An adapter of a payment provider. Every method but `readNotification` may throw `ProviderAway`.
 */
export type PaymentProvider = {
  slug: PaymentProviderSlug
  /** `tab`: its page refuses to be framed. */
  opensIn: 'frame' | 'tab'
  /** Creates a page to pay on. Idempotent: the same payment gives the same page. */
  createCheckout: (order: CheckoutOrder) => Promise<Checkout>
  /** `null`: it knows no such payment. */
  getPayment: (providerRef: string) => Promise<ProviderPayment | null>
  /**
   * The events of a notification; throws `NotificationRefused` when its signature is wrong, too old
   * or missing.
   */
  readNotification: (notification: Notification) => ProviderEvent[]
  /** Finds the payment that an event's subject belongs to; `null` when it belongs to none. */
  findPayment: (subject: string) => Promise<string | null>
  /** Stops further charges; what is paid for continues. Idempotent. */
  stopRenewing: (providerRef: string) => Promise<void>
  /**
   * Ends the payment at once and closes an open checkout. The last charge is refunded last, so once
   * it is refunded nothing is left to do. Idempotent.
   */
  end: (providerRef: string, refund: Refund) => Promise<void>
}

/**
 * The provider gave no usable answer: unreachable, slow, broken, or it refuses our keys. To be
 * retried.
 */
export class ProviderAway extends Error {
  override readonly name = 'ProviderAway'
}

/** A notification that is not proved to come from the provider. */
export class NotificationRefused extends Error {
  override readonly name = 'NotificationRefused'
}

/** The one for new payments, and all whose earlier payments are still reconciled. */
export type PaymentProviders = { current: PaymentProvider; all: readonly PaymentProvider[] }

export function providerOf({ all }: PaymentProviders, slug: string): PaymentProvider | null {
  return all.find((provider) => provider.slug === slug) ?? null
}
