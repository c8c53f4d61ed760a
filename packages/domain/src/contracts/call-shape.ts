/** Who may call. `user` needs a bearer token; owners are checked by the handler. */
export type Permission = 'anyone' | 'user'
/** Named rate limits; the numbers are in the server. */
export type RateLimit = 'read' | 'poll' | 'change' | 'generate' | 'shop' | 'login' | 'code' | 'media' | 'picture'

export type CallShape = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** `:name` marks a parameter. */
  path: string
  /**
   * How the body is sent. `form` is application/x-www-form-urlencoded; `upload` is
   * multipart/form-data with files.
   */
  encoding: 'none' | 'json' | 'form' | 'upload'
  permission: Permission
  /** Whether X-API-Key is needed. It is public, no authorisation; media and health are exempt. */
  apiKey: boolean
  limit: RateLimit
  /** True for an upload whose file may be a clip, which is larger than a picture. */
  takesClips?: true
  /** True for a call that exists only where development pages are shown. */
  developmentOnly?: true
  /** True for a GET that works once. It has no HEAD, so that link previews do not use it up. */
  once?: true
}
