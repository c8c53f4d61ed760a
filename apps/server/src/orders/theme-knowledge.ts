import type { Milliseconds } from '@relampago/domain/units'
import {
  isEnough,
  knownToLibrary,
  knownToSources,
  nearTopics,
  needsFacts,
  type FactSource,
  type KnownFacts,
  type ThemeQuestion,
} from '@relampago/video/check-theme'

export type ThemeKnowledgeOptions = {
  /** Asked when the library knows nothing; the same that the worker asks. May be none. */
  sources: () => Promise<readonly FactSource[]>
  now: () => Date
  /** Longest time for all sources together. */
  timeLimitMs?: Milliseconds
}

type ThemeAnswer = KnownFacts & {
  /** Whether a video has enough to tell; `null`: the sources did not answer in time. */
  known: boolean | null
  /** Themes that are known, near to this one; empty for one that is known. */
  near: string[]
}

/** What is known on themes before a video on them is ordered. */
export type ThemeKnowledge = {
  /** Asks the sources when the library has nothing. */
  ask(question: ThemeQuestion): Promise<ThemeAnswer>
  /** Answers at once: library, and what was asked before. `null` when only the sources can say. */
  recall(question: ThemeQuestion): Promise<boolean | null>
}

/** Pages wait four seconds. */
const usualTimeLimitMs: Milliseconds = 3500
const rememberedMs: Milliseconds = 10 * 60_000
const mostRemembered = 2000

export function createThemeKnowledge({ sources, now, timeLimitMs = usualTimeLimitMs }: ThemeKnowledgeOptions): ThemeKnowledge {
  const remembered = new Map<string, { found: KnownFacts; at: number }>()

  function remember(key: string, found: KnownFacts): void {
    remembered.delete(key)
    remembered.set(key, { found, at: now().getTime() })
    const [oldest] = remembered.keys()
    if (remembered.size > mostRemembered && oldest !== undefined) remembered.delete(oldest)
  }
  function rememberedFor(question: ThemeQuestion): KnownFacts | null {
    const kept = remembered.get(keyOf(question))
    return kept === undefined || now().getTime() - kept.at > rememberedMs ? null : kept.found
  }

  /** `null` when they did not answer in time. */
  async function askSources(question: ThemeQuestion): Promise<KnownFacts | null> {
    const limit = AbortSignal.timeout(timeLimitMs)
    try {
      const before = rememberedFor(question)
      if (before !== null) return before
      const asked = await sources()
      const found = await knownToSources(question, asked, limit)
      // Where nobody could be asked, an import may change that at any time.
      if (asked.length > 0) remember(keyOf(question), found)
      return found
    } catch (error) {
      if (limit.aborted) return null
      throw error
    }
  }

  return {
    async ask(question) {
      const library = knownToLibrary(question)
      if (isEnough(library) || !needsFacts(question)) return { known: true, ...library, near: [] }
      const found = await askSources(question)
      if (found === null) return { known: null, ...library, near: [] }
      const known = isEnough(found)
      return { known, ...found, near: known ? [] : nearTopics(question) }
    },
    async recall(question) {
      if (!needsFacts(question) || isEnough(knownToLibrary(question))) return true
      const found = rememberedFor(question) ?? ((await sources()).length === 0 ? { facts: 0, sources: [] } : null)
      return found === null ? null : isEnough(found)
    },
  }
}

/** The words of the context settle which of several meanings is wanted. */
function keyOf({ theme, context, language }: ThemeQuestion): string {
  return JSON.stringify([language, theme.trim().toLowerCase(), context.trim()])
}
