import { builtInTemplates, type BuiltInTemplateId, type FontId, type InterfaceLanguage } from '@relampago/domain/catalogue'
import { karaokeColorOf, samplePreviewText, type InputKind, type WizardForm } from '@relampago/domain/rules'
import { facesOf } from '@relampago/domain/timeline'
import { drawCaptionPreview } from '@relampago/preview'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useLanguage, useTexts } from '../../language/language.ts'
import { logWarning } from '../../log/log.ts'
import { classNames } from '../../ui/class-names.ts'
import { SampleFrame } from '../../ui/sample-frame.tsx'
import { loadCaptionFace } from './caption-fonts.ts'
import { generatorTexts } from './generator.texts.ts'
import { templatePicture } from './template-pictures.ts'

const wordMs = 480
const canvasWidth = 540

/** The sample phrase follows the language of the page; text of the user's own stays. */
export function shownPreviewText(text: string, language: InterfaceLanguage): string {
  return Object.values(samplePreviewText).includes(text) ? samplePreviewText[language] : text
}

/** Counts spoken words while karaoke is shown; stands still for people who want less motion. */
function useActiveWord(running: boolean): number {
  const [word, setWord] = useState(1)
  useEffect(() => {
    if (!running || matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined
    const timer = setInterval(() => setWord((last) => last + 1), wordMs)
    return () => clearInterval(timer)
  }, [running])
  return word
}

type Props = {
  form: WizardForm
  kind: InputKind
  karaoke: boolean
  /** The whole frame, or the band around the caption. */ cut: 'frame' | 'band'
  className?: string
  /** Under the caption, on the same background. */
  children?: ReactNode
}

/** A caption as the finished video draws it, on a sample background. */
export function CaptionPreview({ form, kind, karaoke, cut, className, children }: Props) {
  const texts = useTexts(generatorTexts)
  const language = useLanguage()
  const canvas = useRef<HTMLCanvasElement>(null)
  const [drawn, setDrawn] = useState<{ font: FontId; text: string } | null>(null)
  const activeWord = useActiveWord(karaoke)
  const text = shownPreviewText(form.previewText, language)
  const height = cut === 'frame' ? Math.round((canvasWidth * 16) / 9) : Math.round(canvasWidth * 0.44)

  useEffect(() => {
    let left = false
    const font = form.font
    const show = () => {
      if (!left) setDrawn({ font, text })
    }
    // Until its fonts are loaded the preview does not change: a wrong face would not match the
    // video.
    Promise.all(facesOf(text, font).map((face) => loadCaptionFace(face))).then(show, logWarning)
    return () => {
      left = true
    }
  }, [form.font, text])

  const { fontSize, textColor, outlineColor, template } = form
  const karaokeColor = karaokeColorOf(form, kind)
  useEffect(() => {
    if (canvas.current === null || drawn === null) return
    const pop = Object.hasOwn(builtInTemplates, template) ? builtInTemplates[template as BuiltInTemplateId].captionPop : true
    const style = { font: drawn.font, sizePx: fontSize, textColor, outlineColor, karaokeColor, pop }
    drawCaptionPreview(canvas.current, { text: drawn.text, style, showKaraoke: karaoke, activeWord })
  }, [drawn, fontSize, textColor, outlineColor, karaokeColor, template, karaoke, activeWord])

  return (
    <div className={classNames('relative isolate overflow-hidden', className)}>
      <SampleFrame
        sample={kind === 'product' ? 'product-plain' : templatePicture(form.template, kind).plain}
        className={classNames('absolute inset-0 -z-1 h-full', cut === 'band' && 'object-bottom')}
      />
      <canvas ref={canvas} width={canvasWidth} height={height} aria-hidden className="relative z-1 block w-full" />
      <p className="sr-only">{`${texts.preview}: ${text}`}</p>
      {children}
    </div>
  )
}
