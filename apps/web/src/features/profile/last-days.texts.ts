import { locales, type InterfaceLanguage } from '@relampago/domain/catalogue'

const pt = {
  title: 'Últimos 7 dias',
  today: 'hoje',
  videos: (count: number) => (count === 1 ? '1 vídeo' : `${count} vídeos`),
  day: (name: string, videos: string) => `${name}: ${videos}`,
}
const en: typeof pt = {
  title: 'Last 7 days',
  today: 'today',
  videos: (count) => (count === 1 ? '1 video' : `${count} videos`),
  day: (name, videos) => `${name}: ${videos}`,
}
export const lastDaysTexts = { pt, en }

/** The weekday of a day like `2026-11-20`: `sex` or `sexta-feira`. */
export function weekdayText(day: string, language: InterfaceLanguage, length: 'short' | 'long'): string {
  return new Intl.DateTimeFormat(locales[language], { timeZone: 'UTC', weekday: length }).format(Date.parse(`${day}T12:00:00Z`)).replace('.', '')
}
