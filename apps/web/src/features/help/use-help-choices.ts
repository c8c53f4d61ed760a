import { useEffect, useReducer, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useAddressParameter } from '../../ui/use-address-parameter.ts'
import { useAnchor } from '../../ui/use-anchor.ts'
import { useChosen } from '../../ui/use-chosen.ts'
import { helpTexts, placeOfQuestion, type QuestionPlace } from './help-categories.ts'
import { helpCategoryIds, type HelpCategoryId } from './help-category.ts'

export type HelpChoices = {
  category: HelpCategoryId
  /** During hydration nothing is known of the address, and all categories are in the page. */
  isKnown: boolean
  query: string
  choose: (change: { category?: HelpCategoryId; query?: string }) => void
  /** A question was opened, or `null`: the one that the address names was closed. */
  note: (anchor: string | null) => void
}

/** The category and the search, kept in the address; a named question decides the category. */
export function useHelpChoices(named: QuestionPlace | null): HelpChoices {
  const [parameters, setParameters] = useSearchParams()
  const { note } = useAnchor()
  const inAddress = useAddressParameter('category')
  const q = useAddressParameter('q') ?? ''
  const [typed, setTyped] = useState<string | null>(null)
  // The address follows the typing; once it is there, it alone counts.
  if (typed !== null && typed === q) setTyped(null)
  const [category, showCategory] = useChosen(helpCategoryIds.find((id) => id === inAddress) ?? named?.category ?? helpCategoryIds[0])
  const choose: HelpChoices['choose'] = ({ category: chosen, query }) => {
    if (query !== undefined) setTyped(query)
    if (chosen !== undefined) showCategory(chosen)
    setParameters(
      (current) => {
        if (chosen !== undefined) current.set('category', chosen)
        if (query === '') current.delete('q')
        else if (query !== undefined) current.set('q', query)
        return current
      },
      { replace: true, preventScrollReset: true },
    )
  }
  return {
    category,
    isKnown: inAddress !== undefined,
    query: typed ?? q,
    choose,
    // With its category, which the anchor decided until now.
    note: (anchor) => note(anchor, `?${new URLSearchParams([...parameters].filter(([name]) => name !== 'category').concat([['category', category]]))}`),
  }
}

/** The question that the address names, also by its anchor in the other language. */
export function useNamedQuestion(): QuestionPlace | null {
  const { anchor } = useAnchor()
  const [, showAgain] = useReducer((times: number) => times + 1, 0)
  const place = typeof anchor === 'string' ? placeOfQuestion(anchor, helpTexts.known) : null
  const isUnknown = typeof anchor === 'string' && place === null
  useEffect(() => {
    if (!isUnknown) return
    // Without a connection the page stays as it is.
    Promise.all([helpTexts.load('pt'), helpTexts.load('en')]).then(showAgain, () => undefined)
  }, [isUnknown])
  return place
}
