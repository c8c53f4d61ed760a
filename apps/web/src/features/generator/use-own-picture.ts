import type { CallReply, ShownProduct } from '@relampago/domain/contracts'
import { automaticLook, type InputKind, type WizardForm } from '@relampago/domain/rules'
import type { Milliseconds } from '@relampago/domain/units'
import { useQuery } from '@tanstack/react-query'
import { call, callForFile } from '../../api/call.ts'
import { linkHost } from './link-host.ts'
import { useSettled } from './use-settled.ts'

/** Someone who types asks once. */
const pauseMs: Milliseconds = 600
const freshForMs: Milliseconds = 10 * 60_000
/** A busy server or a missing connection is no reason to ask again: the title is there. */
const usual = { retry: false, staleTime: freshForMs, gcTime: freshForMs } as const

type Wanted = Pick<WizardForm, 'input' | 'language' | 'look'>

/** What is known of this video besides its title. */
export type OwnPicture =
  | { kind: 'none' }
  /** The page of the product is being read, or could not be read. */
  | { kind: 'reading' | 'unread' }
  | { kind: 'still'; file: Blob }
  | { kind: 'product'; product: ShownProduct }

/**
 * What the server draws or reads of this video: a scene of its theme, or photo and price of its
 * product. Asks after a pause in typing and only while `isSeen`; an answer that is no longer wanted
 * is aborted.
 */
export function useOwnPicture(form: Wanted, kind: InputKind, isSeen: boolean): OwnPicture {
  const { input, language, look } = form
  const text = input.trim()
  const isLink = kind === 'product' && linkHost(text) !== null
  // The beginning of a link is no theme.
  const isTheme = !isLink && /[\p{L}\p{N}]/u.test(text) && !/^(?:https?:|www\.)/i.test(text)
  const mayAsk = useSettled(JSON.stringify([text, language, look]), pauseMs) && isSeen
  const file = useThemeStill({ input: text, language, look }, isTheme && mayAsk)
  const product = useProduct({ input: text, language }, isLink && mayAsk)
  if (isLink) return product
  return isTheme && file !== null ? { kind: 'still', file } : { kind: 'none' }
}

/** The scene, as soon as it is known; asked for when `enabled`. */
function useThemeStill({ look, ...rest }: Wanted, enabled: boolean): Blob | null {
  const body = { ...rest, ...(look === automaticLook ? {} : { look }) }
  const { data } = useQuery({
    ...usual,
    queryKey: ['theme-still', body],
    queryFn: ({ signal }) => callForFile('themeStill', { body, signal, on401: 'throw' }),
    enabled,
  })
  return data?.type.startsWith('image/') === true ? data : null
}

function useProduct(body: Omit<Wanted, 'look'>, enabled: boolean): OwnPicture {
  const { data, isError, isFetching } = useQuery({
    ...usual,
    queryKey: ['product-glance', body],
    queryFn: ({ signal }) => call('productGlance', { body, signal, on401: 'throw' }),
    enabled,
  })
  // Partial: a proxy may have answered something else.
  const reply: Partial<CallReply<'productGlance'>> | null | undefined = data
  const product = reply?.product ?? null
  if (product !== null) return { kind: 'product', product }
  if (isError || reply !== undefined) return { kind: 'unread' }
  return { kind: isFetching ? 'reading' : 'none' }
}
