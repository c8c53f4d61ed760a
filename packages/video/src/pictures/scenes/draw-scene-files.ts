import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { CuedPicture } from '../cues/cue.ts'
import type { ScenePlan } from '../scene-plan/scene-plan.ts'
import { drawPicture } from './draw-layers.ts'
import { loadScene } from './load-scene.ts'

/** One picture to draw: all of it plain data, so that it can be sent to a worker. */
export type SceneJob = {
  /** Its files begin with it. */ name: string
  plan: ScenePlan
  /** The drawings of the icons that the plan needs. */ bodies: Record<string, string>
  folder: string
}
export type DrawnScene = {
  picture: Omit<CuedPicture, 'sources'>
  /** Why the photo could not be used, when it could not. */ note: string | null
}

const thumbnailQuality = 82

/**
 * Draws a picture into files of the folder: raw layers, because packing them costs more than
 * reading them back, and a small JPEG.
 */
export async function drawSceneFiles({ name, plan, bodies, folder }: SceneJob): Promise<DrawnScene> {
  const { scene, note } = await loadScene(plan, bodies)
  const raw = drawPicture(scene)
  const background = `${name}-background.rgba`
  await writeFile(join(folder, background), raw.background.pixels)
  const layers: CuedPicture['layers'] = []
  for (const [at, { pixels, ...place }] of raw.layers.entries()) {
    const file = `${name}-layer-${at}.rgba`
    await writeFile(join(folder, file), pixels)
    layers.push({ file, format: 'rgba', ...place })
  }
  const thumbnail = `${name}.jpg`
  await writeFile(join(folder, thumbnail), await raw.thumbnail.encode('jpeg', thumbnailQuality))
  const { width, height } = raw.background
  // A clip whose first frame cannot be read is no better.
  const clip = scene.plan.photo?.clip === undefined ? {} : { clip: scene.plan.photo.clip.moving }
  return { picture: { ...clip, background: { file: background, format: 'rgba', width, height }, layers, thumbnail }, note }
}
