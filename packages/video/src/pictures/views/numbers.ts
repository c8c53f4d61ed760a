import type { NumberLayout, SizeComparison } from '../scene-plan/numbers.ts'
import { clockLayout, timeOfDayLayout } from './numbers/clock.ts'
import { countLayout } from './numbers/count.ts'
import { datesLayout, dayLayout } from './numbers/dates.ts'
import { equationLayout } from './numbers/equation.ts'
import { scaleLayout, speedLayout, thermometerLayout } from './numbers/instruments.ts'
import { priceLayout, starsLayout } from './numbers/offer.ts'
import { barsLayout, lineLayout } from './numbers/rows.ts'
import { shareLayout } from './numbers/share.ts'
import type { Views } from './views.ts'

/** Amounts, shares, years and measures. */
export const numberViews: Views<NumberLayout> = {
  count: { draw: countLayout, icons: ({ comparison }) => comparedIcon(comparison) },
  share: { draw: shareLayout },
  bars: { draw: barsLayout },
  line: { draw: lineLayout },
  dates: { draw: datesLayout },
  day: { draw: dayLayout },
  price: { draw: priceLayout },
  stars: { draw: starsLayout },
  thermometer: { draw: thermometerLayout },
  scale: { draw: scaleLayout },
  speed: { draw: speedLayout, icons: ({ marks }) => marks.flatMap(({ icon }) => icon ?? []) },
  clock: { draw: clockLayout },
  'time-of-day': { draw: timeOfDayLayout },
  equation: { draw: equationLayout },
}

function comparedIcon(comparison: SizeComparison | null): string[] {
  return comparison?.icon === null || comparison === null ? [] : [comparison.icon]
}
