import type { Compositor, PlacedLayer } from '@relampago/compositor'
import type { SceneStage } from '@relampago/compositor/stage'
import type { TimelineOutline } from '@relampago/domain/timeline'
import type { Frames } from '@relampago/domain/units'
import type { Segment } from '../frames/plan-segments.ts'
import { cuesOf, type CaptionCue } from './caption-cues.ts'
import { captionLayers, type PageLayers } from './caption-layers.ts'
import type { CaptionCutter } from './cut-captions.ts'

export type CaptionedScenes = {
  stage: SceneStage
  timeline: TimelineOutline
  /** The stretches that are drawn, in order; captions of each look as if it stood alone. */
  segments: readonly Segment[]
  compositor: Compositor
  cutter: CaptionCutter
}

/**
 * Draws captions and the watermark over the frames of a stage: the same words that libass draws,
 * cut out once, moved and coloured by the compositor.
 */
export function captionedStage({ stage, timeline, segments, compositor, cutter }: CaptionedScenes): SceneStage {
  const cues = segments.flatMap((segment) => cuesOf(timeline, segment))
  const layers = captionLayers(timeline, compositor)
  const onStage = new Map<CaptionCue, PageLayers>()
  let watermark: PlacedLayer | null = null
  const shownAt = (frame: Frames) => cues.filter(({ first, last }) => first <= frame && frame <= last)
  const lacksWatermark = () => timeline.watermark && watermark === null

  /** It comes with any page, so with the one that is needed next. */
  async function bringWatermark(frame: Frames): Promise<void> {
    const next = cues.find(({ last }) => last >= frame)
    const { watermark: cut } = await cutter.page(next?.index ?? timeline.captions.pages.length)
    if (cut === null) throw new Error('the watermark was not drawn')
    watermark = layers.ofWatermark(cut)
  }

  function freePassed(frame: Frames): void {
    for (const [cue, page] of onStage) {
      if (cue.first <= frame && frame <= cue.last) continue
      compositor.free(...page.made.values())
      onStage.delete(cue)
    }
  }

  return {
    needsPictures: (frame) => stage.needsPictures(frame) || lacksWatermark() || shownAt(frame).some((cue) => !onStage.has(cue)),
    async bringPictures(frame) {
      await stage.bringPictures(frame)
      freePassed(frame)
      if (lacksWatermark()) await bringWatermark(frame)
      for (const cue of shownAt(frame)) if (!onStage.has(cue)) onStage.set(cue, layers.ofPage(cue, (await cutter.page(cue.index)).words))
    },
    bringClips: (frame) => stage.bringClips(frame),
    draw(frame, into) {
      stage.draw(frame, into)
      const pages = shownAt(frame).flatMap((cue) => onStage.get(cue) ?? [])
      const words = pages.flatMap((page) => layers.at(page, (frame - page.cue.start) / timeline.framesPerSecond))
      compositor.lay([...(watermark === null ? [] : [watermark]), ...words], into)
    },
    async close() {
      await Promise.all([stage.close(), cutter.close()])
    },
  }
}
