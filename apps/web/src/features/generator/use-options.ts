import { builtInTemplateIds, builtInTemplates } from '@relampago/domain/catalogue'
import type { CallReply } from '@relampago/domain/contracts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { useLanguage, useTexts } from '../../language/language.ts'
import { useSession } from '../../session/session.ts'
import { closeToasts, showToast } from '../../ui/toasts.ts'
import { generatorTexts } from './generator.texts.ts'

export type TemplateChoice = { id: string; name: string }
export type Options = {
  templates: readonly TemplateChoice[]
  marketplaces: readonly string[]
  /** Ids on offer; `undefined` until the server has answered. */
  offeredIds: readonly string[] | undefined
  failed: boolean
  retry: () => void
}

/** The part of the reply that this page needs. Throws as for a lost reply when it is missing. */
function readOptions(reply: Partial<CallReply<'options'>> | null): Pick<Options, 'templates' | 'marketplaces'> {
  const { templates, marketplaces } = reply ?? {}
  if (!Array.isArray(templates) || !Array.isArray(marketplaces)) throw new ApiError({ status: 200, code: 'unexpected_reply', message: '' })
  return { templates, marketplaces }
}

/**
 * What the server offers. Until it answers, and when it does not, the templates that come with the
 * product.
 */
export function useOptions(): Options {
  const language = useLanguage()
  const texts = useTexts(generatorTexts)
  // Custom templates are offered after the login.
  const { state, user } = useSession()
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    queryKey: ['options', language, user?.id],
    enabled: state !== 'unknown',
    queryFn: async ({ signal }) => readOptions(await call('options', { signal })),
    placeholderData: (last) => last,
    staleTime: Infinity,
  })
  useEffect(() => {
    if (!isError) return undefined
    showToast({ kind: 'bad', title: texts.optionsFailed, text: texts.optionsFailedText })
    return () => closeToasts(texts.optionsFailed)
  }, [isError, texts])
  useEffect(() => {
    if (!isError) return undefined
    const retry = () => void refetch()
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [isError, refetch])
  return useMemo(() => {
    const builtIn = builtInTemplateIds.map((id) => ({ id, name: builtInTemplates[id].name[language] }))
    return {
      templates: data?.templates ?? builtIn,
      marketplaces: data?.marketplaces ?? [],
      offeredIds: isPlaceholderData ? undefined : data?.templates.map(({ id }) => id),
      failed: isError,
      retry: () => void refetch(),
    }
  }, [data, isError, isPlaceholderData, language, refetch])
}
