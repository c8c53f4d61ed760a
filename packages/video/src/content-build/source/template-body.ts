import { fieldFix, type TemplateBody } from '@relampago/domain/contracts'
import { schemas } from '@relampago/domain/contracts/schemas'
import type { TemplateSource } from '../../content/schema/templates.ts'
import type { FieldPath } from './source-file.ts'

type Wrong = { path: FieldPath; message: string }
type Read = { body: TemplateBody; wrong: [] } | { body: null; wrong: Wrong[] }

/** A template's file as the body of a call of the API, or what that call refuses in it. */
export function templateBody({ category, difficulty, pt, settings, transitions = [], effects = [] }: TemplateSource): Read {
  const { caption_pop: pop, ...amounts } = settings
  const read = schemas.createTemplate.body.safeParse({
    ...pt,
    category,
    difficulty,
    settings: { ...amounts, caption_pop: pop === 'yes' },
    transitions,
    effects: effects.map(({ type, intensity, from = 0, to = settings.duration }) => ({
      type,
      intensity,
      custom_params: { start_time: from, end_time: to },
    })),
  })
  if (read.success) return { body: read.data, wrong: [] }
  const wrong = read.error.issues.map(({ path, message }) => {
    const field = path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`)).join('')
    return { path: inFile(path), message: `is refused by the API: ${fieldFix(field.slice(1), 'createTemplate', message).en}` }
  })
  return { body: null, wrong }
}

const times: Record<PropertyKey, string> = { start_time: 'from', end_time: 'to' }

/** Where the file holds a field of the call. */
function inFile(path: FieldPath): FieldPath {
  const [first = '', second = '', third, fourth = ''] = path
  if (['name', 'description', 'tags'].includes(String(first))) return ['pt', ...path]
  return third === 'custom_params' ? [first, second, times[fourth] ?? fourth] : path
}
