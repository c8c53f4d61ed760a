import {
  aspectRatios,
  captionStyleIds,
  defaultCaptionStyle,
  defaultDuration,
  defaultKaraokeColor,
  defaultOutlineColor,
  defaultTextColor,
  durations,
  enabledAspectRatio,
  fontSize,
  inputLimits,
  lookIds,
  musicChoices,
  musicVolume,
  readColor,
  readFont,
  shapeIds,
  videoLanguages,
  voices,
  voiceTypes,
  type AspectRatio,
  type Bilingual,
  type CaptionStyleId,
  type FontId,
  type LookId,
  type MusicChoice,
  type ShapeId,
  type VideoDuration,
  type VideoLanguage,
  type VoiceType,
} from '../catalogue/index.ts'
import { ownMedia, type OrderedMedia } from '../contracts/own-media.ts'
import type { Fraction, HexColor, Pixels } from '../units.ts'

export type SelectedVoice = { type: VoiceType; name: string; /** Address of its sample. */ preview: string; language: VideoLanguage }

/** `automatic` leaves the form of the script to the writer. */
export type ShapeChoice = ShapeId | typeof automaticShape
export const automaticShape = 'automatic'
export const shapeChoices: readonly ShapeChoice[] = [automaticShape, ...shapeIds]

/** `automatic` leaves the look of the pictures to the theme. */
export type LookChoice = LookId | typeof automaticLook
export const automaticLook = 'automatic'
export const lookChoices: readonly LookChoice[] = [automaticLook, ...lookIds]

/** Everything the generator's three steps hold. The last four fields are never sent. */
export type WizardForm = {
  input: string
  context: string
  /** First sentence chosen after a video was made; empty leaves it to the writer. */
  opening: string
  duration: VideoDuration
  shape: ShapeChoice
  language: VideoLanguage
  voice: VoiceType
  selectedVoice: SelectedVoice
  font: FontId
  fontSize: Pixels
  textColor: HexColor
  outlineColor: HexColor
  karaokeColor: HexColor
  captionStyle: CaptionStyleId
  look: LookChoice
  template: string
  /** The video whose design of a person's template is kept; empty for a new one. */
  variationOf: string
  music: MusicChoice
  musicVolume: Fraction
  soundEffects: boolean
  /** Stored pictures of the person, in their order. */
  media: readonly OrderedMedia[]
  selectedPalette: string
  videoQuality: string
  aspectRatio: AspectRatio
  previewText: string
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Text of the caption preview until the user writes another. */
export const samplePreviewText: Bilingual = { pt: 'Sua ideia vira vídeo num relâmpago', en: 'Your idea becomes a video in a flash' }

export function voiceOf(language: VideoLanguage, type: VoiceType): SelectedVoice {
  const voice = voices.find((one) => one.language === language && one.type === type) ?? voices[0]
  return { type: voice.type, name: voice.name, preview: `/static/assets/audio_previews/${voice.id}.mp3`, language: voice.language }
}

export const wizardDefaults: WizardForm = {
  input: '',
  context: '',
  opening: '',
  duration: defaultDuration,
  shape: automaticShape,
  language: 'pt-BR',
  voice: 'female',
  selectedVoice: voiceOf('pt-BR', 'female'),
  font: 'anton',
  fontSize: fontSize.defaultPx,
  textColor: defaultTextColor,
  outlineColor: defaultOutlineColor,
  karaokeColor: defaultKaraokeColor,
  captionStyle: defaultCaptionStyle,
  look: automaticLook,
  template: 'default',
  variationOf: '',
  music: 'corporate',
  musicVolume: musicVolume.wizardDefault,
  soundEffects: true,
  media: [],
  selectedPalette: 'classic',
  videoQuality: 'fhd',
  aspectRatio: enabledAspectRatio,
  previewText: samplePreviewText.pt,
}

/** The number in the font size field: 100 for an empty or unreadable one, else within range. */
export function readFontSize(text: string): Pixels {
  const size = Number.parseFloat(text)
  if (!Number.isFinite(size)) return fontSize.emptyFallbackPx
  return Math.min(fontSize.maxPx, Math.max(fontSize.minPx, size))
}

/** Brings any number into 0 to 1; anything else is the wizard's own volume. */
export function readMusicVolume(volume: unknown): Fraction {
  if (typeof volume !== 'number' || !Number.isFinite(volume)) return musicVolume.wizardDefault
  return Math.min(musicVolume.max, Math.max(musicVolume.min, volume))
}

function oneOf<const Value>(offered: readonly Value[], stored: unknown, otherwise: Value): Value {
  return offered.find((value) => value === stored) ?? otherwise
}

function textOf(stored: unknown, most: number, otherwise: string): string {
  return typeof stored === 'string' ? stored.slice(0, most) : otherwise
}

function colorOf(stored: unknown, otherwise: HexColor): HexColor {
  return (typeof stored === 'string' ? readColor(stored) : null) ?? otherwise
}

function isOrderedMedia(entry: unknown): entry is OrderedMedia {
  const { id, sentence }: Partial<Record<keyof OrderedMedia, unknown>> = typeof entry === 'object' && entry !== null ? entry : {}
  const isSentence = Number.isInteger(sentence) && Number(sentence) >= 1 && Number(sentence) <= ownMedia.lastSentence
  return typeof id === 'string' && uuid.test(id) && (sentence === undefined || isSentence)
}

function mediaOf(stored: unknown): OrderedMedia[] {
  const entries: unknown[] = Array.isArray(stored) ? stored : []
  return entries
    .filter(isOrderedMedia)
    .slice(0, ownMedia.most)
    .map(({ id, sentence }) => ({ id, ...(sentence !== undefined && { sentence }) }))
}

/**
 * A complete form from whatever was stored: fields that are missing or no longer offered take their
 * default. Only 9:16 can be rendered.
 */
export function readWizardForm(stored: unknown): WizardForm {
  const saved: Partial<Record<keyof WizardForm, unknown>> = typeof stored === 'object' && stored !== null ? stored : {}
  const language = oneOf(videoLanguages, saved.language, wizardDefaults.language)
  const voice = oneOf(voiceTypes, saved.voice, wizardDefaults.voice)
  const ratio = oneOf(aspectRatios, saved.aspectRatio, enabledAspectRatio)
  return {
    input: textOf(saved.input, inputLimits.inputCharacters, wizardDefaults.input),
    context: textOf(saved.context, inputLimits.contextCharacters, wizardDefaults.context),
    opening: textOf(saved.opening, inputLimits.openingCharacters, wizardDefaults.opening),
    duration: oneOf(durations, saved.duration, wizardDefaults.duration),
    shape: oneOf(shapeChoices, saved.shape, wizardDefaults.shape),
    language,
    voice,
    selectedVoice: voiceOf(language, voice),
    font: (typeof saved.font === 'string' ? readFont(saved.font) : null) ?? wizardDefaults.font,
    fontSize: typeof saved.fontSize === 'number' ? readFontSize(String(saved.fontSize)) : wizardDefaults.fontSize,
    textColor: colorOf(saved.textColor, wizardDefaults.textColor),
    outlineColor: colorOf(saved.outlineColor, wizardDefaults.outlineColor),
    karaokeColor: colorOf(saved.karaokeColor, wizardDefaults.karaokeColor),
    captionStyle: oneOf(captionStyleIds, saved.captionStyle, wizardDefaults.captionStyle),
    look: oneOf(lookChoices, saved.look, wizardDefaults.look),
    template: textOf(saved.template, 120, wizardDefaults.template),
    variationOf: textOf(saved.variationOf, 60, wizardDefaults.variationOf),
    music: oneOf(musicChoices, saved.music, wizardDefaults.music),
    musicVolume: readMusicVolume(saved.musicVolume),
    soundEffects: saved.soundEffects !== false,
    media: mediaOf(saved.media),
    selectedPalette: textOf(saved.selectedPalette, 40, wizardDefaults.selectedPalette),
    videoQuality: textOf(saved.videoQuality, 40, wizardDefaults.videoQuality),
    aspectRatio: ratio === enabledAspectRatio ? ratio : enabledAspectRatio,
    previewText: textOf(saved.previewText, 120, wizardDefaults.previewText),
  }
}
