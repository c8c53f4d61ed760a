import type { Bilingual } from '@relampago/domain/catalogue'
import { foldText } from '../text/fold-words.ts'

/** Why a theme asks for care: somebody may be about to hurt themselves, is hurt by another, or is ill or grieving. */
export type Care = 'crisis' | 'violence' | 'illness'

/** Whole words on the folded theme, both languages. The first kind that fits counts. */
const careWords = {
  crisis:
    /\b(?:suicid\w*|automutila\w*|autolesao|(?:se|me) (?:matar|mutilar)|matar-(?:se|me)|me cortar|tirar a (?:minha|propria|sua) vida|(?:quero|vontade de) morrer|self[- ]?harm\w*|kill(?:ing)? (?:my|your|one)self|end (?:my|your) life|want to die|cutting myself)\b/,
  violence:
    /\b(?:violencia (?:domestica|sexual|psicologica|contra)|abusos?|abusador\w*|abusiv[oa]s?|assedio|estupr\w*|feminicidio|pedofilia|domestic violence|abusive|(?:sexual|child|emotional|domestic) abuse|sexual (?:assault|harassment)|rape)\b/,
  illness:
    /\b(?:depress(?:ao|iv[oa]s?|ed|ion)|bulimia|anorexia|transtornos?|luto|cancer|dependencia quimica|alcoolismo|vicio em (?:drogas?|jogos?|apostas?|pornografia|alcool|bebida)|drogas|esquizofrenia|sindrome do panico|ataques? de panico|perda gestacional|grief|grieving|addiction|alcoholism|eating disorders?|panic (?:attacks?|disorder)|miscarriage|schizophrenia)\b/,
} as const satisfies Record<Care, RegExp>
const otherMeaning = /esquadrao suicida|suicide squad|\bsigno\b|zodiac|horoscop|great depression|grande depressao|depressao (?:economica|geografica|tropical)/
/** Asking how to help is not asking how to. */
const askingToHelp = /\b(?:ajud|preven|evit|apoi|acolh|setembro amarelo|conscien|help|prevent|support|aware)/
const askingHow = /\b(?:como|jeitos?|maneiras?|formas?|metodos?|sem dor|quero|vontade|how|ways?|methods?|painless\w*|want|myself|me)\b/

/** Why a theme asks for care, or null for all others. */
export function careOf(theme: string): Care | null {
  const folded = foldText(theme)
  if (otherMeaning.test(folded)) return null
  return (Object.keys(careWords) as Care[]).find((care) => careWords[care].test(folded)) ?? null
}

/** Whether a theme speaks as somebody about to hurt themselves: their words must not become a title. */
export function isCryForHelp(theme: string): boolean {
  const folded = foldText(theme)
  return careOf(theme) === 'crisis' && askingHow.test(folded) && !askingToHelp.test(folded)
}

export const askForHelp: Bilingual = { pt: 'Peça ajuda', en: 'Ask for help' }

type Helpline = { say: Bilingual; /** Shown big. */ figure?: Bilingual; /** Where it can be looked up. */ check: Bilingual }

const someoneToTalkTo: Helpline = {
  say: { pt: 'Precisa conversar? Ligue 188: o CVV atende dia e noite.', en: 'Need to talk? In the US, call or text 988, day or night.' },
  figure: { pt: '188', en: '988' },
  check: { pt: 'CVV: ligue 188, 24 horas, ligação gratuita', en: '988 Suicide and Crisis Lifeline' },
}

/** Where help is. */
export const helplines: Record<Care, Helpline> = {
  crisis: someoneToTalkTo,
  violence: {
    say: { pt: 'Em perigo agora? Ligue 190. Mulheres também podem ligar 180.', en: 'In danger now? Call your local emergency number.' },
    check: { pt: 'Polícia Militar: 190; Ministério das Mulheres: Ligue 180', en: 'Emergency number of the country' },
  },
  illness: someoneToTalkTo,
}
