import { askAdapters } from '../ports/ask-adapters.ts'
import type { ProviderUse } from '../run/provider-use.ts'
import { careOf } from '../script/theme/care-of.ts'
import { themeWording } from '../script/theme/theme-wording.ts'
import type { Knowledge, KnownFact } from '../story/knowledge.ts'
import type { Subject } from '../story/subject.ts'
import type { FactRequest, FactSource } from './fact-source.ts'

export type KnowledgeGathering = {
  subject: Subject
  /** In order of preference; may be empty. */
  sources: readonly FactSource[]
  tools: { signal: AbortSignal }
  /** With so many facts, no further source is asked; those of a minute by default. */
  enough?: number
  onProvider?: (use: ProviderUse) => void
  onNote?: (note: string) => void
}

/** A video of a minute tells about this many. */
const factsOfAMinute = 14

/**
 * What the sources know on a theme, in their order, each asked once and within its time limit. A
 * source that fails or knows nothing new is left out, and no fact is stated twice. Nothing is asked
 * about a product, whose page says everything, nor about a theme that hurts. Throws the signal's
 * reason when aborted.
 */
export async function gatherKnowledge({
  subject,
  sources,
  tools: { signal },
  enough = factsOfAMinute,
  onProvider,
  onNote,
}: KnowledgeGathering): Promise<Knowledge[]> {
  const request = requestOf(subject)
  const gathered: Knowledge[] = []
  if (request === null) return gathered
  for (const source of sources) {
    if (gathered.flatMap(({ facts }) => facts).length >= enough) break
    const found = await askSource(source, request, signal).catch((error: unknown) => {
      signal.throwIfAborted()
      onNote?.(`${source.name}: ${error instanceof Error ? error.message : String(error)}`)
      return null
    })
    const fresh = found === null ? [] : newFacts(found.result, gathered)
    if (found === null || fresh.length === 0) continue
    onProvider?.(found.use)
    gathered.push({ ...found.result, facts: fresh })
  }
  return gathered
}

/** Two copies of one encyclopedia may differ by a date: the first that states a fact wins. */
function newFacts({ facts }: Knowledge, before: readonly Knowledge[]): KnownFact[] {
  const told = before.flatMap((one) => one.facts)
  return facts.filter(({ id, say }) => !told.some((fact) => fact.id === id || fact.say === say))
}

function requestOf(subject: Subject): FactRequest | null {
  if (subject.kind === 'product' || careOf(subject.theme) !== null) return null
  const { topic, title } = themeWording(subject.theme, subject.language)
  return { topic: topic || title, context: subject.context, language: subject.language }
}

const nothing: Knowledge = { topic: '', named: '', kind: '', facts: [] }

async function askSource(source: FactSource, request: FactRequest, signal: AbortSignal) {
  const ask = async (one: FactSource, limited: AbortSignal) => (await one.find(request, limited)) ?? nothing
  const answer = await askAdapters({ port: 'facts', adapters: [source], ask, signal })
  return answer.result.facts.length === 0 ? null : answer
}
