import type { LayerReaction, Picture, PictureLayer } from '@relampago/domain/timeline'
import type { Fraction, Seconds } from '@relampago/domain/units'

/**
 * A moment of a scene that is known before its words are timed: when the word with this index (of
 * the sentence, split at spaces) begins, or a share of the scene's length; and some seconds later.
 * `by` is the latest second of the scene at which it may come.
 */
export type Cue = ({ word: number } | { share: Fraction }) & { after?: Seconds; by?: Seconds }

/** When a layer enters, leaves and reacts; in its turn and to the end of the scene without. */
export type LayerCues = { enter?: Cue; leave?: Cue; reactions?: readonly { kind: LayerReaction['kind']; on: Cue }[] }

/** A picture of a source: its layers may wait for words. */
export type CuedPicture = Omit<Picture, 'layers'> & { layers: (PictureLayer & { cues?: LayerCues })[] }

/**
 * When a scene's words are heard, from its start; as many as its sentence has between spaces.
 * `texts` are those words; `beats` are those of the music.
 */
export type SceneTimes = { words: readonly Seconds[]; length: Seconds; texts?: readonly string[]; beats?: readonly Seconds[] }
