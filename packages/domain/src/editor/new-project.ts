import { templateLimits } from '../catalogue/index.ts'
import type { Percent, Seconds } from '../units.ts'
import type { EditorProject } from './editor-project.ts'

/** What a new effect and a new transition start with. */
export const newElement: { intensity: Percent; transitionSeconds: Seconds } = { intensity: 50, transitionSeconds: 1 }

/** What a template starts with in the editor. */
export function newProject(): EditorProject {
  return {
    name: 'Novo Template Profissional',
    description: '',
    format: '9:16',
    totalSeconds: templateLimits.totalSeconds.default,
    effects: [],
    transitions: [],
    category: 'custom',
    tags: null,
    look: { camera_zoom: 0, layer_motion: 0.7, caption_pop: true },
  }
}
