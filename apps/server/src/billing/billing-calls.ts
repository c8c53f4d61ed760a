import { AppError, type CallReply } from '@relampago/domain/contracts'
import type { Subscription } from '../database/schema.ts'
import type { Handlers } from '../http/register-calls.ts'
import { billingTexts } from './billing.texts.ts'
import type { PaymentCallOptions } from './payment-calls.ts'
import { checkoutAddress } from './payments/checkout-address.ts'
import { providerOf } from './payments/payment-provider.ts'
import { cancelSubscription, subscriptionHistory } from './subscriptions.ts'
import { readUserStats } from './user-stats.ts'
import { withdrawPurchase } from './withdraw-purchase.ts'

type BillingCalls = 'userStats' | 'subscriptions' | 'cancelSubscription' | 'withdrawPurchase' | 'subscribe'

export function billingCalls(options: PaymentCallOptions): Handlers<BillingCalls> {
  const { database, now, publicUrl } = options
  const opensIn = (slug: string) => providerOf(options.providers, slug)?.opensIn ?? 'tab'
  return {
    async userStats({ user, language, request, reply }) {
      void reply.header('cache-control', 'no-store')
      const addressOf = (checkout: string) => checkoutAddress(checkout, request, publicUrl())
      return readUserStats(database, user, { language, now: now(), addressOf, opensIn })
    },
    async subscriptions({ user, reply }) {
      void reply.header('cache-control', 'no-store')
      return { subscription_history: (await subscriptionHistory(database, user)).map(historyRow) }
    },
    async cancelSubscription({ user, language }) {
      await cancelSubscription(options, user)
      const text = user.plan === 'free' ? billingTexts.renewalCancelled : billingTexts.cancelled
      return { success: true, message: text[language] }
    },
    async withdrawPurchase({ user, language }) {
      await withdrawPurchase(options, user, language)
      return { success: true, message: billingTexts.withdrawn[language] }
    },
    /**
     * Only Free is taken here, and only by those who have it: a paid plan is paid for elsewhere,
     * and ended by cancelling.
     */
    async subscribe({ user, language }) {
      if (user.plan !== 'free') throw new AppError('paid_plan_running')
      return { success: true, message: billingTexts.free[language] }
    },
  }
}

function historyRow({ id, plan, status, amountCents, startedAt, endedAt }: Subscription): CallReply<'subscriptions'>['subscription_history'][number] {
  return { id, plan, status, amount: amountCents / 100, started_at: startedAt.toISOString(), ended_at: endedAt?.toISOString() ?? null }
}
