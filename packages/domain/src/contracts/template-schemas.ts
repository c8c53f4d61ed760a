import { z } from 'zod'
import { templateCategoryIds, templateDifficulties, templateLimits, templateScopes, templateSorts, templateStatuses } from '../catalogue/index.ts'
import { arrangeContent, contentFields, templateSettings } from './template-content.ts'

const { perPage } = templateLimits

/** Marks that turn or hide text in the middle of a line, and spaces without width. */
const hiddenMarks = /[\p{Bidi_Control}\u00AD\u180E\u200B\u2060-\u2064\uFEFF\uFFF9-\uFFFB]/gu

/** One line of text without control characters, marks that turn text and halves of characters. */
function line(most: number) {
  return z
    .string()
    .transform((text) =>
      text
        .replaceAll(/[\s\p{Cc}\p{Cs}\p{Zl}\p{Zp}]+/gu, ' ')
        .replaceAll(hiddenMarks, '')
        .normalize('NFC')
        .trim(),
    )
    .pipe(z.string().max(most))
}

const templateFields = {
  name: line(templateLimits.nameCharacters).pipe(z.string().regex(/[^\p{Z}\p{C}\p{M}]/u)),
  description: line(templateLimits.descriptionCharacters).default(''),
  category: z.enum(templateCategoryIds).default('custom'),
  difficulty: z.enum(templateDifficulties).default('beginner'),
  tags: z
    .array(line(templateLimits.tagCharacters))
    .max(templateLimits.tags)
    .default([])
    .transform((tags) => [...new Set(tags.filter((tag) => tag !== ''))]),
  version: line(20).default('1.0.0'),
  ...contentFields,
}
/** Author, counters, rating, validation and status of the caller are dropped. */
const templateBody = z.object(templateFields).transform((sent, context) => ({ ...sent, ...arrangeContent(sent, context) }))
/**
 * `base_updated_at`: `updated_at` of the version that was changed. When another has been stored
 * since, nothing is; without it, the last write wins.
 */
const templateUpdate = z
  .object({ ...templateFields, base_updated_at: z.iso.datetime().optional() })
  .transform((sent, context) => ({ ...sent, ...arrangeContent(sent, context) }))
export type TemplateBody = z.output<typeof templateBody>
export type TemplateUpdate = z.output<typeof templateUpdate>

/** Pictures that the product shows designs on. */
const samplePictures = 5

/** A design as it would be stored, and which moment of it to draw. */
const frameBody = z
  .object({
    ...contentFields,
    /** Seconds of the timeline that is drawn; what is beyond its end gives the last frame. */
    time: z.number().min(0).max(templateLimits.totalSeconds.max),
    /** `editor`: transitions and effects at their own times; `video`: as in a video of 30 s. */
    view: z.enum(['editor', 'video']).default('editor'),
    /** Which sample pictures the scenes show in turn. */
    pictures: z
      .array(
        z
          .int()
          .min(0)
          .max(samplePictures - 1),
      )
      .min(1)
      .max(samplePictures)
      .default([0, 1, 2, 3, 4]),
  })
  .transform(({ time, view, pictures, ...sent }, context) => ({ time, view, pictures, content: arrangeContent(sent, context) }))
export type TemplateFrameBody = z.output<typeof frameBody>

/** A template as every call answers it. Addresses of pictures are `null` until they are drawn. */
const template = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  category: z.enum(templateCategoryIds),
  transitions: z.array(z.object({ type: z.string(), duration: z.number(), easing: z.literal('linear'), custom_params: z.object({ start_time: z.number() }) })),
  effects: z.array(
    z.object({
      type: z.string(),
      intensity: z.number(),
      duration: z.number(),
      custom_params: z.object({ start_time: z.number(), end_time: z.number() }),
    }),
  ),
  settings: z.object({ ...templateSettings.shape, background_color: z.string() }),
  tags: z.array(z.string()),
  difficulty: z.enum(templateDifficulties),
  version: z.string(),
  status: z.enum(templateStatuses),
  is_premium: z.boolean(),
  /** Always false: nobody verifies templates. */
  is_verified: z.literal(false),
  author_id: z.string(),
  author_name: z.string(),
  likes: z.int(),
  favorite_count: z.int(),
  /** Videos generated with it. */
  use_count: z.int(),
  /** How often its file was taken. */
  downloads: z.int(),
  /** How often its page was opened by others. */
  views: z.int(),
  /** Always 0: nothing asks for ratings. */
  rating: z.number(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  thumbnail_image: z.string().nullable(),
  selected_image: z.string().nullable(),
  preview_images: z.array(z.string()),
  /** A second of film without sound that repeats. */
  preview_loop: z.string().nullable(),
  user_liked: z.boolean(),
  user_favorited: z.boolean(),
})
export type Template = z.output<typeof template>

const templateId = z.object({ templateId: z.uuid() })
const success = z.object({ success: z.literal(true), message: z.string() })
/** What a video of the usual length does otherwise than the editor's timeline, in words. */
const notes = z.array(z.string())
const page = {
  sort: z.enum(templateSorts).default('recent'),
  page: z.coerce.number().pipe(z.int().min(1).max(10_000)).default(1),
  per_page: z.coerce.number().pipe(z.int().min(1).max(perPage.most)).default(perPage.default),
}
const search = { q: line(templateLimits.searchCharacters).default(''), category: z.union([z.literal(''), z.enum(templateCategoryIds)]).default('') }
const list = z.object({
  success: z.literal(true),
  templates: z.array(template),
  /** Matches on all pages. */
  total: z.int(),
  page: z.int(),
  pages: z.int(),
  /** For the tabs; `own` and `favorites` are 0 for visitors. */
  counts: z.object({ own: z.int(), public: z.int(), favorites: z.int() }),
})
const favorite = z.object({ success: z.literal(true), is_favorite: z.boolean(), favorite_count: z.int(), message: z.string() })
const choice = { id: z.string(), name: z.string() }
const category = { id: z.string(), name: z.string(), icon: z.string(), description: z.string() }

export const templateSchemas = {
  templates: { query: z.object({ type: z.enum(templateScopes).default('all'), ...search, ...page }), reply: list },
  createTemplate: { body: templateBody, reply: success.extend({ template, notes }) },
  searchTemplates: { query: z.object({ ...search, ...page }), reply: list },
  /** `count` is the number of published templates. */
  templateCategories: { reply: z.object({ success: z.literal(true), categories: z.array(z.object({ ...choice, count: z.int() })) }) },
  templateEffects: {
    reply: z.object({
      success: z.literal(true),
      effects: z.array(
        z.object({
          ...category,
          effects: z.array(z.object({ ...choice, filter: z.string().nullable(), range: z.tuple([z.number(), z.number()]), unit: z.string() })),
        }),
      ),
    }),
  },
  templateTransitions: {
    reply: z.object({
      success: z.literal(true),
      transitions: z.array(z.object({ ...category, transitions: z.array(z.object({ ...choice, duration: z.tuple([z.number(), z.number()]) })) })),
    }),
  },
  templateFrame: { body: frameBody },
  favoriteTemplates: { reply: z.object({ success: z.literal(true), templates: z.array(template) }) },
  template: { params: templateId, reply: z.object({ success: z.literal(true), template, notes }) },
  updateTemplate: { params: templateId, body: templateUpdate, reply: success.extend({ template, notes }) },
  deleteTemplate: { params: templateId, reply: success },
  publishTemplate: { params: templateId, reply: success.extend({ template }) },
  unpublishTemplate: { params: templateId, reply: success.extend({ template }) },
  likeTemplate: { params: templateId, reply: success.extend({ is_liked: z.boolean(), template: z.object({ id: z.string(), likes: z.int() }) }) },
  toggleFavorite: { params: templateId, reply: favorite },
  templateFavorite: { params: templateId, reply: favorite },
  favoriteCount: { params: templateId, reply: z.object({ success: z.literal(true), favorite_count: z.int() }) },
  templateFile: { params: templateId },
  templatePicture: { params: z.object({ file: z.string().max(100) }) },
}
