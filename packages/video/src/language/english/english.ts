import type { LanguageRules } from '../rules/language-rules.ts'
import { careRules, contextRules } from './context-rules-en.ts'
import { cutRules } from './cut-rules-en.ts'
import { factRules } from './fact-rules-en.ts'
import { hookRules } from './hook-rules-en.ts'
import { encyclopediaRules } from './encyclopedia-rules-en.ts'
import { nounRules } from './noun-rules-en.ts'
import { numberRules } from './number-rules-en.ts'
import { pictureRules } from './picture-rules-en.ts'
import { placeRules } from './place-rules-en.ts'
import { productRules } from './product-rules-en.ts'
import { sentenceRules } from './sentence-rules-en.ts'
import { englishSpeaking } from './speaking/speaking-en.ts'
import { stepRules } from './step-rules-en.ts'
import { themeRules } from './theme-rules-en.ts'

/** American English. */
export const english: LanguageRules = {
  plurals: [
    [/^mice$/, 'mouse'],
    [/^geese$/, 'goose'],
    [/^children$/, 'child'],
    [/^feet$/, 'foot'],
    [/^teeth$/, 'tooth'],
    [/^(wo)?men$/, '$1man'],
    [/((?:^|were)wol|^hal|^cal|^el|shel|^sel|^thie|lea|^loa|^hoo|^scar|dwar)ves$/, '$1f'],
    [/^(kni|wi|li)ves$/, '$1fe'],
    [/(octop|vir|^cact|^b)uses$/, '$1us'],
    [/^(cact|fung)i$/, '$1us'],
    [/(^[pltdv]|cook|mov|zomb|self|calor|hood|smooth|brown|prair|gen|bird|foot|sweet)ies$/, '$1ie'],
    [/(potat|tomat|mosquit|volcan|torped|her|ech)oes$/, '$1o'],
    [/ies$/, 'y'],
    [/(ch|sh|x|ss)es$/, '$1'],
    [/(ss|us|is)$/, '$1'],
    [/s$/, ''],
  ],
  isPhraseVerb: (folded, { verbs }) => verbs.has(folded),
  conjunctions: 'and|or',
  quantities: 'hours?|minutes?|seconds?|days?|weeks?|months?|years?|points',
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
  speaking: englishSpeaking,
}
