import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'react-router'
import { useTexts } from '../../../language/language.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { editorTexts } from '../editor.texts.ts'

/** Pages from which a person comes back to the editor: the draft waits for them. */
const wayBack = /^\/(?:login|signup)(?:$|[/?#])/

type Props = { /** Whether there is anything to lose. */ isActive: boolean; onLeave: (to: string, withDraft: boolean) => void }

/** Asks before links of this page, and the browser before a closed tab, leave changes behind. */
export function LeaveGuard({ isActive, onLeave }: Props) {
  const texts = useTexts(editorTexts)
  const { pathname, search } = useLocation()
  const here = pathname + search
  const [to, setTo] = useState<string | null>(null)
  const press = useEffectEvent((event: MouseEvent) => {
    const wanted = linkOf(event)
    if (wanted === null || wanted.split('#', 1)[0] === here || wayBack.test(wanted)) return
    event.preventDefault()
    event.stopPropagation()
    setTo(wanted)
  })
  useEffect(() => {
    if (!isActive) return undefined
    const ask = (event: Event) => event.preventDefault()
    const listen = (event: MouseEvent) => press(event)
    window.addEventListener('beforeunload', ask)
    // Before React's own listeners, which would follow the link.
    document.addEventListener('click', listen, true)
    return () => {
      window.removeEventListener('beforeunload', ask)
      document.removeEventListener('click', listen, true)
    }
  }, [isActive])
  const close = () => setTo(null)
  const leave = (withDraft: boolean) => {
    close()
    if (to !== null) onLeave(to, withDraft)
  }
  return (
    <Dialog
      open={to !== null}
      onClose={close}
      title={texts.leave}
      actions={
        <>
          <Button look="outline" onClick={close}>
            {texts.stay}
          </Button>
          <Button look="destructive" onClick={() => leave(false)}>
            {texts.leaveWithout}
          </Button>
          <Button look="primary" onClick={() => leave(true)}>
            {texts.leaveWithDraft}
          </Button>
        </>
      }
    >
      {texts.leaveText}
    </Dialog>
  )
}

/** The page of ours that a click opens in place of this one; `null` for every other click. */
function linkOf(event: MouseEvent): string | null {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null
  if (!isPlain || !(link instanceof HTMLAnchorElement) || link.target === '_blank' || link.hasAttribute('download')) return null
  const { origin, pathname, search, hash } = new URL(link.href, location.href)
  return origin === location.origin ? pathname + search + hash : null
}
