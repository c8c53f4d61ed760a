import type { StepLayout } from '../../scene-plan/steps.ts'
import type { Explained } from '../../scene-plan/explained.ts'
import { nounPhrase, rulesOf } from './phrase.ts'
import { named } from './sure-icon.ts'

const mostItems = 5
const longestThing = 24
const longestTitle = 30

/** Amounts of two to five ingredients in a sentence of kitchens. */
export function explainRecipe({ sentence, theme, language }: Explained): StepLayout | null {
  const { ingredients, borders, cooking, year } = rulesOf(language)
  if (!cooking.test(sentence.text) || year.test(sentence.text)) return null
  const { number, unit, of, sizes } = ingredients
  const measured = String.raw`(?<amount>(?:${number})\s?(?:${unit})) (?:${of}) (?!(?:${sizes})(?!\p{L}))`
  const bare = String.raw`(?<bare>\d+|dois|duas|três|two|three|four) `
  const word = String.raw`(?!(?:${borders}|${unit}|e|and|ou|or)(?!\p{L}))\p{Ll}[\p{L}-]*`
  const thing = String.raw`(?<thing>${word}(?: (?:de )?${word}){0,2})`
  const matches = [...sentence.text.matchAll(new RegExp(String.raw`(?<=^|[\s(])(?:${measured}|${bare})${thing}(?=[,.;:!\s]|$)`, 'giu'))]
  const items = matches.flatMap(({ groups }) => {
    const { amount = groups?.['bare'] ?? '', thing: text = '' } = groups ?? {}
    const name = nounPhrase(text, language, longestThing)
    return name === null ? [] : [{ ...named(name, language), amount, isMeasured: groups?.['amount'] !== undefined }]
  })
  // A bare number counts beside measures only, of things with a
  // picture: "3 eggs", not "40 minutes".
  const shown = items.filter(({ isMeasured, icon }) => isMeasured || icon !== null)
  if (shown.length < 2 || shown.length > mostItems || !shown.some(({ isMeasured }) => isMeasured)) return null
  return { kind: 'recipe', title: theme.length <= longestTitle ? theme : '', items: shown.map(({ text, icon, amount }) => ({ text, icon, amount })) }
}
