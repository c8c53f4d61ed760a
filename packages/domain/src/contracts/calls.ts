import type { CallShape } from './call-shape.ts'
import { glanceCalls } from './glance-calls.ts'
import { mediaCalls } from './media-calls.ts'
import { statusMailCalls } from './status-mail-calls.ts'
import { templateCalls } from './template-calls.ts'

/** Every HTTP call, by name. Schemas are apart, so that a page does not load the validator. */
export const calls = {
  health: { method: 'GET', path: '/', encoding: 'none', permission: 'anyone', apiKey: false, limit: 'read' },
  options: { method: 'GET', path: '/options', encoding: 'none', permission: 'anyone', apiKey: true, limit: 'read' },
  /** Whether videos are made at this moment, for the notice above the button. */
  videoService: { method: 'GET', path: '/api/v1/service', encoding: 'none', permission: 'anyone', apiKey: true, limit: 'poll' },
  /** What was measured of each service; also while the database is away. Open to other sites. */
  serviceStatus: { method: 'GET', path: '/api/v1/status', encoding: 'none', permission: 'anyone', apiKey: false, limit: 'read' },
  /** Whether enough is known on a theme for a video, asked before one is ordered. Takes no unit. */
  themeCheck: { method: 'POST', path: '/api/theme-check', encoding: 'json', permission: 'user', apiKey: true, limit: 'generate' },
  generateVideo: { method: 'POST', path: '/generate-video', encoding: 'json', permission: 'user', apiKey: true, limit: 'generate' },
  generateThemeVideo: { method: 'POST', path: '/generate-theme-video', encoding: 'json', permission: 'user', apiKey: true, limit: 'generate' },
  generateProductVideo: { method: 'POST', path: '/generate-product-video', encoding: 'json', permission: 'user', apiKey: true, limit: 'generate' },
  imageToVideo: { method: 'POST', path: '/api/image-to-video', encoding: 'upload', permission: 'user', apiKey: true, limit: 'generate' },
  productImageToVideo: { method: 'POST', path: '/api/product-image-to-video', encoding: 'upload', permission: 'user', apiKey: true, limit: 'generate' },
  videoProgress: { method: 'GET', path: '/video-progress/:taskId', encoding: 'none', permission: 'user', apiKey: true, limit: 'poll' },
  finalVideo: { method: 'GET', path: '/get-final-video/:taskId', encoding: 'none', permission: 'user', apiKey: true, limit: 'media' },
  cancelVideo: { method: 'POST', path: '/api/v1/videos/:taskId/cancel', encoding: 'none', permission: 'user', apiKey: true, limit: 'generate' },
  /**
   * A small JPEG of one scene, as soon as it is drawn and as long as the video lives; `part` is
   * that of a later shot of its sentence.
   */
  scenePicture: { method: 'GET', path: '/api/v1/videos/:taskId/pictures/:index', encoding: 'none', permission: 'user', apiKey: true, limit: 'media' },
  /** What plays a video while it is rendered: its timeline and narration are known before. */
  videoPreview: { method: 'GET', path: '/api/v1/videos/:taskId/preview', encoding: 'none', permission: 'user', apiKey: true, limit: 'poll' },
  /** The narration of that preview, an MP3 as long as the video. */
  videoPreviewSound: { method: 'GET', path: '/api/v1/videos/:taskId/preview/sound', encoding: 'none', permission: 'user', apiKey: true, limit: 'media' },
  voicePreview: { method: 'GET', path: '/static/assets/audio_previews/:file', encoding: 'none', permission: 'anyone', apiKey: false, limit: 'media' },
  musicPreview: { method: 'GET', path: '/static/assets/music/:file', encoding: 'none', permission: 'anyone', apiKey: false, limit: 'media' },
  register: { method: 'POST', path: '/auth/register', encoding: 'json', permission: 'anyone', apiKey: true, limit: 'login' },
  verifyCode: { method: 'POST', path: '/auth/verify-code', encoding: 'json', permission: 'anyone', apiKey: true, limit: 'code' },
  /** The other way to verify: the link of the same mail. Its `token` is in the query. */
  verifyEmail: { method: 'GET', path: '/auth/verify-email', encoding: 'none', permission: 'anyone', apiKey: true, limit: 'code', once: true },
  resendCode: { method: 'POST', path: '/auth/resend-code', encoding: 'json', permission: 'anyone', apiKey: true, limit: 'code' },
  signUpFacts: { method: 'POST', path: '/auth/sign-up-facts', encoding: 'json', permission: 'anyone', apiKey: true, limit: 'code' },
  refuseSignUp: { method: 'POST', path: '/auth/refuse-sign-up', encoding: 'json', permission: 'anyone', apiKey: true, limit: 'code' },
  login: { method: 'POST', path: '/auth/login', encoding: 'form', permission: 'anyone', apiKey: true, limit: 'login' },
  /** Ends the session of the token. Answers success too when the token names none any more. */
  logout: { method: 'POST', path: '/auth/logout', encoding: 'none', permission: 'anyone', apiKey: true, limit: 'generate' },
  /** Where the caller is signed in. */
  sessions: { method: 'GET', path: '/api/v1/me/sessions', encoding: 'none', permission: 'user', apiKey: true, limit: 'read' },
  endSession: { method: 'DELETE', path: '/api/v1/me/sessions/:sessionId', encoding: 'none', permission: 'user', apiKey: true, limit: 'generate' },
  /** Ends all sessions of the caller; with `keep_this=true` all but this one. */
  endSessions: { method: 'DELETE', path: '/api/v1/me/sessions', encoding: 'none', permission: 'user', apiKey: true, limit: 'generate' },
  /** What the caller left unfinished in a browser. */
  drafts: { method: 'GET', path: '/api/v1/me/drafts', encoding: 'none', permission: 'user', apiKey: true, limit: 'read' },
  /** Stores the drafts that are named; `null` removes one. */
  keepDrafts: { method: 'PUT', path: '/api/v1/me/drafts', encoding: 'json', permission: 'user', apiKey: true, limit: 'read' },
  me: { method: 'GET', path: '/auth/me', encoding: 'none', permission: 'user', apiKey: true, limit: 'read' },
  forgotPassword: { method: 'POST', path: '/auth/forgot-password', encoding: 'json', permission: 'anyone', apiKey: true, limit: 'code' },
  resetPassword: { method: 'POST', path: '/auth/reset-password', encoding: 'json', permission: 'anyone', apiKey: true, limit: 'code' },
  changePassword: { method: 'POST', path: '/auth/change-password', encoding: 'json', permission: 'user', apiKey: true, limit: 'login' },
  deleteAccount: { method: 'DELETE', path: '/auth/delete-account', encoding: 'json', permission: 'user', apiKey: true, limit: 'login' },
  /** Everything that is kept about the caller, as a file. */
  exportAccount: { method: 'GET', path: '/api/v1/me/export', encoding: 'none', permission: 'user', apiKey: true, limit: 'code' },
  /** Which third-party sign-ins are configured; the buttons of the others are disabled. */
  signInProviders: { method: 'GET', path: '/api/v1/sign-in-providers', encoding: 'none', permission: 'anyone', apiKey: true, limit: 'read' },
  googleLogin: { method: 'GET', path: '/auth/google/login', encoding: 'none', permission: 'anyone', apiKey: true, limit: 'login' },
  googleCallback: { method: 'GET', path: '/auth/google/callback', encoding: 'none', permission: 'anyone', apiKey: true, limit: 'login', once: true },
  userStats: { method: 'GET', path: '/auth/user/stats', encoding: 'none', permission: 'user', apiKey: true, limit: 'read' },
  userVideos: { method: 'GET', path: '/auth/user/videos', encoding: 'none', permission: 'user', apiKey: true, limit: 'read' },
  downloadVideo: { method: 'GET', path: '/auth/user/videos/:id/download', encoding: 'none', permission: 'user', apiKey: true, limit: 'media' },
  subscriptions: { method: 'GET', path: '/auth/subscriptions', encoding: 'none', permission: 'user', apiKey: true, limit: 'read' },
  cancelSubscription: { method: 'POST', path: '/auth/cancel-subscription', encoding: 'none', permission: 'user', apiKey: true, limit: 'generate' },
  /** Within the time that consumer law gives: the plan ends and the money goes back. */
  withdrawPurchase: { method: 'POST', path: '/api/v1/me/subscription/withdraw', encoding: 'none', permission: 'user', apiKey: true, limit: 'generate' },
  validatePaymentEmail: { method: 'POST', path: '/api/payment/validate-payment-email', encoding: 'json', permission: 'user', apiKey: true, limit: 'generate' },
  storeEmailRelation: { method: 'POST', path: '/api/payment/store-email-relation', encoding: 'json', permission: 'user', apiKey: true, limit: 'generate' },
  /** A checkout for the account of any e-mail, for trying the payment page out. */
  testCheckout: {
    method: 'POST',
    path: '/api/payment/test-checkout',
    encoding: 'json',
    permission: 'anyone',
    apiKey: true,
    limit: 'generate',
    developmentOnly: true,
  },
  createCheckout: { method: 'POST', path: '/api/payment/create-intermediate-checkout', encoding: 'json', permission: 'user', apiKey: true, limit: 'generate' },
  /** Asked every 3 s while the checkout is open; `provider` and `id` come from `createCheckout`. */
  paymentStatus: { method: 'GET', path: '/api/payment/:provider-status/:id', encoding: 'none', permission: 'user', apiKey: true, limit: 'poll' },
  subscribe: { method: 'POST', path: '/auth/subscribe', encoding: 'json', permission: 'user', apiKey: true, limit: 'generate' },
  ...glanceCalls,
  ...mediaCalls,
  ...templateCalls,
  ...statusMailCalls,
} as const satisfies Record<string, CallShape>
export type CallId = keyof typeof calls
