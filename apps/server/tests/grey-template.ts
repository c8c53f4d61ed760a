import type { TemplateDesign } from '@relampago/domain/catalogue'
import { effectAt, templateBody } from './template-bodies.ts'

/** A template whose frames are grey, and dark at their edges in the second half. */
export function greyBody(changes: Parameters<typeof templateBody>[0] = {}) {
  return templateBody({
    name: 'Noite cinza',
    description: 'Tudo em cinza',
    category: 'cinema',
    transitions: [{ type: 'fadeblack', duration: 0.5 }],
    effects: [effectAt('monochrome', 0, 10, 100), effectAt('vignette', 5, 10, 80)],
    settings: { duration: 10, camera_zoom: 0.02, layer_motion: 0.3, caption_pop: false },
    ...changes,
  })
}

/** The same as it drives a render. */
export const greyDesign: TemplateDesign = {
  transitions: [{ id: 'fadeblack', duration: 0.5 }],
  effects: [
    { id: 'monochrome', intensity: 100, start: 0, end: 1 },
    { id: 'vignette', intensity: 80, start: 0.5, end: 1 },
  ],
  settings: { cameraZoom: 0.02, layerMotion: 0.3, captionPop: false },
}
