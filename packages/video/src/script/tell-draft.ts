import type { VideoOrder } from '@relampago/domain/contracts'
import type { Progress } from '../run/progress.ts'
import type { Script } from '../story/script.ts'

/** Sentences of a whole script of each length, about; for the share of the stage that is done. */
const sentencesOf = { 15: 4, 30: 7, 60: 13 } as const

/**
 * Shows sentences while a writer writes them. When the script is there, what was shown is replaced
 * by what is going to be spoken, also when another writer wrote it.
 */
export function tellDraft({ tell }: Pick<Progress, 'tell'>, duration: VideoOrder['duration']) {
  const shown: string[] = []
  return {
    onSentence: (text: string, index: number): void => {
      shown[index] = text
      tell('script', Math.min(0.9, shown.length / sentencesOf[duration]), { sentences: shown.filter(Boolean) })
    },
    /** Nothing where nothing was shown: the narration decides which sentences fit. */
    replacedBy({ sentences }: Script): { sentences?: string[] } {
      return shown.length === 0 ? {} : { sentences: sentences.filter(({ priority }) => priority <= 2).map(({ text }) => text) }
    },
  }
}
