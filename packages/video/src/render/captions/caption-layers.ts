import type { Compositor, Layer, PlacedLayer } from '@relampago/compositor'
import { captionArea, litSpans, popAt, watermarkColors, wordPop, type TimelineOutline } from '@relampago/domain/timeline'
import type { Fraction, HexColor, Seconds } from '@relampago/domain/units'
import { hasCome, type CaptionCue } from './caption-cues.ts'
import type { CutOut, WordCutOut } from './cut-captions.ts'

/**
 * A word in the compositor's memory, in its two colours. It is lit from and to these times of its
 * cue, and grows by a share of its size as it pops.
 */
export type WordLayers = { cut: WordCutOut; litFrom: Seconds; litTo: Seconds; growth: Fraction; resting: Layer; lit: Layer }

/** Makes layers of what was cut out, and says where they are at some time. */
export function captionLayers({ width, captions: { style }, ...frame }: TimelineOutline, compositor: Compositor) {
  const area = captionArea({ ...frame, width })
  /** Frame pixels per pixel of caption space. */
  const scale = width / area.width

  /** Layers rest in frame pixels; those of a smaller frame are scaled about their centre. */
  const rest = (start: number, side: number) => (start + side / 2) * scale - side / 2

  function layerOf({ covers, width: cutWidth, height, left, top }: CutOut, fill: HexColor, outline: HexColor, accent: HexColor): Layer {
    const inks = [
      { color: outline, cover: covers.outline },
      { color: fill, cover: covers.fill },
      ...(covers.accent === undefined ? [] : [{ color: accent, cover: covers.accent }]),
    ]
    return compositor.addInkedLayer({ inks, width: cutWidth, height }, rest(left, cutWidth), rest(top, height))
  }

  function placed({ cut, growth, resting, lit }: WordLayers, sinceLit: Seconds | null): PlacedLayer {
    const grown = 1 + (sinceLit === null ? 0 : growth * popAt(sinceLit))
    // The word pops about its own centre, which need not be that of what was cut out.
    const away = (centre: number, start: number, side: number) => (centre - start - side / 2) * (1 - grown) * scale
    const offset = { x: away(cut.centreX, cut.left, cut.width), y: away(cut.centreY, cut.top, cut.height) }
    return { layer: sinceLit === null ? resting : lit, ...offset, scale: scale * grown, opacity: 1 }
  }

  return {
    /** `cuts` are the words of the page in their order. */
    ofPage({ page }: CaptionCue, cuts: readonly WordCutOut[]): WordLayers[] {
      const words = page.lines.flat()
      return litSpans(page).flatMap(({ from, to }, at): WordLayers[] => {
        const [cut, word] = [cuts[at], words[at]]
        if (cut === undefined || word === undefined) return []
        const growth = style.pop ? wordPop(word, page.sizePx, area) - 1 : 0
        const colored = (fill: HexColor) => layerOf(cut, fill, style.outlineColor, fill)
        return [{ cut, litFrom: from, litTo: to, growth, resting: colored(style.textColor), lit: colored(style.karaokeColor) }]
      })
    },
    ofWatermark(cut: CutOut): PlacedLayer {
      const { word, outline, bolt } = watermarkColors
      return { layer: layerOf(cut, word, outline, bolt), x: 0, y: 0, scale, opacity: 1 }
    },
    /**
     * The words of a page from back to front; a lit one covers its neighbours, which it touches
     * while it pops.
     */
    at(words: readonly WordLayers[], time: Seconds): PlacedLayer[] {
      const isLit = ({ litFrom, litTo }: WordLayers) => hasCome(litFrom, time) && !hasCome(litTo, time)
      const resting = words.filter((word) => !isLit(word)).map((word) => placed(word, null))
      return [...resting, ...words.filter(isLit).map((word) => placed(word, Math.max(0, time - word.litFrom)))]
    },
  }
}
