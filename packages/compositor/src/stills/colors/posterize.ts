import type { Rgb } from './color-drawing.ts'
import { levelTable } from './levels.ts'

/**
 * A picture in few colours, the same ones for every picture: evenly spread levels of each channel,
 * or of grey where there are too few colours for two levels of each. `most` colours, 2 to 64.
 */
export function posterized(most: number): (color: Rgb) => Rgb {
  if (most < 8) {
    const greys = stepped(most)
    return ([red, green, blue]) => {
      const grey = greys[Math.round(0.2126 * red + 0.7152 * green + 0.0722 * blue)] ?? 0
      return [grey, grey, grey]
    }
  }
  const [reds, greens, blues] = channelLevels(most)
  const [red, green, blue] = [stepped(reds), stepped(greens), stepped(blues)]
  return (color) => [red[color[0]] ?? 0, green[color[1]] ?? 0, blue[color[2]] ?? 0]
}

/**
 * How many levels of red, green and blue make at most so many colours. The eye sees steps of green
 * best and of blue least, so green has the most and blue the fewest.
 */
export function channelLevels(most: number): [reds: number, greens: number, blues: number] {
  const levels: [number, number, number] = [2, 2, 2]
  const turns = [1, 0, 2] as const
  for (let turn = 0; ; turn += 1) {
    const channel = turns[turn % turns.length] ?? 1
    const product = (levels[0] * levels[1] * levels[2] * (levels[channel] + 1)) / levels[channel]
    if (product > most) return levels
    levels[channel] += 1
  }
}

/** So many levels from black to white, each for an equal part of the range. */
function stepped(count: number): Uint8Array {
  return levelTable((level) => Math.round((Math.min(count - 1, Math.floor((level * count) / 256)) * 255) / (count - 1)))
}
