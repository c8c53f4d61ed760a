import { templateCategories, templateDifficulties, templateLimits, type TemplateCategory } from '../catalogue/index.ts'
import type { Template } from '../contracts/index.ts'

type Fields = Record<string, unknown>

/**
 * A template of a reply or of the browser's storage, in the one form that pages use. Both spellings
 * of a field count (`created_at`, `createdAt`), type names stand for whole effects and transitions,
 * and what is missing takes its default. `null` without id and name.
 */
export function readTemplate(given: unknown): Template | null {
  if (!isFields(given)) return null
  const of = (name: string, other: string) => given[name] ?? given[other]
  const { id, name } = given
  if (typeof id !== 'string' || id === '' || typeof name !== 'string' || name === '') return null
  const createdAt = momentOf(of('created_at', 'createdAt'))
  return {
    id,
    name,
    description: textOf(given['description']),
    category: isCategory(given['category']) ? given['category'] : 'custom',
    transitions: listOf(given['transitions']).map(readTransition),
    effects: listOf(given['effects']).map(readEffect),
    settings: { ...defaultSettings, ...(isFields(given['settings']) ? given['settings'] : {}) },
    tags: listOf(given['tags']).filter((tag) => typeof tag === 'string'),
    difficulty: templateDifficulties.find((one) => one === given['difficulty']) ?? 'beginner',
    version: textOf(given['version'], '1.0.0'),
    status: given['status'] === 'published' ? 'published' : 'draft',
    is_premium: of('is_premium', 'isPremium') === true,
    is_verified: false,
    author_id: textOf(of('author_id', 'authorId')),
    author_name: textOf(of('author_name', 'authorName')),
    likes: countOf(given['likes']),
    favorite_count: countOf(of('favorite_count', 'favoriteCount') ?? listOf(of('favorited_by', 'favoritedBy')).length),
    use_count: countOf(of('use_count', 'useCount')),
    downloads: countOf(given['downloads']),
    views: countOf(given['views']),
    rating: countOf(given['rating']),
    created_at: createdAt,
    updated_at: momentOf(of('updated_at', 'updatedAt') ?? createdAt),
    thumbnail_image: addressOf(of('thumbnail_image', 'thumbnailImage')),
    selected_image: addressOf(of('selected_image', 'selectedImage')),
    preview_images: listOf(of('preview_images', 'previewImages')).filter((image) => typeof image === 'string'),
    preview_loop: addressOf(of('preview_loop', 'previewLoop')),
    user_liked: of('user_liked', 'userLiked') === true,
    user_favorited: of('user_favorited', 'userFavorited') === true,
  }
}

/** What a template has in its settings that the editor does not change, as it is first saved. */
export const fixedSettings = {
  fps: 30,
  quality: 'high',
  background_color: '#000000',
  background_type: 'color',
  overlay_enabled: true,
  watermark_enabled: false,
  audio_enabled: true,
  audio_fade_in: 0.5,
  audio_fade_out: 0.5,
} as const satisfies Partial<Template['settings']>

const defaultSettings: Template['settings'] = {
  ...fixedSettings,
  resolution: '1080x1920',
  duration: templateLimits.totalSeconds.default,
  camera_zoom: 0,
  layer_motion: 0.7,
  caption_pop: true,
}

function readTransition(given: unknown): Template['transitions'][number] {
  const { type, duration, custom_params: params } = isFields(given) ? given : { type: given }
  return {
    type: textOf(type),
    duration: secondsOf(duration, 1),
    easing: 'linear',
    custom_params: { start_time: secondsOf(isFields(params) ? params['start_time'] : 0, 0) },
  }
}

function readEffect(given: unknown): Template['effects'][number] {
  const { type, intensity, duration, custom_params: params } = isFields(given) ? given : { type: given }
  const { start_time: start, end_time: end } = isFields(params) ? params : {}
  const from = secondsOf(start, 0)
  const to = secondsOf(end, from + secondsOf(duration, templateLimits.totalSeconds.default))
  return {
    type: textOf(type),
    intensity: typeof intensity === 'number' && Number.isFinite(intensity) ? Math.min(100, Math.max(0, Math.round(intensity))) : 50,
    duration: to - from,
    custom_params: { start_time: from, end_time: to },
  }
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isCategory(value: unknown): value is TemplateCategory {
  return typeof value === 'string' && Object.hasOwn(templateCategories, value)
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}

function textOf(value: unknown, otherwise = ''): string {
  return typeof value === 'string' ? value : otherwise
}

function addressOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null
}

function countOf(value: unknown): number {
  return typeof value === 'number' && value > 0 ? value : 0
}

function secondsOf(value: unknown, otherwise: number): number {
  return typeof value === 'number' && value >= 0 && Number.isFinite(value) ? value : otherwise
}

function momentOf(value: unknown): string {
  const moment = typeof value === 'string' || typeof value === 'number' ? new Date(value) : new Date(0)
  return (Number.isNaN(moment.getTime()) ? new Date(0) : moment).toISOString()
}
