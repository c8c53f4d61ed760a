import { aspectRatios, enabledAspectRatio, planOf, plans } from '@relampago/domain/catalogue'
import { useLanguage, useTexts } from '../../language/language.ts'
import { useSession } from '../../session/session.ts'
import { TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Tile, TileGroup } from '../../ui/tile.tsx'
import { shownPreviewText } from './caption-preview.tsx'
import { CaptionPreview } from './caption-preview.tsx'
import { ChoicesSummary } from './choices-summary.tsx'
import { generatorTexts } from './generator.texts.ts'
import { PhoneFrame } from '../../ui/phone-frame.tsx'
import type { StepProps } from './step-content.tsx'
import type { TemplateChoice } from './use-options.ts'

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

/** What the plan allows, before somebody spends it. */
function QuotaNotice() {
  const texts = useTexts(generatorTexts)
  const { user } = useSession()
  if (user === null) return null
  const plan = planOf(user.plan)
  return (
    <Notice tone={plan.id === 'free' ? 'warn' : 'plain'}>
      <strong className="font-semibold">{texts.quota[plan.id](plan.limits.daily)}</strong>{' '}
      {plan.id === 'free' ? <span className="text-ink-muted">{texts.quotaMore(plans.pro.limits.daily)}</span> : null}
    </Notice>
  )
}

type Props = StepProps & { templates: readonly TemplateChoice[]; karaoke: boolean }

export function StepFinish({ wizard, kind, dispatch, templates, karaoke }: Props) {
  const texts = useTexts(generatorTexts)
  const language = useLanguage()
  const { form } = wizard
  return (
    <div className="flex flex-col gap-7">
      <div className="rounded-lg border border-hairline bg-surface-1 p-5 lg:hidden">
        <PhoneFrame className="mx-auto w-44">
          <CaptionPreview form={form} kind={kind} karaoke={karaoke} cut="frame" className="h-full" />
        </PhoneFrame>
      </div>
      <Formats />
      <TextField
        label={texts.previewText}
        help={texts.previewTextHelp}
        maxLength={120}
        value={shownPreviewText(form.previewText, language)}
        onChange={(event) => dispatch({ type: 'change', change: { previewText: event.target.value } })}
      />
      <ChoicesSummary form={form} templates={templates} onChange={(step) => dispatch({ type: 'go', step })} />
      <QuotaNotice />
    </div>
  )
}
