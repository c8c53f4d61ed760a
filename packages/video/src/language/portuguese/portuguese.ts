import type { LanguageRules } from '../rules/language-rules.ts'
import { careRules, contextRules } from './context-rules-pt.ts'
import { cutRules } from './cut-rules-pt.ts'
import { factRules } from './fact-rules-pt.ts'
import { hookRules } from './hook-rules-pt.ts'
import { encyclopediaRules } from './encyclopedia-rules-pt.ts'
import { nounRules } from './noun-rules-pt.ts'
import { numberRules } from './number-rules-pt.ts'
import { pictureRules } from './picture-rules-pt.ts'
import { placeRules } from './place-rules-pt.ts'
import { productRules } from './product-rules-pt.ts'
import { sentenceRules } from './sentence-rules-pt.ts'
import { portugueseSpeaking } from './speaking/speaking-pt.ts'
import { stepRules } from './step-rules-pt.ts'
import { themeRules } from './theme-rules-pt.ts'

/** Brazilian Portuguese. */
export const portuguese: LanguageRules = {
  plurals: [
    [/(?:oes|aes|aos)$/, 'ao'],
    [/((?:(?:gl|nc|on|in|gu|qu|an)e|^me|^ga|^pai|^deu)s)es$/, '$1'],
    [/(rept|foss|projet|miss|text|fac|dific|frag|ag|ut|versat|volat|fert)eis$/, '$1il'],
    [/(fun|barr|can|fuz|perf|gent|infant|juven|quadr|febr|host|sut|cant)is$/, '$1il'],
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
  facts: factRules,
  hooks: hookRules,
  theme: themeRules,
  context: contextRules,
  care: careRules,
  product: productRules,
  pictures: pictureRules,
  cuts: cutRules,
  places: placeRules,
  sentence: sentenceRules,
  steps: stepRules,
  numbers: numberRules,
  encyclopedia: encyclopediaRules,
  speaking: portugueseSpeaking,
}
