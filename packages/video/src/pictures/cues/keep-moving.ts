import { layerChanges, type LayerReaction, type PictureLayer } from '@relampago/domain/timeline'
import type { Seconds } from '@relampago/domain/units'
import type { SceneTimes } from './cue.ts'
import { isLarge } from './is-large.ts'

/** A picture without anything new for longer looks like a still. */
const longestRest: Seconds = 2.6
/** How far from the middle of the rest a word may be that is stressed by its length. */
const reach: Seconds = 0.7
/** What moves has arrived, and does not leave at once. */
const settled: Seconds = 0.5
const kinds: readonly LayerReaction['kind'][] = ['pulse', 'nod']

/**
 * The layers, of which the front-most large one reacts to a stressed word wherever nothing would
 * enter, leave or react for longer than 2.6 s.
 */
export function keepMoving(layers: readonly PictureLayer[], times: SceneTimes): PictureLayer[] {
  const moving = [...layers]
  let added = 0
  for (let rest = longRest(moving, times); rest !== null; rest = longRest(moving, times)) {
    const at = stressedIn(rest, times)
    const index = frontMost(moving, at, times)
    const layer = moving[index]
    // Half of the rest at the most is left; a picture of still layers cannot react.
    if (layer === undefined) break
    const reactions = [...(layer.motion.reactions ?? []), { kind: kinds[added % kinds.length] ?? 'pulse', at }]
    moving[index] = { ...layer, motion: { ...layer.motion, reactions } }
    added += 1
  }
  return moving
}

type Rest = { from: Seconds; to: Seconds }

/** The first rest of a scene that is too long. */
function longRest(layers: readonly PictureLayer[], { length }: SceneTimes): Rest | null {
  const changes = [0, ...layers.flatMap(({ motion }) => layerChanges(motion, length)), length].toSorted((one, other) => one - other)
  for (const [index, to] of changes.entries()) {
    const from = changes[index - 1] ?? 0
    if (to - from > longestRest + 1e-3) return { from, to }
  }
  return null
}

/** The longest word near the middle of a rest; else the nearest word in it; else its middle. */
function stressedIn({ from, to }: Rest, { words, texts = [] }: SceneTimes): Seconds {
  const middle = (from + to) / 2
  const inside = words.flatMap((at, index) =>
    at >= from + settled && at <= to - settled ? [{ at, letters: texts[index]?.length ?? 0, far: Math.abs(at - middle) }] : [],
  )
  const near = inside.filter(({ far }) => far <= reach).toSorted((one, other) => other.letters - one.letters || one.far - other.far)
  const word = near[0] ?? inside.toSorted((one, other) => one.far - other.far)[0]
  // A word far from the middle would leave too long a rest on its other side.
  const at = word === undefined || Math.max(word.at - from, to - word.at) > longestRest + reach ? middle : word.at
  return Math.round(at * 1000) / 1000
}

/** Index of the front-most large layer that can be seen move, else of the largest; -1 for none. */
function frontMost(layers: readonly PictureLayer[], at: Seconds, { length }: SceneTimes): number {
  const shown = layers.flatMap((layer, index) => {
    const { motion } = layer
    const enters = motion.at ?? motion.phase * 0.35
    const isThere = motion.shown === undefined && enters + settled <= at && (motion.leave ?? length) >= at + settled / 2
    return isThere && motion.amount > 0 ? [{ index, layer }] : []
  })
  const front = shown.findLast(({ layer }) => isLarge(layer))
  return (front ?? shown.toSorted((one, other) => areaOf(other.layer) - areaOf(one.layer))[0])?.index ?? -1
}

function areaOf({ width, height }: PictureLayer): number {
  return width * height
}
