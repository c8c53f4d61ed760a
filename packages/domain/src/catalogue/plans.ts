/** A plan as sold. -1 as a limit means unlimited. Prices are held in cents of real. */
export type Plan = {
  id: 'free' | 'pro'
  name: string
  priceCents: number
  limits: { daily: number; monthly: number }
  watermark: boolean
  customTemplates: boolean
  quality: 'standard' | 'high'
}
export const plans = {
  free: { id: 'free', name: 'Free', priceCents: 0, limits: { daily: 1, monthly: 20 }, watermark: true, customTemplates: false, quality: 'standard' },
  pro: { id: 'pro', name: 'Pro', priceCents: 1490, limits: { daily: 10, monthly: -1 }, watermark: false, customTemplates: true, quality: 'high' },
} as const satisfies Record<Plan['id'], Plan>

/** `premium` is a value some accounts may carry; it is treated as pro everywhere and never sold. */
export const accountPlans = ['free', 'pro', 'premium'] as const
export type AccountPlan = (typeof accountPlans)[number]

export function planOf(account: AccountPlan): Plan {
  return account === 'free' ? plans.free : plans.pro
}
