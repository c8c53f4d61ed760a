import type { TemplateContent } from '../contracts/index.ts'
import { toMilliseconds } from '../contracts/transition-sequence.ts'
import { fixedSettings } from '../templates/index.ts'
import type { ShownProject } from './editor-project.ts'

/** Effects, transitions and settings of a project, as a template stores them. */
export function contentOf(project: ShownProject, kept: Partial<TemplateContent['settings']> = {}): TemplateContent {
  return {
    transitions: project.transitions.map(({ type, duration, startTime }) => ({
      type,
      duration,
      easing: 'linear',
      custom_params: { start_time: startTime },
    })),
    effects: project.effects.map(({ type, intensity, startTime, endTime }) => ({
      type,
      intensity: Math.round(intensity),
      duration: toMilliseconds(endTime - startTime),
      custom_params: { start_time: startTime, end_time: endTime },
    })),
    settings: {
      ...fixedSettings,
      ...kept,
      resolution: project.format === '9:16' ? '1080x1920' : '1920x1080',
      duration: project.totalSeconds,
      ...project.look,
    },
  }
}
