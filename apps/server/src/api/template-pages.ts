import { filmSize, shareSize } from '@relampago/video/film-hash'
import type { Database } from '../database/database.ts'
import { filmAddresses } from '../films/films.ts'
import type { ReadSharedPage } from '../pages/shared-page.ts'
import { inLanguage } from '../templates/house-templates.ts'
import { findShownTemplate, templateReply } from '../templates/template-reply.ts'
import { templatePageTexts } from './template-pages.texts.ts'

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** What the page of a published template shows to those who only see a link to it. */
export function readTemplatePage(database: Database): ReadSharedPage {
  return async ({ templateId = '' }, language) => {
    const row = uuid.test(templateId) ? await database.read((queries) => findShownTemplate(queries, null, templateId)) : null
    if (row === null) return null
    const { id, name, description, author_name: author, effects, transitions } = inLanguage(templateReply(row), language)
    const files = filmAddresses(row.designHash, row.isDrawn)
    const texts = templatePageTexts[language]
    return {
      title: name,
      description: description === '' ? texts.description(author, effects.length, transitions.length) : description,
      path: `/templates/${id}`,
      picture: files && { ...shareSize, path: files.share, type: 'image/jpeg', alt: texts.alt(name) },
      film: files && { ...filmSize, path: files.film, type: 'video/mp4' },
    }
  }
}
