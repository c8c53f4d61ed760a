import { basename, join } from 'node:path'
import { askAdapters } from '../ports/ask-adapters.ts'
import type { ProviderUse } from '../run/provider-use.ts'
import type { Tools } from '../run/tools.ts'
import { loadOrMake } from '../stage-cache/load-or-make.ts'
import { noCache, type StageCache } from '../stage-cache/stage-cache.ts'
import type { Narration } from '../story/narration.ts'
import type { Voice } from './voice.ts'
import type { SpokenNarration } from './write-narration.ts'

export type VoiceWork = {
  /** In order of preference; all of them speak the language. */
  voices: readonly Voice[]
  key: string
  say: (voice: Voice, signal: AbortSignal) => Promise<SpokenNarration>
  tools: Pick<Tools, 'folder' | 'signal'>
  cache?: StageCache | undefined
  onProvider?: ((use: ProviderUse) => void) | undefined
}

/**
 * The stored narration, its files then in the tools' folder, or the one that the first able voice
 * says now. One by a substitute voice is not stored: a retry asks the better one again.
 */
export async function askVoices({ voices, key, say, tools, cache = noCache, onProvider }: VoiceWork): Promise<Narration> {
  const { folder, signal } = tools
  const narration = await loadOrMake<Narration>({
    cache,
    key,
    folder,
    make: async () => {
      const { result, use } = await askAdapters({ port: 'voice', adapters: voices, ask: say, signal })
      return { ...result, provider: use }
    },
    filesOf: ({ wavFile, raw }) => [basename(wavFile), raw.file],
    isWhole: ({ provider }) => !provider.degraded,
  })
  onProvider?.(narration.provider)
  return { ...narration, wavFile: join(folder, basename(narration.wavFile)) }
}
