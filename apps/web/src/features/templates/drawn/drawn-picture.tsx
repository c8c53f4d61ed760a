import type { Template } from '@relampago/domain/contracts'
import { useEffect, useRef } from 'react'
import { pagePainter } from '../../../engine/open-engine.ts'
import { logWarning } from '../../../log/log.ts'
import { useInView } from '../../../ui/use-in-view.ts'

type Props = { template: Template; playing: boolean }

/**
 * A template as the engine of this page draws it, where the server has no picture of it yet.
 * Nothing is fetched until it is in view; until it is drawn, and where it cannot be, what is behind
 * it shows.
 */
export function DrawnPicture({ template, playing }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const inView = useInView(canvas)
  useEffect(() => {
    const element = canvas.current
    if (!inView || element === null) return undefined
    const end = new AbortController()
    const draw = async () => {
      const { drawTemplate } = await import('./draw-template.ts')
      if (!end.signal.aborted) await drawTemplate({ canvas: element, template, playing, shared: pagePainter, signal: end.signal })
    }
    draw().catch((error: unknown) => {
      if (!end.signal.aborted) logWarning('a template was not drawn', error)
    })
    return () => end.abort()
  }, [inView, template, playing])
  return <canvas ref={canvas} aria-hidden width={0} height={0} className="absolute inset-0 size-full object-cover object-[50%_25%]" />
}
