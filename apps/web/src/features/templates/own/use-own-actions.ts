import type { Template } from '@relampago/domain/contracts'
import { duplicateOf, readTemplate } from '@relampago/domain/templates'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../api/call.ts'
import { currentLanguage } from '../../../language/language.ts'
import { showToast } from '../../../ui/toasts.ts'
import { addOwn, changeTemplate, countBy, forgetTemplate, hideFromPublic, markOld } from '../data/template-cache.ts'
import { showOwnFailure } from './own-failure.ts'
import { ownTexts, type OwnAttempt } from './own.texts.ts'

type Act = (template: Template) => Promise<void>
export type OwnActions = {
  /** Stores a private copy at once. */
  duplicate: Act
  /** Publishes a private template and makes a public one private, both on the server. */
  toggleVisibility: Act
  /** After the person has confirmed it. */
  remove: Act
  /** What is being done with which template, or `null`. */
  busy: { id: string; attempt: OwnAttempt } | null
}

/** What a person does with their templates on this page. A failure is shown and logged. */
export function useOwnActions(): OwnActions {
  const client = useQueryClient()
  const [busy, setBusy] = useState<OwnActions['busy']>(null)
  const attempt = async (what: OwnAttempt, { id }: Template, run: () => Promise<void>) => {
    setBusy({ id, attempt: what })
    try {
      await run()
      void markOld(client, 'read again')
    } catch (error) {
      await showOwnFailure(what, error)
    } finally {
      setBusy(null)
    }
  }
  return {
    busy,
    duplicate: (template) =>
      attempt('duplicate', template, async () => {
        const reply = await call('createTemplate', { body: duplicateOf(template), on401: 'throw' })
        const copy = readTemplate(reply.template)
        if (copy !== null) addOwn(client, copy)
        countBy(client, { own: 1 })
        tell('duplicated', reply.template)
      }),
    toggleVisibility: (template) =>
      attempt('visibility', template, async () => {
        const isPublic = template.status === 'published'
        const { template: stored } = await call(isPublic ? 'unpublishTemplate' : 'publishTemplate', paramsOf(template))
        changeTemplate(client, template.id, (one) => ({ ...one, status: stored.status, updated_at: stored.updated_at }))
        if (isPublic) hideFromPublic(client, template.id)
        tell(isPublic ? 'madePrivate' : 'published', template)
      }),
    remove: (template) =>
      attempt('delete', template, async () => {
        await call('deleteTemplate', paramsOf(template))
        forgetTemplate(client, template.id)
        countBy(client, { own: -1 })
        tell('deleted', template)
      }),
  }
}

function paramsOf({ id }: Template) {
  return { params: { templateId: id }, on401: 'throw' } as const
}

function tell(what: 'duplicated' | 'madePrivate' | 'published' | 'deleted', { name }: { name: string }): void {
  const texts = ownTexts[currentLanguage()]
  showToast({ kind: 'good', title: texts[what], text: texts[`${what}Text`](name) })
}
