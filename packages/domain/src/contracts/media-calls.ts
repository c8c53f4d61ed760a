import type { CallShape } from './call-shape.ts'

const ofUser = { permission: 'user', apiKey: true } as const

/** A person's own photos and clips, for orders of videos. */
export const mediaCalls = {
  /** Stores one photo or clip for a day, and gives the id that orders name. Takes no unit. */
  addMedia: { ...ofUser, method: 'POST', path: '/api/v1/media', encoding: 'upload', limit: 'generate', takesClips: true },
  /** The stored photos and clips of the caller, oldest first. */
  ownMedia: { ...ofUser, method: 'GET', path: '/api/v1/media', encoding: 'none', limit: 'read' },
  /** Videos that were ordered with the picture still show it. */
  removeMedia: { ...ofUser, method: 'DELETE', path: '/api/v1/media/:mediaId', encoding: 'none', limit: 'change' },
  /** A small JPEG of a stored photo, or of the middle of a clip. */
  mediaPreview: { ...ofUser, method: 'GET', path: '/api/v1/media/:mediaId/preview', encoding: 'none', limit: 'media' },
} as const satisfies Record<string, CallShape>
