import type { CaptionStyleId, FontId } from '@relampago/domain/catalogue'
import { facesOf, type CaptionStyle } from '@relampago/domain/timeline'
import type { Milliseconds, Seconds } from '@relampago/domain/units'
import { drawCaptionPreview } from '@relampago/preview/captions'
import { useEffect, useState, type RefObject } from 'react'
import { logWarning } from '../../log/log.ts'
import { loadCaptionFace } from './caption-fonts.ts'

/** Fast enough for a line that sweeps and letters that are typed. */
const drawEvery: Milliseconds = 50
/** Shown where nothing moves: the second word is spoken, and no style is at its beginning. */
const stillTime: Seconds = 0.8

type Shown = { text: string; style: CaptionStyle & { kind: CaptionStyleId } }
type Playing = {
  /** Whether words are shown as they are spoken. */
  showKaraoke: boolean
  /** Whether time passes; it never does for people who want less motion. */
  isRunning: boolean
}

/**
 * Draws captions on a canvas as the finished video shows them. Until their fonts are loaded the
 * canvas does not change: a wrong face would not match the video.
 */
export function useCaptionCanvas(canvas: RefObject<HTMLCanvasElement | null>, { text, style }: Shown, { showKaraoke, isRunning }: Playing): void {
  const drawn = useLoadedFaces(text, style.font, style.kind)
  const { sizePx, textColor, outlineColor, karaokeColor, pop } = style

  useEffect(() => {
    const { current } = canvas
    if (current === null || drawn === null) return undefined
    const shown = { text: drawn.text, style: { font: drawn.font, kind: drawn.kind, sizePx, textColor, outlineColor, karaokeColor, pop }, showKaraoke }
    const draw = (time: Seconds) => drawCaptionPreview(current, { ...shown, time })
    draw(stillTime)
    if (!isRunning || matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined
    const began = performance.now() - stillTime * 1000
    const timer = setInterval(() => draw((performance.now() - began) / 1000), drawEvery)
    return () => clearInterval(timer)
  }, [canvas, drawn, sizePx, textColor, outlineColor, karaokeColor, pop, showKaraoke, isRunning])
}

/** What can be drawn now: the last text, font and style whose font files have all been loaded. */
function useLoadedFaces(text: string, font: FontId, kind: CaptionStyleId) {
  const [loaded, setLoaded] = useState<{ text: string; font: FontId; kind: CaptionStyleId } | null>(null)
  useEffect(() => {
    let left = false
    const show = () => {
      if (!left) setLoaded({ text, font, kind })
    }
    Promise.all(facesOf(text, { font, kind }).map((face) => loadCaptionFace(face))).then(show, logWarning)
    return () => {
      left = true
    }
  }, [text, font, kind])
  return loaded
}
