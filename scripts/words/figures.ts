import type { WrittenScript } from '../../packages/video/src/script-command-line.ts'
import { isFact } from '../../packages/video/src/script/post/is-fact.ts'

export type Figure = { name: string; value: number; target?: { least: number } | { most: number } }

/** Spoken sentences of the body that state something a person can look up. */
export function factsIn({ spoken }: Pick<WrittenScript, 'spoken'>): number {
  return spoken.filter(isFact).length
}

/** How many of them are so, 0 to 1; `NaN` of none. */
export function shareOf<T>(all: readonly T[], isSo: (one: T) => boolean): number {
  return all.filter(isSo).length / all.length
}

/** The middle one, the upper of two; `NaN` of none. */
export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN
}

/** So many of a list, from all over it; the whole of a shorter one. */
export function evenly<T>(all: readonly T[], count: number): T[] {
  const places = new Set(Array.from({ length: count }, (_, index) => Math.floor((index * all.length) / count)))
  return all.filter((_, index) => places.has(index))
}

/** Whether a figure is not what was promised; one that could not be measured is not. */
export function isMissed({ value, target }: Figure): boolean {
  if (target === undefined) return false
  return !('least' in target ? value >= target.least : value <= target.most)
}

/** The figures as a table. */
export function figureTable(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => `| ${figure.name} | ${shown(figure.value)} | ${targetText(figure)} | ${isMissed(figure) ? 'MISSED' : ''} |`)
  return ['| figure | value | target | |', '| --- | --- | --- | --- |', ...rows].join('\n')
}

function shown(value: number): string {
  return Number.isInteger(value) ? String(value) : value.toFixed(3)
}

function targetText({ target }: Figure): string {
  if (target === undefined) return ''
  return 'least' in target ? `at least ${target.least}` : `at most ${target.most}`
}
