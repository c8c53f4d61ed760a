import { captionStyleIds, captionStyles, type CaptionStyleId } from '@relampago/domain/catalogue'
import { samplePreviewText, type InputKind, type WizardForm } from '@relampago/domain/rules'
import { Check } from 'lucide-react'
import { useRef } from 'react'
import { useLanguage, useTexts } from '../../../language/language.ts'
import { Tile, TileGroup } from '../../../ui/tile.tsx'
import { useInView } from '../../../ui/use-in-view.ts'
import { captionStyleOf } from '../caption-style-of.ts'
import { generatorTexts } from '../generator.texts.ts'
import { OwnScene } from '../own-scene.tsx'
import { useCaptionCanvas } from '../use-caption-canvas.ts'
import type { TemplateChoice } from '../use-options.ts'

const canvas = { width: 420, height: 160 }

type Props = {
  form: WizardForm
  kind: InputKind
  templates: readonly TemplateChoice[]
  /** Whether the captions on the tiles move. */
  isRunning: boolean
  onChange: (style: CaptionStyleId) => void
}

/** Each style with a caption as it draws it, in the font, size and colours of the form. */
export function CaptionStyleTiles({ form, onChange, ...shown }: Props) {
  const texts = useTexts(generatorTexts)
  const language = useLanguage()
  return (
    <div>
      <TileGroup label={texts.captionStyle} className="grid grid-cols-2 gap-2.5 sm:grid-cols-3">
        {captionStyleIds.map((id) => (
          <Tile
            key={id}
            name="caption-style"
            label={captionStyles[id][language]}
            checked={form.captionStyle === id}
            onChange={() => onChange(id)}
            tileClass="overflow-hidden"
          >
            <StyleSample form={{ ...form, captionStyle: id }} {...shown} />
            <span aria-hidden className="absolute top-2 right-2 hidden size-6 items-center justify-center rounded-full bg-ink text-ground peer-checked:flex">
              <Check strokeWidth={3} className="size-3.5" />
            </span>
            <span aria-hidden className="flex min-h-11 items-center justify-center px-2 py-1 text-center text-small font-medium">
              {captionStyles[id][language]}
            </span>
          </Tile>
        ))}
      </TileGroup>
      {form.captionStyle === 'typewriter' ? <p className="mt-2 text-small text-ink-muted">{texts.captionStyleFont}</p> : null}
    </div>
  )
}

/** The band of the frame that captions are in, without its empty sides. */
function StyleSample({ form, kind, templates, isRunning }: Omit<Props, 'onChange'>) {
  const language = useLanguage()
  const sample = useRef<HTMLCanvasElement>(null)
  const inView = useInView(sample)
  const style = captionStyleOf(form, kind, templates)
  useCaptionCanvas(sample, { text: samplePreviewText[language], style }, { showKaraoke: true, isRunning: isRunning && inView })
  return (
    <span aria-hidden className="pointer-events-none relative isolate block overflow-hidden">
      <OwnScene form={form} kind={kind} cut="ground" />
      <canvas ref={sample} {...canvas} className="relative z-1 -mx-[14%] block w-[128%] max-w-none" />
    </span>
  )
}
