import { videoStates, type VideoState } from '@relampago/domain/rules'
import type { ListedVideo } from './use-videos.ts'

export const stateFilters = ['all', ...videoStates] as const
export type StateFilter = (typeof stateFilters)[number]
export const kindFilters = ['all', 'theme', 'product', 'photos'] as const
export type KindFilter = (typeof kindFilters)[number]

export type Choices = { search: string; kind: KindFilter; state: StateFilter; stateOf: (video: ListedVideo) => VideoState }
export type Found = {
  /** Expiring ones first, the rest as it came. */
  shown: ListedVideo[]
  /** Of each state, among those that search and kind leave. */
  counts: Record<StateFilter, number>
}

/** Lower case without accents: "cafe" finds "Café". */
function folded(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}

/** The videos that search, kind and state leave. Every word of the search must be in the title. */
export function findVideos(videos: readonly ListedVideo[], { search, kind, state, stateOf }: Choices): Found {
  const words = folded(search).split(/\s+/).filter(Boolean)
  const matching = videos.filter((video) => (kind === 'all' || video.kind === kind) && words.every((word) => folded(video.title).includes(word)))
  const counts: Found['counts'] = { all: matching.length, active: 0, expiring: 0, expired: 0 }
  for (const video of matching) counts[stateOf(video)] += 1
  const ofState = matching.filter((video) => state === 'all' || stateOf(video) === state)
  const expiring = ofState.filter((video) => stateOf(video) === 'expiring').toReversed()
  return { shown: [...expiring, ...ofState.filter((video) => stateOf(video) !== 'expiring')], counts }
}
