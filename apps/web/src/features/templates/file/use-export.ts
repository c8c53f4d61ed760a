import type { Template } from '@relampago/domain/contracts'
import { templateFileName } from '@relampago/domain/templates'
import { useState } from 'react'
import { ApiError } from '../../../api/api-error.ts'
import { callForFile } from '../../../api/call.ts'
import { currentLanguage } from '../../../language/language.ts'
import { logError } from '../../../log/log.ts'
import { saveFile } from '../../../ui/save-file.ts'
import { showToast } from '../../../ui/toasts.ts'
import { fileTexts } from './file.texts.ts'

type Exported = Pick<Template, 'id' | 'name'>

/** Saves one template at a time as a file. */
export function useExport(): { exportingId: string | null; exportTemplate: (template: Exported) => Promise<void> } {
  const [exportingId, setExportingId] = useState<string | null>(null)
  const exportTemplate = async ({ id, name }: Exported) => {
    setExportingId(id)
    try {
      saveFile(await callForFile('templateFile', { params: { templateId: id }, on401: 'throw' }), templateFileName(name))
    } catch (error) {
      logError('a template was not exported', error)
      const texts = fileTexts[currentLanguage()]
      const isGone = error instanceof ApiError && error.status === 404
      showToast({ kind: 'bad', title: texts.exportFailed, text: isGone ? error.message : texts.exportFailedText })
    } finally {
      setExportingId(null)
    }
  }
  return { exportingId, exportTemplate }
}
