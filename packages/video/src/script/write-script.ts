import type { ScriptOrder } from '@relampago/domain/contracts'
import { adapterIds } from '../ports/adapter.ts'
import type { ProviderUse } from '../run/provider-use.ts'
import { askAdapters } from '../ports/ask-adapters.ts'
import type { Tools } from '../run/tools.ts'
import { loadOrMake } from '../stage-cache/load-or-make.ts'
import { noCache, type StageCache } from '../stage-cache/stage-cache.ts'
import { stageKey } from '../stage-cache/stage-key.ts'
import type { Knowledge } from '../story/knowledge.ts'
import type { Script } from '../story/script.ts'
import type { Subject } from '../story/subject.ts'
import { checkScript, type ScriptFault } from './check-script.ts'
import type { ScriptRequest, ScriptWriter } from './script-writer.ts'

export type ScriptWriting = {
  subject: Subject
  /** What encyclopedias know on the theme; may be empty. */
  known?: readonly Knowledge[]
  order: ScriptOrder
  /** In order of preference; the last one always has an answer. */
  writers: readonly ScriptWriter[]
  tools: Tools
  cache?: StageCache
  onProvider?: (use: ProviderUse) => void
  /** Called with sentences while they are written; they may still change. */
  onSentence?: ScriptRequest['onSentence']
}

/**
 * Asks the writers for a script. One that breaks a rule of `checkScript` counts as failed, and the
 * next writer is asked; from the last writer it is accepted and its faults are noted, because a
 * weak video is worth more than none. Throws the signal's reason when aborted.
 */
export async function writeScript({ subject, known = [], order, writers, tools, cache = noCache, onProvider, onSentence }: ScriptWriting): Promise<Script> {
  const { duration, seed, opening, shape } = order
  const check = (draft: Script) => checkScript(draft, subject, known)
  const { script, use } = await loadOrMake({
    cache,
    key: stageKey('script', { subject: withoutFiles(subject), known, duration, seed, opening, shape, writers: adapterIds(writers) }),
    folder: tools.folder,
    make: async () => {
      const ask = async (writer: ScriptWriter, signal: AbortSignal) => {
        const draft = await writer.write({ subject, known, order, check, onSentence }, signal)
        const faults = draft === null ? [] : check(draft)
        if (faults.length > 0 && writer !== writers.at(-1)) throw new Error(`the script was rejected: ${faultText(faults)}`)
        if (faults.length > 0) tools.onNote?.(`script by ${writer.name}: ${faultText(faults)}`)
        return draft
      }
      const answer = await askAdapters({ port: 'writer', adapters: writers, ask, signal: tools.signal })
      return { script: answer.result, use: answer.use }
    },
    filesOf: () => [],
    isWhole: (made) => !made.use.degraded,
  })
  onProvider?.(use)
  if (script.shape?.ordered)
    tools.onNote?.(`the theme does not carry the shape ${script.shape.ordered}: told as ${script.shape.told ?? 'questions to the audience'}`)
  return script
}

/** Photos are named by their addresses: where they are stored differs from run to run. */
function withoutFiles(subject: Subject): unknown {
  return subject.kind === 'theme' ? subject : { ...subject, photos: subject.photos.map(({ url }) => url) }
}

function faultText(faults: readonly ScriptFault[]): string {
  return faults.map(({ rule, sentence, detail }) => `${rule}${sentence === null ? '' : ` in ${sentence}`}: ${detail}`).join('; ')
}
