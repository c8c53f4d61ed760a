import type { TimelineOutline } from '@relampago/domain/timeline'
import type { PictureSource, PreviewOrder } from '@relampago/preview'

/** A scene of a video in the making: whose picture it shows, and whether that is there. */
export type MadeScene = { sentence: number; part: number; drawn: boolean }
export type EarlyPreview = { timeline: TimelineOutline; scenes: readonly MadeScene[] }

/** One dark pixel: stands in until the picture of a scene is there. */
const darkPixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGOQkdcAAAC+AGRD43AkAAAAAElFTkSuQmCC'
let dark: PictureSource | null = null

function darkPicture(): PictureSource {
  dark ??= { blob: new Blob([Uint8Array.from(atob(darkPixel), (letter) => letter.charCodeAt(0))], { type: 'image/png' }) }
  return dark
}

/** The name of a scene's picture among those of its video. */
export function pictureName({ sentence, part }: Pick<MadeScene, 'sentence' | 'part'>): string {
  return `${sentence}.${part}`
}

/**
 * What the player shows of a video in the making. A scene without its picture shows that of the
 * beginning of its sentence, or none.
 */
export function earlyOrder({ timeline, scenes }: EarlyPreview, pictures: ReadonlyMap<string, Blob>): PreviewOrder {
  const sourceOf = (scene: MadeScene): PictureSource => {
    const blob = pictures.get(pictureName(scene)) ?? pictures.get(pictureName({ ...scene, part: 0 }))
    return blob === undefined ? darkPicture() : { blob }
  }
  return { timeline, scenes: scenes.map((scene) => ({ background: sourceOf(scene) })) }
}
