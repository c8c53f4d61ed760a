import type { Database } from '../database/database.ts'
import type { Env } from '../settings/env.ts'
import { isPublic } from '../settings/reach.ts'
import { notificationPath } from './payments/notification-route.ts'
import type { PaymentProvider, PaymentProviders } from './payments/payment-provider.ts'
import { openSandbox, type Sandbox } from './sandbox/sandbox-provider.ts'

export type OpenProvidersOptions = {
  env: Env
  database: Database
  secretKey: Uint8Array
  /** Where this process reaches itself, and its public address, without a slash at the end. */
  ownAddress: () => string
  publicUrl: () => string
  now: () => Date
  log: (message: string) => void
}

/** Longer than our own endpoint ever takes. */
const deliveryTimeLimitMs = 10_000

/** Every configured provider: the chosen one, and earlier ones whose payments still run. */
export async function openPaymentProviders(options: OpenProvidersOptions): Promise<{ providers: PaymentProviders; sandbox: Sandbox | null }> {
  const { env } = options
  const sandbox = isPublic(env) && !env.ALLOW_SANDBOX_PAYMENT ? null : openOwnSandbox(options)
  const found = [sandbox?.provider, await ownStripe(options), await ownMercadoPago(options)]
  const all = found.filter((provider) => provider != null)
  const current = all.find(({ slug }) => slug === env.PAYMENT_PROVIDER)
  if (current === undefined) throw new Error(`${env.PAYMENT_PROVIDER} is chosen and not set up`)
  return { providers: { current, all }, sandbox }
}

// Libraries of providers that are not used are not loaded: Stripe's takes 21 MB.
async function ownStripe({ env, publicUrl, now }: OpenProvidersOptions): Promise<PaymentProvider | null> {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = env
  if (secretKey === undefined || webhookSecret === undefined) return null
  const { openStripe } = await import('./stripe/stripe-provider.ts')
  return openStripe({ secretKey, webhookSecret, publicUrl, now })
}

async function ownMercadoPago({ env, publicUrl }: OpenProvidersOptions): Promise<PaymentProvider | null> {
  const { MERCADOPAGO_ACCESS_TOKEN: accessToken, MERCADOPAGO_WEBHOOK_SECRET: webhookSecret, MERCADOPAGO_CHECKOUT: checkout } = env
  if (accessToken === undefined || webhookSecret === undefined) return null
  const { openMercadoPago } = await import('./mercado-pago/mercado-pago-provider.ts')
  return openMercadoPago({ accessToken, webhookSecret, publicUrl, checkout })
}

function openOwnSandbox({ database, secretKey, ownAddress, now, log }: OpenProvidersOptions): Sandbox {
  const path = notificationPath.replace(':provider', 'sandbox')
  const deliver = async (body: string, headers: Record<string, string>) => {
    const reply = await fetch(`${ownAddress()}${path}`, { method: 'POST', body, headers, signal: AbortSignal.timeout(deliveryTimeLimitMs) })
    await reply.arrayBuffer()
    return reply.status
  }
  return openSandbox({ database, secretKey, now, deliver, log })
}
