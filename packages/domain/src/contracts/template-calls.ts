import type { CallShape } from './call-shape.ts'

const read = { method: 'GET', encoding: 'none', permission: 'anyone', apiKey: true, limit: 'read' } as const
const readOwn = { ...read, permission: 'user' } as const
const change = { method: 'POST', encoding: 'none', permission: 'user', apiKey: true, limit: 'change' } as const

/** Calls about templates that people make. Drafts are only their author's, in every call. */
export const templateCalls = {
  /** `type=user` and the private part of `type=all` need a sign-in. Visitors get public ones. */
  templates: { ...read, path: '/api/templates' },
  createTemplate: { ...change, encoding: 'json', path: '/api/templates' },
  searchTemplates: { ...read, path: '/api/templates/search' },
  templateCategories: { ...read, path: '/api/templates/categories' },
  templateEffects: { ...read, path: '/api/templates/effects' },
  templateTransitions: { ...read, path: '/api/templates/transitions' },
  /** One frame of a design that need not be stored: WebP of the size of videos. */
  templateFrame: { ...change, encoding: 'json', permission: 'anyone', limit: 'generate', path: '/api/templates/frame' },
  favoriteTemplates: { ...readOwn, path: '/api/templates/favorites' },
  template: { ...read, path: '/api/templates/:templateId' },
  updateTemplate: { ...change, method: 'PUT', encoding: 'json', path: '/api/templates/:templateId' },
  deleteTemplate: { ...change, method: 'DELETE', path: '/api/templates/:templateId' },
  publishTemplate: { ...change, path: '/api/templates/:templateId/publish' },
  unpublishTemplate: { ...change, path: '/api/templates/:templateId/unpublish' },
  likeTemplate: { ...change, path: '/api/templates/:templateId/like' },
  toggleFavorite: { ...change, path: '/api/templates/:templateId/toggle-favorite' },
  templateFavorite: { ...readOwn, path: '/api/templates/:templateId/favorite' },
  favoriteCount: { ...read, path: '/api/templates/:templateId/favorite-count' },
  /** The template as a file, which other accounts can import. Counts as a download. */
  templateFile: { ...read, path: '/api/templates/:templateId/file' },
  /** Still, loop and shared pictures of a design, by names that change with the design. */
  templatePicture: { ...read, path: '/static/templates/:file', apiKey: false, limit: 'media' },
} as const satisfies Record<string, CallShape>
