import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { classNames } from './class-names.ts'
import './prose.css'

/**
 * HTML that was written from our own Markdown when the site was built. Its links to pages open as
 * those of the router do; those with `rel` lead to what is no page.
 */
export function Prose({ html, className }: { html: string; className?: string }) {
  const navigate = useNavigate()
  const text = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const shown = text.current
    function followLink(event: MouseEvent): void {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null
      const href = link?.getAttribute('href') ?? ''
      const isOtherwise = event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
      if (isOtherwise || !/^[/#]/.test(href) || link?.hasAttribute('rel')) return
      event.preventDefault()
      void navigate(href)
    }
    shown?.addEventListener('click', followLink)
    return () => shown?.removeEventListener('click', followLink)
  }, [navigate])

  return <div ref={text} className={classNames('prose', className)} dangerouslySetInnerHTML={{ __html: html }} />
}
