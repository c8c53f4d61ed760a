import { effects, transitions } from '../catalogue/index.ts'
import type { TemplateContent } from '../contracts/index.ts'
import type { EditorProject } from './editor-project.ts'
import { newProject } from './new-project.ts'

/** The project of a checked content; what a content does not hold is as in a new one. */
export function projectOfContent({ transitions: sequence, effects: drawn, settings }: TemplateContent): EditorProject {
  const { resolution, duration: totalSeconds, camera_zoom, layer_motion, caption_pop } = settings
  return {
    ...newProject(),
    format: resolution === '1920x1080' ? '16:9' : '9:16',
    totalSeconds,
    transitions: sequence.map(({ type, duration, custom_params: times }, index) => ({
      id: `transition-${index + 1}`,
      type,
      category: transitions[type].family,
      duration,
      startTime: times.start_time,
      settings: {},
    })),
    effects: drawn.map(({ type, intensity, custom_params: times }, index) => ({
      id: `effect-${sequence.length + index + 1}`,
      type,
      category: effects[type].category,
      enabled: true,
      intensity,
      startTime: times.start_time,
      endTime: times.end_time,
      settings: {},
    })),
    look: { camera_zoom, layer_motion, caption_pop },
  }
}
