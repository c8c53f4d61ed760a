import type { VideoLanguage } from '@relampago/domain/catalogue'
import { contentWords, foldText, wordsOf } from './text/fold-words.ts'
import { splitSentences } from './text/split-sentences.ts'

/** What a person's own words ask for. */
export type ReadContext = {
  /** Sentences to speak, in order, as written. */
  spoken: string[]
  /** The person's own call to action, as written. */
  callToAction: string | null
  /** Folded words of what is not spoken: orders to the writer and fragments. They lead facts and pictures. */
  hints: string[]
}

/** Orders to whoever writes, folded, at the beginning of a sentence. */
const orders =
  /^(?:fal[ea]r?|mencion[ea]r?|foca[r]?|foque|use|usar|destaca[r]?|destaque|cri[ea]r?|fa[cz]a|fazer|inclu[ai]r?|expli(?:que|car)|nao (?:fal|mencion|us|fac|cit)\w*|evite|cite|coloque|adicione|quero|preciso|gostaria|deve|tom|publico|publico-alvo|objetivo|estilo|linguagem|formato|duracao|voz|musica|roteiro|video|talk|mention|focus|use|make|create|include|explain|highlight|avoid|do not|don't|write|keep it|i want|i need|tone|audience|target|goal|style|language|format|voice)\b/
/** Sentences that ask the audience to act, folded; tested before the orders, because "use" begins both. */
const actions =
  /\b(?:cupom|coupon|promo code|acesse|visite|inscreva-se|inscreva|siga|link na bio|link in bio|clique|chame no|peca pelo|agende|reserve|garanta|whatsapp|follow|visit|subscribe|click|sign up|book now|order now)\b/
/** An order that speaks about the action instead of asking for it: "peça para seguir". */
const reported = /^(?:peca para|peca que|convide|termine com|finalize com|cta\b|chamada\b|ask (?:them|people|viewers)|end with)/

const fewestWords = 4

/** Sorts a person's context into what is spoken and what only guides. Any text is accepted. */
export function readContext(context: string, language: VideoLanguage): ReadContext {
  const speech = language === 'pt-BR' ? 'pt' : 'en'
  const result: ReadContext = { spoken: [], callToAction: null, hints: [] }
  for (const sentence of splitSentences(context, language)) {
    const folded = foldText(sentence)
    if (result.callToAction === null && actions.test(folded) && !reported.test(folded) && wordsOf(sentence).length <= 16) result.callToAction = sentence
    else if (orders.test(folded) || reported.test(folded) || wordsOf(sentence).length < fewestWords) result.hints.push(...contentWords(sentence, speech))
    else if (!result.spoken.includes(sentence)) result.spoken.push(sentence)
  }
  return result
}
