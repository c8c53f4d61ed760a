import { templateCategoryIds, type TemplateCategory, type TemplateSort } from '@relampago/domain/catalogue'
import { useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useChosen } from '../../../ui/use-chosen.ts'

/** How long the typing must rest before the search counts. */
const restMs = 300

export type ListChoices<Sort extends TemplateSort> = {
  /** What is in the search box. */
  text: string
  setText: (text: string) => void
  /** The search after the typing has rested. */
  q: string
  /** The typing has ended: the search counts at once. */
  settle: () => void
  sort: Sort
  setSort: (sort: Sort) => void
  category: TemplateCategory | ''
  setCategory: (category: TemplateCategory | '') => void
  /** No search and no category. */
  clear: () => void
}

/**
 * What of a list is shown and in which order, kept in the address: going back from a template's
 * page leads to the same list. The first of `sorts` is the usual one.
 */
export function useListChoices<Sort extends TemplateSort>(sorts: readonly [Sort, ...Sort[]]): ListChoices<Sort> {
  const [parameters, setParameters] = useSearchParams()
  const q = parameters.get('q') ?? ''
  const [text, setText] = useState(q)
  const [sort, showSort] = useChosen(sorts.find((one) => one === parameters.get('sort')) ?? sorts[0])
  const [category, showCategory] = useChosen<TemplateCategory | ''>(templateCategoryIds.find((one) => one === parameters.get('category')) ?? '')
  const [path] = useState(() => location.pathname)
  const change = (values: Record<string, string>) =>
    setParameters(
      (current) => {
        for (const [name, value] of Object.entries(values)) {
          if (value === '') current.delete(name)
          else current.set(name, value)
        }
        return current
      },
      { replace: true, preventScrollReset: true },
    )
  const settle = () => {
    // Another page is on its way, while this one is still shown.
    if (location.pathname === path && text.trim() !== q) change({ q: text.trim() })
  }
  const rest = useEffectEvent(settle)
  useEffect(() => {
    if (text.trim() === q) return undefined
    const timer = setTimeout(() => rest(), restMs)
    return () => clearTimeout(timer)
  }, [text, q])
  return {
    text,
    setText,
    q,
    settle,
    sort,
    setSort: (chosen) => {
      showSort(chosen)
      change({ sort: chosen === sorts[0] ? '' : chosen })
    },
    category,
    setCategory: (chosen) => {
      showCategory(chosen)
      change({ category: chosen })
    },
    clear: () => {
      setText('')
      showCategory('')
      change({ q: '', category: '' })
    },
  }
}
