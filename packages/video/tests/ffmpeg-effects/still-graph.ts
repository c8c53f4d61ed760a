import type { StillFilter } from './still-filters.ts'

/** One effect of a chain, ready for FFmpeg. `filter` is not empty. */
export type GraphStep = { space: StillFilter['space']; filter: string; /** 0 to 1. */ opacity: number }

// Exact rounding and full chroma, so that a way there and back loses at most a few levels.
const scaling = 'flags=accurate_rnd+full_chroma_int+full_chroma_inp+bicubic'
const toYuv = `scale=out_color_matrix=bt709:out_range=tv:${scaling}`
const toRgb = `scale=in_color_matrix=bt709:in_range=tv:out_range=pc:${scaling},format=gbrp`

/** FFmpeg's graph from one opaque RGBA picture to another. */
export function opaqueGraph(steps: readonly GraphStep[]): string {
  return `[0:v]format=gbrp,${colorChain(steps, 'c')},format=rgba`
}

/** From gbrp to gbrp; changes the space only where the next filter needs another. */
function colorChain(steps: readonly GraphStep[], label: string): string {
  let space: GraphStep['space'] = 'gbrp'
  const parts: string[] = []
  const enter = (wanted: GraphStep['space']) => {
    if (wanted === space) return
    if (space !== 'gbrp') parts.push(toRgb)
    if (wanted !== 'gbrp') parts.push(`${toYuv},format=${wanted}`)
    space = wanted
  }
  steps.forEach((step, at) => {
    enter(step.space)
    // Some filters leave in another format of the same space.
    parts.push(step.opacity < 1 ? mixed(step, `${label}x${at}`) : `${step.filter},format=${step.space}`)
  })
  enter('gbrp')
  return parts.join(',')
}

function mixed({ filter, opacity, space }: GraphStep, label: string): string {
  const both = `split[${label}o][${label}i];[${label}i]${filter},format=${space}[${label}f]`
  return `${both};[${label}f][${label}o]blend=all_mode=normal:all_opacity=${Number(opacity.toFixed(4))}`
}
