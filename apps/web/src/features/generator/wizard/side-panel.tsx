import { music, noMusic, videoLanguageNames } from '@relampago/domain/catalogue'
import type { InputKind, WizardForm } from '@relampago/domain/rules'
import { ChevronDown } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useLanguage, useTexts } from '../../../language/language.ts'
import { PhoneFrame } from '../../../ui/phone-frame.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { CaptionPreview } from '../caption-preview.tsx'
import { generatorTexts } from '../generator.texts.ts'
import { TemplatePicture } from '../template-picture.tsx'
import type { TemplateChoice } from '../use-options.ts'

type Props = { form: WizardForm; kind: InputKind; templates: readonly TemplateChoice[]; karaoke: boolean; onKaraoke: (shown: boolean) => void }

function SummaryList({ form, kind }: Pick<Props, 'form' | 'kind'>) {
  const texts = useTexts(generatorTexts)
  const language = useLanguage()
  const rows = [
    [texts.summaryRows.kind, texts.shortKinds[kind]],
    [texts.summaryRows.music, (form.music === 'none' ? noMusic : music[form.music]).name[language]],
    [texts.summaryRows.duration, texts.seconds(form.duration)],
    [texts.summaryRows.language, videoLanguageNames[form.language].full],
  ] as const
  return (
    <dl className="divide-y divide-hairline text-small">
      {rows.map(([name, value]) => (
        <div key={name} className="flex justify-between gap-4 py-2.5">
          <dt className="text-ink-muted">{name}</dt>
          <dd className="font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function KaraokeSwitch({ karaoke, onKaraoke }: Pick<Props, 'karaoke' | 'onKaraoke'>) {
  const texts = useTexts(generatorTexts)
  return (
    <div className="flex items-center justify-between gap-4 rounded-lg border border-hairline bg-surface-1 py-2 pr-4 pl-5">
      <span aria-hidden className="text-small">
        <span className="block font-semibold">{texts.karaoke}</span>
        <span className="text-ink-muted">{texts.karaokeHelp}</span>
      </span>
      <Switch label={texts.karaoke} checked={karaoke} onChange={(event) => onKaraoke(event.target.checked)} />
    </div>
  )
}

/** Beside the steps from 1024 px on: how captions will look, and what was chosen. */
export function SidePanel({ children, ...props }: Props & { /** Above the rest: what went wrong. */ children: ReactNode }) {
  const texts = useTexts(generatorTexts)
  return (
    <aside aria-label={texts.previewAndSummary} className="hidden self-start lg:flex lg:flex-col lg:gap-3.5 roomy:sticky roomy:top-20">
      {children}
      <div className="rounded-lg border border-hairline bg-surface-1 p-5">
        {/* As large as leaves room for the summary in the height of the window. */}
        <PhoneFrame className="mx-auto w-44 xl:w-[clamp(12rem,(100svh-29rem)*0.5625,21rem)]">
          <CaptionPreview {...props} cut="frame" className="h-full" />
        </PhoneFrame>
      </div>
      <section className="rounded-lg border border-hairline bg-surface-1 px-5 pt-4 pb-2">
        <h2 className="type-heading mb-1 text-body">{texts.summary}</h2>
        <SummaryList {...props} />
      </section>
      <KaraokeSwitch {...props} />
    </aside>
  )
}

/** The same on phones: one row that opens. */
export function PhonePanel(props: Props) {
  const texts = useTexts(generatorTexts)
  const language = useLanguage()
  const [open, setOpen] = useState(false)
  const { form, kind } = props
  const track = (form.music === 'none' ? noMusic : music[form.music]).name[language]
  return (
    <details className="group rounded-lg border border-hairline bg-surface-1 lg:hidden" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="flex min-h-18 list-none items-center gap-4 rounded-lg px-5 py-3 [&::-webkit-details-marker]:hidden">
        <span className="w-10 shrink-0 overflow-hidden rounded-sm">
          <TemplatePicture id={form.template} templates={props.templates} kind={kind} />
        </span>
        <span className="min-w-0 flex-1">
          <span className="block font-semibold">{texts.previewAndSummary}</span>
          <span className="text-small text-ink-muted">
            {[texts.shortKinds[kind], texts.seconds(form.duration), videoLanguageNames[form.language].short, track].join(' · ')}
          </span>
        </span>
        <ChevronDown aria-hidden className="size-5 transition-transform duration-(--duration-quick) group-open:rotate-180" />
      </summary>
      {open ? (
        <div className="flex flex-col gap-4 px-5 pb-4">
          <PhoneFrame className="mx-auto w-44">
            <CaptionPreview {...props} cut="frame" className="h-full" />
          </PhoneFrame>
          <SummaryList form={form} kind={kind} />
          <KaraokeSwitch {...props} />
        </div>
      ) : null}
    </details>
  )
}
