import { plans } from '@relampago/domain/catalogue'
import { AppError } from '@relampago/domain/contracts'
import { readEmailAddress, readPriceCents } from '@relampago/domain/rules'
import type { User } from '../../database/schema.ts'

/** The terms of the plan as the page showed them. */
export type ShownTerms = { planId: string; name: string; price: number | string }

/**
 * Our own terms apply; a user who was shown others must not pay. Throws `plan_not_sold` or
 * `payment_terms_mismatch`.
 */
export function checkTerms({ planId, name, price }: ShownTerms): void {
  const { id, name: ourName, priceCents } = plans.pro
  if (planId.trim().toLowerCase() !== id) throw new AppError('plan_not_sold')
  const isSame = name.trim().toLowerCase() === ourName.toLowerCase() && readPriceCents(price) === priceCents
  if (!isSame) throw new AppError('payment_terms_mismatch')
}

/**
 * The e-mail one pays with is the account's; letter case does not count. Throws
 * `payment_email_invalid` or `payment_email_mismatch`.
 */
export function checkPaymentEmail(user: User, text: string): void {
  if (!text.includes('@')) throw new AppError('payment_email_invalid')
  if (readEmailAddress(text) !== user.email) throw new AppError('payment_email_mismatch')
}
