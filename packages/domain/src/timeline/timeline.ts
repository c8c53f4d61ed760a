import type { CaptionStyleId, EffectId, FontId, MusicId, TransitionId, unknownEffect, VideoLanguage } from '../catalogue/index.ts'
import type { Fraction, Frames, HexColor, Percent, Pixels, Seconds } from '../units.ts'
import type { CaptionFace } from './caption-face.ts'

/**
 * A whole video as plain JSON: all that the preview and the render need besides the picture and
 * sound files it names. File names are relative to the timeline's folder.
 */
export type Timeline = {
  version: 1
  title: string
  language: VideoLanguage
  width: Pixels
  height: Pixels
  framesPerSecond: number
  /** Length of the video; the last scene ends here. */
  frames: Frames
  scenes: Scene[]
  /** One per join that is not a hard cut; `after` is the outgoing scene. Never overlapping. */
  transitions: PlacedTransition[]
  /** Drawn in this order, also during transitions. */
  effects: PlacedEffect[]
  captions: Captions
  sound: Sound
  watermark: boolean
}

/** A timeline whose pictures may still be in the making. A whole timeline is one too. */
export type TimelineOutline = Omit<Timeline, 'scenes'> & { scenes: SceneOutline[] }

/** A sentence, or a part of one, with its picture. */
export type Scene = SceneOutline & { picture: Picture }

/** Neighbouring scenes overlap by exactly their transition's length. */
export type SceneOutline = {
  id: string
  /** First frame in which the scene can be seen. */
  from: Frames
  /** First frame in which it can no longer be seen. */
  to: Frames
  /** Empty in the parts of a sentence that follow its first. */
  sentence: string
  camera: CameraMove
}

export type Picture = {
  /** Opaque, larger than the frame so that the camera has room: 1.2 times each side. */
  background: PictureFile
  /**
   * What moves in place of the background, which is its first frame then. The camera rests; still
   * effects act on the layers alone.
   */
  clip?: PictureClip
  /** From back to front. */
  layers: PictureLayer[]
  /** Small JPEG of the composed picture for lists and progress pages; `null` when none was made. */
  thumbnail: string | null
  sources: PictureCredit[]
}
/**
 * `rgba`: bytes row by row from the top, four a pixel, straight alpha, length = width * height * 4.
 * `jpeg` and `png`: as usual.
 */
export type PictureFile = { file: string; format: 'rgba' | 'jpeg' | 'png'; width: Pixels; height: Pixels }
/**
 * H.264 of 30 frames a second in MP4, BT.709 limited range, as it is to be seen in the whole frame.
 * Its first frame is shown in the first one of the scene; after its last, that one stays.
 */
export type PictureClip = { file: string; width: Pixels; height: Pixels; frames: Frames }
/** A transparent picture that moves; `left` and `top` are its place at rest in 1080x1920. */
export type PictureLayer = PictureFile & { left: Pixels; top: Pixels; motion: LayerMotion }

/**
 * `kind` names a row of the motion table (`layer-motion.ts`); amount 0 stands still, 1 is its full
 * travel; phase shifts periodic motions. `shown` is when the layer can be seen, in seconds that are
 * left of its scene; always without it.
 */
export type LayerMotion = {
  kind: 'still' | 'riseIn' | 'dropIn' | 'slideFromLeft' | 'slideFromRight' | 'popIn' | 'stampIn' | 'float' | 'drift'
  amount: Fraction
  phase: Fraction
  shown?: { from: Seconds; to: Seconds }
  /** When it enters, from the start of its scene; without it as soon as its phase says. */
  at?: Seconds
  /** When it leaves, from the start of its scene; it stays without it. */
  leave?: Seconds
  /** What it does once it is there. */
  reactions?: LayerReaction[]
}
/** `at` from the start of the scene. */
export type LayerReaction = { kind: 'pulse' | 'shake' | 'nod'; at: Seconds }

/** Zoom 1 shows the whole background; centre is the share of spare room left and above the view. */
export type CameraView = { zoom: number; centreX: Fraction; centreY: Fraction }
export type CameraMove = { start: CameraView; end: CameraView }

export type PlacedTransition = { id: TransitionId; after: number; from: Frames; to: Frames }

/** Acts from frame `from` up to, but not including, `to`. */
export type PlacedEffect = { id: EffectId | typeof unknownEffect; intensity: Percent; from: Frames; to: Frames }

/** Where a picture comes from; kept with the video even when its file is gone. */
export type PictureCredit = {
  provider: 'built-in' | 'product-page' | 'upload' | 'pexels' | 'pixabay' | 'openverse' | 'commons' | 'image-model'
  title: string
  author: string | null
  url: string | null
  license: string
}

export type CaptionStyle = {
  /** The default when missing, as in timelines made before there were several. */
  kind?: CaptionStyleId
  font: FontId
  sizePx: Pixels
  textColor: HexColor
  outlineColor: HexColor
  karaokeColor: HexColor
  /** Whether the spoken word grows for a moment. */
  pop: boolean
}
export type Captions = { style: CaptionStyle; pages: CaptionPage[] }
/**
 * Words shown at the same time. A page appears with its first word and stays until the next begins,
 * or a little longer than its last word.
 */
export type CaptionPage = { from: Seconds; to: Seconds; lines: CaptionWord[][]; /** Smaller than the style's when a word would not fit. */ sizePx: Pixels }
/**
 * `text` as drawn, capitals and all; `centre` from the left edge of the frame. Both sides draw
 * words one by one where this says. `face` is set where the chosen font lacks the letters.
 */
export type CaptionWord = { text: string; from: Seconds; to: Seconds; centre: Pixels; width: Pixels; face?: CaptionFace }

export type Sound = {
  /** Mono, 48 kHz WAV. */
  narration: { file: string; from: Seconds }
  music: { id: MusicId; volume: Fraction; seed: string } | null
  /** Where the narrator speaks, merged over short gaps; the music steps back there. */
  speech: { from: Seconds; to: Seconds }[]
}
