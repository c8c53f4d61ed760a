import type { CallBody, Template } from '@relampago/domain/contracts'
import type { TestPlatform } from './test-platform.ts'

type Body = CallBody<'createTemplate'>

/** A template as the editor sends it, with changes. */
export function templateBody(changes: Partial<Body> = {}): Body {
  return {
    name: 'Novo Template Profissional',
    description: 'Feito no editor',
    transitions: [
      { type: 'fade', duration: 1 },
      { type: 'wipeleft', duration: 0.5 },
    ],
    effects: [effectAt('eq', 0, 10), effectAt('hue', 2, 6)],
    settings: { duration: 10 },
    tags: ['9:16', 'profissional'],
    ...changes,
  }
}

export function effectAt(type: Body['effects'][number]['type'], start: number, end: number, intensity = 50): Body['effects'][number] {
  return { type, intensity, custom_params: { start_time: start, end_time: end } }
}

/** Stores a template of a person through the API. */
export async function newTemplate(platform: TestPlatform, token: string, changes: Partial<Body> = {}): Promise<Template> {
  const reply = await platform.ask('POST', '/api/templates', { token, body: templateBody(changes) })
  if (reply.statusCode !== 200) throw new Error(`the template was refused: ${reply.body}`)
  return reply.json<{ template: Template }>().template
}

/** The same, published. */
export async function newPublished(platform: TestPlatform, token: string, changes: Partial<Body> = {}): Promise<Template> {
  const { id } = await newTemplate(platform, token, changes)
  return (await platform.ask('POST', `/api/templates/${id}/publish`, { token })).json<{ template: Template }>().template
}
