import { aspectRatios, enabledAspectRatio } from '@relampago/domain/catalogue'
import { Pencil } from 'lucide-react'
import { useLanguage, useTexts } from '../../../language/language.ts'
import { TextField } from '../../../ui/field.tsx'
import { Tile, TileGroup } from '../../../ui/tile.tsx'
import { CaptionPreview, shownPreviewText } from '../caption-preview.tsx'
import { ChoicesSummary } from './choices-summary.tsx'
import { generatorTexts } from '../generator.texts.ts'
import { PhoneFrame } from '../../../ui/phone-frame.tsx'
import type { StepProps } from './step-content.tsx'
import type { TemplateChoice } from '../use-options.ts'

/** Outlines of the formats, width and height in px. */
const outlines = { '9:16': [17, 30], '1:1': [24, 24], '16:9': [32, 18], '4:5': [24, 30] } as const

function Formats() {
  const texts = useTexts(generatorTexts)
  return (
    <TileGroup label={texts.format} className="grid grid-cols-4 gap-2 sm:gap-2.5">
      {aspectRatios.map((ratio) => {
        const isOffered = ratio === enabledAspectRatio
        const [width, height] = outlines[ratio]
        return (
          <Tile
            key={ratio}
            name="format"
            label={`${ratio}, ${isOffered ? texts.formatUse : texts.soon}`}
            checked={isOffered}
            disabled={!isOffered}
            onChange={() => {}}
            tileClass="flex min-h-28 flex-col items-center justify-center gap-1.5 px-1 py-3 text-center"
          >
            <span aria-hidden style={{ width, height }} className="rounded-[3px] border-2 border-current" />
            <span aria-hidden className="text-small font-semibold">
              {ratio}
            </span>
            <span aria-hidden className="text-micro">
              {isOffered ? texts.formatUse : texts.soon}
            </span>
          </Tile>
        )
      })}
    </TileGroup>
  )
}

type Props = StepProps & {
  templates: readonly TemplateChoice[]
  karaoke: boolean
  /** The order is on its way. */
  disabled: boolean
}

export function StepFinish({ wizard, kind, dispatch, templates, karaoke, disabled }: Props) {
  const texts = useTexts(generatorTexts)
  const language = useLanguage()
  const { form } = wizard
  return (
    <div className="flex flex-col gap-7">
      <div className="rounded-lg border border-hairline bg-surface-1 p-5 lg:hidden">
        <PhoneFrame className="mx-auto w-44">
          <CaptionPreview form={form} kind={kind} templates={templates} karaoke={karaoke} cut="frame" className="h-full" />
        </PhoneFrame>
      </div>
      <Formats />
      <TextField
        label={texts.previewText}
        help={texts.previewTextHelp}
        maxLength={120}
        inside={<Pencil aria-hidden className="pointer-events-none mr-3 size-4.5 text-ink-muted" />}
        value={shownPreviewText(form.previewText, language)}
        onChange={(event) => dispatch({ type: 'change', change: { previewText: event.target.value } })}
      />
      <ChoicesSummary form={form} kind={kind} templates={templates} disabled={disabled} onChange={(step) => dispatch({ type: 'go', step })} />
    </div>
  )
}
