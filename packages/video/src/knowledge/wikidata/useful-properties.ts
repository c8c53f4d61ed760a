import { encyclopedia } from '../../content/content.ts'

/** What an item is, its name, and whether it may be told: read whatever the content holds. */
const alwaysRead = ['P31', 'P279', 'P21', 'P225', 'P569', 'P570', 'P576'] as const

/** The properties that `entityFacts` reads: those that the content has sentences for, and a few. */
export function usefulProperties(): ReadonlySet<string> {
  const told = Object.keys(encyclopedia().properties).filter((id) => /^P\d+$/.test(id))
  return new Set([...alwaysRead, ...told])
}
