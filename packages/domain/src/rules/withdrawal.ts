import type { EpochMs } from '../units.ts'
import { dayAfter, limitDay, startOfDay } from './plan-limits.ts'

/**
 * Days in which a purchase may be undone without a reason: Código de Defesa do Consumidor, art. 49.
 */
export const withdrawalDays = 7

/**
 * When the right to withdraw from a purchase ends, exclusive. The day of the purchase does not
 * count and the last one counts whole (Código Civil, art. 132).
 */
export function withdrawalEndsAt(boughtAt: EpochMs): EpochMs {
  let day = limitDay(boughtAt)
  for (let past = 0; past <= withdrawalDays; past++) day = dayAfter(day)
  return startOfDay(day)
}
