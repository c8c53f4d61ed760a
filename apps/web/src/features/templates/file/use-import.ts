import type { CallBody } from '@relampago/domain/contracts'
import { longestTemplateFile, readTemplate, readTemplateFile, type TemplateFileProblem } from '@relampago/domain/templates'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '../../../api/api-error.ts'
import { call } from '../../../api/call.ts'
import { currentLanguage } from '../../../language/language.ts'
import { logError } from '../../../log/log.ts'
import { showToast } from '../../../ui/toasts.ts'
import { addOwn, countBy, markOld } from '../data/template-cache.ts'
import { fileTexts } from './file.texts.ts'

type Body = CallBody<'createTemplate'>
/** Why a file did not become a template. */
export type ImportFailure = {
  fileName: string
  problem: TemplateFileProblem | 'unreadable' | 'refused'
  /** What the server says: it names the field and how to correct it. */
  reason: string | null
  /** Sends the same content again, where that may help. */
  retry: (() => void) | null
}
type Import = { busy: boolean; failure: ImportFailure | null; choose: (file: File) => Promise<void>; dismiss: () => void }
type ReadFile = { body: Body; problem?: undefined } | { body?: undefined; problem: TemplateFileProblem | 'unreadable' }

async function readFile(file: File): Promise<ReadFile> {
  // Not even read: it may be a film of gigabytes.
  if (file.size > longestTemplateFile) return { problem: 'too-large' }
  try {
    return readTemplateFile(await file.text())
  } catch (error) {
    logError('a file was not read', error)
    return { problem: 'unreadable' }
  }
}

/** Stores a template from a file as the person's own draft. */
export function useImport(): Import {
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<ImportFailure | null>(null)

  const store = async (fileName: string, body: Body) => {
    try {
      const reply = await call('createTemplate', { body, on401: 'throw' })
      const template = readTemplate(reply.template)
      if (template !== null) addOwn(client, template)
      countBy(client, { own: 1 })
      const texts = fileTexts[currentLanguage()]
      showToast({ kind: 'good', title: texts.imported, text: texts.importedText(reply.template.name) })
      void markOld(client, 'read again')
    } catch (error) {
      logError('a template was not imported', error)
      setFailure({ fileName, problem: 'refused', reason: reasonOf(error), retry: isFieldError(error) ? null : () => void attempt(() => store(fileName, body)) })
    }
  }
  const attempt = async (work: () => Promise<void>) => {
    setBusy(true)
    setFailure(null)
    try {
      await work()
    } finally {
      setBusy(false)
    }
  }
  const choose = (file: File) =>
    attempt(async () => {
      const { body, problem } = await readFile(file)
      if (problem === undefined) await store(file.name, body)
      else setFailure({ fileName: file.name, problem, reason: null, retry: null })
    })
  return { busy, failure, choose, dismiss: () => setFailure(null) }
}

/** What the server checked and refused stays refused until the file is corrected. */
function isFieldError(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 400 || error.status === 413 || error.status === 422)
}

function reasonOf(error: unknown): string | null {
  if (!(error instanceof ApiError)) return null
  if (error.status === 401) return fileTexts[currentLanguage()].problems.signedOut
  return error.isExplained ? error.message : null
}
