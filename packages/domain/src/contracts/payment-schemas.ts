import { z } from 'zod'
import { accountPlans, inputLimits } from '../catalogue/index.ts'

/** What a payment has come to. Only `approved` gives the plan; `returned`: the money went back. */
const paymentStates = ['pending', 'approved', 'refused', 'returned'] as const
export type PaymentState = (typeof paymentStates)[number]

/** As typed; the handler says what is wrong with it, in the words of the payment dialog. */
const paymentEmail = z.string().max(inputLimits.emailCharacters + 100)
/** What a page believes about the plan. The server only compares it with its own table. */
const believedPlan = { plan_name: z.string().max(60), plan_price: z.union([z.number(), z.string().max(20)]) }
const success = z.object({ success: z.literal(true), message: z.string() })

/** A checkout that waits for its money, younger than a day. */
export const pendingPayment = z.object({
  payment_id: z.string(),
  plan_type: z.enum(accountPlans),
  /** Where its status is asked: `/api/payment/{provider}-status/{payment_id}`. */
  provider: z.string(),
  checkout_url: z.string(),
  opens_in: z.enum(['frame', 'tab']),
  created_at: z.iso.datetime(),
  /** When it no longer counts as pending. */
  expires_at: z.iso.datetime(),
  /** 'Pagamento pendente de confirmação. Aguarde a aprovação para ativar o plano.' */
  message: z.string(),
})

export const paymentSchemas = {
  validatePaymentEmail: { body: z.object({ payment_email: paymentEmail }), reply: success },
  storeEmailRelation: {
    body: z.object({ payment_email: paymentEmail, user_id: z.string().max(100), plan_id: z.string().max(60), ...believedPlan }),
    reply: success,
  },
  testCheckout: { body: z.object({ email: paymentEmail }), reply: z.object({ checkout_url: z.string() }) },
  createCheckout: {
    body: z.object({ plan_type: z.string().max(60), email: paymentEmail, ...believedPlan }),
    reply: z.object({
      checkout_url: z.string(),
      payment_id: z.string(),
      plan_type: z.enum(accountPlans),
      email: z.string(),
      message: z.string(),
      error: z.null(),
      /** For the path of `paymentStatus`. */
      provider: z.string(),
      /** `tab`: this provider's page refuses to be framed; offer a link in its place. */
      opens_in: z.enum(['frame', 'tab']),
    }),
  },
  paymentStatus: {
    params: z.object({ provider: z.string().max(40), id: z.uuid() }),
    reply: z.object({ status: z.enum(paymentStates) }),
  },
} as const
