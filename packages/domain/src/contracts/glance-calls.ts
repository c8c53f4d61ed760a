import type { CallShape } from './call-shape.ts'

const ofAnyone = { method: 'POST', encoding: 'json', permission: 'anyone', apiKey: true } as const

/** What the wizard shows of a video before it is ordered; also to visitors. Takes no unit. */
export const glanceCalls = {
  /** A scene of a video on a theme, without captions: WebP of 540x960. */
  themeStill: { ...ofAnyone, path: '/api/v1/previews/theme', limit: 'generate' },
  /** Name, price and one photo of the product behind a link. */
  productGlance: { ...ofAnyone, path: '/api/v1/previews/product', limit: 'shop' },
} as const satisfies Record<string, CallShape>
