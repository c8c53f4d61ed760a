import { useEffect, useRef, useState, type RefObject } from 'react'
import { useAnchor } from './use-anchor.ts'

type Options = {
  /** The address names it. */
  isNamed: boolean
  /** Open before it is named or pressed. */
  isOpen?: boolean
  /** A person opened or closed it. */
  onToggle: (isOpen: boolean) => void
}
type Disclosure = { ref: RefObject<HTMLDetailsElement | null>; open: boolean; toggle: (isOpen: boolean) => void }

/** A `<details>` that opens and comes into view when an address that leads here names it. */
export function useDisclosure({ isNamed, isOpen = false, onToggle }: Options): Disclosure {
  const { isNoted } = useAnchor()
  const ref = useRef<HTMLDetailsElement>(null)
  const [open, setOpen] = useState(isOpen)
  const [wasNamed, setWasNamed] = useState(false)
  if (isNamed !== wasNamed) {
    setWasNamed(isNamed)
    if (isNamed) setOpen(true)
  }
  // After a reload the browser itself restores the position.
  const isVisited = isNamed && !isNoted
  useEffect(() => {
    if (isVisited) ref.current?.scrollIntoView()
  }, [isVisited])
  const toggle = (isNow: boolean) => {
    if (isNow === open) return
    setOpen(isNow)
    onToggle(isNow)
  }
  return { ref, open, toggle }
}
