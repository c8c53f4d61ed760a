import type { Timeline } from '@relampago/domain/timeline'

/** One line for each picture source of a timeline, without repeats. */
export function creditsOf(timeline: Timeline): string[] {
  const lines = timeline.scenes.flatMap(({ picture }) =>
    picture.sources.map(({ title, author, license, url }) =>
      [author === null ? title : `${title}, ${author}`, license, url].filter((part) => part !== null).join(' · '),
    ),
  )
  return [...new Set(lines)]
}
