import { defaultKaraokeColor, isCustomTemplate } from '../catalogue/index.ts'
import type { CallBody } from '../contracts/schemas.ts'
import type { HexColor } from '../units.ts'
import { inputKind, type InputKind } from '../input/input-kind.ts'
import { automaticLook, automaticShape, type WizardForm } from './wizard-form.ts'

/** The colour of the spoken word: only product videos choose it. */
export function karaokeColorOf({ karaokeColor }: Pick<WizardForm, 'karaokeColor'>, kind: InputKind): HexColor {
  return kind === 'product' ? karaokeColor : defaultKaraokeColor
}

/** The body of the generate call. */
export function orderOf(form: WizardForm, kind: InputKind): CallBody<'generateVideo'> {
  return {
    input: form.input.trim(),
    context: form.context.trim(),
    ...(form.opening !== '' && { opening: form.opening }),
    duration: form.duration,
    ...(kind === 'theme' && form.shape !== automaticShape && { shape: form.shape }),
    language: form.language,
    voice: form.voice,
    font: form.font,
    fontSize: form.fontSize,
    textColor: form.textColor,
    outlineColor: form.outlineColor,
    karaokeColor: karaokeColorOf(form, kind),
    captionStyle: form.captionStyle,
    ...(form.look !== automaticLook && { look: form.look }),
    template: form.template,
    ...(form.variationOf !== '' && isCustomTemplate(form.template) && { variationOf: form.variationOf }),
    music: form.music,
    musicVolume: form.musicVolume,
    soundEffects: form.soundEffects,
    ...(form.media.length > 0 && { media: form.media.map(({ id, sentence }) => ({ id, ...(sentence !== undefined && { sentence }) })) }),
  }
}

export type InputTip = 'other_shop' | 'long_theme'
/** Longer themes still work, but one word or a short phrase gives a sharper script. */
const themeWords = 3

/** Advice on what was typed; never blocks. `null` when there is none to give. */
export function inputTip(input: string, marketplaces: readonly string[]): InputTip | null {
  const text = input.trim().toLowerCase()
  if (inputKind(text, marketplaces) === 'theme') return text.split(/\s+/).length > themeWords ? 'long_theme' : null
  const isLink = /^(https?:|www\.)|\S\.\S/.test(text)
  return isLink && !marketplaces.some((marketplace) => text.includes(marketplace.toLowerCase())) ? 'other_shop' : null
}
