import { loadImage, type Image } from '@napi-rs/canvas'
import { seededRandom } from '@relampago/domain/random'
import { newBitmap, type Bitmap } from '../drawing/canvas.ts'
import type { Palette } from '../drawing/palette.ts'
import { downward } from '../drawing/shapes.ts'
import { lookGradients, lookInk } from '../icons/look-gradients.ts'
import type { SceneParts } from '../layouts/scene.ts'
import { lookStyles } from '../looks/looks.ts'
import type { ScenePlan } from '../scene-plan/scene-plan.ts'
import { iconsOfLayout } from './layout-table.ts'

/** Largest use of an icon as the main picture, and in every other place. */
const mainSize = 660
const otherSize = 360

/** Figures without a face, nearly black as drawn: they take the colours of the video instead. */
const darkIcons: ReadonlySet<string> = new Set(['bust-in-silhouette', 'busts-in-silhouette', 'people-hugging', 'speaking-head', 'footprints'])

/** Every icon that drawing the plan needs. */
export function iconsOfPlan(plan: ScenePlan): string[] {
  return [
    ...new Set([
      ...(plan.icon === null ? [] : [plan.icon]),
      ...(plan.companion === null ? [] : [plan.companion]),
      ...plan.extras,
      ...iconsOfLayout(plan.layout),
    ]),
  ]
}

export type LoadedScene = { scene: SceneParts; /** Why the photo is missing from the picture, when it is. */ note: string | null }

/**
 * Rasterises the plan's icons and decodes its photo. A photo that cannot be read is left out: the
 * layouts draw the icon instead.
 */
export async function loadScene(plan: ScenePlan, bodies: Readonly<Record<string, string>>): Promise<LoadedScene> {
  const { colors, trim, print } = lookStyles[plan.look]
  const palette = colors(plan.scheme)
  const icons = new Map<string, Bitmap>()
  for (const id of iconsOfPlan(plan)) {
    const icon = await rasterise(id, bodies[id], id === plan.icon ? mainSize : otherSize, palette)
    icons.set(id, print !== undefined ? print(icon, palette) : darkIcons.has(id) ? tinted(icon, palette) : icon)
  }
  const { photo, note } = await loadPhoto(plan)
  const scene: SceneParts = {
    plan: photo === null ? { ...plan, photo: null } : plan,
    palette,
    trim,
    random: seededRandom(plan.seed),
    photo,
    icon(id) {
      const icon = icons.get(id)
      if (icon === undefined) throw new Error(`The icon ${id} was not loaded for a ${plan.layout.kind} picture`)
      return icon
    },
  }
  return { scene, note }
}

async function rasterise(id: string, body: string | undefined, size: number, palette: Palette): Promise<Bitmap> {
  if (body === undefined) throw new Error(`The pack has no icon ${id}`)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${size}" height="${size}" viewBox="0 0 32 32">${lookGradients(body, palette)}${body}</svg>`
  const image = await loadImage(Buffer.from(svg))
  const { bitmap, drawing } = newBitmap(size, size)
  drawing.drawImage(image, 0, 0, size, size)
  return bitmap
}

/** The icon's own shades over a gradient that stands out from the ground. */
function tinted(icon: Bitmap, palette: Palette): Bitmap {
  const { bitmap, drawing } = newBitmap(icon.width, icon.height)
  drawing.drawImage(icon, 0, 0)
  drawing.globalCompositeOperation = 'source-in'
  drawing.fillStyle = downward(drawing, 0, icon.height, [...lookInk(palette).solid])
  drawing.fillRect(0, 0, icon.width, icon.height)
  drawing.globalCompositeOperation = 'screen'
  drawing.drawImage(icon, 0, 0)
  return bitmap
}

async function loadPhoto({ photo }: ScenePlan): Promise<{ photo: Image | null; note: string | null }> {
  if (photo === null) return { photo: null, note: null }
  try {
    return { photo: await loadImage(photo.file), note: null }
  } catch (error) {
    return { photo: null, note: `${photo.url}: ${error instanceof Error ? error.message : String(error)}` }
  }
}
