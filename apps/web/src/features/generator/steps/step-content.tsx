import { durations, inputLimits, shopList, videoLanguageNames, videoLanguages } from '@relampago/domain/catalogue'
import { inputTip, type InputKind, type Wizard, type WizardAction, type WizardForm } from '@relampago/domain/rules'
import { Info, X } from 'lucide-react'
import { useEffect, useRef, type Dispatch } from 'react'
import { useLanguage, useTexts } from '../../../language/language.ts'
import { IconButton } from '../../../ui/button.tsx'
import { TextArea, TextField } from '../../../ui/field.tsx'
import { Segmented } from '../../../ui/radio-group.tsx'
import { generatorTexts } from '../generator.texts.ts'
import { ThemeNotice } from '../theme/theme-notice.tsx'
import { useReplacedTheme } from '../theme/use-replaced-theme.ts'
import type { ThemeCheck } from '../theme/use-theme-check.ts'
import { ShapeChoice } from './shape-choice.tsx'
import { VoiceTiles } from './voice-tiles.tsx'

export type StepProps = { wizard: Wizard; kind: InputKind; dispatch: Dispatch<WizardAction>; marketplaces: readonly string[] }

type ContentProps = StepProps & { check: ThemeCheck; busy: boolean; /** Nothing can be ordered now. */ barred: boolean; onGenerate: () => void }

function InputField({ wizard, dispatch, marketplaces, check }: ContentProps) {
  const texts = useTexts(generatorTexts)
  const language = useLanguage()
  const field = useRef<HTMLInputElement>(null)
  const missing = wizard.problem === 'input_missing'
  useEffect(() => {
    if (missing) field.current?.focus()
  }, [missing])
  useEffect(() => {
    if (check.takeFocus('theme')) field.current?.focus()
  })
  const { input } = wizard.form
  const tip = inputTip(input, marketplaces)
  const change = (text: string) => dispatch({ type: 'change', change: { input: text } })
  const tipText = tip === 'other_shop' ? texts.tips.other_shop(shopList(marketplaces, language)) : tip === null ? null : texts.tips[tip]
  return (
    <TextField
      ref={field}
      big
      required
      label={texts.input}
      value={input}
      maxLength={inputLimits.inputCharacters}
      placeholder={texts.inputPlaceholder}
      autoComplete="off"
      enterKeyHint="next"
      onChange={(event) => change(event.target.value)}
      onBlur={check.look}
      error={missing ? `${texts.required}: ${texts.requiredText}` : null}
      help={
        tipText === null ? null : (
          <span className="flex items-start gap-2">
            <Info aria-hidden className="mt-0.5 size-4 shrink-0" />
            {tipText}
          </span>
        )
      }
      inside={
        input === '' ? undefined : (
          <IconButton
            label={texts.clear}
            onClick={() => {
              change('')
              field.current?.focus()
            }}
          >
            <X aria-hidden className="size-5" />
          </IconButton>
        )
      }
    />
  )
}

/** The notice about a theme that nothing is known about, between the theme and its context. */
function Unknown({ wizard, dispatch, check, busy, barred, onGenerate }: ContentProps) {
  const replaced = useReplacedTheme(wizard, dispatch)
  return (
    <ThemeNotice
      near={check.unknown?.near ?? null}
      replacedBy={replaced.by}
      busy={busy}
      barred={barred}
      onChoose={(theme) => {
        check.wantFocus('theme')
        replaced.choose(theme)
      }}
      onUndo={() => {
        check.wantFocus('theme')
        replaced.undo()
      }}
      onAnyway={() => {
        check.accept()
        onGenerate()
      }}
    />
  )
}

export function StepContent(props: ContentProps) {
  const { wizard, dispatch, check } = props
  const contextField = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (check.takeFocus('context')) contextField.current?.focus()
  })
  const texts = useTexts(generatorTexts)
  const { form } = wizard
  const change = (some: Partial<WizardForm>) => dispatch({ type: 'change', change: some })
  return (
    <div className="flex flex-col gap-6.5">
      <InputField {...props} />
      <Unknown {...props} />
      <TextArea
        ref={contextField}
        label={texts.context}
        aside={texts.optional}
        value={form.context}
        maxLength={inputLimits.contextCharacters}
        placeholder={texts.contextPlaceholder}
        onChange={(event) => change({ context: event.target.value })}
        onBlur={check.look}
      />
      <div className="grid gap-6.5 sm:grid-cols-2 sm:gap-4">
        <Segmented
          label={texts.duration}
          options={durations.map((value) => ({ value, label: texts.seconds(value) }))}
          value={form.duration}
          onChange={(duration) => change({ duration })}
        />
        <Segmented
          label={texts.language}
          options={videoLanguages.map((value) => ({ value, label: videoLanguageNames[value].short, lang: value }))}
          value={form.language}
          onChange={(language) => change({ language })}
        />
      </div>
      {props.kind === 'theme' ? <ShapeChoice shape={form.shape} onChange={(shape) => change({ shape })} /> : null}
      <VoiceTiles form={form} onChange={change} />
    </div>
  )
}
