/** Who may call. `user` needs a bearer token; owners are checked by the handler. */
export type Permission = 'anyone' | 'user'
/** Named rate limits; the numbers are in the server. */
export type RateLimit = 'read' | 'poll' | 'generate' | 'login' | 'code' | 'media'

export type CallShape = {
  method: 'GET' | 'POST' | 'DELETE'
  /** `:name` marks a parameter. */
  path: string
  /** How the body is sent. `form` is application/x-www-form-urlencoded. */
  encoding: 'none' | 'json' | 'form'
  permission: Permission
  /** Whether the X-API-Key header is needed. The key is public by nature, never authorisation; media and health are exempt. */
  apiKey: boolean
  limit: RateLimit
}

/** Every HTTP call, by name. Bodies and replies are in `schemas.ts`, apart so that a page does not load the validator. */
export const calls = {
  health: { method: 'GET', path: '/', encoding: 'none', permission: 'anyone', apiKey: false, limit: 'read' },
  options: { method: 'GET', path: '/options', encoding: 'none', permission: 'anyone', apiKey: true, limit: 'read' },
  generateVideo: { method: 'POST', path: '/generate-video', encoding: 'json', permission: 'user', apiKey: true, limit: 'generate' },
  generateThemeVideo: { method: 'POST', path: '/generate-theme-video', encoding: 'json', permission: 'user', apiKey: true, limit: 'generate' },
  generateProductVideo: { method: 'POST', path: '/generate-product-video', encoding: 'json', permission: 'user', apiKey: true, limit: 'generate' },
  videoProgress: { method: 'GET', path: '/video-progress/:taskId', encoding: 'none', permission: 'user', apiKey: true, limit: 'poll' },
  finalVideo: { method: 'GET', path: '/get-final-video/:taskId', encoding: 'none', permission: 'user', apiKey: true, limit: 'media' },
  cancelVideo: { method: 'POST', path: '/api/v1/videos/:taskId/cancel', encoding: 'none', permission: 'user', apiKey: true, limit: 'generate' },
  voicePreview: { method: 'GET', path: '/static/assets/audio_previews/:file', encoding: 'none', permission: 'anyone', apiKey: false, limit: 'media' },
  musicPreview: { method: 'GET', path: '/static/assets/music/:file', encoding: 'none', permission: 'anyone', apiKey: false, limit: 'media' },
  register: { method: 'POST', path: '/auth/register', encoding: 'json', permission: 'anyone', apiKey: true, limit: 'login' },
  verifyCode: { method: 'POST', path: '/auth/verify-code', encoding: 'json', permission: 'anyone', apiKey: true, limit: 'code' },
  /** The other way to verify: the link of the same mail. Its `token` is in the query. */
  verifyEmail: { method: 'GET', path: '/auth/verify-email', encoding: 'none', permission: 'anyone', apiKey: true, limit: 'code' },
  resendCode: { method: 'POST', path: '/auth/resend-code', encoding: 'json', permission: 'anyone', apiKey: true, limit: 'code' },
  login: { method: 'POST', path: '/auth/login', encoding: 'form', permission: 'anyone', apiKey: true, limit: 'login' },
  me: { method: 'GET', path: '/auth/me', encoding: 'none', permission: 'user', apiKey: true, limit: 'read' },
} as const satisfies Record<string, CallShape>
export type CallId = keyof typeof calls
