import type { z } from 'zod'

/**
 * The members of a list inside an answer that are as they should be; others are left out, because
 * one odd entry must not cost all. None where the list is absent.
 */
export function readList<Entry>(answer: unknown, name: string, entry: z.ZodType<Entry>): Entry[] {
  const list = typeof answer === 'object' && answer !== null ? (answer as Record<string, unknown>)[name] : undefined
  if (!Array.isArray(list)) return []
  return list.flatMap((member) => {
    const read = entry.safeParse(member)
    return read.success ? [read.data] : []
  })
}
