import type { Compositor, Layer, PlacedLayer } from '@relampago/compositor'
import { captionArea, captionParts, watermarkColors, type CaptionPlate, type ShownWord, type TimelineOutline } from '@relampago/domain/timeline'
import type { HexColor, Seconds } from '@relampago/domain/units'
import type { CaptionCue } from './caption-cues.ts'
import type { CutOut, WordCutOut } from './cut-captions.ts'
import { drawPlate } from './draw-plate.ts'

/** What one segment shows of a page, and what of it is in the compositor's memory. */
export type PageLayers = { cue: CaptionCue; cuts: readonly WordCutOut[]; made: Map<string, Layer> }

type Inks = { fill: HexColor; outline: HexColor | null; accent?: HexColor }

/** Makes layers of what was cut out, and says where they are at some time. */
export function captionLayers({ width, captions: { style }, ...frame }: TimelineOutline, compositor: Compositor) {
  const area = captionArea({ ...frame, width })
  /** Frame pixels per pixel of caption space. */
  const scale = width / area.width

  /** Layers rest in frame pixels; those of a smaller frame are scaled about their centre. */
  const rest = (start: number, side: number) => (start + side / 2) * scale - side / 2

  function layerOf({ covers, width: cutWidth, height, left, top }: CutOut, { fill, outline, accent = fill }: Inks): Layer {
    const inks = [
      ...(outline === null ? [] : [{ color: outline, cover: covers.outline }]),
      { color: fill, cover: covers.fill },
      ...(covers.accent === undefined ? [] : [{ color: accent, cover: covers.accent }]),
    ]
    return compositor.addInkedLayer({ inks, width: cutWidth, height }, rest(left, cutWidth), rest(top, height))
  }

  function placedPlate(page: PageLayers, plate: CaptionPlate): PlacedLayer {
    const { opacity, color } = plate
    const layer = kept(page, JSON.stringify(plate), () => layerOf(drawPlate(plate), { fill: color, outline: null }))
    return { layer, x: 0, y: 0, scale, opacity }
  }

  function placedWord(page: PageLayers, { index, fill, hasOutline, scale: grown, upTo }: ShownWord): PlacedLayer[] {
    const cut = page.cuts[index]
    if (cut === undefined) return []
    const outline = hasOutline ? style.outlineColor : null
    const layer = kept(page, [index, fill, hasOutline, upTo].join(), () => layerOf(upTo === undefined ? cut : leftPart(cut, upTo), { fill, outline }))
    // The word pops about its own centre, which need not be that of what was cut out.
    const away = (centre: number, start: number, side: number) => (centre - start - side / 2) * (1 - grown) * scale
    const offset = { x: away(cut.centreX, cut.left, cut.width), y: away(cut.centreY, cut.top, cut.height) }
    return [{ layer, ...offset, scale: scale * grown, opacity: 1 }]
  }

  return {
    /** `cuts` are the words of the page in their order. */
    ofPage: (cue: CaptionCue, cuts: readonly WordCutOut[]): PageLayers => ({ cue, cuts, made: new Map() }),
    ofWatermark(cut: CutOut): PlacedLayer {
      const { word, outline, bolt } = watermarkColors
      return { layer: layerOf(cut, { fill: word, outline, accent: bolt }), x: 0, y: 0, scale, opacity: 1 }
    },
    /** What a page shows from back to front. Layers are made when they are first seen. */
    at: (page: PageLayers, time: Seconds): PlacedLayer[] =>
      captionParts(page.cue.page, style, area, time).flatMap((part) => (part.kind === 'plate' ? [placedPlate(page, part)] : placedWord(page, part))),
  }
}

/** The layer of that name; made when it is first asked for. */
function kept({ made }: PageLayers, name: string, make: () => Layer): Layer {
  const layer = made.get(name) ?? make()
  made.set(name, layer)
  return layer
}

/** The cut-out without what is right of that place, counted from the word's left edge. */
function leftPart(cut: WordCutOut, upTo: number): WordCutOut {
  const columns = Math.round(cut.centreX - cut.wordWidth / 2 + upTo - cut.left)
  const part = (cover: Uint8Array) => cover.map((value, at) => (at % cut.width < columns ? value : 0))
  return { ...cut, covers: { outline: part(cut.covers.outline), fill: part(cut.covers.fill) } }
}
