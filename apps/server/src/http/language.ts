import { toInterfaceLanguage, type InterfaceLanguage } from '@relampago/domain/catalogue'

type Headers = { 'accept-language'?: string | undefined; cookie?: string | undefined }

/** Where a request names none of ours. */
export const defaultLanguage: InterfaceLanguage = 'pt'

/** Language of texts in replies, by the caller's Accept-Language. */
export function languageOf(headers: Headers): InterfaceLanguage {
  let best: { language: InterfaceLanguage; weight: number } = { language: defaultLanguage, weight: 0 }
  for (const part of (headers['accept-language'] ?? '').slice(0, 200).split(',')) {
    const [tag = '', ...parameters] = part.trim().toLowerCase().split(';')
    const language = toInterfaceLanguage(tag.split('-')[0])
    const quality = parameters.map((parameter) => /^\s*q=([\d.]+)$/.exec(parameter)?.[1]).find((found) => found !== undefined)
    const weight = quality === undefined ? 1 : Number(quality)
    if (language !== undefined && weight > best.weight) best = { language, weight }
  }
  return best.language
}

/** Language of a page: the one chosen there (a cookie), else as for replies. */
export function pageLanguageOf(headers: Headers): InterfaceLanguage {
  const chosen = /(?:^|;\s*)language=(\w+)(?:;|$)/.exec(headers.cookie ?? '')?.[1]
  return toInterfaceLanguage(chosen) ?? languageOf(headers)
}
