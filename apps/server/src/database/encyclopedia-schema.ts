import type { InterfaceLanguage } from '@relampago/domain/catalogue'
import { bigint, customType, jsonb, pgTable, text, timestamp } from './drizzle.ts'

const searchText = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** Pages of dumps that the operator imported. */
export const encyclopediaPages = pgTable('encyclopedia_pages', {
  language: text('language').$type<InterfaceLanguage>().notNull(),
  title: text('title').notNull(),
  folded: text('folded').notNull(),
  url: text('url').notNull(),
  entityId: text('entity_id'),
  description: text('description').notNull(),
  text: text('text').notNull(),
  search: searchText('search'),
})

export const encyclopediaRedirects = pgTable('encyclopedia_redirects', {
  language: text('language').$type<InterfaceLanguage>().notNull(),
  folded: text('folded').notNull(),
  title: text('title').notNull(),
})

export const encyclopediaEntities = pgTable('encyclopedia_entities', {
  id: text('id').primaryKey(),
  entity: jsonb('entity').notNull(),
})

export const encyclopediaImports = pgTable('encyclopedia_imports', {
  file: text('file').notNull(),
  bytes: bigint('bytes', { mode: 'number' }).notNull(),
  records: bigint('records', { mode: 'number' }).notNull(),
  stored: bigint('stored', { mode: 'number' }).notNull(),
  finishedAt: timestamp('finished_at', { withTimezone: true, mode: 'date' }),
})
