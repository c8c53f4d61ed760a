import { videoKinds, videoListLimits, videoStates } from '@relampago/domain/contracts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'

export const stateFilters = ['all', ...videoStates] as const
export type StateFilter = (typeof stateFilters)[number]
export const kindFilters = ['all', ...videoKinds] as const
export type KindFilter = (typeof kindFilters)[number]

/** `page` counts the pages that are shown below each other, from 1. */
export type ListChoices = { search: string; kind: KindFilter; state: StateFilter; page: number }

/** How long the typing must rest before the list follows. */
const restMs = 300
const everything: ListChoices = { search: '', kind: 'all', state: 'all', page: 1 }

function choicesOf(address: string): ListChoices {
  const parameters = new URLSearchParams(address)
  return {
    search: (parameters.get('search') ?? '').trim().slice(0, videoListLimits.searchCharacters),
    kind: kindFilters.find((kind) => kind === parameters.get('kind')) ?? 'all',
    state: stateFilters.find((state) => state === parameters.get('state')) ?? 'all',
    page: Math.max(1, Math.trunc(Number(parameters.get('page'))) || 1),
  }
}

function addressOf({ search, kind, state, page }: ListChoices): string {
  const parts = { search: search.trim(), kind: kind === 'all' ? '' : kind, state: state === 'all' ? '' : state, page: page === 1 ? '' : String(page) }
  return new URLSearchParams(Object.entries(parts).filter(([, value]) => value !== '')).toString()
}

/**
 * What is chosen of the list, kept in the query of the address: it survives a reload, and going
 * back undoes a choice. `text` is what is typed; the search follows it after a rest.
 */
export function useListChoices() {
  const location = useLocation()
  const navigate = useNavigate()
  const choices = choicesOf(location.search)
  const [text, setText] = useState(choices.search)
  const written = useRef(choices.search)
  const write = (next: ListChoices, replace = false) => {
    written.current = next.search.trim()
    void navigate({ search: addressOf(next), hash: location.hash }, { replace, preventScrollReset: true })
  }
  const follow = useEffectEvent((search: string) => {
    // The history or a link has brought another search.
    if (search !== written.current) setText(search)
    written.current = search
  })
  useEffect(() => follow(choices.search), [choices.search])
  const rest = useEffectEvent((typed: string) => {
    if (typed.trim() !== written.current) write({ ...choices, search: typed, page: 1 }, true)
  })
  useEffect(() => {
    const timer = setTimeout(() => rest(text), restMs)
    return () => clearTimeout(timer)
  }, [text])
  return {
    choices,
    text,
    setText,
    setKind: (kind: KindFilter) => write({ ...choices, search: text, kind, page: 1 }),
    setState: (state: StateFilter) => write({ ...choices, search: text, state, page: 1 }),
    showMore: () => write({ ...choices, page: choices.page + 1 }),
    clear: () => {
      setText('')
      write(everything)
    },
  }
}
