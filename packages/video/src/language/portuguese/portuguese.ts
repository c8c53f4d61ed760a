import type { LanguageRules } from '../rules/language-rules.ts'
import { careRules, contextRules } from './context-rules-pt.ts'
import { encyclopediaRules } from './encyclopedia-rules-pt.ts'
import { nounRules } from './noun-rules-pt.ts'
import { pictureRules } from './picture-rules-pt.ts'
import { productRules } from './product-rules-pt.ts'
import { portugueseSpeaking } from './speaking/speaking-pt.ts'
import { themeRules } from './theme-rules-pt.ts'

/** Brazilian Portuguese. */
export const portuguese: LanguageRules = {
  plurals: [
    [/(?:oes|aes|aos)$/, 'ao'],
    [/ais$/, 'al'],
    [/eis$/, 'el'],
    [/ois$/, 'ol'],
    [/ns$/, 'm'],
    [/([rz])es$/, '$1'],
    [/s$/, ''],
  ],
  // The form after "quer" and "como".
  isPhraseVerb: (folded, { notVerbs }) => /^[a-z]{2,}(?:ar|er|ir|por)$/.test(folded) && !notVerbs.has(folded),
  conjunctions: 'e|ou',
  quantities: 'horas?|minutos?|segundos?|dias?|semanas?|meses|mês|anos?|pontos',
  nouns: nounRules,
  theme: themeRules,
  context: contextRules,
  care: careRules,
  product: productRules,
  pictures: pictureRules,
  encyclopedia: encyclopediaRules,
  speaking: portugueseSpeaking,
}
