import type { ScriptOrder } from '@relampago/domain/contracts'
import type { Adapter } from '../ports/adapter.ts'
import type { Knowledge } from '../story/knowledge.ts'
import type { Script } from '../story/script.ts'
import type { Subject } from '../story/subject.ts'
import type { ScriptFault } from './check-script.ts'

export type ScriptRequest = {
  subject: Subject
  /** What encyclopedias know on the theme, the preferred source first; may be empty. */
  known: readonly Knowledge[]
  order: ScriptOrder
  /**
   * What is wrong with a draft, so that a writer can mend its own; the same check decides at the
   * end.
   */
  check: (draft: Script) => ScriptFault[]
  /**
   * Called with each sentence as soon as it is written, in order from 0. It is shown while the
   * video is made and may still change.
   */
  onSentence?: ((text: string, index: number) => void) | undefined
}

/** Port: writes scripts. tests/contracts/writer-contract.ts states what an adapter must do. */
export type ScriptWriter = Adapter & {
  /** `null` when it has nothing to say on this subject. The signal ends the call. */
  write(request: ScriptRequest, signal: AbortSignal): Promise<Script | null>
}
