import type { Compositor, ScenePixels } from '@relampago/compositor'
import { picturesAt, placeScene, removeScene, type SceneOnStage, type ShownPicture } from '@relampago/compositor/stage'
import { partsOf, type StillBaker } from '@relampago/compositor/stills'
import type { Bytes, Frames } from '@relampago/domain/units'
import type { PreviewOrder, PreviewScene } from '../orders/player.ts'
import { sourceKey, type PictureStore } from './picture-store.ts'

/** The pictures of scenes with their still effects, in a compositor's memory. */
export type SceneVersions = {
  /** The version that a frame shows of a scene; `undefined` while it is not in. */
  get(order: PreviewOrder, shown: ShownPicture): SceneOnStage | undefined
  isReady(order: PreviewOrder, frame: Frames): boolean
  /** Brings in what these frames need. Stops early when it is no longer wanted. */
  bring(order: PreviewOrder, frames: readonly Frames[], isWanted: () => boolean): Promise<void>
}

type Held = { scene: SceneOnStage; bytes: Bytes }
type Materials = {
  compositor: Compositor
  baker: StillBaker
  pictures: PictureStore
  /** Versions are held up to this size. */
  heldBytes: Bytes
  /** Resolves when orders that wait have been taken; called between parts of long work. */
  breathe: () => Promise<void>
  /** Receives why an effect was not baked; the picture stays as it was, as in the render. */
  onFault: (error: unknown) => void
}

export function holdVersions(materials: Materials): SceneVersions {
  const { compositor, pictures, heldBytes } = materials
  const held = new Map<string, Held>()

  function get(order: PreviewOrder, shown: ShownPicture): SceneOnStage | undefined {
    const key = versionKey(order, shown)
    const version = held.get(key)
    if (version === undefined) return undefined
    // The last one used is the last one given up.
    held.delete(key)
    held.set(key, version)
    return version.scene
  }

  function makeRoom(wanted: ReadonlySet<string>): void {
    let bytes = [...held.values()].reduce((sum, version) => sum + version.bytes, 0)
    for (const [key, version] of held) {
      if (bytes <= heldBytes) return
      if (wanted.has(key)) continue
      removeScene(compositor, version.scene)
      held.delete(key)
      bytes -= version.bytes
    }
  }

  return {
    get,
    isReady: (order, frame) => picturesAt(order.timeline, frame).every((shown) => held.has(versionKey(order, shown))),
    async bring(order, frames, isWanted) {
      const wanted = new Map(frames.flatMap((frame) => picturesAt(order.timeline, frame)).map((shown) => [versionKey(order, shown), shown]))
      const keys = new Set(wanted.keys())
      for (const [key, shown] of wanted) {
        if (held.has(key)) continue
        const pixels = await pictures.scene(sceneOf(order, shown.scene), compositor)
        const baked = await bakedOrPlain(materials, pixels, shown, isWanted)
        if (baked === null || !isWanted()) return
        if (held.has(key)) continue
        held.set(key, { scene: placeScene(compositor, baked), bytes: sizeOf(baked) })
        makeRoom(keys)
      }
    },
  }
}

type Bake = (materials: Materials, pixels: ScenePixels, shown: ShownPicture, isWanted: () => boolean) => Promise<ScenePixels | null>

/** The picture as it was where an effect fails. */
const bakedOrPlain: Bake = async (materials, pixels, shown, isWanted) => {
  try {
    return await bakeInParts(materials, pixels, shown, isWanted)
  } catch (error) {
    materials.onFault(error)
    return pixels
  }
}

/** `null` when it is no longer wanted. */
const bakeInParts: Bake = async ({ compositor, baker, breathe }, pixels, { effects }, isWanted) => {
  let { background } = pixels
  for (const part of partsOf(effects)) {
    background = baker.bakeBackground(background, part)
    await breathe()
    if (!isWanted()) return null
  }
  return { background, layers: effects.length === 0 ? pixels.layers : baker.bakeLayers(pixels.layers, effects, compositor) }
}

/** Planes and what is derived from them are about as large as the bytes of the picture. */
function sizeOf({ background, layers }: ScenePixels): Bytes {
  return layers.reduce((sum, { pixels }) => sum + pixels.rgba.length, background.rgba.length)
}

/** The same text for the same pictures with the same effects, whatever scene shows them. */
function versionKey(order: PreviewOrder, { scene, effects }: ShownPicture): string {
  return `${keyOfScene(sceneOf(order, scene))} ${JSON.stringify(effects)}`
}

const keys = new WeakMap<PreviewScene, string>()

function keyOfScene(scene: PreviewScene): string {
  const known = keys.get(scene)
  if (known !== undefined) return known
  const layers = (scene.layers ?? []).map(({ picture, ...place }) => [sourceKey(picture), place])
  const key = JSON.stringify([sourceKey(scene.background), layers])
  keys.set(scene, key)
  return key
}

function sceneOf(order: PreviewOrder, index: number): PreviewScene {
  const scene = order.scenes[index]
  if (scene === undefined) throw new Error(`the order has no pictures of scene ${index}`)
  return scene
}
