import { builtInTemplateIds, builtInTemplates } from '@relampago/domain/catalogue'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { call } from '../../api/call.ts'
import { useLanguage, useTexts } from '../../language/language.ts'
import { showToast } from '../../ui/toasts.ts'
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

/** What the server offers. Until it answers, and when it does not, the templates that come with the product. */
export function useOptions(): Options {
  const language = useLanguage()
  const texts = useTexts(generatorTexts)
  const { data, isError, refetch } = useQuery({ queryKey: ['options', language], queryFn: ({ signal }) => call('options', { signal }), staleTime: Infinity })
  useEffect(() => {
    if (isError) showToast({ kind: 'bad', title: texts.optionsFailed, text: texts.optionsFailedText })
  }, [isError, texts])
  return useMemo(() => {
    const builtIn = builtInTemplateIds.map((id) => ({ id, name: builtInTemplates[id].name[language] }))
    return {
      templates: data?.templates ?? builtIn,
      marketplaces: data?.marketplaces ?? [],
      offeredIds: data?.templates.map(({ id }) => id),
      failed: isError,
      retry: () => void refetch(),
    }
  }, [data, isError, language, refetch])
}
