import { voiceTypes } from '@relampago/domain/catalogue'
import { inputKind, voiceOf, type WizardForm } from '@relampago/domain/rules'
import { AudioLines } from 'lucide-react'
import { useTexts } from '../../../language/language.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { generatorTexts } from '../generator.texts.ts'
import { TemplatePicture } from '../template-picture.tsx'
import { useOptions } from '../use-options.ts'
import { useTemplateRule } from '../use-template-choice.ts'
import { videoTexts } from '../video.texts.ts'

/** What differs from the video before. */
export type Variation = Pick<WizardForm, 'voice'> | Pick<WizardForm, 'template'> | Pick<WizardForm, 'opening'>

type Props = { open: boolean; form: WizardForm; onClose: () => void; onChoose: (variation: Variation) => void }

const choice =
  'flex min-h-14 w-full items-center gap-3 rounded-md border border-hairline bg-surface-2 px-3 py-2 text-left font-semibold transition-colors duration-(--duration-quick) hover:bg-surface-3'

/** The same theme with another voice or template: one press chooses. */
export function VariationDialog({ open, form, onClose, onChoose }: Props) {
  const texts = useTexts(videoTexts)
  const { voices } = useTexts(generatorTexts)
  const { templates, marketplaces } = useOptions()
  const { mayUse } = useTemplateRule()
  const kind = inputKind(form.input, marketplaces)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={texts.variation}
      actions={
        <Button look="outline" onClick={onClose}>
          {texts.close}
        </Button>
      }
    >
      <p>{texts.variationText}</p>
      <ul aria-label={texts.variations} className="mt-4 flex max-h-[50svh] flex-col gap-2 overflow-y-auto text-ink">
        {voiceTypes
          .filter((type) => type !== form.voice)
          .map((type) => (
            <li key={type}>
              <button type="button" className={choice} onClick={() => onChoose({ voice: type })}>
                <span className="flex size-9 shrink-0 items-center justify-center rounded-sm bg-surface-3">
                  <AudioLines aria-hidden className="size-4.5 text-ink-muted" />
                </span>
                {texts.withVoice(voiceOf(form.language, type).name, voices[type])}
              </button>
            </li>
          ))}
        {templates
          .filter(({ id }) => id !== form.template && mayUse(id))
          .map(({ id, name }) => (
            <li key={id}>
              <button type="button" className={choice} onClick={() => onChoose({ template: id })}>
                <span className="h-12 w-9 shrink-0 overflow-hidden rounded-sm">
                  <TemplatePicture id={id} templates={templates} kind={kind} />
                </span>
                {texts.withTemplate(name)}
              </button>
            </li>
          ))}
      </ul>
    </Dialog>
  )
}
