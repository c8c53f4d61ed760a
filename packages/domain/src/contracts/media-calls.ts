import type { CallShape } from './calls.ts'

const ofUser = { permission: 'user', apiKey: true } as const

/** A person's own pictures, for orders of videos. */
export const mediaCalls = {
  /** Stores one picture for a day, and gives the id that orders name. Takes no unit. */
  addMedia: { ...ofUser, method: 'POST', path: '/api/v1/media', encoding: 'upload', limit: 'generate' },
  /** The stored pictures of the caller, oldest first. */
  ownMedia: { ...ofUser, method: 'GET', path: '/api/v1/media', encoding: 'none', limit: 'read' },
  /** Videos that were ordered with the picture still show it. */
  removeMedia: { ...ofUser, method: 'DELETE', path: '/api/v1/media/:mediaId', encoding: 'none', limit: 'change' },
  /** A small JPEG of a stored picture. */
  mediaPreview: { ...ofUser, method: 'GET', path: '/api/v1/media/:mediaId/preview', encoding: 'none', limit: 'media' },
} as const satisfies Record<string, CallShape>
