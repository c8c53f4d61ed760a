import {
  builtInDesign,
  type BuiltInTemplateId,
  type CaptionStyleId,
  type FontId,
  type LookId,
  type MusicChoice,
  type ShapeId,
  type TemplateDesign,
  type VideoDuration,
  type VideoLanguage,
  type VoiceType,
} from '../catalogue/index.ts'
import type { InputKind } from '../input/input-kind.ts'
import type { OrderedMedia } from './own-media.ts'
import type { Fraction, HexColor, Pixels } from '../units.ts'

/**
 * Everything that decides how one video will be; complete, checked, and independent of who asked.
 */
export type VideoOrder = {
  input: string
  kind: InputKind
  /** The person's own words on the subject; spoken first. May be empty. */
  context: string
  duration: VideoDuration
  /** In what form the theme is told; the writer chooses when it is left out. */
  shape?: ShapeId | undefined
  language: VideoLanguage
  voice: VoiceType
  font: FontId
  fontSizePx: Pixels
  textColor: HexColor
  outlineColor: HexColor
  karaokeColor: HexColor
  /** How captions are drawn and move; the default when left out. */
  captionStyle?: CaptionStyleId | undefined
  /** How the pictures are drawn; chosen by theme and seed when it is left out. */
  look?: LookId | undefined
  template: BuiltInTemplateId
  /** What the video looks like when it does not follow a built-in template. */
  design?: TemplateDesign
  /** Whose design that is: the template of a person as it was when the video was ordered. */
  customTemplate?: CustomTemplate
  music: MusicChoice
  musicVolume: Fraction
  /** Sounds of what is seen, such as pops and whooshes; on when it is left out. */
  soundEffects?: boolean | undefined
  watermark: boolean
  quality: 'standard' | 'high'
  /** First sentence that the person chose among those offered; the best one when left out. */
  opening?: string | undefined
  /** Pictures that the person uploaded for this video. */
  media?: readonly OrderedMedia[] | undefined
  /** Same order and seed give the same script, pictures and music. */
  seed: string
}

/** `id` is `custom_` and the stored id. */
export type CustomTemplate = { id: string; name: string }

/** What of an order decides what is said, besides its subject. */
export type ScriptOrder = Pick<VideoOrder, 'duration' | 'seed' | 'opening' | 'shape'>

/** What the video looks like: the order's own design, else that of its template. */
export function designOf({ design, template }: Pick<VideoOrder, 'design' | 'template'>): TemplateDesign {
  return design ?? builtInDesign(template)
}
