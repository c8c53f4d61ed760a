import { randomUUID } from 'node:crypto'
import { designOfTemplate, nameKeyOf, searchTextOf } from '@relampago/domain/templates'
import { templates, type FilmState, type TemplateRow } from '../src/database/schema.ts'
import type { TestPlatform } from './test-platform.ts'

/** A published template of the house in the database, without the calls and their limits. */
export async function storeTemplate(platform: TestPlatform, fields: Partial<TemplateRow> = {}): Promise<TemplateRow> {
  const id = fields.id ?? randomUUID()
  const now = platform.clock.now()
  const shown = { name: 'Brilho de Verão', description: 'Cores quentes e cortes rápidos.', tags: ['verão', 'praia'], ...fields }
  const row = {
    id,
    authorId: null,
    houseSlug: fields.authorId == null ? id : null,
    authorName: 'Relâmpago',
    category: 'pop',
    difficulty: 'beginner',
    version: '1.0.0',
    status: 'published',
    isPremium: false,
    content: { effects: [], transitions: [], settings: templateSettings },
    designHash: `hash-${id}`,
    search: searchTextOf(shown),
    nameKey: nameKeyOf(shown.name),
    createdAt: now,
    updatedAt: now,
    ...shown,
  } as const satisfies Partial<TemplateRow>
  const [stored] = await platform.database.queries.insert(templates).values(row).returning()
  return stored as TemplateRow
}

/** What the database holds about the pictures of a template. */
export function filmOf({ designHash, content, category, createdAt }: TemplateRow, state: FilmState = 'ready') {
  const subject = { design: designOfTemplate(content), category }
  return { designHash, subject, state, askedAt: createdAt, dueAt: createdAt, readyAt: state === 'ready' ? createdAt : null }
}

export const templateSettings: TemplateRow['content']['settings'] = {
  resolution: '1080x1920',
  fps: 30,
  quality: 'high',
  background_color: '#000000',
  background_type: 'color',
  overlay_enabled: true,
  watermark_enabled: false,
  audio_enabled: true,
  audio_fade_in: 0.5,
  audio_fade_out: 0.5,
  duration: 10,
  camera_zoom: 0,
  layer_motion: 0.7,
  caption_pop: true,
}
