import {
  builtInDesign,
  type BuiltInTemplateId,
  type FontId,
  type MusicChoice,
  type TemplateDesign,
  type VideoDuration,
  type VideoLanguage,
  type VoiceType,
} from '../catalogue/index.ts'
import type { InputKind } from '../input/input-kind.ts'
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
  language: VideoLanguage
  voice: VoiceType
  font: FontId
  fontSizePx: Pixels
  textColor: HexColor
  outlineColor: HexColor
  karaokeColor: HexColor
  template: BuiltInTemplateId
  /** What the video looks like when it does not follow a built-in template. */
  design?: TemplateDesign
  music: MusicChoice
  musicVolume: Fraction
  watermark: boolean
  quality: 'standard' | 'high'
  /** Same order and seed give the same script, pictures and music. */
  seed: string
}

/** What the video looks like: the order's own design, else that of its template. */
export function designOf({ design, template }: Pick<VideoOrder, 'design' | 'template'>): TemplateDesign {
  return design ?? builtInDesign(template)
}
