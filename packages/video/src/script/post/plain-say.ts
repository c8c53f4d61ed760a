import type { Phrases } from '../../content/schema/phrases.ts'
import { upperFirst } from '../text/split-sentences.ts'

/** A spoken sentence without what joined it to the one before: "E tem mais: o grão…". */
export function plainSay(text: string, { theme, product }: Phrases): string {
  const connectives = [...Object.values(theme.connectives).flat(), ...product.questionBridges]
  const lead = connectives.find((connective) => text.startsWith(`${connective} `))
  return lead === undefined ? text : upperFirst(text.slice(lead.length + 1))
}
