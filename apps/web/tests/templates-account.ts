import type { CallReply, Template } from '@relampago/domain/contracts'
import { readTemplate } from '@relampago/domain/templates'
import { bia, type SeenRequest } from './test-server.ts'

/** A published template of another person; `more` changes it. */
export function testTemplate(id: string, more: Partial<Template> = {}): Template {
  const template = readTemplate({
    id,
    name: `Modelo ${id}`,
    category: 'offer',
    status: 'published',
    author_id: 'nando',
    author_name: 'Nando Melo',
    created_at: '2026-11-01T12:00:00.000Z',
    updated_at: '2026-11-02T12:00:00.000Z',
    ...more,
  })
  if (template === null) throw new Error('no template')
  return template
}

type List = CallReply<'templates'>

export function listReply(templates: Template[], more: Partial<List> = {}): { body: List } {
  const counts = { own: 0, public: templates.length, favorites: 0 }
  return { body: { success: true, templates, total: templates.length, page: 1, pages: 1, counts, ...more } }
}

type Lists = { own?: Template[]; published?: Template[]; favorites?: Template[] }

/** What the server answers Bia about templates, by the lists that she sees. */
export function templateAnswers({ own = [], published = [], favorites = [] }: Lists) {
  const counts = { own: own.length, public: published.length, favorites: favorites.length }
  return {
    'GET /auth/me': { body: bia },
    'GET /api/templates': ({ path }: SeenRequest) => listReply(path.includes('type=user') ? own : published, { counts }),
    'GET /api/templates/favorites': { body: { success: true, templates: favorites } },
    'GET /api/templates/categories': {
      body: {
        success: true,
        categories: [
          { id: 'offer', name: 'Oferta', count: 2 },
          { id: 'calm', name: 'Calmo', count: 1 },
          { id: 'custom', name: 'Personalizado', count: 0 },
        ],
      },
    },
  }
}

/** Bia is signed in. */
export function signInBia(): void {
  localStorage.setItem('token', 'abc')
}
