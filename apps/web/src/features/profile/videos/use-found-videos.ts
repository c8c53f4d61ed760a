import { videoState, type VideoState } from '@relampago/domain/rules'
import type { EpochMs } from '@relampago/domain/units'
import { useState } from 'react'
import { findVideos, type Found, type KindFilter, type StateFilter } from './find-videos.ts'
import type { ListedVideo } from './use-videos.ts'

/** Rows that are shown at first, and that each press adds. */
const pageSize = 20

/** What the person has chosen of their videos, and the rows that are shown of it. */
export function useFoundVideos(videos: readonly ListedVideo[], now: EpochMs) {
  const [search, setSearch] = useState('')
  const [kind, setKind] = useState<KindFilter>('all')
  const [state, setState] = useState<StateFilter>('all')
  const [most, setMost] = useState(pageSize)
  const stateOf = ({ expiresAt }: ListedVideo): VideoState => videoState(expiresAt, now)
  const { shown, counts }: Found = findVideos(videos, { search, kind, state, stateOf })
  /** Another choice begins at its first page. */
  const fromTop =
    <Value>(set: (value: Value) => void) =>
    (value: Value) => {
      set(value)
      setMost(pageSize)
    }
  return {
    choices: { search, kind, state },
    counts,
    rows: shown.slice(0, most),
    left: Math.max(0, shown.length - most),
    showMore: () => setMost(most + pageSize),
    setSearch: fromTop(setSearch),
    setKind: fromTop(setKind),
    setState: fromTop(setState),
    clear: () => {
      setSearch('')
      setKind('all')
      setState('all')
      setMost(pageSize)
    },
  }
}
