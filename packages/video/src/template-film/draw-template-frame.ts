import { readFile } from 'node:fs/promises'
import { createCompositor, type RgbaPixels, type ScenePixels } from '@relampago/compositor'
import { firstFrameSeen, startStage } from '@relampago/compositor/stage'
import type { TimelineOutline } from '@relampago/domain/timeline'
import type { Frames, Pixels } from '@relampago/domain/units'
import sharp from 'sharp'
import { startBaker, type Baking } from '../effects/start-baker.ts'
import { compositorFile } from '../run/compositor-file.ts'
import { rgbaOf, type DrawnFrame } from './write-stills.ts'

export type TemplateFrameOrder = {
  timeline: TimelineOutline
  /** 0 to the last of the timeline. */
  frame: Frames
  /** Files of the pictures, one for each scene. */
  pictures: readonly string[]
}

/** Backgrounds are so much larger than the frame, for the camera. */
const backgroundShare = 1.2
const quality = 92

/**
 * One frame of a timeline on pictures without layers, drawn as the render draws it and before it is
 * encoded, without captions. WebP bytes of the timeline's size.
 */
export async function drawTemplateFrame({ timeline, frame, pictures }: TemplateFrameOrder, baking: Baking): Promise<Buffer> {
  const { width, height } = timeline
  const compositor = await createCompositor(await readFile(compositorFile), timeline)
  const into = compositor.frame()
  const size = { width: backgroundSide(width), height: backgroundSide(height) }
  const stage = startStage(timeline, compositor, (scene) => readScene(pictures[scene], size), startBaker(timeline, baking))
  try {
    for (let at = firstFrameSeen(timeline, frame); at <= frame; at += 1) {
      if (stage.needsPictures(at)) await stage.bringPictures(at)
      stage.draw(at, into)
    }
    return await encodeFrame({ width, height, yuv420p: into.bytes() })
  } finally {
    await stage.close()
  }
}

/** A drawn frame as WebP; nothing to see is lost. */
export function encodeFrame(frame: DrawnFrame): Promise<Buffer> {
  const { width, height } = frame
  return sharp(rgbaOf(frame), { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .webp({ quality, effort: 2 })
    .toBuffer()
}

/** Sides of pictures are even. */
function backgroundSide(side: Pixels): Pixels {
  return 2 * Math.round((side * backgroundShare) / 2)
}

/** Covers the size, cut off evenly. A picture of that size keeps its pixels. */
async function readScene(file: string | undefined, { width, height }: { width: Pixels; height: Pixels }): Promise<ScenePixels> {
  if (file === undefined) throw new Error('a scene has no picture')
  const rgba = await sharp(file).resize(width, height, { fit: 'cover', kernel: 'lanczos3' }).ensureAlpha().raw().toBuffer()
  const background: RgbaPixels = { rgba: new Uint8Array(rgba.buffer, rgba.byteOffset, rgba.length), width, height }
  return { background, layers: [] }
}
