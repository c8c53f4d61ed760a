import { captionArea, captionsOutsideSafeArea, type TimelineOutline } from '@relampago/domain/timeline'
import type { Seconds } from '@relampago/domain/units'
import { ToolError } from '../run/tool-error.ts'
import type { Tools } from '../run/tools.ts'
import type { SoundLevels } from '../soundtrack/measure-sound.ts'
import { measureVideo, type KnownImpressions, type VideoMeasurements } from './measure-video.ts'

export type VideoReport = VideoMeasurements
export type VideoCheck = {
  file: string
  timeline: TimelineOutline
  tools: Tools
  /** A look at each frame as it was drawn. */
  looks: Uint8Array
  /** Measured while the sound was made; looked for in the file when missing. */
  known?: KnownImpressions
}

/**
 * Both come from what phones and social networks play well; docs/decisions/0003 and the
 * soundtrack's own target.
 */
const loudness = { targetLufs: -14, tolerance: 1, highestPeakDbtp: -1, peakTolerance: 0.3 } as const
const durationTolerance: Seconds = 0.3

/**
 * Opens a finished video and measures whether it is what the timeline promises and what was drawn
 * for it. Throws `ToolError` with everything that is wrong.
 */
export async function checkVideo({ file, timeline, tools, looks, known = {} }: VideoCheck): Promise<VideoReport> {
  const measured = await measureVideo({ file, looks, framesPerSecond: timeline.framesPerSecond, known, tools })
  const faults = findFaults(measured, timeline)
  if (faults.length > 0) throw new ToolError(tools.ffmpegPath, 'check', faults.join('; '))
  return measured
}

/** What the soundtrack measured while it worked, so that the check need not decode it again. */
export function knownOf(sound: SoundLevels): KnownImpressions {
  return { sound: { loudnessLufs: sound.integratedLufs, truePeakDbtp: sound.truePeakDb } }
}

/** Everything that is wrong with a video, in words; empty when it may be handed over. */
export function findFaults(measured: VideoMeasurements, timeline: TimelineOutline): string[] {
  return [...streamFaults(measured, timeline), ...pictureFaults(measured), ...soundFaults(measured, timeline), ...captionFaults(timeline)]
}

function streamFaults({ video, audioCodec, seconds, boxes }: VideoMeasurements, timeline: TimelineOutline): string[] {
  const expected = {
    codec_name: 'h264',
    profile: 'High',
    width: timeline.width,
    height: timeline.height,
    pix_fmt: 'yuv420p',
    r_frame_rate: `${timeline.framesPerSecond}/1`,
    nb_frames: String(timeline.frames),
    color_space: 'bt709',
    color_primaries: 'bt709',
    color_transfer: 'bt709',
    color_range: 'tv',
  } as const
  const wrongFields = (Object.keys(expected) as (keyof typeof expected)[])
    .filter((field) => video !== null && video[field] !== expected[field])
    .map((field) => `${field} is ${video?.[field]}, not ${expected[field]}`)
  const wanted = timeline.frames / timeline.framesPerSecond
  return [
    ...(video === null ? ['there is no picture'] : wrongFields),
    ...(audioCodec === 'aac' ? [] : [`the sound is ${audioCodec ?? 'missing'}, not aac`]),
    ...(Math.abs(seconds - wanted) <= durationTolerance ? [] : [`it lasts ${seconds} s, not ${wanted.toFixed(2)} s`]),
    ...(boxes.indexOf('moov') < boxes.indexOf('mdat') ? [] : ['its index is not at the front']),
  ]
}

function pictureFaults({ notAsDrawn }: VideoMeasurements): string[] {
  const [first] = notAsDrawn
  return first === undefined ? [] : [`it does not show what was drawn, from ${first} s on`]
}

function soundFaults({ audioCodec, loudnessLufs, truePeakDbtp }: VideoMeasurements, { sound }: TimelineOutline): string[] {
  const isSilent = sound.music === null && sound.speech.length === 0
  if (audioCodec === null || isSilent) return []
  return [
    ...(Math.abs(loudnessLufs - loudness.targetLufs) <= loudness.tolerance ? [] : [`its loudness is ${loudnessLufs} LUFS, not ${loudness.targetLufs}`]),
    ...(truePeakDbtp <= loudness.highestPeakDbtp + loudness.peakTolerance ? [] : [`its true peak is ${truePeakDbtp} dBTP, above ${loudness.highestPeakDbtp}`]),
  ]
}

function captionFaults(timeline: TimelineOutline): string[] {
  return captionsOutsideSafeArea(timeline.captions, captionArea(timeline)).map((text) => `the caption "${text}" leaves the safe area`)
}
