import {
  designLimits,
  effectIds,
  extraEffectIds,
  extraTransitionIds,
  fontIds,
  fontSize,
  inputLimits,
  measuredTimes,
  musicIds,
  musicVolume,
  orderWaitLimitMs,
  plans,
  shapeIds,
  taskTimeLimitMs,
  templateLimits,
  transitionIds,
  verificationCode,
  type InterfaceLanguage,
} from '@relampago/domain/catalogue'

/** Figures of the help centre and the tutorials; dates are written as the language does. */
export function guideFigures(language: InterfaceLanguage, number: (value: number) => string): Record<string, string> {
  const day = new Intl.DateTimeFormat(language === 'pt' ? 'pt-BR' : 'en', { dateStyle: 'long', timeZone: 'UTC' })
  const [volumeFrom, volumeTo] = musicVolume.recommended
  return {
    freeMonthly: number(plans.free.limits.monthly),
    measuredOn: day.format(new Date(measuredTimes.measuredOn)),
    secondsFor60: number(measuredTimes.orderToFileMs[60] / 1000),
    makingMinutes: number(taskTimeLimitMs / 60_000),
    waitMinutes: number(orderWaitLimitMs / 60_000),
    codeDigits: number(verificationCode.digits),
    codeMinutes: number(verificationCode.lifetimeMs / 60_000),
    resendSeconds: number(verificationCode.resendAfterMs / 1000),
    contextCharacters: number(inputLimits.contextCharacters),
    fonts: number(fontIds.length),
    fontFrom: number(fontSize.recommendedPx[0]),
    fontTo: number(fontSize.recommendedPx[1]),
    tracks: number(musicIds.length),
    volumeFrom: number(volumeFrom * 100),
    volumeTo: number(volumeTo * 100),
    shapes: number(shapeIds.length),
    effects: number(effectIds.length),
    extraEffects: number(extraEffectIds.length),
    transitions: number(transitionIds.length),
    extraTransitions: number(extraTransitionIds.length),
    mostEffects: number(designLimits.effects),
    mostTransitions: number(designLimits.transitions),
    templateSeconds: number(templateLimits.totalSeconds.max),
    transitionGap: number(templateLimits.transitionGap),
  }
}
