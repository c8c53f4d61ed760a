import type { InterfaceLanguage } from '@relampago/domain/catalogue'

type Headers = { 'accept-language'?: string | undefined; cookie?: string | undefined }

/** Language of texts in replies, by the caller's Accept-Language; Portuguese when it names neither of ours. */
export function languageOf(headers: Headers): InterfaceLanguage {
  let best: { language: InterfaceLanguage; weight: number } = { language: 'pt', weight: 0 }
  for (const part of (headers['accept-language'] ?? '').slice(0, 200).split(',')) {
    const [tag = '', ...parameters] = part.trim().toLowerCase().split(';')
    const language = tag.split('-')[0]
    const quality = parameters.map((parameter) => /^\s*q=([\d.]+)$/.exec(parameter)?.[1]).find((found) => found !== undefined)
    const weight = quality === undefined ? 1 : Number(quality)
    if ((language === 'pt' || language === 'en') && weight > best.weight) best = { language, weight }
  }
  return best.language
}

/** Language of a page: the one chosen there (a cookie), else as for replies. */
export function pageLanguageOf(headers: Headers): InterfaceLanguage {
  const chosen = /(?:^|;\s*)language=(pt|en)(?:;|$)/.exec(headers.cookie ?? '')?.[1]
  return chosen === 'pt' || chosen === 'en' ? chosen : languageOf(headers)
}
