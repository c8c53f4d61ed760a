import { languageRules } from '../../language/languages.ts'
import { foldText, wordsOf } from '../text/fold-words.ts'
import { endWithMark } from '../text/split-sentences.ts'

const keyed = /^([\p{L}][\p{L}\p{M} /-]{1,40}?)\s?[:=]\s+(.+)$/u
const mostKeyWords = 4

/** A part as a sentence: "Preço: R$ 30" becomes "O preço é R$ 30."; nothing is invented. */
export function sayPart(part: string): string {
  const [, key = '', value = ''] = keyed.exec(part) ?? []
  if (key === '' || wordsOf(key).length > mostKeyWords) return endWithMark(part)
  const folded = foldText(key)
  const rules = Object.values(languageRules).flatMap(({ context }) => context.keys)
  const said = rules.find((rule) => rule.key.test(folded))?.say(key, value.trim()) ?? null
  return endWithMark(said ?? part)
}
