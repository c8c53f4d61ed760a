import { lifetimes, verificationCode, videoLifetimeMs, type InterfaceLanguage } from '@relampago/domain/catalogue'
import { renewalGraceMs, withdrawalDays } from '@relampago/domain/rules'
import type { Milliseconds } from '@relampago/domain/units'

const minute: Milliseconds = 60_000
const hour = 60 * minute
const day = 24 * hour
const year = 365 * day

/** A time as a page tells it, in the largest unit that says it in whole numbers: `30 minutos`. */
function spanText(time: Milliseconds, language: InterfaceLanguage): string {
  const [unit, length] = unitOf(time)
  const format = new Intl.NumberFormat(language === 'pt' ? 'pt-BR' : 'en', { style: 'unit', unit, unitDisplay: 'long' })
  return format.format(Math.floor(time / length))
}

/** A day is told as 24 hours: it does not end at midnight. */
function unitOf(time: Milliseconds): [unit: string, length: Milliseconds] {
  if (time >= year) return ['year', year]
  if (time > day) return ['day', day]
  return time >= hour ? ['hour', hour] : ['minute', minute]
}

/** How long everything is stored and valid, by the name that pages give it. */
export function lifetimeFigures(language: InterfaceLanguage): Record<string, string> {
  const span = (time: Milliseconds) => spanText(time, language)
  return {
    videoLife: span(videoLifetimeMs),
    sessionLife: span(lifetimes.session),
    rememberedLife: span(lifetimes.rememberedSession),
    signInStateLife: span(lifetimes.signInState),
    signUpLife: span(lifetimes.signUp),
    signUpLinkLife: span(lifetimes.signUpLink),
    codeLife: span(verificationCode.lifetimeMs),
    resetLinkLife: span(lifetimes.resetLink),
    mailLife: span(lifetimes.mail),
    knownAddressLife: span(lifetimes.knownAddress),
    stageResultLife: span(lifetimes.stageResult),
    encyclopediaLife: span(lifetimes.encyclopediaAnswer),
    ownMediaLife: span(lifetimes.ownMedia),
    languageLife: span(lifetimes.languageChoice),
    paymentRecordLife: span(lifetimes.paymentRecord),
    renewalGrace: span(renewalGraceMs),
    withdrawalTime: span(withdrawalDays * day),
  }
}
