import { readPacked } from './read-packed.ts'

/** Coloured parts from back to front, and the part of their plane that is the flag. */
export type FlagDrawing = { box: readonly [left: number, top: number, width: number, height: number]; parts: readonly { d: string; fill: string }[] }

let read: Readonly<Record<string, FlagDrawing>> | undefined

/** The flag of a country of `placeTable().flags`; all flags are read at the first call. */
export function flagDrawing(country: string): FlagDrawing {
  read ??= readPacked('flags') as Record<string, FlagDrawing>
  const drawing = read[country]
  if (drawing === undefined) throw new Error(`No flag of ${country} can be drawn`)
  return drawing
}
