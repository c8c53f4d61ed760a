import type { Pixels } from '@relampago/domain/units'
import type { SurveyedVideo } from './survey-video.ts'

type Size = { width: Pixels; height: Pixels }

/** Options of what is written in BT.709; nothing else of the source is kept. */
export const bt709Tags = ['-color_range', 'tv', '-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-map_metadata', '-1'] as const

/**
 * Runs FFmpeg with filters that scale to that size in BT.709. Films for bright screens are mapped
 * to ordinary ones; where FFmpeg cannot do that, their colours stay as they are.
 */
export async function withOrdinaryColors<Result>(
  colors: SurveyedVideo['colors'],
  size: Size,
  signal: AbortSignal,
  run: (scaling: readonly string[]) => Promise<Result>,
): Promise<Result> {
  if (colors.curve === null) return await run(plainColors(colors, size))
  try {
    return await run(toneMapped(colors, size))
  } catch {
    signal.throwIfAborted()
    return await run(plainColors(colors, size))
  }
}

function plainColors({ matrix }: SurveyedVideo['colors'], { width, height }: Size): string[] {
  return [`scale=${width}:${height}:flags=bicubic:in_color_matrix=${matrix}:out_color_matrix=bt709:out_range=tv`, 'format=yuv420p']
}

/** From the light of bright screens (PQ, HLG) to that of ordinary ones, 100 nits being white. */
function toneMapped({ curve }: SurveyedVideo['colors'], { width, height }: Size): string[] {
  return [
    `zscale=w=${width}:h=${height}:tin=${curve}:pin=bt2020:min=bt2020nc:t=linear:npl=100`,
    'format=gbrpf32le',
    'zscale=p=bt709',
    'tonemap=tonemap=hable:desat=0',
    'zscale=t=bt709:m=bt709:r=tv',
    'format=yuv420p',
  ]
}
