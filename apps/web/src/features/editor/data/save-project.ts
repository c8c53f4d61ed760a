import type { Template } from '@relampago/domain/contracts'
import { projectOfTemplate, startHistory, type EditorProject } from '@relampago/domain/editor'
import { ApiError, noReply } from '../../../api/api-error.ts'
import { currentLanguage } from '../../../language/language.ts'
import { logError } from '../../../log/log.ts'
import { currentSession } from '../../../session/session.ts'
import { closeToasts, showToast } from '../../../ui/toasts.ts'
import { editorTexts } from '../editor.texts.ts'
import { dropDraft } from './drafts.ts'
import type { EditorStore, SaveProblem } from './editor-store.ts'
import { copyOf, fetchTemplate, sendChanged, sendNew } from './send-template.ts'

/** `own`: over the version that was loaded; `over`: over any; `copy`: as a new one. */
export type SaveWay = 'own' | 'over' | 'copy'

/**
 * Whether the template may be the signed-in person's; the server knows better. Those of others are
 * saved as new ones.
 */
function mayBeOwn(loaded: Template | null): loaded is Template {
  const { user } = currentSession()
  return loaded !== null && (user === null || loaded.author_id === user.id)
}

/** Saves the project as it is now and says how that went; `true` when it is stored. */
export async function saveProject(store: EditorStore, way: SaveWay): Promise<boolean> {
  const { history, loaded, base } = store.state()
  const texts = editorTexts[currentLanguage()]
  const project = way === 'copy' ? copyOf(history.present, texts.copySuffix) : history.present
  const target = way !== 'copy' && mayBeOwn(loaded) ? loaded : null
  const titles = target === null ? { done: texts.created, failed: texts.createFailed } : { done: texts.updated, failed: texts.updateFailed }
  closeToasts(titles.failed)
  store.change({ saving: 'saving', problem: null })
  try {
    const stored = target === null ? await sendNew(project, loaded) : await sendOver(project, target, way === 'over' ? null : base)
    dropDraft(loaded?.id ?? null)
    store.change({ saving: 'saved', saved: history.present, loaded: stored, base: stored.updated_at, keptAt: null })
    showToast({ kind: 'good', title: titles.done, text: texts.savedText(stored.name) })
    return true
  } catch (error) {
    logError('the template was not saved', error)
    const problem = target === null ? null : problemOf(error)
    store.change({ saving: problem === null ? 'idle' : 'conflict', problem })
    if (problem === null && !isSignedOut(error)) showToast({ kind: 'bad', title: titles.failed, text: reasonOf(error) })
    return false
  }
}

/** Over the person's own template; what turns out to be another's is stored as a new one. */
async function sendOver(project: EditorProject, target: Template, base: string | null): Promise<Template> {
  try {
    return await sendChanged(project, target, base)
  } catch (error) {
    if (error instanceof ApiError && error.code === 'template_not_yours') return await sendNew(project, target)
    throw error
  }
}

/** Takes the stored version in place of the changes. */
export async function reloadProject(store: EditorStore, id: string): Promise<void> {
  try {
    const loaded = await fetchTemplate(id)
    const { project } = projectOfTemplate(loaded)
    dropDraft(id)
    store.change({
      history: startHistory(project),
      saved: project,
      loaded,
      base: loaded.updated_at,
      saving: 'idle',
      problem: null,
      keptAt: null,
      selectedId: null,
    })
  } catch (error) {
    logError('the template was not loaded again', error)
    showToast({ kind: 'bad', title: editorTexts[currentLanguage()].loadFailed, text: reasonOf(error) })
  }
}

/** What the person must decide about; `null` for failures that only have to be told. */
function problemOf(error: unknown): SaveProblem | null {
  if (!(error instanceof ApiError)) return null
  if (error.code === 'template_changed') return 'changed'
  return error.code === 'template_not_found' ? 'gone' : null
}

/** The login has been opened already. */
function isSignedOut(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401
}

function reasonOf(error: unknown): string {
  const isTold = error instanceof ApiError && error.status !== noReply && error.isExplained
  return isTold ? error.message : editorTexts[currentLanguage()].noReply
}
