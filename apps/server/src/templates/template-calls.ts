import { defaultDuration, type InterfaceLanguage } from '@relampago/domain/catalogue'
import { AppError, type CallId, type CallReply, type Template, type templateCalls as table } from '@relampago/domain/contracts'
import { designNotes, designNoteText, toTemplateFile } from '@relampago/domain/templates'
import type { Database, Queries } from '../database/database.ts'
import type { User } from '../database/schema.ts'
import { callerOf, type LoadUser } from '../http/caller.ts'
import { sendUnlessKnown } from '../http/conditional-reply.ts'
import type { Handlers } from '../http/register-calls.ts'
import { categoriesReply, effectsReply, transitionsReply } from './catalogue-replies.ts'
import type { ViewCounter } from './count-views.ts'
import { findUsableTemplate, type Caller } from './find-template.ts'
import { inLanguage } from './house-templates.ts'
import { countByCategory, listFavorites, listTemplates } from './list-templates.ts'
import type { SharedPages } from './shared-pages.ts'
import { toggleFavorite, toggleLike, type Marked } from './marks.ts'
import { countDownload, createTemplate, deleteTemplate, setStatus, updateTemplate } from './store-template.ts'
import { findShownTemplate, templateReply, type ShownTemplate } from './template-reply.ts'
import { templateTexts } from './templates.texts.ts'

type TemplateCalls = Exclude<Extract<CallId, keyof typeof table>, 'templatePicture' | 'templateFrame'>
type Reading = 'templates' | 'searchTemplates' | 'templateCategories' | 'templateEffects' | 'templateTransitions' | 'template' | 'templateFile'
type Marking = 'favoriteTemplates' | 'likeTemplate' | 'toggleFavorite' | 'templateFavorite' | 'favoriteCount'

export type TemplateCallsOptions = {
  database: Database
  loadUser: LoadUser
  views: ViewCounter
  pages: SharedPages
  now: () => Date
}

/** Calls about templates that people make. */
export function templateCalls(options: TemplateCallsOptions): Handlers<TemplateCalls> {
  return { ...readingCalls(options), ...writingCalls(options), ...markingCalls(options) }
}

function listed<List extends { templates: Template[] }>(list: List, language: InterfaceLanguage): List {
  return { ...list, templates: list.templates.map((one) => inLanguage(one, language)) }
}

/** What a video of the usual length does otherwise than the editor's timeline. */
function notesOn(template: Template, language: InterfaceLanguage): string[] {
  return designNotes(template, defaultDuration).map((note) => designNoteText(note, language))
}

async function findShown(queries: Queries, caller: Caller, id: string): Promise<ShownTemplate> {
  const row = await findShownTemplate(queries, caller, id)
  if (row === null) throw new AppError('template_not_found')
  return row
}

function readingCalls(options: TemplateCallsOptions): Handlers<Reading> {
  const { database, views } = options
  return {
    async templates({ request, reply, query, language }) {
      const caller = await callerOf(options.loadUser, request.claims)
      if (query.type === 'user' && caller === null) throw new AppError('not_authenticated')
      return sendUnlessKnown(request, reply, listed(await listTemplates(options, caller, query), language))
    },
    async searchTemplates({ request, reply, query, language }) {
      const caller = await callerOf(options.loadUser, request.claims)
      return sendUnlessKnown(request, reply, listed(await listTemplates(options, caller, { ...query, type: 'public' }), language))
    },
    async templateCategories({ request, reply, language }) {
      return sendUnlessKnown(request, reply, categoriesReply(await countByCategory(database), language))
    },
    templateEffects: async ({ request, reply, language }) => sendUnlessKnown(request, reply, effectsReply(language)),
    templateTransitions: async ({ request, reply, language }) => sendUnlessKnown(request, reply, transitionsReply(language)),
    async template({ request, params, language }) {
      const caller = await callerOf(options.loadUser, request.claims)
      const row = await database.read((queries) => findShown(queries, caller, params.templateId))
      if (request.method === 'GET' && row.authorId !== caller?.id) views.count(row.id)
      const template = templateReply(row)
      return { success: true, template: inLanguage(template, language), notes: notesOn(template, language) }
    },
    async templateFile({ request, reply, params, language }) {
      const caller = await callerOf(options.loadUser, request.claims)
      const row = await database.read((queries) => findShown(queries, caller, params.templateId))
      if (request.method === 'GET' && row.authorId !== caller?.id) await countDownload(database.queries, row.id)
      void reply.header('content-disposition', `attachment; filename="template-${row.id}.json"`)
      return reply.type('application/json; charset=utf-8').send(JSON.stringify(toTemplateFile(inLanguage(templateReply(row), language)), null, 2))
    },
  }
}

function writingCalls({
  database,
  pages,
  now,
}: TemplateCallsOptions): Handlers<'createTemplate' | 'updateTemplate' | 'deleteTemplate' | 'publishTemplate' | 'unpublishTemplate'> {
  /** Does `work` and answers with what it left, in one transaction. */
  async function changed(user: User, text: string, work: (queries: Queries) => Promise<string>) {
    const row = await database.transaction(async ({ queries }) => findShown(queries, user, await work(queries)))
    pages.forget()
    return { success: true as const, message: text, template: templateReply(row) }
  }
  const noted = async (change: ReturnType<typeof changed>, language: InterfaceLanguage) => {
    const reply = await change
    return { ...reply, notes: notesOn(reply.template, language) }
  }

  return {
    createTemplate: ({ user, body, language }) =>
      noted(
        changed(user, templateTexts.created[language], (queries) => createTemplate(queries, user, body, now())),
        language,
      ),
    updateTemplate: ({ user, params: { templateId: id }, body, language }) =>
      noted(
        changed(user, templateTexts.updated[language], (queries) => updateTemplate(queries, user, { id, body }, now())),
        language,
      ),
    publishTemplate: ({ user, params: { templateId: id }, language }) =>
      changed(user, templateTexts.published[language], (queries) => setStatus(queries, user, { id, status: 'published' }, now())),
    unpublishTemplate: ({ user, params: { templateId: id }, language }) =>
      changed(user, templateTexts.unpublished[language], (queries) => setStatus(queries, user, { id, status: 'draft' }, now())),
    async deleteTemplate({ user, params, language }) {
      await database.transaction(({ queries }) => deleteTemplate(queries, user, params.templateId))
      pages.forget()
      return { success: true, message: templateTexts.deleted[language] }
    },
  }
}

function favoriteReply({ isSet, count }: Marked, message: string): CallReply<'toggleFavorite'> {
  return { success: true, is_favorite: isSet, favorite_count: count, message }
}

function markingCalls(options: TemplateCallsOptions): Handlers<Marking> {
  const { database, now } = options

  return {
    async favoriteTemplates({ user, request, reply, language }) {
      return sendUnlessKnown(request, reply, listed(await listFavorites(database, user), language))
    },
    async likeTemplate({ user, params: { templateId: id }, language }) {
      const { isSet, count } = await database.transaction(({ queries }) => toggleLike(queries, user, id, now()))
      const message = templateTexts[isSet ? 'liked' : 'unliked'][language]
      return { success: true, is_liked: isSet, template: { id, likes: count }, message }
    },
    async toggleFavorite({ user, params, language }) {
      const marked = await database.transaction(({ queries }) => toggleFavorite(queries, user, params.templateId, now()))
      return favoriteReply(marked, templateTexts[marked.isSet ? 'favorited' : 'unfavorited'][language])
    },
    async templateFavorite({ user, params, language }) {
      const row = await database.read((queries) => findShown(queries, user, params.templateId))
      return favoriteReply({ isSet: row.isFavorite, count: row.favorites }, templateTexts[row.isFavorite ? 'isFavorite' : 'isNoFavorite'][language])
    },
    async favoriteCount({ request, params }) {
      const caller = await callerOf(options.loadUser, request.claims)
      const row = await database.read((queries) => findUsableTemplate(queries, caller, params.templateId))
      if (row === null) throw new AppError('template_not_found')
      return { success: true, favorite_count: row.favorites }
    },
  }
}
