import { useEffect, useRef, useState, type RefObject } from 'react'
import type { PageSection } from '../../../content/page-text.ts'
import { ContentsBeside } from './contents.tsx'

/** A section has begun to be read when its heading is above this part of the screen. */
const readingLine = 0.35

/** How much of the text has passed, from 0 to 1; all of it when its end is on the screen. */
function readPart({ top, height }: DOMRect): number {
  const way = Math.max(1, height - innerHeight)
  return Math.min(1, Math.max(0, -top / way))
}

function hasBegun({ id }: PageSection): boolean {
  const heading = document.getElementById(id)
  return heading !== null && heading.getBoundingClientRect().top < innerHeight * readingLine
}

type GuideProps = { path: string; sections: readonly PageSection[]; /** What is read. */ text: RefObject<HTMLElement | null> }

/**
 * How far the reader is: a bar at the top of the screen, and the mark in the contents. Both move
 * only as the page is scrolled; the text is not rendered again meanwhile.
 */
export function ReadingGuide({ path, sections, text }: GuideProps) {
  const bar = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState<string | null>(null)
  useEffect(() => {
    const follow = () => {
      if (text.current === null || bar.current === null) return
      bar.current.style.transform = `scaleX(${readPart(text.current.getBoundingClientRect())})`
      setCurrent(sections.findLast(hasBegun)?.id ?? null)
    }
    follow()
    addEventListener('scroll', follow, { passive: true })
    addEventListener('resize', follow)
    return () => {
      removeEventListener('scroll', follow)
      removeEventListener('resize', follow)
    }
  }, [text, sections])
  return (
    <>
      <div ref={bar} aria-hidden className="reading-bar" />
      <ContentsBeside path={path} sections={sections} current={current} />
    </>
  )
}
