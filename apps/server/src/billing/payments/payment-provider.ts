import type { InterfaceLanguage, PaymentProviderSlug, Plan } from '@relampago/domain/catalogue'
import type { ProviderState } from '@relampago/domain/rules'

export type CheckoutOrder = {
  /** Our id of the payment: kept by the provider, and the key by which asking twice makes one checkout. */
  paymentId: string
  plan: Plan
  email: string
  language: InterfaceLanguage
}

export type Checkout = { providerRef: string; checkoutUrl: string }

/** What the provider knows of a payment now. Compared with our own record before anything is believed. */
export type PaymentTruth = {
  /** Our id, as the provider kept it. */
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

/** One happening, as a provider tells it. Only its id and subject count: what really is, is read. */
export type ProviderEvent = { id: string; subject: string }

type Values = Readonly<Record<string, string | string[] | undefined>>
/** A request of a provider as it came; the body byte by byte, because it is signed so. */
export type Notification = { body: Buffer; headers: Values; query: Values }

/** What goes back when a payment is ended: the last charge, or every one of them, because none gave anything. */
export type Refund = 'nothing' | 'last' | 'all'

/** Somebody who takes money for us. Every method but `readNotification` may throw `ProviderAway`. */
export type PaymentProvider = {
  slug: PaymentProviderSlug
  /** `tab`: its page refuses to be framed. */
  opensIn: 'frame' | 'tab'
  /** Makes a page to pay on. Asking again with the same payment gives the same one. */
  createCheckout: (order: CheckoutOrder) => Promise<Checkout>
  /** `null`: it knows no such payment. */
  getPayment: (providerRef: string) => Promise<PaymentTruth | null>
  /** The events of a notification; throws `NotificationRefused` when its signature is wrong, too old or missing. */
  readNotification: (notification: Notification) => ProviderEvent[]
  /** Finds the payment that an event's subject belongs to; `null` when it belongs to none. */
  findPayment: (subject: string) => Promise<string | null>
  /** No further charge; what is paid for goes on. Once more changes nothing. */
  stopRenewing: (providerRef: string) => Promise<void>
  /**
   * Over at once; a checkout that is still open is closed. Of what goes back the last charge goes last: when it did, nothing is left to do.
   * Once more changes nothing.
   */
  end: (providerRef: string, refund: Refund) => Promise<void>
}

/** The provider gave no usable answer: it is away, slow, broken, or refuses our keys. To be tried again. */
export class ProviderAway extends Error {
  override readonly name = 'ProviderAway'
}

/** A notification that did not come from the provider, or cannot be shown to. */
export class NotificationRefused extends Error {
  override readonly name = 'NotificationRefused'
}

/** The one that new payments go to, and all whose earlier payments are still looked after. */
export type PaymentProviders = { current: PaymentProvider; all: readonly PaymentProvider[] }

export function providerOf({ all }: PaymentProviders, slug: string): PaymentProvider | null {
  return all.find((provider) => provider.slug === slug) ?? null
}
