import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useAddressParameter } from '../../../ui/use-address-parameter.ts'
import { categoryOf, slugOf, type CategoryChoice } from './find-articles.ts'

/** How long the typing must rest before the address changes. */
const restMs = 300

type Choice = { /** What is in the search box. */ text: string; category: CategoryChoice }
const nothing: Choice = { text: '', category: '' }

export type BlogChoices = Choice & {
  setText: (text: string) => void
  /** The typing has ended: the address changes at once. */
  settle: () => void
  setCategory: (category: CategoryChoice) => void
  /** No search and no category. */
  clear: () => void
}

/** The query of the blog's address, without the question mark. */
function queryOf({ text, category }: Choice): string {
  const parts = { category: category === '' ? '' : slugOf(category), q: text.trim() }
  return new URLSearchParams(Object.entries(parts).filter(([, value]) => value !== '')).toString()
}

/** What of the blog is shown, kept in the address: it can be shared, and going back leads to it. */
export function useBlogChoices(): BlogChoices {
  const [, setParameters] = useSearchParams()
  const asked: Choice = { text: useAddressParameter('q') ?? '', category: categoryOf(useAddressParameter('category')) }
  const [choice, setChoice] = useState(asked)
  const [path] = useState(() => (typeof location === 'undefined' ? '' : location.pathname))
  const address = queryOf(asked)
  // What the address was when it was last read or written here.
  const known = useRef(address)
  const write = (next: Choice) => {
    known.current = queryOf(next)
    setParameters(known.current, { replace: true, preventScrollReset: true })
  }
  const choose = (next: Choice) => {
    setChoice(next)
    write(next)
  }
  const settle = (latest: Choice) => {
    // Another page is on its way, while this one is still shown.
    if (location.pathname === path && queryOf(latest) !== known.current) write(latest)
  }
  const rest = useEffectEvent(settle)
  const follow = useEffectEvent(() => setChoice(asked))
  useEffect(() => {
    if (address === known.current) return
    // A link or the history has brought another choice.
    known.current = address
    follow()
  }, [address])
  useEffect(() => {
    const timer = setTimeout(() => rest(choice), restMs)
    return () => clearTimeout(timer)
  }, [choice])
  return {
    ...choice,
    setText: (text) => setChoice({ ...choice, text }),
    settle: () => settle(choice),
    setCategory: (category) => choose({ ...choice, category }),
    clear: () => choose(nothing),
  }
}
