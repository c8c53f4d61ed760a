import type { Phrases } from '../../content/schema/phrases.ts'
import type { ScriptSentence } from '../../story/script.ts'
import { isFact } from './is-fact.ts'
import { plainSay } from './plain-say.ts'
import type { PostRequest } from './post-request.ts'

/** What the library's authors or a page worth reading rate a sentence that is told. */
const usualInterest = 6

/** The most interesting fact that is told, without what joins it to others; the first of equals. */
export function bestFact({ told, known }: Pick<PostRequest, 'told' | 'known'>, phrases: Phrases): string | null {
  const interest = new Map(known.flatMap(({ facts }) => facts.map((fact) => [fact.id, fact.interest] as const)))
  const rated = ({ source }: ScriptSentence) => (source.kind === 'encyclopedia' ? interest.get(source.factId) : undefined) ?? usualInterest
  const [best] = told.filter(isFact).toSorted((one, other) => rated(other) - rated(one))
  return best === undefined ? null : plainSay(best.text, phrases)
}
