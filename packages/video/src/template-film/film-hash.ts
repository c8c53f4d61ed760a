import type { TemplateCategory, TemplateDesign } from '@relampago/domain/catalogue'
import { sha256 } from '../stage-cache/stage-key.ts'

export type TemplateFilmOrder = { design: TemplateDesign; category: TemplateCategory }

/** In pixels, of the drawn film and of the picture beside a shared link. */
export const filmSize = { width: 540, height: 960 } as const
export const shareSize = { width: 1200, height: 630 } as const

/** Raise it when the same design gives other pictures: all are then drawn again. */
const filmVersion = 3

/** 24 hex digits that name what is drawn: equal for equal orders, on every machine. */
export function templateFilmHash({ design: { transitions, effects, settings }, category }: TemplateFilmOrder): string {
  const { cameraZoom, layerMotion, captionPop } = settings
  const drawn = [
    category,
    transitions.map(({ id, duration }) => [id, duration]),
    effects.map(({ id, intensity, start, end }) => [id, intensity, start, end]),
    [cameraZoom, layerMotion, captionPop],
  ]
  return sha256(JSON.stringify([filmVersion, drawn])).slice(0, 24)
}
