import { measuredTimes, plans, videoLifetimeMs, type InterfaceLanguage } from '@relampago/domain/catalogue'
import { guideFigures } from './guide-figures.ts'
import { lifetimeFigures } from './lifetime-figures.ts'

/**
 * What the pages tell in numbers, by the name that stands in `{{...}}`: taken from where the
 * product itself has them, so that no page can say otherwise.
 */
export function figuresIn(language: InterfaceLanguage): Record<string, string> {
  const number = new Intl.NumberFormat(language === 'pt' ? 'pt-BR' : 'en', { maximumFractionDigits: 1 })
  const money = new Intl.NumberFormat(language === 'pt' ? 'pt-BR' : 'en', { style: 'currency', currency: 'BRL' })
  const date = new Intl.DateTimeFormat(language === 'pt' ? 'pt-BR' : 'en', { timeZone: 'UTC', dateStyle: 'long' })
  return {
    ...lifetimeFigures(language),
    freeDaily: number.format(plans.free.limits.daily),
    proDaily: number.format(plans.pro.limits.daily),
    proPrice: money.format(plans.pro.priceCents / 100).replaceAll('\u00A0', ' '),
    videoMinutes: number.format(videoLifetimeMs / 60_000),
    freeMonthly: number.format(plans.free.limits.monthly),
    measuredOn: date.format(new Date(measuredTimes.measuredOn)),
    secondsFor15: number.format(measuredTimes.orderToFileMs[15] / 1000),
    secondsFor60: number.format(measuredTimes.orderToFileMs[60] / 1000),
    secondsFor30: number.format(measuredTimes.orderToFileMs[30] / 1000),
    ...guideFigures(language, (value) => number.format(value)),
  }
}
