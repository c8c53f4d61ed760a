import type { Bilingual, InterfaceLanguage } from '@relampago/domain/catalogue'
import type { OrderBody } from '@relampago/domain/contracts'
import type { InputKind } from '@relampago/domain/rules'
import type { ThemeKnowledge } from './theme-knowledge.ts'

const texts = {
  unknown: {
    pt: 'Ainda não sei fatos sobre este tema: o vídeo terá poucas frases sobre ele. Cole 2 ou 3 fatos no contexto.',
    en: 'I know no facts on this theme yet: the video will say little about it. Paste 2 or 3 facts into the context.',
  },
  unasked: {
    pt: 'Este tema não está na biblioteca: se as enciclopédias também não souberem dele, o vídeo terá poucas frases sobre ele. Cole 2 ou 3 fatos no contexto.',
    en: 'This theme is not in the library: if the encyclopedias do not know it either, the video will say little about it. Paste 2 or 3 facts into the context.',
  },
} as const satisfies Record<string, Bilingual>

/**
 * What the reply to an order says when nothing is known on its theme; `null` when there is nothing
 * to say. Asks nobody: an order never waits for a source.
 */
export async function themeNotice(
  { input, context, language }: Pick<OrderBody, 'input' | 'context' | 'language'>,
  { kind, knowledge, reader }: { kind: InputKind; knowledge: ThemeKnowledge; reader: InterfaceLanguage },
): Promise<string | null> {
  if (kind === 'product') return null
  const known = await knowledge.recall({ theme: input, context, language })
  return known === true ? null : texts[known === null ? 'unasked' : 'unknown'][reader]
}
