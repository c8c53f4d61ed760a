import { captionStyles, colors, fonts, looks, music, noMusic, shapes, videoLanguageNames } from '@relampago/domain/catalogue'
import { automaticLook, automaticShape, type InputKind, type WizardForm, type WizardStep } from '@relampago/domain/rules'
import { Music, Palette, Quote, Type } from 'lucide-react'
import { useLanguage, useTexts } from '../../../language/language.ts'
import { generatorTexts } from '../generator.texts.ts'
import { mediaTexts } from '../media/media.texts.ts'
import type { TemplateChoice } from '../use-options.ts'

type Props = { form: WizardForm; kind: InputKind; templates: readonly TemplateChoice[]; disabled: boolean; onChange: (step: WizardStep) => void }

/** Everything that was chosen, each part with the way back to it. */
export function ChoicesSummary({ form, kind, templates, disabled, onChange }: Props) {
  const texts = useTexts(generatorTexts)
  const language = useLanguage()
  const colorName = (value: string) => colors.find((color) => color.value === value)?.name[language].toLowerCase() ?? texts.ownColor
  const template = templates.find(({ id }) => id === form.template)
  const extra = Math.round(template?.extraSeconds[form.duration] ?? 0)
  const percent = Math.round(form.musicVolume * 100)
  const rows = [
    {
      icon: Type,
      step: 1,
      title: form.input.trim() || texts.noInput,
      detail: [
        texts.seconds(form.duration),
        ...(kind === 'product' || form.shape === automaticShape ? [] : [shapes[form.shape][language]]),
        videoLanguageNames[form.language].short,
        texts.voiceNamed(form.selectedVoice.name),
      ].join(' · '),
      name: texts.steps[1],
    },
    {
      icon: Palette,
      step: 2,
      title: `${template?.name ?? texts.template}, ${fonts[form.font].name} ${form.fontSize}`,
      detail: [
        captionStyles[form.captionStyle][language],
        ...(form.look === automaticLook ? [] : [looks[form.look][language]]),
        texts.colorsNamed(colorName(form.textColor), colorName(form.outlineColor)),
        ...(form.media.length === 0 ? [] : [mediaTexts[language].count(form.media.length)]),
        ...(extra === 0 ? [] : [texts.extraSeconds(extra)]),
      ].join(' · '),
      name: texts.steps[2],
    },
    {
      icon: Music,
      step: 2,
      title: form.music === 'none' ? noMusic.name[language] : `${music[form.music].name[language]}, ${percent}%`,
      detail: form.music === 'none' ? texts.noMusicNamed : texts.volumeNamed(percent),
      name: texts.music,
    },
    ...(form.opening === '' ? [] : [{ icon: Quote, step: 1, title: form.opening, detail: texts.opening, name: texts.opening } as const]),
  ] as const
  return (
    <section aria-label={texts.summary} className="rounded-lg border border-hairline bg-surface-1 px-5 py-2">
      <ul className="divide-y divide-hairline">
        {rows.map(({ icon: Icon, step, title, detail, name }) => (
          <li key={name} className="flex items-center gap-4 py-3">
            <Icon aria-hidden className="size-5 shrink-0 text-ink-muted" />
            <span className="min-w-0 flex-1">
              <span className="line-clamp-2 font-semibold break-words">{title}</span>
              <span className="text-small text-ink-muted">{detail}</span>
            </span>
            <ChangeButton name={name} disabled={disabled} onPress={() => onChange(step)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function ChangeButton({ name, disabled, onPress }: { name: string; disabled: boolean; onPress: () => void }) {
  const texts = useTexts(generatorTexts)
  return (
    <button
      type="button"
      disabled={disabled}
      aria-label={texts.changeWhat(name)}
      onClick={onPress}
      className="min-h-11 rounded-sm px-1 text-small font-semibold underline underline-offset-4 disabled:text-ink-faint"
    >
      {texts.change}
    </button>
  )
}
