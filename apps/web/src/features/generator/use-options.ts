import { builtInTemplateIds, builtInTemplates, isCustomTemplate, type VideoDuration } from '@relampago/domain/catalogue'
import type { CallReply } from '@relampago/domain/contracts'
import type { Milliseconds, Seconds } from '@relampago/domain/units'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { useLanguage, useTexts } from '../../language/language.ts'
import { useSession } from '../../session/session.ts'
import { closeToasts, showToast } from '../../ui/toasts.ts'
import { generatorTexts } from './generator.texts.ts'

export type TemplateChoice = {
  id: string
  name: string
  /** Address of a frame of a person's template; `null` until it is drawn. */
  still: string | null
  /** Whether the spoken word grows for a moment. */
  captionPop: boolean
  /** How much longer a video of that length takes with it. */
  extraSeconds: Readonly<Record<VideoDuration, Seconds>>
}
export type Options = {
  templates: readonly TemplateChoice[]
  marketplaces: readonly string[]
  /** Ids on offer; `undefined` until the server has answered, also about the chosen one. */
  offeredIds: readonly string[] | undefined
  failed: boolean
  retry: () => void
}

/** What the wizard holds of a template: its id, and the video whose design a variation keeps. */
export type ChosenTemplate = { template: string; variationOf: string }

/** Templates are written, marked and deleted on other pages. */
const freshForMs: Milliseconds = 60_000
const noExtraSeconds = { 15: 0, 30: 0, 60: 0 }

type Reply = Partial<CallReply<'options'>> | null
type Offered = Pick<CallReply<'options'>['templates'][number], 'id' | 'name'> & Partial<CallReply<'options'>['templates'][number]>

/** The part of the reply that this page needs. Throws as for a lost reply when it is missing. */
function readOptions(reply: Reply): Pick<Options, 'templates' | 'marketplaces'> {
  const { templates, marketplaces } = reply ?? {}
  if (!Array.isArray(templates) || !Array.isArray(marketplaces)) throw new ApiError({ status: 200, code: 'unexpected_reply', message: '' })
  return { templates: templates.map(readChoice), marketplaces }
}

function readChoice({
  id,
  name,
  thumbnail_image: still = null,
  caption_pop: captionPop = true,
  extra_seconds: extraSeconds = noExtraSeconds,
}: Offered): TemplateChoice {
  return { id, name, still, captionPop, extraSeconds }
}

/** The list that the server offers to everybody, and to this person. */
function useOffered() {
  const language = useLanguage()
  // Custom templates are offered after the login.
  const { state, user } = useSession()
  return useQuery({
    queryKey: ['options', language, user?.id],
    enabled: state !== 'unknown',
    queryFn: async ({ signal }) => readOptions(await call('options', { signal })),
    placeholderData: (last) => last,
    staleTime: freshForMs,
  })
}

/**
 * A template of a person that the list lacks, because it was chosen in the gallery or belongs to an
 * earlier video. It stays when another is chosen. `choice` is `undefined` while it is asked for and
 * `null` when it is gone.
 */
function useNamed(
  chosen: ChosenTemplate | null,
  listed: readonly TemplateChoice[] | undefined,
): { id: string | null; choice: TemplateChoice | null | undefined } {
  const language = useLanguage()
  const { user } = useSession()
  const [named, setNamed] = useState<ChosenTemplate | null>(null)
  const isUnlisted =
    chosen !== null &&
    listed !== undefined &&
    isCustomTemplate(chosen.template) &&
    (chosen.variationOf !== '' || listed.every(({ id }) => id !== chosen.template))
  if (isUnlisted && (chosen.template !== named?.template || chosen.variationOf !== named.variationOf)) setNamed(chosen)
  const { data } = useQuery({
    queryKey: ['options', language, user?.id, named],
    enabled: named !== null && listed !== undefined,
    queryFn: async ({ signal }) => {
      const { template = '', variationOf = '' } = named ?? {}
      const query = { template, ...(variationOf !== '' && { variation_of: variationOf }) }
      return readOptions(await call('options', { signal, query })).templates.find(({ id }) => id === template) ?? null
    },
    staleTime: freshForMs,
  })
  return { id: named?.template ?? null, choice: data }
}

/**
 * What the server offers, and the chosen template wherever it is from. Until it answers, and when
 * it does not, the templates that come with the product.
 */
export function useOptions(chosen: ChosenTemplate | null = null): Options {
  const language = useLanguage()
  const texts = useTexts(generatorTexts)
  const { data, isError, isPlaceholderData, refetch } = useOffered()
  const named = useNamed(chosen, isPlaceholderData ? undefined : data?.templates)
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
    const listed =
      data?.templates ??
      builtInTemplateIds.map((id) => ({
        id,
        name: builtInTemplates[id].name[language],
        still: null,
        captionPop: builtInTemplates[id].captionPop,
        extraSeconds: noExtraSeconds,
      }))
    const templates = [...listed.filter(({ id }) => id !== named.choice?.id), ...(named.choice ? [named.choice] : [])]
    const isKnown = data !== undefined && !isPlaceholderData && (chosen === null || chosen.template !== named.id || named.choice !== undefined)
    return {
      templates,
      marketplaces: data?.marketplaces ?? [],
      offeredIds: isKnown ? templates.map(({ id }) => id) : undefined,
      failed: isError,
      retry: () => void refetch(),
    }
  }, [data, named.id, named.choice, chosen, isError, isPlaceholderData, language, refetch])
}
