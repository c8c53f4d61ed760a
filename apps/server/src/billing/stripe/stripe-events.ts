import type { Stripe } from 'stripe'

/** How to get the subject from the object of an event. */
type Known = Stripe.Checkout.Session | Stripe.Subscription | Stripe.Invoice | Stripe.Charge | Stripe.Dispute | Stripe.Refund
const subjects: { [Name in Known['object']]: (object: Extract<Known, { object: Name }>) => string | null } = {
  'checkout.session': ({ id }) => id,
  subscription: ({ id }) => id,
  invoice: ({ parent }) => idOf(parent?.subscription_details?.subscription),
  charge: ({ payment_intent: intent }) => idOf(intent),
  dispute: ({ payment_intent: intent }) => idOf(intent),
  refund: ({ payment_intent: intent }) => idOf(intent),
}

/**
 * What an event is about: a checkout (`cs_`), a subscription (`sub_`) or a payment intent (`pi_`);
 * `null` for events that are not about payments.
 */
export function subjectOf({ data: { object } }: Stripe.Event): string | null {
  if (!('object' in object) || !Object.hasOwn(subjects, object.object)) return null
  return subjects[object.object as Known['object']](object as never)
}

/** The id of an object that may be expanded. */
export function idOf(value: string | { id: string } | null | undefined): string | null {
  return typeof value === 'string' ? value : (value?.id ?? null)
}
