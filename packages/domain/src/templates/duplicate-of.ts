import { templateLimits } from '../catalogue/index.ts'
import type { CallBody, Template } from '../contracts/index.ts'
import { cutText } from '../rules/cut-text.ts'

const suffix = ' (Cópia)'

/** What is sent to store a template, or a copy of one, as the caller's own. */
export function bodyOfTemplate(template: Template): CallBody<'createTemplate'> {
  const { name, description, category, difficulty, tags, version, transitions, effects, settings } = template
  return {
    name,
    description,
    category,
    difficulty,
    tags,
    version,
    transitions: transitions.map(({ type, duration, easing, custom_params }) => ({ type, duration, easing, custom_params })),
    effects: effects.map(({ type, intensity, duration, custom_params }) => ({ type, intensity, duration, custom_params })),
    settings,
  }
}

/** A copy by another name; a long name is cut, so that the copy can be stored. */
export function duplicateOf(template: Template): CallBody<'createTemplate'> {
  return { ...bodyOfTemplate(template), name: `${cutText(template.name, templateLimits.nameCharacters - suffix.length)}${suffix}` }
}
