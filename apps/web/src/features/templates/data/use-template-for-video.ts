import { customTemplatePrefix } from '@relampago/domain/catalogue'
import type { Template } from '@relampago/domain/contracts'
import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { currentLanguage } from '../../../language/language.ts'
import { readStored, writeStored } from '../../../storage/stored-values.ts'
import { showToast } from '../../../ui/toasts.ts'
import { templateDataTexts } from './template-data.texts.ts'

/** The stored choices of the wizard, or `null`: nothing stored, or not what a wizard writes. */
function storedWizard(): Record<string, unknown> | null {
  try {
    const parsed = JSON.parse(readStored('wizardState') ?? 'null') as unknown
    return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed) ? (parsed as Record<string, unknown>) : null
  } catch {
    return null
  }
}

/** Notes a template for the next video: in the wizard that was left, or for the next one. */
function noteTemplate(template: Template): void {
  const wizard = storedWizard()
  if (wizard === null) writeStored('selectedTemplate', JSON.stringify(template))
  else writeStored('wizardState', JSON.stringify({ ...wizard, template: `${customTemplatePrefix}${template.id}` }))
}

/** Takes a template to the generator; visitors may, too. */
export function useTemplateForVideo(): (template: Template) => void {
  const navigate = useNavigate()
  return useCallback(
    (template) => {
      noteTemplate(template)
      const texts = templateDataTexts[currentLanguage()]
      showToast({ kind: 'good', title: texts.selected, text: texts.selectedText(template.name) })
      void navigate('/generator')
    },
    [navigate],
  )
}
