import type { Template } from '@relampago/domain/contracts'
import { readTemplate } from '@relampago/domain/templates'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { call } from '../../../api/call.ts'
import { currentLanguage } from '../../../language/language.ts'
import { showToast } from '../../../ui/toasts.ts'
import { showTemplateFailure } from './failure-toast.ts'
import { changeTemplate, forgetTemplate, hideFromPublic, markOld } from './template-cache.ts'
import { templateDataTexts, type TemplateAttempt } from './template-data.texts.ts'

/** `true` when the server did it; a failure has been shown. */
type Manage = (template: Template) => Promise<boolean>
type ManageTemplate = {
  publish: Manage
  unpublish: Manage
  /** After the person has confirmed it. */
  remove: (template: Template, from: 'own' | 'public') => Promise<boolean>
  /** Id of the template that something is being done with, or `null`. */
  busyId: string | null
}

/** What authors do with their templates; lists follow by themselves. */
export function useManageTemplate(): ManageTemplate {
  const client = useQueryClient()
  const { pathname, search } = useLocation()
  const [busyId, setBusyId] = useState<string | null>(null)
  const attempt = async (what: TemplateAttempt, { id }: Template, run: () => Promise<void>) => {
    setBusyId(id)
    try {
      await run()
    } catch (error) {
      await showTemplateFailure(what, error, { path: pathname + search })
      return false
    } finally {
      setBusyId(null)
    }
    // A deleted one has left every list, and its own page must not ask for it again.
    await markOld(client, what === 'delete' || what === 'deletePublic' ? 'keep' : 'read again')
    return true
  }
  return {
    busyId,
    publish: (template) =>
      attempt('publish', template, async () => {
        const { template: stored } = await call('publishTemplate', params(template))
        changeTemplate(client, template.id, (one) => ({ ...one, ...readTemplate(stored), status: 'published' }))
        tell('published', template)
      }),
    unpublish: (template) =>
      attempt('unpublish', template, async () => {
        const { template: stored } = await call('unpublishTemplate', params(template))
        changeTemplate(client, template.id, (one) => ({ ...one, ...readTemplate(stored), status: 'draft' }))
        hideFromPublic(client, template.id)
        tell('unpublished', template)
      }),
    remove: (template, from) =>
      attempt(from === 'public' ? 'deletePublic' : 'delete', template, async () => {
        await call('deleteTemplate', params(template))
        forgetTemplate(client, template.id)
        tell('deleted', template)
      }),
  }
}

function params({ id }: Template) {
  return { params: { templateId: id }, on401: 'throw' } as const
}

function tell(what: 'published' | 'unpublished' | 'deleted', { name }: Template): void {
  const texts = templateDataTexts[currentLanguage()]
  showToast({ kind: 'good', title: texts[what], text: texts[`${what}Text`](name) })
}
