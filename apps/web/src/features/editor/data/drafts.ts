import { readProject, type EditorProject } from '@relampago/domain/editor'
import { logWarning } from '../../../log/log.ts'
import { readStored, removeStored, writeStored } from '../../../storage/stored-values.ts'

/** A template as the person left it, before it is saved. */
export type Draft = {
  project: EditorProject
  /** `updated_at` of the stored version that was changed; `null` for a new template. */
  base: string | null
  /** ISO. */
  keptAt: string
}
/** Id of a stored template; `null` for one that was never saved. */
type DraftId = string | null

/** Raised when drafts are written in another form; older ones are dropped. */
const formVersion = 1
/** The oldest gives way. */
const mostDrafts = 20
const ofNew = 'new'

/** `isBroken`: there was one that cannot be read, or is of another version; it is dropped. */
export function readDraft(id: DraftId): { draft: Draft | null; isBroken: boolean } {
  const all = storedDrafts()
  if (all === null) {
    removeStored('templateDrafts')
    return { draft: null, isBroken: true }
  }
  const given = all[id ?? ofNew]
  if (given === undefined) return { draft: null, isBroken: false }
  const draft = toDraft(given)
  if (draft === null) dropDraft(id)
  return { draft, isBroken: draft === null }
}

export function keepDraft(id: DraftId, draft: Draft): void {
  const others = Object.entries(storedDrafts() ?? {}).filter(([key]) => key !== (id ?? ofNew))
  const kept = [...others.slice(1 - mostDrafts), [id ?? ofNew, { version: formVersion, ...draft }]]
  writeStored('templateDrafts', JSON.stringify(Object.fromEntries(kept)))
}

export function dropDraft(id: DraftId): void {
  const others = Object.entries(storedDrafts() ?? {}).filter(([key]) => key !== (id ?? ofNew))
  if (others.length === 0) removeStored('templateDrafts')
  else writeStored('templateDrafts', JSON.stringify(Object.fromEntries(others)))
}

/** `null`: what is stored is no list of drafts. */
function storedDrafts(): Record<string, unknown> | null {
  try {
    const stored: unknown = JSON.parse(readStored('templateDrafts') ?? '{}')
    return isFields(stored) ? stored : null
  } catch (error) {
    logWarning('drafts of templates could not be read', error)
    return null
  }
}

function toDraft(given: unknown): Draft | null {
  if (!isFields(given) || given['version'] !== formVersion) return null
  const { base, keptAt } = given
  const project = readProject(given['project'])
  if (project === null || !(base === null || isTime(base)) || !isTime(keptAt)) return null
  return { project, base, keptAt }
}

function isTime(given: unknown): given is string {
  return typeof given === 'string' && !Number.isNaN(Date.parse(given))
}

function isFields(given: unknown): given is Record<string, unknown> {
  return typeof given === 'object' && given !== null && !Array.isArray(given)
}
