import type { LanguageRules } from '../rules/language-rules.ts'
import { careRules, contextRules } from './context-rules-en.ts'
import { encyclopediaRules } from './encyclopedia-rules-en.ts'
import { nounRules } from './noun-rules-en.ts'
import { pictureRules } from './picture-rules-en.ts'
import { productRules } from './product-rules-en.ts'
import { englishSpeaking } from './speaking/speaking-en.ts'
import { themeRules } from './theme-rules-en.ts'

/** American English. */
export const english: LanguageRules = {
  plurals: [
    [/ies$/, 'y'],
    [/(ch|sh|x|ss)es$/, '$1'],
    [/(ss|us|is)$/, '$1'],
    [/s$/, ''],
  ],
  isPhraseVerb: (folded, { verbs }) => verbs.has(folded),
  conjunctions: 'and|or',
  quantities: 'hours?|minutes?|seconds?|days?|weeks?|months?|years?|points',
  nouns: nounRules,
  theme: themeRules,
  context: contextRules,
  care: careRules,
  product: productRules,
  pictures: pictureRules,
  encyclopedia: encyclopediaRules,
  speaking: englishSpeaking,
}
