import type { InterfaceLanguage } from '@relampago/domain/catalogue'
import { samplePreviewText, type InputKind, type WizardForm } from '@relampago/domain/rules'
import { useRef, type ReactNode } from 'react'
import { useLanguage, useTexts } from '../../language/language.ts'
import { classNames } from '../../ui/class-names.ts'
import { captionStyleOf } from './caption-style-of.ts'
import { generatorTexts } from './generator.texts.ts'
import { OwnScene } from './own-scene.tsx'
import { useCaptionCanvas } from './use-caption-canvas.ts'
import type { TemplateChoice } from './use-options.ts'

const canvasWidth = 540

/** The sample phrase follows the language of the page; text of the user's own stays. */
export function shownPreviewText(text: string, language: InterfaceLanguage): string {
  return Object.values(samplePreviewText).includes(text) ? samplePreviewText[language] : text
}

type Props = {
  form: WizardForm
  kind: InputKind
  /** Those on offer, with the chosen one. */
  templates: readonly TemplateChoice[]
  karaoke: boolean
  /** The whole frame, or the band around the caption. */ cut: 'frame' | 'band'
  className?: string
  /** Under the caption, on the same background. */
  children?: ReactNode
}

/** A caption as the finished video draws it, on the title and the colours of this video. */
export function CaptionPreview({ form, kind, templates, karaoke, cut, className, children }: Props) {
  const texts = useTexts(generatorTexts)
  const language = useLanguage()
  const canvas = useRef<HTMLCanvasElement>(null)
  const text = shownPreviewText(form.previewText, language)
  const height = cut === 'frame' ? Math.round((canvasWidth * 16) / 9) : Math.round(canvasWidth * 0.44)
  useCaptionCanvas(canvas, { text, style: captionStyleOf(form, kind, templates) }, { showKaraoke: karaoke, isRunning: karaoke })

  return (
    <div className={classNames('relative isolate overflow-hidden', className)}>
      <OwnScene form={form} kind={kind} cut={cut} />
      <canvas ref={canvas} width={canvasWidth} height={height} aria-hidden className="relative z-1 block w-full" />
      <p className="sr-only">{`${texts.preview}: ${text}`}</p>
      {children}
    </div>
  )
}
