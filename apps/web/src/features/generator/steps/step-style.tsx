import { colors, fontSize, musicVolume } from '@relampago/domain/catalogue'
import type { WizardForm } from '@relampago/domain/rules'
import type { Pixels } from '@relampago/domain/units'
import { Check } from 'lucide-react'
import { Link } from 'react-router'
import { useTexts } from '../../../language/language.ts'
import { Slider } from '../../../ui/slider.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { CaptionPreview } from '../caption-preview.tsx'
import { CaptionStyleTiles } from './caption-style-tiles.tsx'
import { ColorChoice } from './color-choice.tsx'
import { FontSizeField } from './font-size-field.tsx'
import { FontTiles } from './font-tiles.tsx'
import { LookTiles } from './look-tiles.tsx'
import { generatorTexts } from '../generator.texts.ts'
import { MusicTiles } from './music-tiles.tsx'
import { OwnPhotos } from '../media/own-photos.tsx'
import type { OwnMediaState } from '../media/use-own-media.ts'
import type { StepProps } from './step-content.tsx'
import { TemplateTiles } from './template-tiles.tsx'
import type { TemplateChoice } from '../use-options.ts'

const textColors = ['#FFFFFF', '#FFE14D', '#000000', '#7CF0B4']
const outlineColors = ['#000000', '#FFFFFF', '#3B1A8F', '#7A0F22']
const karaokeColors = ['#FF2D55', '#FFE14D', '#22D3EE', '#7CF0B4', '#FF8A1F']

/** Rows of the catalogue with these values, in this order. */
function offered(values: readonly string[]) {
  return values.flatMap((value) => colors.filter((color) => color.value === value))
}

type Props = StepProps & { templates: readonly TemplateChoice[]; karaoke: boolean; onKaraoke: (shown: boolean) => void; media: OwnMediaState }

/**
 * On phones the preview comes first and stays in sight where the window is tall enough for controls
 * below it; larger screens have it in the side panel.
 */
function PhonePreview({ wizard, kind, templates, karaoke, onKaraoke }: Props) {
  const texts = useTexts(generatorTexts)
  return (
    <div data-stays="top" className="top-16 z-10 -mx-5 bg-ground px-5 pb-3 sm:-mx-8 sm:px-8 lg:hidden tall:sticky">
      <CaptionPreview form={wizard.form} kind={kind} templates={templates} karaoke={karaoke} cut="band" className="mx-auto max-w-md rounded-lg">
        <div className="flex items-center justify-between on-film bg-ground/70 pr-3 pl-4 text-small font-medium">
          <span aria-hidden>{texts.karaoke}</span>
          <Switch label={texts.karaoke} checked={karaoke} onChange={(event) => onKaraoke(event.target.checked)} />
        </div>
      </CaptionPreview>
    </div>
  )
}

function Colors({ wizard, kind, dispatch }: StepProps) {
  const texts = useTexts(generatorTexts)
  const { form } = wizard
  const change = (some: Partial<WizardForm>) => dispatch({ type: 'change', change: some })
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      <ColorChoice label={texts.textColor} options={offered(textColors)} value={form.textColor} onChange={(textColor) => change({ textColor })} />
      <ColorChoice
        label={texts.outlineColor}
        options={offered(outlineColors)}
        value={form.outlineColor}
        onChange={(outlineColor) => change({ outlineColor })}
      />
      {kind === 'product' ? (
        <ColorChoice
          label={texts.karaokeColor}
          options={offered(karaokeColors)}
          value={form.karaokeColor}
          onChange={(karaokeColor) => change({ karaokeColor })}
        />
      ) : null}
    </div>
  )
}

function FontSizeAdvice({ size }: { size: Pixels }) {
  const texts = useTexts(generatorTexts)
  const [from, to] = fontSize.recommendedPx
  if (size < from || size > to) return texts.fontSizeOff(from, to)
  return (
    <span className="flex items-center gap-2 text-good">
      <Check aria-hidden className="size-4 shrink-0" />
      {texts.fontSizeFine(from, to)}
    </span>
  )
}

function SoundEffects({ checked, onChange }: { checked: boolean; onChange: (on: boolean) => void }) {
  const texts = useTexts(generatorTexts)
  return (
    <div className="flex items-center justify-between gap-4">
      <div>
        <span aria-hidden className="text-small font-semibold">
          {texts.soundEffects}
        </span>
        <p className="text-small text-ink-muted">{texts.soundEffectsHelp}</p>
      </div>
      <Switch label={texts.soundEffects} checked={checked} onChange={(event) => onChange(event.target.checked)} />
    </div>
  )
}

export function StepStyle(props: Props) {
  const { wizard, kind, dispatch, templates } = props
  const texts = useTexts(generatorTexts)
  const { form } = wizard
  const change = (some: Partial<WizardForm>) => dispatch({ type: 'change', change: some })
  const percent = Math.round(form.musicVolume * 100)
  const [low, high] = musicVolume.recommended.map((share) => Math.round(share * 100)) as [number, number]
  return (
    <div className="flex flex-col gap-7">
      <PhonePreview {...props} />
      <TemplateTiles
        templates={templates}
        kind={kind}
        value={form.template}
        onChange={(template) => change({ template })}
        aside={
          <Link to="/templates" className="relative z-1 -my-3 inline-flex min-h-11 items-center font-medium underline underline-offset-4">
            {texts.moreTemplates}
          </Link>
        }
      />
      <LookTiles value={form.look} onChange={(look) => change({ look })} />
      <OwnPhotos media={props.media} />
      <CaptionStyleTiles form={form} kind={kind} templates={templates} isRunning={props.karaoke} onChange={(captionStyle) => change({ captionStyle })} />
      <FontTiles value={form.font} onChange={(font) => change({ font })} />
      <Slider
        label={texts.fontSize}
        {...{ min: fontSize.minPx, max: fontSize.maxPx, step: fontSize.stepPx, recommended: fontSize.recommendedPx }}
        value={form.fontSize}
        valueText={`${form.fontSize}`}
        aside={<FontSizeField value={form.fontSize} onChange={(size) => change({ fontSize: size })} />}
        help={<FontSizeAdvice size={form.fontSize} />}
        onChange={(size) => change({ fontSize: size })}
      />
      <Colors {...props} />
      <MusicTiles value={form.music} volume={form.musicVolume} onChange={(music) => change({ music })} />
      <Slider
        label={texts.volume}
        {...{ min: musicVolume.min, max: musicVolume.max, step: musicVolume.step, recommended: musicVolume.recommended }}
        value={form.musicVolume}
        valueText={`${percent}%`}
        help={texts.volumeHelp(low, high)}
        onChange={(volume) => change({ musicVolume: volume })}
      />
      <SoundEffects checked={form.soundEffects} onChange={(soundEffects) => change({ soundEffects })} />
    </div>
  )
}
