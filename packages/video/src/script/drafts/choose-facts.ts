import type { Seconds } from '@relampago/domain/units'

/** A sentence that may be told, with the time it takes. */
export type Candidate<Draft> = { draft: Draft; seconds: Seconds }

/**
 * `count` of the candidates that fit the room, or `null` when no so many do. The first ones are
 * taken; where they take too long, the longest give way to shorter ones that stand not far behind,
 * the very first one last of all.
 */
export function chooseFacts<Draft>(candidates: readonly Candidate<Draft>[], count: number, room: Seconds): Candidate<Draft>[] | null {
  if (count > candidates.length) return null
  let chosen = candidates.slice(0, Math.max(0, count))
  while (secondsOf(chosen) > room) {
    const swap = bestSwap(candidates, chosen)
    if (swap === null) return null
    chosen = [...chosen.filter((one) => one !== swap.out), swap.into]
  }
  return chosen
}

type Swap<Draft> = { out: Candidate<Draft>; into: Candidate<Draft> }

/** The exchange that saves the most time for each place that it goes down the list. */
function bestSwap<Draft>(candidates: readonly Candidate<Draft>[], chosen: readonly Candidate<Draft>[]): Swap<Draft> | null {
  const left = candidates.filter((candidate) => !chosen.includes(candidate))
  const worth = ({ out, into }: Swap<Draft>) => (out.seconds - into.seconds) / Math.max(1, candidates.indexOf(into) - candidates.indexOf(out))
  const swaps = chosen.flatMap((out) => left.filter((into) => into.seconds < out.seconds).map((into) => ({ out, into })))
  const best = swaps.toSorted((one, other) => worth(other) - worth(one))
  return best.find(({ out }) => out !== candidates[0]) ?? best[0] ?? null
}

export function secondsOf(candidates: readonly { seconds: Seconds }[]): Seconds {
  return candidates.reduce((sum, { seconds }) => sum + seconds, 0)
}
