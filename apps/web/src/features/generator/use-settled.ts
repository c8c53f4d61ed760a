import type { Milliseconds } from '@relampago/domain/units'
import { useEffect, useState } from 'react'

/** Whether a text has stayed the same for so long; false again with its next change. */
export function useSettled(text: string, forMs: Milliseconds): boolean {
  const [settled, setSettled] = useState<string | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), forMs)
    return () => clearTimeout(timer)
  }, [text, forMs])
  return settled === text
}
