import { colors, fonts, music, noMusic, videoLanguageNames } from '@relampago/domain/catalogue'
import type { WizardForm, WizardStep } from '@relampago/domain/rules'
import { Music, Palette, Type } from 'lucide-react'
import { useLanguage, useTexts } from '../../../language/language.ts'
import { generatorTexts } from '../generator.texts.ts'
import type { TemplateChoice } from '../use-options.ts'

type Props = { form: WizardForm; templates: readonly TemplateChoice[]; disabled: boolean; onChange: (step: WizardStep) => void }

/** Everything that was chosen, each part with the way back to it. */
export function ChoicesSummary({ form, templates, disabled, onChange }: Props) {
  const texts = useTexts(generatorTexts)
  const language = useLanguage()
  const colorName = (value: string) => colors.find((color) => color.value === value)?.name[language].toLowerCase() ?? texts.ownColor
  const template = templates.find(({ id }) => id === form.template)?.name ?? form.template
  const percent = Math.round(form.musicVolume * 100)
  const rows = [
    {
      icon: Type,
      step: 1,
      title: form.input.trim() || texts.noInput,
      detail: [texts.seconds(form.duration), videoLanguageNames[form.language].short, texts.voiceNamed(form.selectedVoice.name)].join(' · '),
      name: texts.steps[1],
    },
    {
      icon: Palette,
      step: 2,
      title: `${template}, ${fonts[form.font].name} ${form.fontSize}`,
      detail: texts.colorsNamed(colorName(form.textColor), colorName(form.outlineColor)),
      name: texts.steps[2],
    },
    {
      icon: Music,
      step: 2,
      title: form.music === 'none' ? noMusic.name[language] : `${music[form.music].name[language]}, ${percent}%`,
      detail: form.music === 'none' ? texts.noMusicNamed : texts.volumeNamed(percent),
      name: texts.music,
    },
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
            <button
              type="button"
              disabled={disabled}
              aria-label={texts.changeWhat(name)}
              onClick={() => onChange(step)}
              className="min-h-11 rounded-sm px-1 text-small font-semibold underline underline-offset-4 disabled:text-ink-faint"
            >
              {texts.change}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
