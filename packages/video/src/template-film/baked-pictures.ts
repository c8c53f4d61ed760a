import type { ScenePixels } from '@relampago/compositor'
import { bakeAhead, pictureUses } from '@relampago/compositor/stage'
import { effectOrUnknown, effects as catalogue, unknownEffect, type DesignEffect, type TemplateDesign } from '@relampago/domain/catalogue'
import { placeEffects, stillCamera, type Picture } from '@relampago/domain/timeline'
import type { Pixels } from '@relampago/domain/units'
import { startBaker } from '../effects/start-baker.ts'
import { readAhead } from '../render/frames/read-ahead.ts'
import type { Tools } from '../run/tools.ts'
import { framesPerSecond } from './round-timeline.ts'

/**
 * The effects that are baked into the pictures once for all that is drawn, and the rest. Those that
 * act for a part of the time are left to the stage, with all that are baked in turn with them.
 */
export function partOf({ effects }: TemplateDesign): { baked: DesignEffect[]; rest: DesignEffect[] } {
  const baked = effects.filter(({ id }) => isBaked(id))
  const areWhole = baked.every(({ start, end }) => start === 0 && end === 1)
  return areWhole ? { baked, rest: effects.filter((effect) => !baked.includes(effect)) } : { baked: [], rest: [...effects] }
}

function isBaked(id: string): boolean {
  const known = effectOrUnknown(id, () => undefined)
  return known !== unknownEffect && catalogue[known].kind === 'still'
}

type Baking = { pictures: readonly Picture[]; effects: readonly DesignEffect[]; frame: { width: Pixels; height: Pixels }; tools: Tools }

/** The pixels of each picture with the effects. */
export async function bakedPictures({ pictures, effects, frame, tools }: Baking): Promise<ScenePixels[]> {
  const frames = pictures.length
  const scenes = pictures.map((_, index) => ({ id: `scene-${index}`, from: index, to: index + 1, sentence: '', camera: stillCamera }))
  const uses = pictureUses({ scenes, transitions: [], effects: placeEffects(effects, frames, () => undefined), framesPerSecond, frames })
  const read = readAhead(
    pictures.map((picture) => Promise.resolve(picture)),
    { folder: tools.folder, onNote: tools.onNote ?? (() => undefined) },
  )
  const baking = bakeAhead(uses, read, startBaker(frame, tools))
  try {
    const pixels: ScenePixels[] = []
    for (const use of uses.all) pixels.push(await baking.of(use))
    return pixels
  } finally {
    await baking.close()
  }
}
