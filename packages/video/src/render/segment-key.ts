import { join } from 'node:path'
import { stat, realpath } from 'node:fs/promises'
import { effects, unknownEffect } from '@relampago/domain/catalogue'
import type { Picture, PictureClip, PictureFile, PlacedEffect, SceneOutline, TimelineOutline } from '@relampago/domain/timeline'
import { sha256OfFile, stageKey } from '../stage-cache/stage-key.ts'
import { cuesOf } from './captions/caption-cues.ts'
import { compositorFile } from '../run/compositor-file.ts'
import type { Tools } from '../run/tools.ts'
import type { Quality } from './encoder-settings.ts'
import type { Segment } from './frames/plan-segments.ts'
import { lookBytes } from './watch/look.ts'

export type SegmentKeys = {
  timeline: TimelineOutline
  /** One per scene, in order. */
  pictures: readonly Promise<Picture>[]
  quality: Quality
  /** What draws and encodes, as `makersOf` says. */
  makers: string
  /** Folder of the timeline's pictures. */
  folder: string
}

/**
 * Gives the key of a segment: everything that its frames depend on, counted from the segment's own
 * start, so that a segment that only moves within the video keeps its key. Waits for the pictures
 * of its scenes; each file is read once, and one that cannot be read has a key of its own.
 */
export function segmentKeys({ timeline, pictures, quality, makers, folder }: SegmentKeys): (segment: Segment) => Promise<string> {
  const sums = new Map<string, Promise<string>>()
  const sumOf = (file: string) => {
    const sum = sums.get(file) ?? sha256OfFile(join(folder, file)).catch(() => 'unreadable')
    sums.set(file, sum)
    return sum
  }
  return async (segment) => {
    const { width, height, framesPerSecond, watermark, captions } = timeline
    const isSeen = ({ from, to }: Segment) => from < segment.to && to > segment.from
    const scenes: Promise<unknown>[] = timeline.scenes.flatMap((scene, index) =>
      isSeen(scene) ? [sceneContent(scene, pictures[index], { segment, isFirst: index === 0, sumOf })] : [],
    )
    const transitions = timeline.transitions.filter(isSeen)
    return stageKey('segment', {
      form: { width, height, framesPerSecond, quality, makers, watermark, style: captions.style, lookBytes },
      frames: segment.to - segment.from,
      pages: cuesOf(timeline, segment).map(({ page }) => page),
      scenes: await Promise.all(scenes),
      effects: timeline.effects.filter(isSeen).map((effect) => effectContent(effect, segment)),
      transitions: transitions.map(({ id, from, to }) => ({ id, ...placed({ from, to }, segment) })),
    })
  }
}

/**
 * Which compositor, FFmpeg and encoder these are: others may draw or encode otherwise, and their
 * segments must not be joined to these.
 */
export async function makersOf({ ffmpegPath, encoder = 'x264' }: Pick<Tools, 'ffmpegPath' | 'encoder'>): Promise<string> {
  const file = await realpath(ffmpegPath)
  const { size, mtimeMs } = await stat(file)
  return `${await sha256OfFile(compositorFile)} ${file} ${size} ${mtimeMs}${encoder === 'x264' ? '' : ` ${encoder}`}`
}

function placed({ from, to }: Segment, segment: Segment): Segment {
  return { from: from - segment.from, to: to - segment.from }
}

/**
 * What is baked into pictures has no time of its own; anything else may change with the time since
 * it began.
 */
function effectContent({ id, intensity, from, to }: PlacedEffect, segment: Segment) {
  const end = Math.min(to, segment.to) - segment.from
  const isBaked = id !== unknownEffect && effects[id].kind === 'still'
  return { id, intensity, from: isBaked ? Math.max(from - segment.from, 0) : from - segment.from, end }
}

/**
 * The first scene of a video is met in motion, so its frames differ from those of the same scene
 * elsewhere.
 */
async function sceneContent(
  { from, to, camera }: SceneOutline,
  picture: Promise<Picture> | undefined,
  { segment, isFirst, sumOf }: { segment: Segment; isFirst: boolean; sumOf: (file: string) => Promise<string> },
) {
  if (picture === undefined) throw new Error('a scene without a picture')
  return { ...placed({ from, to }, segment), isFirst, camera, picture: await pictureContent(await picture, sumOf) }
}

async function pictureContent({ background, clip, layers }: Picture, sumOf: (file: string) => Promise<string>) {
  const content = async ({ file, ...place }: PictureFile | PictureClip) => ({ ...place, bytes: await sumOf(file) })
  return { background: await content(background), ...(clip === undefined ? {} : { clip: await content(clip) }), layers: await Promise.all(layers.map(content)) }
}
