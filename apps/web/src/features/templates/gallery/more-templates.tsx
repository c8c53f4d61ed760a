import { useEffect, useEffectEvent, useRef } from 'react'
import { useTexts } from '../../../language/language.ts'
import { Button } from '../../../ui/button.tsx'
import { galleryTexts } from './gallery.texts.ts'

type Props = {
  shown: number
  total: number
  busy: boolean
  /** Comes without a press when the end of the list is near. */
  byItself: boolean
  load: () => void
}

/** The next page of a list: fetched before its end is reached, or when the button is pressed. */
export function MoreTemplates({ shown, total, busy, byItself, load }: Props) {
  const texts = useTexts(galleryTexts)
  const end = useRef<HTMLDivElement>(null)
  const loadMore = useEffectEvent(load)
  useEffect(() => {
    const element = end.current
    if (!byItself || busy || element === null) return undefined
    // Observed again after each page: the end may still be near.
    const observer = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && loadMore(), {
      rootMargin: '0px 0px 900px 0px',
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [byItself, busy])
  return (
    <div ref={end} className="flex flex-col items-center gap-2 py-4">
      <p className="text-small text-ink-muted tabular-nums">{texts.shownOf(shown, total)}</p>
      <Button busy={busy} onClick={load}>
        {busy ? texts.moreBusy : texts.more}
      </Button>
    </div>
  )
}
